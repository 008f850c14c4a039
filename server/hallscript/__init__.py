"""What the ``hall`` script does. Standard library only, any Python from 3.9."""
