"""From a `View` or an `Event` to words or packets for one `Face`. Pure."""
