"""Tunes Python's garbage collector: a full collection on a loaded server pauses the event loop for about 0.5 s."""

import gc

THRESHOLDS = (10_000, 10, 1_000_000)  # young things are looked through as ever, all things as good as never


def limit_full_collections() -> None:
    """Leave full collections to `collect`."""
    gc.set_threshold(*THRESHOLDS)


def collect() -> None:
    """Run a full collection, for what the young generations have left over."""
    if gc.get_threshold() == THRESHOLDS:
        gc.collect()
