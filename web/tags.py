"""Tags of the templates: sentences of the catalogue, and addresses of our files."""

from __future__ import annotations

from typing import Any

from django import template

from web import files
from world.render import phrases

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: Any, key: str, **args: Any) -> str:
    """``{% say "web-key" name=value %}``: in the page's language, escaped."""
    return phrases.say(context["face"], key, **args)


@register.simple_tag
def asset(name: str) -> str:
    """``{% asset "app.js" %}``: where a file of ours is, in its present version."""
    return files.address(name)
