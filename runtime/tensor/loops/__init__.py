"""Loops over elements that tensors are cast by."""
