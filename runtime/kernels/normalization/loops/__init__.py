"""Native code of normalizations, over rows and over channels."""
