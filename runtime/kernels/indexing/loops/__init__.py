"""Native code that reads and writes elements at indices."""
