"""What the hall gives to MUD clients: a Mudlet package, MUSHclient sounds, a TinTin++ script."""
