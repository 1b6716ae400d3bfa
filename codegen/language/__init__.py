"""The language of expressions: what may be written, its words, its trees."""
