"""``compile``: programs that are captured by running once, and run again without Python where their guards hold."""
