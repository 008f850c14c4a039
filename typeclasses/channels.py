"""Channels, for what Evennia itself writes to one; players talk by commands of our own."""

from __future__ import annotations

from typing import Any

from evennia.comms.comms import DefaultChannel

from world.hall.audience import tell


class Channel(DefaultChannel):
    """A channel whose messages are sentences of the hall: raw text, no markup, no nicks."""

    def msg(self, message: str, senders: Any = None, **kwargs: Any) -> None:
        """Send a message to everybody who listens."""
        listeners = [
            who
            for who in self.subscriptions.online()
            if not self.mutelist or who not in self.mutelist
        ]
        name = ", ".join(sender.key for sender in senders or ())
        key = "talk-channel" if name else "talk-channel-notice"
        tell(listeners, key, channel=self.key, name=name, text=str(message))

    def add_user_channel_alias(self, user: Any, alias: str, **kwargs: Any) -> None:
        """No nick: every line a player types would be compared with it."""
