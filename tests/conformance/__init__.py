"""What every game must keep to, played out over many games of each."""
