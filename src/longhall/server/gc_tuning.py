"""Tunes Python's garbage collector: a full collection on a loaded server pauses the event loop for about 0.5 s."""

import gc

THRESHOLDS = (10_000, 10, 1_000_000)  # young things are looked through as ever, all things as good as never


def limit_full_collections() -> None:
    """From now on only `collect` looks through everything."""
    gc.set_threshold(*THRESHOLDS)


def collect() -> None:
    """Once in a while, for what the quick looks have left over."""
    if gc.get_threshold() == THRESHOLDS:
        gc.collect()
