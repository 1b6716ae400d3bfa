"""From a ``reduce:`` kernel to its loop and to the call that a wrapper makes."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from codegen.entries import Entry
from codegen.kernels import Accumulator, ReduceKernel
from codegen.loops import Lower, local_name, lower, reads, unparse
from codegen.reduce_model import Accumulator as LoopAccumulator
from codegen.reduce_model import AccumulatorType, Pass, ReduceLoop
from codegen.syntax import Program, names_in

if TYPE_CHECKING:
    from codegen.plan import FormBlock, ReductionBlock

# What a reduction knows besides its accumulators; loops provide them under these names.
_GIVEN = {"index": "index", "count": "count"}


def make_reduction(entry: Entry, kernel: ReduceKernel, form: FormBlock) -> ReductionBlock:
    """The loop, facts and call of a reduction."""
    from codegen.plan import ReductionBlock, common_facts

    schema = entry.schema
    arguments = {one.name: one for one in schema.inputs}
    used = _names_read(kernel)
    scalars = tuple(name for name in arguments if name in used and not arguments[name].type.is_tensor_like)
    loop = _loop(entry, kernel, form, scalars)
    outputs = len(loop.finish) or 1
    facts = [f'"{entry.name}"', "LOOPS", f'"{loop.name}"', *common_facts(entry)]
    facts += [f"outputs={outputs}"] if outputs > 1 else []
    words = output_dtypes(kernel)
    facts += [f"output_dtypes={words!r}"] if outputs > 1 and set(words) != {"same"} else []
    facts += ["identity=False"] if not kernel.identity else []
    call = [one.name for one in schema.inputs if one.type.is_tensor][:1]
    dim = arguments.get("dim")
    if kernel.each is not None:
        call.append("dim")
    else:
        call.append(_dims(dim.type.is_list, dim.type.optional) if dim is not None else "None")
        call.append("keepdim" if "keepdim" in arguments else "False")
    call += ["dtype=dtype"] if "dtype" in arguments else []
    call += [f"scalars=({', '.join(scalars)},)"] if scalars else []
    constant = f"{form.constant}_LOOP"
    method = "compute_each" if kernel.each is not None else "compute"
    return ReductionBlock(constant, loop, ", ".join(facts), f"{constant}.{method}({', '.join(call)})")


def _dims(is_list: bool, optional: bool) -> str:
    """The reduced dimensions as a tuple or None."""
    if is_list:
        return "dim"
    return "None if dim is None else (dim,)" if optional else "(dim,)"


def output_dtypes(kernel: ReduceKernel) -> tuple[str, ...]:
    """The dtype of each output: int64 or bool where it is made of accumulators of that type alone, else the rule's."""
    if kernel.finish is None:
        return ("same",)
    types = {one.name: one.type for each in kernel.passes for one in each} | {"count": "int64"}
    end = kernel.finish.result
    return tuple(_dtype_of(part, types) for part in (end.elts if isinstance(end, ast.Tuple) else [end]))


def _dtype_of(tree: ast.expr, types: Mapping[str, str]) -> str:
    read = {types.get(name, "compute") for name in names_in(tree)}
    return next(iter(read)) if len(read) == 1 and "compute" not in read else "same"


def _names_read(kernel: ReduceKernel) -> set[str]:
    accumulators = [accumulator for one in kernel.passes for accumulator in one]
    programs = [part for one in accumulators for part in (one.init, one.step, one.combine)]
    programs += [one for one in (kernel.finish, kernel.each) if one is not None]
    return set().union(*(reads(program) for program in programs))


def _loop(entry: Entry, kernel: ReduceKernel, form: FormBlock, scalars: tuple[str, ...]) -> ReduceLoop:
    names = dict(_GIVEN)
    for one in (accumulator for each in kernel.passes for accumulator in each):
        names |= {one.name: local_name(one.name), f"{one.name}_other": f"{local_name(one.name)}_other"}
    passes = tuple(Pass(tuple(_accumulator(one, names) for one in each)) for each in kernel.passes)
    finish = lower(kernel.finish, names)[1] if kernel.finish is not None else ()
    each = _expression(kernel.each, names) if kernel.each is not None else None
    local = tuple(local_name(name) for name in scalars)
    digest = hashlib.sha256(repr((passes, finish, each, local)).encode()).hexdigest()[:8]
    doc = f"{entry.name}: {' '.join((kernel.finish or kernel.each).source.split())}"  # type: ignore[union-attr]
    return ReduceLoop(f"{form.identifier}_{digest}", doc, passes, finish, each, local)


def _accumulator(one: Accumulator, names: Mapping[str, str]) -> LoopAccumulator:
    parts = _init(one.init, names), _expression(one.step, names), _expression(one.combine, names)
    return LoopAccumulator(names[one.name], *parts, cast("AccumulatorType", one.type))


class _Limits(ast.NodeTransformer):
    """``inf`` where an accumulator starts is the highest value of its dtype, ``-inf`` the lowest."""

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Name) and node.operand.id == "inf":
            return ast.Call(ast.Name("lowest", ast.Load()), [ast.Name("T", ast.Load())], [])
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Call(ast.Name("highest", ast.Load()), [ast.Name("T", ast.Load())], []) if node.id == "inf" else node


def _init(program: Program, names: Mapping[str, str]) -> str:
    value = program.result
    value = value.operand if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub) else value
    if isinstance(value, ast.Name) and value.id == "inf":
        return unparse(_Limits().visit(copy.deepcopy(program.result)))
    return _expression(program, names)


def _expression(program: Program, names: Mapping[str, str]) -> str:
    """The one expression of a program."""
    return unparse(Lower(names).visit(copy.deepcopy(program.result)))
