"""Native code that fills, copies and arranges elements."""
