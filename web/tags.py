"""``{% say "web-key" name=value %}``: a sentence of the catalogue in the page's language."""

from __future__ import annotations

from typing import Any

from django import template

from world.render import phrases

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: Any, key: str, **args: Any) -> str:
    """The sentence, escaped like every other text in a template."""
    return phrases.say(context["face"], key, **args)
