"""How the value of an operator's argument comes out of a call: where from, and what is done with it.

Choices made in Python (:mod:`.arguments`) are remembered in these words by native code (:mod:`.native`).
"""

from __future__ import annotations

POSITIONAL, DEFAULT, NAMED, SEVERAL = range(4)
# Nothing is done, a tensor (or None) gives its key set, a list or tuple must hold ints, tensors, or tensors and None, a
# number is put in the place of a tensor, an index gives the key sets of the tensors in it, or a tuple is made of one
# int, REPEATED + n times. A number above ADDRESSES is that of the only object that the value may be.
AS_IT_IS, AS_TENSOR, AS_INTS, AS_TENSORS, AS_NUMBER, AS_INDEX, AS_OPTIONALS, REPEATED = 0, 1, 2, 3, 4, 5, 6, 16
ADDRESSES = 1 << 12
MOST = 32  # arguments and values of a call that native code takes
