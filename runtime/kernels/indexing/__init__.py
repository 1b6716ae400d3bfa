"""Reading and writing at places that tensors give."""
