"""From a derivative to the backward Node: its slots, what a wrapper saves into them, and the body of ``apply``.

A formula that is elementwise is an internal operator: one compiled loop on the CPU, and a function over differentiable
operators for ``create_graph=True`` and for backends that have no loop of it.
"""

from __future__ import annotations

import ast
import json
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from codegen.calculus.conjugate import conjugated, not_holomorphic
from codegen.language.kernels import ReduceDefinition, ScanDefinition
from codegen.language.lets import assigned, let_name, one_line
from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied
from codegen.model.apply_body import GradientBlock, apply_body
from codegen.model.formula_lines import DetachedSteps, OfNumbers, lines_of, number_names
from codegen.model.formula_loops import complex_places, lists_of, loop_of_gradient, operands_of
from codegen.model.joints import WANTED, JointBlock, JointMember, LoopBlock, joint_kernel
from codegen.model.lasting import find_ending
from codegen.model.layout import quoted, tuple_source
from codegen.model.loops import unparse
from codegen.model.recorded import recorded, widened
from codegen.model.translate import FormulaTranslator
from codegen.model.undefined import gradients_apart
from codegen.reading.derivative import Derivative, Formula, Saved
from codegen.reading.entry import Entry
from codegen.reading.gradients import Output
from codegen.reading.kernels import ElementwiseKernel, HandwrittenKernel
from codegen.reading.saved import CheapToSlots
from codegen.reading.without_formula import REASON

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from codegen.schema import OperatorSchema


_LISTED = 4  # edges that a line asks for one by one


@dataclass(frozen=True)
class SaveBlock:
    """How a wrapper fills one slot: the test under which it does, and the statement, also that of the in-place form."""

    condition: str
    slot: str
    statement: str
    inplace_statement: str = ""  # of what an in-place form keeps before it writes
    is_output: bool = False
    reads_self: bool = False
    is_argument: bool = False  # whether it is an argument as it is, under no condition, in a slot of its name

    def lines(self, statement: str) -> tuple[str, ...]:
        """A statement under its condition."""
        return (f"if {self.condition}:", f"    {statement}") if self.condition else (statement,)


@dataclass(frozen=True)
class OutputsBlock:
    """The outputs of an operator: their names in a wrapper, those with a gradient, and how ``apply`` gets that.

    `names` is empty when the operator returns one value, `number` is the number of gradients (0: one for each tensor of
    a list).
    """

    names: tuple[str, ...]
    differentiable: tuple[str, ...]
    number: int
    parameter: str
    unpack: str

    @property
    def unpacked(self) -> str:
        """The left side of the statement that takes the result apart."""
        return ", ".join(self.names)

    @property
    def attached(self) -> str:
        """Source of the tuple of outputs with a gradient."""
        return tuple_source(self.differentiable)


@dataclass(frozen=True)
class NodeBlock:
    """What the template of a Node and of its wrappers gets."""

    name: str
    label: str  # the name that programs see, where it is another one
    shown: tuple[bool, ...]  # which of the edges that programs see it has, where there are others
    slots: tuple[str, ...]
    gradients: tuple[GradientBlock, ...]
    joint: JointBlock | None
    saves: tuple[SaveBlock, ...]
    edges: str
    inputs: str
    returned: str
    checks_dtype: bool
    unrecorded: tuple[str, ...]  # where a tensor has no gradient: tests, all true if none of the others requires it
    outputs: OutputsBlock
    only_real: str
    rejected: tuple[tuple[str, str], ...] = ()  # arguments without a formula, with the reason, where none has one

    @property
    def loops(self) -> tuple[LoopBlock, ...]:
        """The compiled loops of single gradients."""
        return tuple(gradient.fused for gradient in self.gradients if gradient.fused)

    @property
    def chooses(self) -> bool:
        """Whether ``apply`` can leave out gradients: those whose edges are None among the wanted ones."""
        return self.joint is not None or any(gradient.condition not in {"", "True"} for gradient in self.gradients)

    @property
    def parameters(self) -> str:
        """The parameters of ``apply``."""
        return f"self, {self.outputs.parameter}" + (f", {WANTED}=None" if self.chooses else "")

    @property
    def body(self) -> tuple[str, ...]:
        """The lines of ``apply``."""
        return apply_body(self.gradients, self.joint, self.returned, self.outputs.unpack, chooses=self.chooses)

    @property
    def made_in_place(self) -> tuple[str, ...]:
        """The lines of the function that makes the node of the in-place form, before that writes."""
        saves = [save for save in self.saves if not save.is_output]
        return (
            *self.rejection,
            f"node = {self.name}()",
            f"node.edges = {self.edges}",
            *(["original = original_of(self)"] if any(save.reads_self for save in saves) else []),
            *(line for save in saves for line in save.lines(save.inplace_statement)),
            "return node",
        )

    @property
    def written(self) -> str:
        """The slot for what an in-place form has written, as a further argument of a call; empty if none is kept."""
        return "".join(f', output="{save.slot}"' for save in self.saves if save.is_output)

    @property
    def follows_in_place(self) -> bool:
        """Whether the node of the in-place form follows from the slots: arguments as they are, and an edge of self."""
        saves = [save for save in self.saves if not save.is_output]
        return self.edges == "(self._edge,)" and not self.only_real and all(save.is_argument for save in saves)

    @property
    def facts(self) -> str:
        """What the class statement says of it, behind the base class."""
        facts = {
            "label": quoted(self.label) if self.label else "", "shown": str(self.shown) if self.shown else "",
            "num_outputs": str(self.outputs.number) if self.outputs.number > 1 else "",
        }  # fmt: skip
        return "".join(f", {name}={value}" for name, value in facts.items() if value)

    @property
    def rejection(self) -> tuple[str, ...]:
        """The line that rejects complex tensors, if the formula is for real ones."""
        return (f"only_real({self.only_real})",) if self.only_real else ()


def node_name(base: str, ordinal: int) -> str:
    """PyTorch's name of a Node: ``log_softmax`` -> ``LogSoftmaxBackward0``, ``log1p`` -> ``Log1PBackward0``."""
    camel = re.sub(r"(?:^|_|(?<=[0-9]))([a-z]?)", lambda match: match.group(1).upper(), base.strip("_"))
    return f"{'_' if base.startswith('_') else ''}{camel}Backward{ordinal}"


def make_node(
    entry: Entry, derivative: Derivative, ordinal: int, constant: str, translate: FormulaTranslator
) -> NodeBlock:
    """The Node of an entry."""
    schema = entry.schema
    name = node_name(schema.name.base, ordinal)
    with_edge = {*derivative.arguments, *(target for target, _ in derivative.rejected)}
    recorded = [input_.name for input_ in schema.inputs if input_.type.is_tensor_like and input_.name in with_edge]
    many_recorded = len(recorded) > 1
    slots: list[str] = []
    saves: list[SaveBlock] = []
    for saved in derivative.saved:
        slots += _slots(saved)
        saves.append(_save(saved, schema, recorded))
    gradients: list[GradientBlock] = []
    formulas = tuple([of_complex(entry, formula) for formula in derivative.formulas])
    apart = _apart(entry, derivative, formulas)
    for formula in apart or formulas:
        ending = find_ending(entry, formula, constant, name, translate)
        before = ending.before if ending is not None else 0
        computed = formula if ending is None else replace(formula, program=ending.program)
        lines, first = _differentiable(computed, entry, translate, entry.tables, before)
        loop = ending.loop if ending is not None else _fuse(entry, formula, constant, name)
        gradients.append(
            GradientBlock(
                targets=tuple(_gradient(target, schema) for target in formula.arguments),
                condition=_needed(formula.arguments, schema, recorded) if many_recorded else "",
                unpack=(*_mask(formula, recorded), *_unpacked(derivative, formula)),
                lets=lines[first:-1],
                value=lines[-1],
                fused=loop and replace(loop, lines=(*lines[first:-1], f"return {lines[-1]}")),
                text=one_line(formula.text, formula.program),
                before=lines[:first],
                call=ending.call if ending is not None else "",
            )
        )
    gradients += _rejecting(derivative, schema, recorded)
    members = [
        JointMember(recorded.index(formula.arguments[0]), gradient.targets[0], gradient.unpack, gradient.fused)
        for formula, gradient in zip(derivative.formulas, gradients, strict=False)
        if gradient.fused and not gradient.fused.reaches and not gradient.call
    ]  # fmt: skip
    returned = _returned(recorded, schema)
    return NodeBlock(
        name=name,
        label=derivative.node,
        shown=derivative.edges,
        slots=tuple(slots),
        gradients=tuple(gradients),
        joint=joint_kernel(constant, name, members, len(recorded), returned) if many_recorded else None,
        saves=tuple(saves),
        edges=_edges(recorded, schema),
        inputs=", ".join(("*" if _is_list(name, schema) else "") + name for name in recorded),
        returned=returned,
        checks_dtype=any(argument.type.is_scalar_type for argument in schema.inputs)
        or (isinstance(entry.kernel, HandwrittenKernel) and not derivative.formulas),
        unrecorded=_unrecorded(recorded, schema),
        outputs=_outputs(schema, derivative, completed=apart is None),
        only_real=_only_real(entry, derivative, recorded),
        rejected=_all_rejected(derivative, schema, recorded),
    )


def _all_rejected(
    derivative: Derivative, schema: OperatorSchema, recorded: list[str]
) -> tuple[tuple[str, str], ...]:
    """The arguments with their reasons where no gradient has a formula; none for a view, which has more to say."""
    reasons = dict(derivative.rejected)
    if derivative.formulas or derivative.only_real or schema.is_view:
        return ()
    return tuple((name, reasons[name]) for name in recorded)


def without_formula(constant: str, node: NodeBlock, outputs: Sequence[Output], returns: int) -> str:
    """The statement that makes the Node of an operator without a formula, by a class of the runtime."""
    reasons = [reason for _, reason in node.rejected]
    arguments = [constant, json.dumps(node.name), *(json.dumps(name) for name, _ in node.rejected)]
    if len(set(reasons)) > 1:
        arguments.append(f"reason={tuple_source([json.dumps(reason) for reason in reasons])}")
    elif reasons[0] != REASON:
        arguments.append(f"reason={json.dumps(reasons[0])}")
    if returns > 1:
        arguments.append(f"outputs={tuple_source([str(output.place) for output in outputs])}")
    if node.label:
        arguments.append(f"label={json.dumps(node.label)}")
    if node.shown:
        arguments.append(f"shown={node.shown}")
    return f"{node.name} = without_formula({', '.join(arguments)})"


def _unrecorded(recorded: list[str], schema: OperatorSchema) -> tuple[str, ...]:
    """Tests whether no gradient is recorded; none where all tensors have one, or some lie in lists."""
    tensors = [tensor for tensor in schema.inputs if tensor.type.is_tensor_like]
    if len(tensors) == len(recorded) or any(tensor.type.is_tensor_list for tensor in tensors):
        return ()
    optional = {tensor.name for tensor in tensors if tensor.type.optional}
    return tuple(f"({tensor} is None or {tensor}._edge is None)" if tensor in optional else f"{tensor}._edge is None"
                 for tensor in recorded)  # fmt: skip


def _rejecting(derivative: Derivative, schema: OperatorSchema, recorded: list[str]) -> Iterator[GradientBlock]:
    """The gradients that raise, with the reason that the author gave."""
    for target, reason in derivative.rejected:
        yield GradientBlock(
            targets=(_gradient(target, schema),),
            condition=_needed((target,), schema, recorded) if len(recorded) > 1 else "",
            unpack=(),
            lets=(),
            value=f"not_implemented(self, {json.dumps(target)}, {json.dumps(reason)})",
            fused=None,
            text=f"not implemented: {reason}",
        )


def of_complex(entry: Entry, formula: Formula) -> Formula:
    """A derived formula with conjugates, if complex numbers can come to it."""
    if not formula.derived or not isinstance(entry.kernel, ElementwiseKernel):
        return formula
    if not (entry.accepts_complex or entry.complex_results):
        return formula
    gradients = {"grad", *(f"grad_{name}" for name in entry.schema.output_names)}
    return replace(formula, program=conjugated(formula.program, gradients))


def _only_real(entry: Entry, derivative: Derivative, recorded: list[str]) -> str:
    """The arguments of the call that rejects complex tensors that require grad; empty if their gradient is right."""
    reason = derivative.only_real
    if not reason and entry.accepts_complex and any(formula.derived for formula in derivative.formulas):
        programs = programs_of(entry.kernel)
        called = next((name for program in programs if (name := not_holomorphic(program))), "")
        reason = f"'auto' cannot derive it, for its kernel calls {called}" if called else ""
    tensors = ", ".join(recorded)
    return f"{json.dumps(entry.name)}, {json.dumps(reason)}, {tensors}" if reason else ""


def programs_of(kernel: object) -> list[Program]:
    """What `auto` derives a kernel from."""
    if isinstance(kernel, ElementwiseKernel):
        return [kernel.fulfils or kernel.cases[0].program]
    assert isinstance(kernel, (ReduceDefinition, ScanDefinition))
    passes = (kernel.one_pass,) if isinstance(kernel, ScanDefinition) else kernel.passes
    ends = [kernel.each] if isinstance(kernel, ScanDefinition) else [kernel.finish, kernel.each]
    lets = [program for pass_ in passes for _, program in pass_.lets]
    steps = [each.step for pass_ in passes for each in pass_.accumulators]
    return [*lets, *steps, *(program for program in ends if program is not None)]


def _apart(entry: Entry, derivative: Derivative, formulas: tuple[Formula, ...]) -> tuple[Formula, ...] | None:
    """The formulas as sums over the gradients that are defined, where there are several and no loop takes them all."""
    if derivative.style != "named" or len(derivative.outputs) == 1 or isinstance(entry.kernel, ElementwiseKernel):
        return None
    return gradients_apart(formulas, [f"grad_{output.name}" for output in derivative.outputs])


def _outputs(schema: OperatorSchema, derivative: Derivative, *, completed: bool) -> OutputsBlock:
    """The outputs of the operator as its wrapper and its Node need them; `completed` if absent gradients are zeros."""
    names = tuple(f"result_{name}" for name in schema.output_names) if len(schema.returns) > 1 else ()
    chosen = derivative.outputs
    differentiable = tuple(names[output.place] for output in chosen) if names else ("result",)
    if not names and schema.returns[0].type.is_list:
        return OutputsBlock((), ("result",), 0, "*grads", "grads = complete(self, grads)")
    if len(chosen) == 1:
        renamed = f"grad_{chosen[0].name} = grad" if derivative.style == "named" else ""
        return OutputsBlock(names, differentiable, 1, "grad", renamed)
    unpack = "grads = complete(self, grads)"
    if derivative.style == "named":
        gradients = "complete(self, grads)" if completed else "grads"
        unpack = ", ".join(f"grad_{output.name}" for output in chosen) + f" = {gradients}"
    elif len(chosen) < len(schema.returns):
        positions = [str(number) for number, _ in enumerate(chosen)]
        listed = ["None"] * len(schema.returns)
        for number, candidate in zip(positions, chosen, strict=True):
            listed[candidate.place] = f"given[{number}]"
        unpack = f"given = complete(self, grads)\n        grads = {tuple_source(listed)}"
    return OutputsBlock(names, differentiable, len(chosen), "*grads", unpack)


def _gradient(name: str, schema: OperatorSchema) -> str:
    """The local name of the gradient of an argument, unless another argument has it."""
    return f"grad_{name}" if schema.argument(f"grad_{name}") is None else f"gradient_of_{name}"


def _slot(saved: Saved) -> str:
    """The slot of one saved thing. A tensor as it is kept is raw: reading ``_saved_`` checks and unpacks it."""
    return f"_saved_{saved.name}" if saved.kind == "value" else f"_raw_{saved.name}"


def _slots(saved: Saved) -> list[str]:
    """The slots of one saved thing; input tensors also keep the version they had."""
    versions = [f"_version_{saved.name}"] if saved.kind in ("tensor", "optional_tensor") else []
    return [_slot(saved), *versions]


def _has_edge(name: str, schema: OperatorSchema) -> str:
    """Whether an argument of the call requires grad."""
    argument = schema.argument(name)
    assert argument is not None
    if argument.type.is_tensor_list:
        return f"any(one._edge is not None for one in {name})"
    if argument.type.optional:
        return f"({name} is not None and {name}._edge is not None)"
    return f"{name}._edge is not None"


def _save(saved: Saved, schema: OperatorSchema, recorded: list[str]) -> SaveBlock:
    """The statement that saves; skipped when no gradient that needs it is wanted."""
    needed = [name for name in recorded if name in saved.needed_by]
    condition = ""
    if saved.kind != "value" and len(needed) < len(recorded):
        condition = " or ".join(_has_edge(name, schema) for name in needed)
    slot = _slot(saved)
    if saved.kind == "tensor":
        value = "{0}, 0 if {0}._writes is None else {0}._writes[0]"
        versioned = f"node.{slot}, node._version_{saved.name} = {value}"
        plain = versioned.format(saved.name)
        if saved.name == "self":
            inplace = versioned.format("original")
            return SaveBlock(condition, slot, plain, inplace, reads_self=True, is_argument=not condition)
        return SaveBlock(condition, slot, plain, plain, is_argument=not condition)
    if saved.kind == "output":
        result = "result" if len(schema.returns) == 1 else f"result_{saved.name}"
        return SaveBlock(condition, slot, f"node.{slot} = save_output.call({result})", is_output=True)
    if saved.kind == "optional_tensor":
        plain = f"node.{slot}, node._version_{saved.name} = {saved.name}, version_of({saved.name})"
    elif saved.kind == "tensor_list":
        plain = f"node.{slot} = save_list({saved.name})"
    else:
        plain = f"node.{slot} = {saved.expression}"
    is_argument = saved.kind == "value" and saved.expression == saved.name and schema.argument(saved.name) is not None
    return SaveBlock(condition, slot, plain, plain, is_argument=is_argument)


def local(name: str) -> str:
    """The name of a saved thing inside ``apply``, whose own ``self`` is the node."""
    return "self_" if name == "self" else name


def _unpack(saved: Saved) -> str:
    name, slot = local(saved.name), f"self.{_slot(saved)}"
    if saved.kind in ("tensor", "optional_tensor"):
        return f'{name} = unpack_input(self, {slot}, self._version_{saved.name}, "{saved.name}")'
    if saved.kind == "output":
        return f"{name} = unpack_output.call(self, {slot}, {saved.number})"
    if saved.kind == "tensor_list":
        return f'{name} = unpack_list(self, {slot}, "{saved.name}")'
    return f"{name} = {slot}"


def _unpacked(derivative: Derivative, formula: Formula) -> tuple[str, ...]:
    """The statements that fetch what a formula reads."""
    return tuple(_unpack(saved) for saved in derivative.saved if set(saved.needed_by) & set(formula.arguments))


def _mask(formula: Formula, recorded: list[str]) -> tuple[str, ...]:
    """The statement that says which gradients of a formula of several arguments are wanted, if it asks."""
    if not any("grad_input_mask" in names_in(statement) for statement in formula.program.body):
        return ()
    flags = [f"{WANTED}[{recorded.index(name)}] is not None" for name in formula.arguments]
    return (f"grad_input_mask = {tuple_source(flags)}",)


def _needed(arguments: tuple[str, ...], schema: OperatorSchema, recorded: list[str]) -> str:
    """Whether any of the gradients is wanted, asked of the edges that are."""
    positions = []
    for name in arguments:
        position = recorded.index(name)
        argument = schema.argument(name)
        assert argument is not None
        lists_before = any(
            (input_list := schema.argument(r)) and input_list.type.is_tensor_list for r in recorded[:position]
        )
        if argument.type.is_tensor_list or lists_before:
            return "True"
        positions.append(str(position))
    if len(positions) > _LISTED:
        return f"any({WANTED}[k] is not None for k in {tuple_source(positions)})"
    return " or ".join(f"{WANTED}[{position}] is not None" for position in positions)


def _edges(recorded: list[str], schema: OperatorSchema) -> str:
    """Source of the tuple of edges."""
    parts = []
    for name in recorded:
        argument = schema.argument(name)
        assert argument is not None
        if argument.type.is_tensor_list:
            parts.append(f"*[one._edge for one in {name}]")
        elif argument.type.optional:
            parts.append(f"None if {name} is None else {name}._edge")
        else:
            parts.append(f"{name}._edge")
    return tuple_source(parts)


def _is_list(name: str, schema: OperatorSchema) -> bool:
    """Whether an argument is a list of tensors."""
    argument = schema.argument(name)
    return argument is not None and argument.type.is_tensor_list


def _returned(recorded: list[str], schema: OperatorSchema) -> str:
    """Source of the tuple that ``apply`` gives back, one gradient an edge."""
    parts = []
    for name in recorded:
        argument = schema.argument(name)
        assert argument is not None
        parts.append(("*" if argument.type.is_tensor_list else "") + _gradient(name, schema))
    return tuple_source(parts)


def _differentiable(
    formula: Formula, entry: Entry, translate: FormulaTranslator, tables: Sequence[str] = (), first: int = 0
) -> tuple[tuple[str, ...], int]:
    """The formula over operators, as source: the lines of its intermediate names, and its value.

    With them comes where the lines begin that a loop stands for, which are `first` and those behind it.
    """
    schema = entry.schema
    if isinstance(formula.program.result, ast.Constant):
        return (f"{unparse(translate.operator('zeros_like'))}(grad)",), 0
    read = {name for statement in formula.program.body for name in names_in(statement)}
    like = next((name for name in sorted(read) if name == "grad" or name.startswith("grad_")), "grad")
    program, first = recorded(formula.program, entry, like, first, derived=formula.derived)
    names = {"self": local("self")} | {node.id: let_name(node.id) for node in assigned(program)}
    body = []
    numbers = number_names(program, schema)
    for statement in program.body:
        original = OfNumbers(numbers, translate).visit(_Conjugates().visit(copied(statement)))
        original = DetachedSteps(translate).visit(original) if formula.derived else original
        body.append(CheapToSlots(schema, original).visit(original))
    lines = tuple(lines_of(Program(tuple(body), ""), names, lists_of(schema), like, translate, tables))
    wider = [local(name) for name in widened(formula.program, entry, like)]
    return (*(f"{name} = operations.widened({name}, {like})" for name in wider), *lines), first


class _Conjugates(ast.NodeTransformer):
    """Lets ``conj`` be what takes numbers as well, and gives a real tensor back without a call of an operator."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "conj":
            node.func = ast.Attribute(ast.Name("operations", ast.Load()), "conj", ast.Load())
        return node


def _fuse(entry: Entry, formula: Formula, constant: str, node: str) -> LoopBlock | None:
    """The loop of an elementwise formula; None for a formula that is not elementwise, or trivial."""
    tree, schema = formula.program.result, entry.schema
    if not isinstance(entry.kernel, ElementwiseKernel) or isinstance(tree, (ast.Name, ast.Constant, ast.Tuple)):
        return None

    def is_tensor(name: str) -> bool:
        argument = schema.argument(name)
        return name in ("grad", "result") or (argument is not None and argument.type.is_tensor)

    operands = operands_of(schema, formula.program, is_tensor, "grad".__eq__, entry.tables)
    if operands is None or "grad" not in operands.tensors or len(formula.arguments) > 1:
        return None
    return loop_of_gradient(
        entry, formula, formula.program, operands, constant, node, local,
        complexes=complex_places(entry, operands.tensors),
    )


def wrapper_lines(node: NodeBlock, call: str, *, is_view: bool) -> tuple[str, ...]:
    """The lines of the kernel under autograd: the operator below it, then a Node that keeps what its formulas read."""
    outputs = node.outputs
    single = outputs.number == 1
    unpacking = [f"{outputs.unpacked} = result"] if outputs.names else []
    test = "guards.active and not grad_enabled()"
    if node.checks_dtype and single:
        test = f"({test}) or {outputs.differentiable[0]}.dtype.category < FLOATING"
    if node.unrecorded:
        none = ' and '.join(node.unrecorded)
        test = f"({test}) or ({none})" if len(node.unrecorded) > 1 else f"({test}) or {none}"
    edges = [] if single else ["node.sequence_nr = next_sequence_nr()", f"node.edges = {node.edges}"]
    saves = [line for save in node.saves for line in save.lines(save.statement)]
    is_single = outputs.differentiable[0] == "result"
    create = [f"node = {node.name}()"]
    if single:
        create, recorded = ([], f"{node.name}()") if not saves else (create, "node")
        last = [f"{'return ' if is_single else ''}record.call({recorded}, {outputs.differentiable[0]}, {node.inputs})"]
    else:
        last = [f"attach(node, {outputs.attached if outputs.number else 'result'})"]
    return (
        f"result = {call}", *unpacking, f"if {test}:", f"    return {'untracked(result)' if is_view else 'result'}",
        *node.rejection, *create, *edges, *saves, *last,
        *([] if single and is_single else ["return result"]),
    )
