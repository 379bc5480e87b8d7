"""Every event and ask of the toy game, with its arguments."""

from typing import Final

from longhall.engine.events import ask, event, number, word

ARGUMENTS: Final = {
    "seat": number("seat"),
    "oath": number("oath"),
    "card": word("card"),
    "die": number("die"),
    "answer": word("answer"),
    "back": word("back"),
    "errand": word("errand"),
    "slot": number("slot"),
    "amount": number(),
    "to": number("seat"),
    "left": number(),
    "thief": number("seat"),
}

EVENTS: Final = {
    "answered": event("seat answer"),
    "boasted": event("seat card"),
    "buried": event("back seat", secret="card"),
    "burnt": event("seat"),
    "caught": event("seat", secret="card"),
    "declined": event("seat"),
    "drew": event("seat", secret="card"),
    "dropped": event("seat back", secret="card"),
    "dug": event("slot seat", secret="card"),
    "gave": event("seat to back", secret="card"),
    "howled": event("seat"),
    "offered": event("seat card"),
    "paid": event("seat amount"),
    "peeked": event("slot seat", secret="card"),
    "played": event("seat card"),
    "rested": event("seat"),
    "rolled": event("seat die"),
    "set_out": event("seat errand"),
    "shuffled": event(),
    "sold": event("seat card"),
    "stole": event("seat back", secret="card"),
    "swore": event("seat", secret="oath"),
    "tired": event("seat"),
}

ASKS: Final = {
    "give.card": ask(private=True, open=False, rule="TOY-HELD"),
    "give.to": ask(rule="TOY-TURN"),
    "hunt.stop": ask("die", rule="TOY-CANNOT"),
    "limit.drop": ask(private=True, open=False, rule="TOY-HELD"),
    "loss.instead": ask(rule="TOY-HELD"),
    "saga.oath": ask(private=True, rule="TOY-CANNOT"),
    "saga.offer": ask("left", open=False, rule="TOY-HELD"),
    "steal.window": ask("thief", rule="TOY-TURN"),
    "turn.main": ask(rule="TOY-CANNOT"),
}
