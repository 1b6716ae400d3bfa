"""Native code that orders, counts and searches."""
