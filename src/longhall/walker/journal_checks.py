"""Checks: the journal, the way back and batches."""

from collections.abc import Sequence

from longhall.engine.errors import CannotUndo, IllegalAnswer
from longhall.engine.game import Game
from longhall.engine.options import Option
from longhall.walker.copy_checks import Kept
from longhall.walker.fault import difference
from longhall.walker.scene import Scene, unlike

BATCH = 4  # answers in a batch, at most


def journal_replays(game: Game, kept: Sequence[Kept]) -> str:
    """The same seed and answers, one by one, give the same game, decision by decision, and the same log."""
    again = Game(game.info, game.seats, game.seed, game.options)
    for (position, _), gesture in zip(kept, game.gestures, strict=True):
        found = unlike(position, again.position)
        if found:
            return found
        again.answer(gesture.seat, gesture.keys[0])
    for observer in range(game.seats + 1):
        if again.events(0, observer) != game.events(0, observer):
            return difference(game.events(0, observer), again.events(0, observer), f"log of {observer}")
    return unlike(game.position, again.position)


def undo_is_exact(scene: Scene) -> str:
    """An answer can be taken back, and everything is as before; where it closed the way back, only by consent."""
    game = scene.game.copy()
    game.answer(scene.seat, scene.option)
    if game.can_undo(scene.seat) == scene.after.closed:
        return f"{scene.option.key} closes the way back: {scene.after.closed}; it can be taken back all the same"
    if scene.after.closed:
        try:
            game.undo(scene.seat)
        except CannotUndo:
            if unlike(scene.after.world, game.position):
                return "an undo that was refused changed something"
        else:
            return f"{scene.option.key} closed the way back and was taken back"
    game.undo(scene.seat, consent=scene.after.closed)
    return unlike(scene.g, game.position)


def batch_is_its_answers(scene: Scene) -> str:
    """Answers in one batch come out as one by one, and go back as one; where one in the midst closes, none counts."""
    single, again, batch = scene.game.copy(), scene.game.copy(), scene.game.copy()
    chosen = _several(scene, single)
    for option in chosen:
        again.answer(scene.seat, option)
    if unlike(single.position, again.position):
        return ""  # answers do not repeat, as another check finds when the game gets there
    closing = [gesture.closed for gesture in single.gestures[-len(chosen) :]]
    try:
        batch.answer_all(scene.seat, chosen)
    except IllegalAnswer as error:
        if error.key != "error.batch_closed" or not any(closing[:-1]):
            return f"{chosen} is refused as a batch: {error}"
        return unlike(scene.g, batch.position)
    if any(closing[:-1]):
        return f"{chosen}: not only the last closes the way back"
    if batch.events(0, scene.seat) != single.events(0, scene.seat):
        return f"{chosen} tells something else as a batch"
    found = unlike(single.position, batch.position)
    batch.undo(scene.seat, consent=closing[-1])
    return found or unlike(scene.g, batch.position)


def _several(scene: Scene, game: Game) -> list[Option]:
    """Answer with the chosen option, and go on by chance as long as the same seat is asked and nothing goes wrong."""
    chosen = [scene.option]
    game.answer(scene.seat, scene.option)
    while len(chosen) < BATCH:
        offered = [each for ask in game.asks if ask.seat == scene.seat for each in (*ask.options, *ask.anytime)]
        if not offered:
            break
        option = scene.chance.pick(offered)
        try:
            game.answer(scene.seat, option)
        except Exception:
            break  # the rules fail there, as another check finds when the game gets there
        chosen.append(option)
    return chosen
