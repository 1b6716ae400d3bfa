"""Native code of the engine's loop over nodes."""
