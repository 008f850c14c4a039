"""The service layer: the only place that joins rules, people, rows, faces and time."""
