"""What a line to a client is made of: bytes to lines and back, options, charsets, flow."""
