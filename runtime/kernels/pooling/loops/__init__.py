"""Native code of pooling."""
