"""Functions that kernel expressions may call besides those of :mod:`runtime.kernels.vecmath`."""

from __future__ import annotations

from runtime.compile.kinds import Later

number = Later("runtime.compile.memory", "number")  # a literal in the dtype that is computed in
# A whole number in the dtype that is computed in, if that is no integer; a number of a list, and how many it has.
counted = Later("runtime.compile.lists", "counted")
item = Later("runtime.compile.lists", "item")
length = Later("runtime.compile.lists", "length")
# A number times 1j, and what of a complex number a loop that computes in a real dtype gives.
imaginary = Later("runtime.compile.complexes", "imaginary")
as_compute = Later("runtime.compile.complexes", "as_compute")
# The limits of a dtype, and the larger and the smaller one of two numbers, NaN before all others.
highest = Later("runtime.kernels.reduction.loops.accumulators", "highest")
lowest = Later("runtime.kernels.reduction.loops.accumulators", "lowest")
larger = Later("runtime.kernels.reduction.loops.accumulators", "larger")
smaller = Later("runtime.kernels.reduction.loops.accumulators", "smaller")
