"""Writing a card step by step: `propose` alone asks for one thing after the other.

While it asks, every line typed is an answer; a full stop alone gives up. What others do is told all
the same, and nothing of the card is shown to anybody before the last yes.
"""

from __future__ import annotations

from typing import Any

from evennia import CmdSet
from evennia.commands import cmdhandler

from world.games.dvorak.reasons import heard
from world.games.dvorak.view import CardView
from world.hall import audience
from world.render import dvorak, layout
from world.render.face import Face
from world.render.phrases import say

from .answers import TableCommand, submit

STEPS = ("title", "type", "text", "flavour", "sure")
KINDS = {"": "Thing", "t": "Thing", "thing": "Thing", "a": "Action", "action": "Action"}
KINDS |= {"r": "Rule", "rule": "Rule"}
YES = ("y", "yes")
STOP = "."


class CmdAnswer(TableCommand):
    """An answer to what the wizard asked."""

    key = cmdhandler.CMD_NOMATCH
    aliases = (cmdhandler.CMD_NOINPUT,)
    auto_help = False

    def act(self) -> None:
        """Take the answer and ask the next thing, or give up."""
        answers: list[str] = self.session.ndb.card_answers
        answer = self.raw_string.strip()
        step = STEPS[len(answers)]
        if answer == STOP or (step == "title" and not answer):
            stop(self.session)
            audience.tell(self.session, "dvorak-wizard-stopped")
        elif step == "type" and answer.casefold() not in KINDS:
            audience.tell(self.session, "dvorak-wizard-type")
        elif step == "sure":
            self.finish(answers, answer.casefold() in YES)
        else:
            answers.append(KINDS[answer.casefold()] if step == "type" else answer)
            ask(self.session, answers)

    def finish(self, answers: list[str], sure: bool) -> None:
        """Propose the card, or not."""
        stop(self.session)
        if sure:
            submit(self, words_of(*answers))
        else:
            audience.tell(self.session, "dvorak-wizard-stopped")


class WizardCmdSet(CmdSet):
    """Nothing but answers, while a card is being written on this line."""

    key = "card wizard"
    priority = 150
    mergetype = "Replace"
    no_exits = True
    no_objs = True

    def at_cmdset_creation(self) -> None:
        """Only the one command."""
        self.add(CmdAnswer())


def start(session: Any) -> None:
    """Begin to write a card on this line."""
    session.ndb.card_answers = []
    session.cmdset.add(WizardCmdSet)
    ask(session, [])


def stop(session: Any) -> None:
    """The line's words are commands again."""
    session.ndb.card_answers = None
    session.cmdset.remove(WizardCmdSet)


def ask(session: Any, answers: list[str]) -> None:
    """Ask for what is still missing; at the end show the card as the others would see it."""
    step = STEPS[len(answers)]
    if step == "sure":
        audience.show(session, lambda face: preview(face, *answers))
    audience.tell(session, f"dvorak-wizard-{step}")


def preview(face: Face, title: str, kind: str, text: str, flavour: str) -> str:
    """The card, and how the hall understands it."""
    card = CardView(0, title=title, type=kind, text=text, flavour=flavour)
    understood = dvorak.explained(face, heard(kind, text)) if text else []
    return layout.block(
        face, [say(face, "dvorak-wizard-card"), *dvorak.card(face, card), *understood]
    )


def words_of(title: str, kind: str, text: str, flavour: str) -> str:
    """The one line that proposes the same card."""
    last = f' ("{flavour}")' if flavour else ""
    return f"propose/{kind.casefold()} {title} = {text}{last}"
