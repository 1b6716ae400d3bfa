"""Native code that makes several views at once."""
