"""New tensors: constants, ranges, numbers of a list, copies, and tensors joined."""
