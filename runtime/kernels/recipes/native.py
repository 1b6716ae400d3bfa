"""Recipes followed in one native call, where there is little to do and all operands are contiguous and of its dtype."""

from __future__ import annotations

from runtime.compile import kinds as types
from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.compile.jobs import MOST_WORDS
from runtime.kernels.creation.loops.dense import dense_elements, made_tensor
from runtime.kernels.recipes.layout import MOST_SLOTS, Recipe, Result, Step
from runtime.native.capi import new_tuple, release
from runtime.native.layout import WORD, Array, Tuple
from runtime.native.structures import Ref, Row, clear_bytes, invoke, stack_words, words
from runtime.native.tensors import (
    Bound, Kind, Process, TensorObject, bound_to, call_general, is_tensor, known_kind, new_memory,
)  # fmt: skip

__all__ = ["bound_to", "follow"]

_i = types.int64
STEP_WORDS, RESULT_BYTES = Step.words, 8 * Result.words
_process, _kind, _recipe, _words = Ref(Process), Ref(Kind), Ref(Recipe), Row(WORD)


@compile_driver(types.boolean(_process, _recipe, _kind, _words, _i, _words))
def take_operands(process, recipe, kind, operands, count, data):
    """Write where the operands' elements lie; whether these are as the recipe wants them, and its loops loaded."""
    if kind == 0 or count != recipe.operands:
        return False
    for k in range(recipe.steps):
        if Step(recipe.table + 8 * STEP_WORDS * k).function == 0:
            return False
    for k in range(count):
        if not is_tensor(process, operands[k]) or TensorObject(operands[k]).dtype != recipe.dtype:
            return False
        array = TensorObject(operands[k]).array
        if dense_elements(array, kind.itemsize) != recipe.counts[k]:
            return False
        data[k] = array.data
    return True


@compile_driver(types.void(_recipe, _words))
def do_steps(recipe, data):
    """Do the jobs on slots at these addresses."""
    job = stack_words(MOST_WORDS)
    for k in range(recipe.steps):
        step = Step(recipe.table + 8 * STEP_WORDS * k)
        for j in range(step.words):
            job[j] = step.job[j]
        for j in range(step.count):
            job[j] = data[step.slots[j]]
        invoke(step.function, job, job, 0, 1, 0)


@compile_driver(_i(_process, _recipe, _words))
def results_of(process, recipe, arrays):
    """The tensor over an array, or a tuple of those over several; references are stolen. 0 with an error set."""
    count, result = recipe.results, Tuple(0)
    if count > 1:
        result = Tuple(new_tuple(count))
    failed = count > 1 and result == 0
    for k in range(count):
        tensor = 0
        if failed:
            release(arrays[k])
        else:
            tensor = made_tensor(process, known_kind(process, Result(recipe.made + k * RESULT_BYTES).dtype), arrays[k])
            failed = tensor == 0
        if count == 1:
            return tensor
        if tensor != 0:
            result.items[k] = tensor
    if failed and result != 0:
        release(result)
        return 0
    return result


@compile_driver(_i(_process, _recipe, _words, _i))
def followed(process, recipe, operands, count):
    """The results of a recipe; 0 where the general path has to make them."""
    kind, data, arrays = known_kind(process, recipe.dtype), stack_words(MOST_SLOTS), stack_words(MOST_SLOTS)
    if not take_operands(process, recipe, kind, operands, count, data):
        return 0
    results, length = recipe.results, stack_words(1)
    total = results + recipe.temporaries
    for k in range(total):
        if k >= results:
            length[0] = recipe.room[k - results]
            out = new_memory(process, kind, 1, length)
        else:
            result = Result(recipe.made + k * RESULT_BYTES)
            out = new_memory(process, known_kind(process, result.dtype), result.ndim, result.sizes)
        if out == 0:
            for j in range(k):
                release(arrays[j])
            return 0
        arrays[k], data[count + k] = out, out.data
    if recipe.clears != 0:
        elements, first = 1, Result(recipe.made)
        for d in range(first.ndim):
            elements *= first.sizes[d]
        clear_bytes(data[count], elements * kind.itemsize)
    do_steps(recipe, data)
    for k in range(results, total):
        release(arrays[k])
    return results_of(process, recipe, arrays)


@compile_builtin
def follow(bound, arguments, count):
    """``follow(recipe, *operands)``."""
    record, operands, result = Bound(Array(bound).data), words(arguments), 0
    if count > 1:
        recipe = Recipe(Array(Tuple(operands[0]).items[0]).data)
        result = followed(record.process, recipe, words(arguments + 8), count - 1)
    return result if result != 0 else call_general(record.general, arguments, count)
