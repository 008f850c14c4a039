"""Durak: the seed's podkidnoy game and its options."""
