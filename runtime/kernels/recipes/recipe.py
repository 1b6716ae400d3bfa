"""Recipes: results made by jobs one after another, described once for operands of one dtype and of given shapes.

An operator looks up the recipe of a call by dtypes, shapes and numbers, and calls ``follow.call(recipe, *operands)``.
A job (:mod:`runtime.compile.jobs`) reads and writes slots: the operands, then the results, then temporaries.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from runtime.compile.jobs import start_job
from runtime.compile.threads import used_threads
from runtime.kernels.recipes import layout
from runtime.kernels.recipes.layout import MOST_SLOTS
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array
from runtime.tensor.plans import KernelPlan

Sizes = tuple[int, ...]
_LITTLE = 0.25  # of the work that threads would share, unless a step says more: what is less is done with the GIL


class Step(NamedTuple):
    """A job: what gives the compiled loop, its words less the operands, and the slots that are its operands."""

    loop: Callable[[], Any]
    job: Array
    slots: Sizes
    work: int  # operations
    large: int  # operations from which all threads do it
    little: int = 0  # operations up to which one thread does it with the GIL, in a few tens of microseconds


class Temporary(NamedTuple):
    """Memory for elements that are not kept, whose part of each thread is its own if `each`."""

    elements: int
    each: bool = False


class Recipe(NamedTuple):
    """How results are made from contiguous operands of one dtype. `words` is for native code."""

    words: Array
    table: Array  # the words of the steps
    made: Array  # those of the results
    kind: dtypes.dtype  # of the operands and the first result
    shape: Sizes  # of the first result
    further: tuple[tuple[dtypes.dtype, Sizes], ...]  # the other results
    clears: bool  # whether the first result is zeros before
    steps: tuple[Step, ...]
    temporaries: tuple[Temporary, ...]
    finish: Callable[[Array, dtypes.dtype], Array]  # from the first result to elements of a dtype
    kept: Any  # what jobs point to
    shares: bool  # whether there is little to do, and several threads are yet quicker than one

    def run(self, arrays: Sequence[Array]) -> list[Array]:
        """The results for contiguous operands of the recipe's dtype."""
        threads = used_threads() if any(step.work >= step.large for step in self.steps) else 1
        out = [(np.zeros if self.clears else np.empty)(self.shape, self.kind.numpy)]
        out.extend(np.empty(shape, kind.numpy) for kind, shape in self.further)
        rooms = [
            np.empty(temporary.elements * (threads if temporary.each else 1), self.kind.numpy)
            for temporary in self.temporaries
        ]
        slots = [*arrays, *out, *rooms]
        for k, step in enumerate(self.steps):
            address = step.loop().address
            start_job(address, step.job, tuple([slots[slot] for slot in step.slots]), large=step.work >= step.large)
            self.table[k, 0] = address
        return out


def recipe(
    kind: dtypes.dtype, operands: Sequence[Sizes], shape: Sizes, steps: Sequence[Step],
    temporaries: Sequence[Temporary] = (), *, clears: bool = False,
    further: Sequence[tuple[dtypes.dtype, Sizes]] = (),
    finish: Callable[[Array, dtypes.dtype], Array] | None = None, kept: Any = None,
) -> Recipe:  # fmt: skip
    """The recipe for operands of these shapes, in the dtype `kind` that is computed in; `further` are more results."""
    table = np.array([_packed(step) for step in steps], np.int64).reshape(len(steps), layout.Step.words)
    little = sum(step.work / (step.little or _LITTLE * step.large) for step in steps) <= 1
    results = ((kind, shape), *further)
    slots = len(operands) + len(results) + len(temporaries)
    fits = slots <= MOST_SLOTS and all(len(step.slots) <= MOST_SLOTS for step in steps)
    fits = fits and all(len(sizes) <= MOST_SLOTS for _, sizes in results)
    array = np.array(
        [layout.Result.pack(dtype=id(each), ndim=len(sizes), sizes=sizes[:MOST_SLOTS]) for each, sizes in results],
        np.int64,
    )
    words = layout.Recipe.pack(
        dtype=id(kind), operands=len(operands) if little and fits and finish is None else -1,
        counts=[math.prod(operand) for operand in operands], results=len(results), made=array.ctypes.data,
        clears=clears, temporaries=len(temporaries), room=[temporary.elements for temporary in temporaries],
        steps=len(steps), table=table.ctypes.data,
    ) if fits else layout.Recipe.pack(operands=-1)  # fmt: skip
    return Recipe(
        words, table, array, kind, shape, tuple(further), clears, tuple(steps), tuple(temporaries),
        finish or _cast(kind), kept, little and any(step.work >= step.large for step in steps),
    )  # fmt: skip


def _packed(step: Step) -> Array:
    return layout.Step.pack(
        job=step.job.ctypes.data, words=len(step.job), count=len(step.slots), slots=step.slots[:MOST_SLOTS]
    )


def _cast(kind: dtypes.dtype) -> Callable[[Array, dtypes.dtype], Array]:
    return lambda values, wanted: cast_array(values, kind, wanted)


def recipe_plan(recipe: Recipe, *operands: Tensor) -> Any:
    """The plan of what :func:`follow` gives."""
    first = KernelPlan(recipe.shape, operands[0].dtype)
    further = [KernelPlan(shape, kind) for kind, shape in recipe.further]
    return (first, *further) if further else first


@builtin("runtime.kernels.recipes.native", "follow")
def follow(recipe: Recipe, *operands: Tensor) -> Any:
    """The tensor, or the tuple of tensors, that a recipe makes; the first result has the first operand's dtype."""
    kind = operands[0].dtype
    arrays = recipe.run(
        [np.ascontiguousarray(cast_array(operand._array, operand.dtype, recipe.kind)) for operand in operands]
    )
    first = make_tensor(recipe.finish(arrays[0], kind), kind)
    if not recipe.further:
        return first
    further_results = zip(arrays[1:], recipe.further, strict=True)
    return (first, *[make_tensor(array, kind) for array, (kind, _) in further_results])


def follow_shared(recipe: Recipe, *operands: Tensor) -> Any:
    """What `follow` gives, for recipes that share: by all threads, or at once where there is one."""
    return (follow.general if used_threads() > 1 else follow.call)(recipe, *operands)
