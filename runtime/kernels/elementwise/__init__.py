"""Loops over the elements of broadcast tensors."""
