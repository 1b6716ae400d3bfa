"""Branches and loops as functions. A trace and an export keep both ways of ``cond``; else functions are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.autograd.trees import TreeSpec, tree_flatten, tree_unflatten
from runtime.capture.reads import active
from runtime.capture.recorder import Recorder
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.graph.ir import Block, Node
from runtime.graph.types import BOOL, TensorType
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.tensor import Tensor

__all__ = ["cond", "map", "while_loop"]


def cond(
    pred: Any, true_fn: Callable[..., Any], false_fn: Callable[..., Any], operands: Sequence[Any] = ()
) -> Any:  # fmt: skip
    """``true_fn(*operands)`` if `pred`, a bool or a tensor of one element, is true, else ``false_fn(*operands)``.

    While a program is captured and `pred` is a tensor, both functions run and become the two ways of a condition. They
    give tensors, in trees of one form, with the same dtypes and numbers of dimensions, and write to nothing outside.
    """
    if not callable(true_fn) or not callable(false_fn):
        msg = f"cond(): expected two functions, got {type(true_fn).__name__} and {type(false_fn).__name__}"
        raise ArgumentError(msg)
    recorder = active()
    if recorder is not None and isinstance(pred, Tensor):
        return _record_branches(recorder, pred, (true_fn, false_fn), operands)
    return true_fn(*operands) if bool(pred) else false_fn(*operands)


def _record_branches(
    recorder: Recorder, pred: Tensor, functions: Sequence[Callable[..., Any]], operands: Sequence[Any]
) -> Any:  # fmt: skip
    """Let both functions be blocks of ``prim::If``; what the one gives that `pred` chooses, as its outputs."""
    with recorder.pause():
        is_true = bool(pred)
        random_state = get_rng_state()
    condition = recorder.insert("aten::Bool", [recorder.value_of(pred)], [BOOL]).output()
    choice = recorder.append(Node(recorder.graph, "prim::If"))
    choice.addInput(condition)
    blocks = [choice.addBlock(), choice.addBlock()]
    unused_leaves, unused_form = _record_branch(recorder, blocks[is_true], functions[is_true], operands)
    with recorder.pause():
        set_rng_state(random_state)  # as if the other function had not run
    leaves, form = _record_branch(recorder, blocks[not is_true], functions[not is_true], operands)
    if form != unused_form:
        msg = f"cond(): the two functions give results of one form, got {form} and {unused_form}"
        raise ArgumentValueError(msg)
    for leaf, unused in zip(leaves, unused_leaves, strict=True):
        kinds = [(item.dtype, item._ndim) for item in (leaf, unused)]
        if kinds[0] != kinds[1]:
            shown = " and ".join(f"{dtype} of {rank} dimensions" for dtype, rank in kinds)
            msg = f"cond(): the two functions give tensors of one dtype and number of dimensions, got {shown}"
            raise ArgumentValueError(msg)
        output = choice.addOutput()
        recorder.define(leaf, output)
        output.setType(TensorType())  # the other way may give other sizes
    return tree_unflatten(leaves, form)


def _record_branch(
    recorder: Recorder, block: Block, function: Callable[..., Any], operands: Sequence[Any]
) -> tuple[list[Any], TreeSpec]:  # fmt: skip
    """Run a function whose nodes stand in a block; the leaves of its result, outputs of the block, and their form."""
    before = dict(recorder.values)
    versions = {key: tensor._version for key, (tensor, _) in before.items()}
    with recorder.graph.insert_point_guard(block):
        leaves, form = tree_flatten(function(*operands))
        for position, leaf in enumerate(leaves):
            if not isinstance(leaf, Tensor):
                msg = f"cond(): functions give tensors, in trees, got {type(leaf).__name__}"
                raise ArgumentError(msg)
            if id(leaf) in before or any(leaf is earlier for earlier in leaves[:position]):
                leaves[position] = leaf.view_as(leaf)  # type: ignore[attr-defined]
            block.registerOutput(recorder.value_of(leaves[position]))
    attributes = {
        key: entry for key, entry in recorder.values.items() if entry[1].node().kind() == "prim::GetAttr"
    }  # fmt: skip
    for key, (tensor, value) in {**attributes, **before}.items():
        if tensor._version != versions.get(key, value.version):
            msg = (
                "cond(): a function writes to a tensor from outside, which would happen in both ways while the program "
                "is captured; give the new value as a result and write it behind cond"
            )
            raise ComputeError(msg)
    recorder.values = {**attributes, **before}
    return leaves, form


def while_loop(cond_fn: Callable[..., Any], body_fn: Callable[..., Any], carried_inputs: Sequence[Any]) -> Any:
    """What `body_fn` makes of `carried_inputs`, as many values again, as often as `cond_fn` of them holds."""
    if not callable(cond_fn) or not callable(body_fn):
        msg = f"while_loop(): expected two functions, got {type(cond_fn).__name__} and {type(body_fn).__name__}"
        raise ArgumentError(msg)
    carried = tuple(carried_inputs)
    while bool(cond_fn(*carried)):
        results = body_fn(*carried)
        results = tuple(results) if isinstance(results, (tuple, list)) else (results,)
        if len(results) != len(carried):
            msg = f"while_loop(): the body gives {len(results)} values for the {len(carried)} that are carried"
            raise ArgumentError(msg)
        carried = results
    return carried


def map(f: Callable[..., Any], xs: Any, *args: Any) -> Any:  # noqa: A001  PyTorch's name
    """``f(x, *args)`` for each `x` along the first dimension of `xs`, a tree of tensors; the results, stacked.

    A capture has the calls one after the other, for as many as the example has.
    """
    from runtime.dispatch.functions import Functions

    functions: Any = Functions()
    leaves, form = tree_flatten(xs)
    if not leaves or len({len(leaf) for leaf in leaves}) != 1 or not len(leaves[0]):
        msg = f"map(): expected tensors of one size of at least 1 along dimension 0, got {[len(x) for x in leaves]}"
        raise ArgumentValueError(msg)
    rows = zip(*(functions.unbind(leaf) for leaf in leaves), strict=True)
    results = [tree_flatten(f(tree_unflatten(list(row), form), *args)) for row in rows]
    stacked = [functions.stack(list(parts)) for parts in zip(*(result for result, _ in results), strict=True)]
    return tree_unflatten(stacked, results[0][1])
