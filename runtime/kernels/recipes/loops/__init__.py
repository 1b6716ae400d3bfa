"""Native code that the loops of recipes share."""
