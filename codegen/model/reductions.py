"""From a ``reduce:`` or ``scan:`` kernel to its loop and to the call that a wrapper makes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from codegen.language.kernels import ReduceDefinition, ScanDefinition
from codegen.model.blocks import PassesBlock
from codegen.model.common_parts import keep_common
from codegen.model.facts import dtype_facts, loop_facts, output_facts
from codegen.model.forms import FormBlock
from codegen.model.layout import tuple_source
from codegen.model.loops import local_name, local_names, lower, lower_pass, read_in, reads
from codegen.model.reduce_model import ReduceLoop, ScanLoop
from codegen.model.scan_states import begun_with, initial_tensors, with_final
from codegen.reading.entry import Entry
from codegen.reading.kernel_passes import values_in


def make_reduction(entry: Entry, kernel: ReduceDefinition, form: FormBlock) -> PassesBlock:
    """The loop, facts and call of a reduction."""
    inputs = entry.schema.inputs
    tensors = [argument.name for argument in inputs if argument.type.is_tensor]
    end = kernel.finish or kernel.each
    assert end is not None
    used = read_in(kernel.passes) | reads(end)
    scalars = tuple(argument.name for argument in inputs if argument.name in used and not argument.type.is_tensor_like)
    names = local_names(kernel.passes) | {tensors[0]: "self"}
    passes = tuple(lower_pass(each, names) for each in kernel.passes)
    lets, results = lower(end, names)
    finish, each = (results, None) if kernel.finish is not None else ((), results[0])
    operands = tuple(map(local_name, tensors[1:]))
    local = tuple(map(local_name, scalars))
    loop = keep_common(ReduceLoop(form.identifier, passes, finish, each, local, lets, operands))
    facts = loop_facts(
        entry.name, f"{loop.name}_kernel", **dtype_facts(entry), **output_facts(end, *kernel.passes),
        identity=None if kernel.identity else False, further_operands=len(operands),
        casts=entry.out_dtype == "cast" or None, degrees=kernel.degrees or None,
    )
    return PassesBlock(f"{form.constant}_LOOP", loop, facts, _call(entry, kernel, form, tensors, scalars))


def _call(
    entry: Entry, kernel: ReduceDefinition, form: FormBlock, tensors: Sequence[str], scalars: Sequence[str]
) -> str:
    """Source of the call of the loop of a reduction, without its closing parenthesis."""
    arguments = {argument.name: argument for argument in entry.schema.inputs}
    dim = arguments.get("dim")
    call = [tuple_source(tensors) if tensors[1:] else tensors[0]]
    if kernel.each is not None:
        call.append("dim")
    else:
        call.append(_dims(dim.type.is_list, dim.type.optional) if dim is not None else "None")
        call.append("keepdim" if "keepdim" in arguments else "False")
    call += ["dtype=dtype"] if "dtype" in arguments else []
    call += [f"scalars={tuple_source(scalars)}"] if scalars else []
    method = "compute_each" if kernel.each is not None else "compute"
    method += "_together" if tensors[1:] else ""
    return f"{form.constant}_LOOP.{method}({', '.join(call)}"


def _dims(is_list: bool, optional: bool) -> str:
    """The reduced dimensions as a tuple or None."""
    if is_list:
        return "dim"
    return "None if dim is None else (dim,)" if optional else "(dim,)"


def make_scan(entry: Entry, kernel: ScanDefinition, form: FormBlock) -> PassesBlock:
    """The loop, facts and call of a scan."""
    schema = entry.schema
    tensors = [argument.name for argument in schema.inputs if argument.type.is_tensor]
    initial = initial_tensors(kernel, tensors[1:])
    written, (outputs, finals) = kernel, with_final(kernel)
    kernel = replace(begun_with(kernel, initial), each=outputs)
    used = read_in((kernel.one_pass,)) | reads(kernel.each)
    scalars = tuple(
        argument.name for argument in schema.inputs if argument.name in used and not argument.type.is_tensor_like
    )
    names = local_names((kernel.one_pass,)) | {tensors[0]: "self"}
    lets, each = lower(kernel.each, names)
    one_pass = lower_pass(kernel.one_pass, names)
    further_tensors = tuple(local_name(name) for name in tensors[1:])
    local = tuple(local_name(name) for name in scalars)
    loop = ScanLoop(form.identifier, one_pass, each, lets, further_tensors, local, kernel.reverse)
    facts = loop_facts(
        entry.name, f"{loop.name}_kernel", **dtype_facts(entry), **output_facts(kernel.each, kernel.one_pass),
        further_operands=len(further_tensors), initial=tuple(tensors.index(name) - 1 for name in initial),
        kept=values_in(written.each) if finals else None, finals=tuple(finals),
        reverse=(kernel.reverse and bool(initial or finals)) or None, casts=entry.out_dtype == "cast" or None,
    )
    call = [tensors[0], "dim"]
    call += [f"operands={tuple_source(tensors[1:])}"] if tensors[1:] else []
    call += ["dtype=dtype"] if schema.argument("dtype") is not None else []
    call += [f"scalars={tuple_source(scalars)}"] if scalars else []
    constant = f"{form.constant}_LOOP"
    return PassesBlock(constant, loop, facts, f"{constant}.compute({', '.join(call)}")
