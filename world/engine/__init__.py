"""The frame every game fills: protocol, match, codec, registry. Pure."""
