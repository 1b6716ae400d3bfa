"""What calls cost where the work is small: builtins that read and make Python's own objects, tensors and arrays.

Each takes the plain case of an operation in one native call, and hands every other one on to the general path in
Python, which gives the same answer. :mod:`.objects` says what is relied on, and tries it out; :mod:`.builtins` makes
builtins of compiled functions; the others are what is done with them.
"""
