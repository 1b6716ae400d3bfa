"""From a ``reduce:`` or ``scan:`` kernel to its loop and to the call that a wrapper makes."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, cast

from codegen.language.kernels import Accumulator, Pass, ReduceKernel, ScanKernel
from codegen.language.syntax import Program
from codegen.language.trees import copied
from codegen.language.whole_numbers import whole_number
from codegen.model.blocks import PassesBlock
from codegen.model.common_parts import keep_common
from codegen.model.facts import dtype_facts, loop_facts
from codegen.model.forms import FormBlock
from codegen.model.layout import tuple_source
from codegen.model.loops import Lower, local_name, lower, reads
from codegen.model.reduce_model import Accumulator as LoopAccumulator
from codegen.model.reduce_model import AccumulatorType, ReduceLoop, ScanLoop
from codegen.model.reduce_model import Pass as LoopPass
from codegen.model.scan_states import begun_with, initial_tensors, with_final
from codegen.reading.entry import Entry
from codegen.reading.kernel_passes import values_in

# What a reduction knows besides its accumulators; loops provide them under these names.
_GIVEN = {"index": "index", "count": "count"}


def make_reduction(entry: Entry, kernel: ReduceKernel, form: FormBlock) -> PassesBlock:
    """The loop, facts and call of a reduction."""
    schema = entry.schema
    arguments = {argument.name: argument for argument in schema.inputs}
    ends = [program for program in (kernel.finish, kernel.each) if program is not None]
    used = _read_in(kernel.passes).union(*(reads(program) for program in ends))
    scalars = tuple(name for name in arguments if name in used and not arguments[name].type.is_tensor_like)
    tensors = [argument.name for argument in schema.inputs if argument.type.is_tensor]
    loop = _loop(entry, kernel, form, scalars, tensors)
    facts = loop_facts(
        entry.name, f"{loop.name}_kernel", **dtype_facts(entry), **_output_facts(ends[0], *kernel.passes),
        identity=None if kernel.identity else False, others=len(tensors) - 1, casts=entry.out_dtype == "cast" or None,
        degree=kernel.degree or None,
    )
    call = [tuple_source(tensors) if tensors[1:] else tensors[0]]
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
    method += "_together" if tensors[1:] else ""
    return PassesBlock(constant, loop, facts, f"{constant}.{method}({', '.join(call)})")


def _dims(is_list: bool, optional: bool) -> str:
    """The reduced dimensions as a tuple or None."""
    if is_list:
        return "dim"
    return "None if dim is None else (dim,)" if optional else "(dim,)"


def make_scan(entry: Entry, kernel: ScanKernel, form: FormBlock) -> PassesBlock:
    """The loop, facts and call of a scan."""
    schema = entry.schema
    tensors = [argument.name for argument in schema.inputs if argument.type.is_tensor]
    initial = initial_tensors(kernel, tensors[1:])
    written, (outputs, finals) = kernel, with_final(kernel)
    kernel = replace(begun_with(kernel, initial), each=outputs)
    used = _read_in((kernel.one_pass,)) | reads(kernel.each)
    scalars = tuple(
        argument.name for argument in schema.inputs if argument.name in used and not argument.type.is_tensor_like
    )
    names = _local_names((kernel.one_pass,)) | {tensors[0]: "self"}
    lets, each = lower(kernel.each, names)
    one_pass = _lower_pass(kernel.one_pass, names)
    others = tuple(local_name(name) for name in tensors[1:])
    local = tuple(local_name(name) for name in scalars)
    end = written.each if values_in(written.each) or written.final is None else written.final
    doc = f"{entry.name}: {' '.join(end.source.split())}"
    loop = ScanLoop(form.identifier, doc, one_pass, each, lets, others, local, kernel.reverse)
    facts = loop_facts(
        entry.name, f"{loop.name}_kernel", **dtype_facts(entry), **_output_facts(kernel.each, kernel.one_pass),
        others=len(others), initial=tuple(tensors.index(name) - 1 for name in initial),
        kept=values_in(written.each) if finals else None, finals=tuple(finals),
        reverse=(kernel.reverse and bool(initial or finals)) or None, casts=entry.out_dtype == "cast" or None,
    )
    call = [tensors[0], "dim"]
    call += [f"others={tuple_source(tensors[1:])}"] if tensors[1:] else []
    call += ["dtype=dtype"] if schema.argument("dtype") is not None else []
    call += [f"scalars={tuple_source(scalars)}"] if scalars else []
    constant = f"{form.constant}_LOOP"
    return PassesBlock(constant, loop, facts, f"{constant}.compute({', '.join(call)}")


def _output_facts(results: Program, *passes: Pass) -> dict[str, object]:
    """The number of outputs, and their dtypes: that of an accumulator (or of `index`) if one is simply handed out."""
    types = {accumulator.name: accumulator.type for each in passes for accumulator in each.accumulators} | {
        "index": "int64"
    }
    values = results.result.elts if isinstance(results.result, ast.Tuple) else [results.result]
    handed = [types.get(value.id, "") if isinstance(value, ast.Name) else "" for value in values]
    kinds = tuple(kind if kind in ("int64", "bool") else "same" for kind in handed)
    if len(kinds) == 1:
        return {}
    return {"outputs": len(kinds), "output_dtypes": kinds if set(kinds) != {"same"} else ()}


def _read_in(passes: tuple[Pass, ...]) -> set[str]:
    """The names that the parts of passes read."""
    programs = [
        part for one_pass in passes for each in one_pass.accumulators for part in (each.init, each.step, each.combine)
    ]
    programs += [value for pass_ in passes for _, value in pass_.lets]
    return set().union(*(reads(program) for program in programs if program is not None))


def _local_names(passes: tuple[Pass, ...]) -> dict[str, str]:
    """What a loop calls the things that an expression of a pass knows."""
    names = dict(_GIVEN)
    for item in (accumulator for each in passes for accumulator in each.accumulators):
        names |= {item.name: local_name(item.name), f"{item.name}_other": f"{local_name(item.name)}_other"}
    return names


def _loop(
    entry: Entry, kernel: ReduceKernel, form: FormBlock, scalars: tuple[str, ...], tensors: list[str]
) -> ReduceLoop:
    names = _local_names(kernel.passes) | {tensors[0]: "self"}
    passes = tuple(_lower_pass(each, names) for each in kernel.passes)
    end = kernel.finish or kernel.each
    assert end is not None
    lets, results = lower(end, names)
    finish, each = (results, None) if kernel.finish is not None else ((), results[0])
    local = tuple(local_name(name) for name in scalars)
    doc = f"{entry.name}: {' '.join(end.source.split())}"
    others = tuple(map(local_name, tensors[1:]))
    loop = ReduceLoop(form.identifier, doc, passes, finish, each, local, lets, others)
    return keep_common(loop)


def _lower_pass(pass_: Pass, names: Mapping[str, str]) -> LoopPass:
    """A pass as its loop has it."""
    lets = tuple(
        ast.Assign([ast.Name(local_name(name), ast.Store())], _expression(value, names)) for name, value in pass_.lets
    )
    return LoopPass(tuple(_accumulator(each, names) for each in pass_.accumulators), lets)


class _AnyZero(ast.NodeTransformer):
    """Which of equal zeros is the largest element is nobody's promise, and a promise would double the time."""

    _QUICK: ClassVar = {"maximum": "larger", "minimum": "smaller"}

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name(self._QUICK.get(node.id, node.id), node.ctx)


def _accumulator(accumulator: Accumulator, names: Mapping[str, str]) -> LoopAccumulator:
    step_lets, (step,) = lower(accumulator.step, names)
    combine_lets: tuple[ast.stmt, ...] = ()
    combine = None
    if accumulator.combine is not None:
        combine_lets, (combine,) = lower(accumulator.combine, names)
        combine = _AnyZero().visit(combine)
    step = _AnyZero().visit(step)
    kind = cast("AccumulatorType", accumulator.type)
    return LoopAccumulator(
        names[accumulator.name], _init(accumulator, names), step, combine, kind, step_lets, combine_lets
    )


class _Limits(ast.NodeTransformer):
    """``inf`` where an accumulator starts is the highest value of its dtype, ``-inf`` the lowest."""

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Name) and node.operand.id == "inf":
            return ast.Call(ast.Name("lowest", ast.Load()), [ast.Name("T", ast.Load())], [])
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Call(ast.Name("highest", ast.Load()), [ast.Name("T", ast.Load())], []) if node.id == "inf" else node


def _init(accumulator: Accumulator, names: Mapping[str, str]) -> ast.expr:
    program = accumulator.init
    value = program.result
    if accumulator.type == "int64" and whole_number(value) is not None:
        return value  # not in the dtype that is computed in, which may be complex
    value = value.operand if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub) else value
    if isinstance(value, ast.Name) and value.id == "inf":
        result: ast.expr = _Limits().visit(copied(program.result))
        return result
    return _expression(program, names)


def _expression(program: Program, names: Mapping[str, str]) -> ast.expr:
    """The one expression of a program."""
    result: ast.expr = Lower(names).visit(copied(program.result))
    return result
