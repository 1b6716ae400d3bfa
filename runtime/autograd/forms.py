"""Operators with their forms: what an in-place and an ``out=`` form do as far as it follows from the operator itself.

A generated module names the forms; their schemas, the copy of the result into ``self`` or ``out``, and what they do
under autograd and in forward mode are made here when they are first called. A kernel that is registered for a form
takes the place of the one that follows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from runtime.autograd import operations
from runtime.autograd.forward import without_tangent
from runtime.autograd.inplace import (
    check_inplace,
    leave_graph,
    original_of,
    record_inplace,
    take_geometry,
    unrecorded,
    without_gradient,
)
from runtime.autograd.node import Node, next_sequence_nr, save_output
from runtime.dispatch import registry, schemas, torch_dispatch
from runtime.dispatch.argument_keys import keyset_of, keyset_of_index
from runtime.dispatch.late import LateModule
from runtime.dispatch.operator import Derived, Kernel, Operator
from runtime.dispatch.writers import compute_over, direct_write
from runtime.guards import grad_enabled, state, thread
from runtime.language.lists import together
from runtime.tensor import Tensor, outputs
from runtime.tensor.device import contiguous_format
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD
from runtime.tensor.outputs import as_bool, check_same, fitting, is_large, shaped_as, write_out, write_outs
from runtime.tensor.tensor import DISPATCH_MODES

_Definition = Operator | tuple[Operator, ...]  # an operator alone, or with its forms behind it


def defining(module: str) -> tuple[str, LateModule, Callable[..., Any]]:
    """What a module of operators begins with: its module of kernels, the functions, and what defines operators.

    ``ADD, ADD_, ADD_OUT = define(schema, digest, "add_", "add.out")`` registers an operator and the forms named;
    `casts`, `as_bytes` and `keeps_shape` are those of the ``out=`` form; `silent`: it gets another shape without a
    warning.
    """
    package, _, theme = module.rpartition(".operators.")

    def define(
        schema: str, digest: str, *forms: str, casts: bool | None = None, as_bytes: bool = False,
        keeps_shape: bool = False, silent: bool = False,
    ) -> Any:
        operator = registry.define(schema[: schema.index("(")], schema, digest=digest, package=package)
        if "!)" in schema:
            for key, make in ((AUTOGRAD, unrecorded), (FORWARD_AD, without_tangent)):
                operator.implement(key, Derived(make, operator))
        forms_defined = tuple([_form(operator, name, package) for name in forms])
        if casts is not None and operator.out is not None:
            operator.out.casts = casts
        if as_bytes and operator.out is not None:
            operator.out.as_bytes = True
        if keeps_shape and operator.out is not None:
            operator.out.keeps_shape = True
        if silent and operator.out is not None:
            outputs.silent |= {operator.name, operator.out.name}
        return (operator, *forms_defined) if forms_defined else operator

    return f"{package}.kernels.{theme}", LateModule(f"{package}.functions"), define


def _form(operator: Operator, name: str, package: str) -> Operator:
    """The form `name`, with the kernels that follow from `operator`."""
    form = registry.define(name, digest=operator.digest, package=package, functional=operator)
    is_inplace = name.partition(".")[0][-1] == "_"
    existing = operator.inplace if is_inplace else operator.out
    if existing is form:  # another package brought it
        return form
    following: tuple[tuple[int | str, Callable[[Operator], Kernel]], ...]
    if not is_inplace:
        operator.out = form
        following = ((CPU, copied_into_out), (AUTOGRAD, out_without_gradient), (FORWARD_AD, without_tangent))
    else:
        operator.inplace = form
        following = ((CPU, copied_into_self), (AUTOGRAD, cut_off), (FORWARD_AD, without_tangent))
        if "(a)" in operator.schema:
            following = ((COMPOSITE_IMPLICIT_AUTOGRAD, takes_place_of_view),)
    for key, make in following:
        form.implement(key, Derived(make, form))
    return form


def functional_of(form: Operator) -> Operator:
    """The operator of which `form` is a form."""
    assert form.functional is not None
    return form.functional


# -- what forms do that have no kernel of their own --------------------------------------------------------------------


def copied_into_self(form: Operator) -> Kernel:
    """The kernel of an in-place form: what the operator's kernel brings, or else the result, copied into ``self``."""
    functional, position = functional_of(form), place_of_self(form)
    brought: Kernel | None = getattr(functional.kernels.get(CPU), "in_place", None)
    if brought is not None:
        return brought

    def in_place(*arguments: Any) -> Any:
        result = functional[keyset_of(arguments) & BELOW_AUTOGRAD](*arguments)
        return write_out(form.name, arguments[position], result, in_place=True)

    return in_place


def copied_into_out(form: Operator) -> Kernel:
    """The kernel of an ``out=`` form: the functional form, copied into what was given; named results stay named."""
    functional = functional_of(form)
    names = [item.name for item in schemas.arguments_of(form.schema) if not item.is_written]
    count, results = len(names), schemas.results_of(functional.schema)
    positions = places_in(functional, names, takes_dtype=form.casts is not False)
    if "[" in results[0]:

        def into_list(*arguments: Any) -> None:
            result = functional[(keyset_of(arguments[:count]) or CPU) & BELOW_AUTOGRAD](*positions(arguments))
            write_outs(form.name, arguments[count], result, casts=bool(form.casts))

        return into_list
    if len(results) == 1:
        write = direct_write(form, functional)

        def into_one(*arguments: Any) -> Any:
            out = arguments[count]
            if is_large(out):
                values = positions(arguments)
                if write is not None and write(out, values):
                    return out
                result = compute_over(functional, values, (out,), any_shape=form.keeps_shape)
                if result is out:
                    return out
            else:
                result = functional[(keyset_of(arguments[:count]) or CPU) & BELOW_AUTOGRAD](*positions(arguments))
            if not form.casts:
                check_same(form.name, out, result.dtype, as_bytes=form.as_bytes)
                if form.as_bytes:
                    result = as_bool(result, out)
            if form.keeps_shape:
                result = shaped_as(result, out)
            return write_out(form.name, out, result)

        return into_one

    def into_several(*arguments: Any) -> Any:
        outs = arguments[count:]
        if any(map(is_large, outs)):
            result = compute_over(functional, positions(arguments), outs, any_shape=False)
        else:
            result = functional[(keyset_of(arguments[:count]) or CPU) & BELOW_AUTOGRAD](*positions(arguments))
        written = write_outs(form.name, outs, result, casts=bool(form.casts))
        return type(result)(*written) if hasattr(result, "_fields") else written

    return into_several


def out_without_gradient(form: Operator) -> Kernel:
    """The kernel of an ``out=`` form under autograd: an error, unless no result of its operator requires grad."""
    functional = functional_of(form)
    names = [item.name for item in schemas.arguments_of(form.schema) if not item.is_written]
    count, positions = len(names), places_in(functional, names, takes_dtype=False)

    def is_recorded(arguments: tuple[Any, ...]) -> bool:
        if keyset_of(arguments[count:]) & AUTOGRAD:  # what is written to requires grad itself
            return True
        result = functional[keyset_of(arguments[:count])](*positions(arguments))
        return bool(keyset_of(result if isinstance(result, (tuple, list)) else (result,)) & AUTOGRAD)

    return without_gradient(form, is_recorded)


def places_in(
    functional: Operator, names: Sequence[str], *, takes_dtype: bool = True
) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """From the arguments of an ``out=`` form, `names` and what is written, to those of its operator.

    Where no dtype is asked for, what is written decides it if `takes_dtype`; other options are left at None.
    """
    required = [item.name for item in schemas.arguments_of(functional.schema)]
    count = len(names)
    sources = tuple([names.index(item) if item in names else None for item in required])
    decided = required.index("dtype") if takes_dtype and "dtype" in required else None
    if decided is None:
        if required == list(names):
            return lambda arguments: arguments[:count]
        return lambda arguments: tuple([None if at is None else arguments[at] for at in sources])

    def with_dtype(arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        values = [None if at is None else arguments[at] for at in sources]
        if values[decided] is None:
            values[decided] = arguments[count].dtype
        return tuple(values)

    return with_dtype


def takes_place_of_view(form: Operator) -> Kernel:
    """The kernel of the in-place form of a view, which writes nothing: ``self`` becomes what the operator gives."""
    functional = functional_of(form)
    position = place_of_self(form)
    become = take_geometry if functional.has_autograd_kernel() else leave_graph

    def in_place(*arguments: Any) -> Any:
        view = functional[keyset_of(arguments)](*arguments)
        changed = become(form.name, arguments[position], view)
        if DISPATCH_MODES[0]:
            torch_dispatch.tell_of_geometry(changed, view)
        return changed

    return in_place


def copied_through_autograd(form: Operator) -> Kernel:
    """The kernel of the in-place form of a composite: the functional form, copied into ``self`` by an operator."""
    functional, position = functional_of(form), place_of_self(form)

    def in_place(*arguments: Any) -> Any:
        keys, changed = keyset_of(arguments), arguments[position]
        if not keys & AUTOGRAD or not grad_enabled() or type(changed) is not Tensor:
            result = functional[keys](*arguments)
            return operations.copy_into(changed, fitting(form.name, changed, result, casts=_casts(functional)))
        original = original_of(changed)  # formulas may save it
        result = functional[keys](*[original if argument is changed else argument for argument in arguments])
        result = changed if result is original else result
        return operations.copy_into(changed, fitting(form.name, changed, result, casts=_casts(functional)))

    return in_place


def _casts(functional: Operator) -> bool:
    """Whether what an operator gives is written to another dtype; what is said of its ``out=`` form holds in place."""
    return functional.out is None or functional.out.casts is not False


def cut_off(form: Operator) -> Kernel:
    """The autograd kernel of an in-place form without a derivative: what was in ``self`` gets no gradient any more."""
    functional, position = functional_of(form), place_of_self(form)
    through_copy = copied_through_autograd(form)

    def in_place(*arguments: Any) -> Any:
        has_gradient = functional.has_autograd_kernel() or keyset_of(arguments[position : position + 1]) & AUTOGRAD
        if not has_gradient or (state.active and not grad_enabled()):  # a kernel may do what no copy does (resize_as_)
            return form[keyset_of(arguments) & BELOW_AUTOGRAD](*arguments)
        return through_copy(*arguments)

    return in_place


def place_of_self(operator: Operator) -> int:
    """Where ``self`` stands among the arguments of a form: first, as a rule."""
    schema = functional_of(operator).schema
    if schema.startswith(("Tensor self", "Tensor(a) self"), schema.index("(") + 1):
        return 0
    return [item.name for item in schemas.arguments_of(operator.schema)].index("self")


def first_tensors(operator: Operator) -> int:
    """How many arguments are tensors, if they are the first ones and always given; 0 where that is not so.

    An index may hold tensors.
    """
    kinds = [item.type for item in schemas.arguments_of(operator.schema)]
    if "Index" in kinds:
        return 0
    count = sum(kind.startswith("Tensor") for kind in kinds)
    return count if kinds[:count] == ["Tensor"] * count else 0


# -- registering kernels -----------------------------------------------------------------------------------------------


def _defined(definition: _Definition) -> Operator:
    """The operator of a definition, without its forms."""
    return definition[0] if isinstance(definition, tuple) else definition


def composite(definition: _Definition, kernel: Kernel | None = None) -> Any:
    """Let an operator be computed by other operators, through which gradients go, and so what it copies.

    `definition` is what the function of :func:`defining` gives. Without `kernel`, a decorator.
    """
    if kernel is None:
        return partial(composite, definition)
    operator = _defined(definition)
    through_parts(operator.inplace, copied_through_autograd)
    operator.implement(COMPOSITE_IMPLICIT_AUTOGRAD, kernel)
    return kernel


def for_each(
    definition: _Definition, functions: Any, name: str, *, lists: tuple[int, ...] = (0,),
    keywords: Mapping[int, str] | None = None,
) -> None:
    """An operator takes lists and calls the function `name` for every element; its in-place form, that function's.

    `functions` is the module of the functions, `lists` are the places of the arguments that go along element by
    element, where numbers may lie in a tensor, and `keywords` the arguments that are passed by name.
    """
    operator, names = _defined(definition), keywords or {}

    def calls(arguments: tuple[Any, ...]) -> Iterator[tuple[list[Any], dict[str, Any]]]:
        columns = [_elements_of(arguments[index]) for index in lists]
        for elements in together(*columns):
            row = list(arguments)
            for index, element in zip(lists, elements, strict=True):
                row[index] = element
            positional = [value for index, value in enumerate(row) if index not in names]
            yield positional, {word: row[index] for index, word in names.items()}

    def each(*arguments: Any) -> tuple[Any, ...]:
        function = getattr(functions, name)
        return tuple([function(*positional, **named) for positional, named in calls(arguments)])

    def each_in_place(*arguments: Any) -> list[Any]:
        for (tensor, *operands), named in calls(arguments):
            getattr(tensor, f"{name}_")(*operands, **named)
        return list(arguments[0])

    composite(operator, each)
    form = operator.inplace
    if form is not None:
        form.kernels = {key: kernel for key, kernel in form.kernels.items() if not isinstance(kernel, Derived)}
        form.implement(COMPOSITE_IMPLICIT_AUTOGRAD, each_in_place)


def _elements_of(values: Any) -> Sequence[Any]:
    """What goes along element by element: the tensors or numbers of a list, the numbers in a tensor."""
    return [number.item() for number in values.unbind()] if not isinstance(values, (tuple, list)) else values


def through_parts(form: Operator | None, make: Callable[[Operator], Kernel]) -> None:
    """Let an in-place form that has no kernel of its own be computed by other operators, as its operator is."""
    if form is not None and CPU in form.kernels:
        form.kernels = {key: kernel for key, kernel in form.kernels.items() if not isinstance(kernel, Derived)}
        form.implement(COMPOSITE_IMPLICIT_AUTOGRAD, Derived(make, form))


def another_name(definition: _Definition, name: str) -> None:
    """What is defined is another name of the operator `name`, and its in-place form of that one's."""
    operator = _defined(definition)
    through_parts(operator.inplace, lambda _: _passing_on(registry.find(name).inplace))
    if operator.out is not None and registry.find(name).out is not None:
        operator.out.implement(CPU, Derived(lambda _: _passing_on(registry.find(name).out), operator.out))
    operator.implement(COMPOSITE_IMPLICIT_AUTOGRAD, Derived(lambda _: _passing_on(registry.find(name)), operator))


def copy_of_view(definition: _Definition, name: str) -> None:
    """An operator copies what the view `name` shows, with gradients through both."""
    operator = _defined(definition)
    operator.implement(COMPOSITE_IMPLICIT_AUTOGRAD, Derived(lambda _: _copying(registry.find(name)), operator))


def _copying(view: Operator) -> Kernel:
    has_list = "[" in schemas.results_of(view.schema)[0]

    def copy(*arguments: Any) -> Any:
        seen = view[keyset_of(arguments) or CPU](*arguments)
        if has_list:
            return tuple([operations.duplicate(item, contiguous_format) for item in seen])
        return operations.duplicate(seen, contiguous_format)

    return copy


def _passing_on(operator: Operator | None) -> Kernel:
    assert operator is not None

    def pass_on(*arguments: Any) -> Any:
        return operator[keyset_of(arguments) or CPU](*arguments)

    return pass_on


def recorded_in_place(operator: Operator, making: Any = None, *, output: str = "") -> Any:
    """Let a call of an in-place form be recorded by a node that `making` makes before the form writes.

    `making` is a function of the arguments that gives the node its edges and what the formula reads, or a class of
    nodes with an edge of ``self`` alone, whose slots say what it keeps; without it, a decorator of such a function.
    `output` is the slot for what the form has written.
    """
    if making is None:
        return partial(recorded_in_place, operator, output=output)
    is_class = isinstance(making, type)
    make_node = _maker_of_nodes(operator, making, output) if is_class else making
    position, first = place_of_self(operator), -1

    def in_place(*arguments: Any) -> Any:
        nonlocal first
        if first < 0:  # not before it is called: that many schemas would take long
            first = first_tensors(operator)
        if first == 2:
            keyset = (arguments[0]._keys | arguments[1]._keys) & BELOW_AUTOGRAD
        else:
            keyset = (arguments[0]._keys if first == 1 else keyset_of_index(arguments)) & BELOW_AUTOGRAD
        if state.active and not thread.recording[-1].enabled:  # grad_enabled(), without its call
            return operator[keyset](*arguments)
        tensor = arguments[position]
        if tensor.dtype.category < FLOATING:  # integers that are copied to have no gradient
            return operator[keyset](*arguments)
        check_inplace(operator.name, tensor)
        node = make_node(*arguments)
        if tensor._edge is None if is_class else not any(node.edges):  # what requires grad is no more than an index
            return operator[keyset](*arguments)
        node.sequence_nr = next_sequence_nr()
        operator[keyset](*arguments)
        node.shape, node.dtype = tensor._sizes, tensor.dtype
        if output:
            setattr(node, output, save_output.call(tensor))
        record_inplace(tensor, node)
        return tensor

    operator.implement(AUTOGRAD, in_place)
    return making


def _maker_of_nodes(operator: Operator, node_type: type[Node], output: str) -> Callable[..., Node]:
    """The function that makes nodes of a class whose slots have the names of the arguments that they keep."""
    position = place_of_self(operator)
    saved_arguments: list[tuple[int, str, str]] | None = None

    def make_node(*arguments: Any) -> Node:
        nonlocal saved_arguments
        if saved_arguments is None:  # not before it is called: that many schemas would take long
            saved_arguments = _saved_arguments(operator, node_type, output)
        node = node_type()
        node.edges = (arguments[position]._edge,)
        for index, slot, version in saved_arguments:
            value = arguments[index]
            if version:
                value = original_of(value) if index == position else value
                setattr(node, version, 0 if value._writes is None else value._writes[0])
            setattr(node, slot, value)
        return node

    return make_node


def _saved_arguments(operator: Operator, node_type: type[Node], output: str) -> list[tuple[int, str, str]]:
    """The places of the arguments that a node keeps, the slot of each, and that of its version, if it is a tensor."""
    indices = {argument.name: index for index, argument in enumerate(schemas.arguments_of(operator.schema))}
    saved = []
    for slot in node_type.__dict__["__slots__"]:
        _, kind, name = slot.split("_", 2)
        if kind != "version" and slot != output:
            saved.append((indices[name], slot, sys.intern(f"_version_{name}") if kind == "raw" else ""))
    return saved
