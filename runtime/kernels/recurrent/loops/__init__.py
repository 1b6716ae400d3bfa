"""Native code of recurrent layers: cells and steps."""
