"""The values of those keys of an entry that are ours, one reader for each; what is wrong goes to Diagnostics.

A reader gets the entry as far as it is read (`PartialEntry`) and the key, and returns what Entry keeps. Kernels have
readers of their own (:mod:`codegen.reading.kernels`), and so have samples (:mod:`codegen.reading.sample_reader`).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from codegen import names
from codegen.calculus.linear import Degree, degree_of
from codegen.calculus.rules import QUESTIONS, STEPS
from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.language.identities import CallIdentity, parse_identity
from codegen.language.kernels import DISCRETE, ReduceDefinition, ScanDefinition
from codegen.language.node_templates import parse_template
from codegen.language.syntax import Program
from codegen.language.vocabulary import ACCEPTED_DTYPES, AUTOCASTS, CATEGORIES, DTYPES, NO_AUTOCAST
from codegen.reading import kinds
from codegen.reading.kernel_values import makes_complex
from codegen.reading.kernels import ElementwiseKernel, Kernel
from codegen.reading.kinds import RESULT_WORDS
from codegen.reading.shardings import sharding_fault
from codegen.schema import OperatorSchema
from codegen.source.doctext import check_doc, spaced
from codegen.source.yaml_values import Mapping, Text, as_list_of_text, as_mapping, as_text


@dataclass(frozen=True)
class PartialEntry:
    """An entry whose head and kernel are read; the kernel is None where it has an error."""

    mapping: Mapping
    schema: OperatorSchema
    variants: tuple[str, ...]
    inplace: OperatorSchema | None
    kernel: Kernel | None
    diagnostics: Diagnostics

    def text(self, key: str) -> Text | None:
        """The text under a key; None where there is none, or what stands there is no text."""
        node = self.mapping.get(key)
        return as_text(node, self.diagnostics, key) if node is not None else None

    def words(self, key: str) -> tuple[Text, ...]:
        """The words under a key."""
        node = self.mapping.get(key)
        return as_list_of_text(node, self.diagnostics, key) if node is not None else ()


_KEEP_INTEGERS = ("default", "same", "integers_to_int64", "bool_to_int64")  # rules under which integers give integers
_KEEP_REAL = ("default", "same", "int_to_float")  # and those under which real tensors give real ones
_INTEGERS = frozenset({"bool", "integral", *(name for name in DTYPES if name == "bool" or "int" in name)})
Reader = Callable[[PartialEntry, str], Any]


def a_word(words: tuple[str, ...], default: str) -> Reader:
    """A reader of one of some words."""

    def read(entry: PartialEntry, key: str) -> str:
        text = entry.text(key)
        if text is None:
            return default
        if text.value not in words:
            text.error(
                entry.diagnostics, f"entry-{key.replace('_', '-')}", f"unknown {key} '{text.value}'",
                hint=did_you_mean(text.value, words) or f"one of {', '.join(words)}",
            )
            return default
        return text.value

    return read


def promotion(entry: PartialEntry, key: str) -> str:
    """The rule of promotion: one that the kind of the kernel has, and that keeps the fractions of its divisions."""
    kind = next((option.name for option in kinds.KINDS if option.name in entry.mapping), "")
    text = entry.text(key)
    fit = tuple(option.name for option in kinds.PROMOTIONS if not option.of or kind in option.of)
    is_valid = text is None or text.value in kinds.PROMOTION_NAMES
    name: str = a_word(kinds.PROMOTION_NAMES if is_valid else fit, "default")(entry, key)
    rule = kinds.promotion(name)
    if text is not None and rule.of and kind in kinds.LOOPS and kind not in rule.of:
        message = f"'{key}: {name}' is that of a {' or '.join(rule.of)} kernel"
        text.error(entry.diagnostics, "entry-promote", message, hint=rule.instead)
    elif name in _KEEP_INTEGERS:
        _reject_fractions(entry)
    if name in _KEEP_REAL:
        _reject_complex(entry)
    return name


def _reject_complex(entry: PartialEntry) -> None:
    """Complex numbers made of real ones, which a real result cannot hold."""
    accepts = some_words(ACCEPTED_DTYPES, CATEGORIES)(entry, "dtypes")
    key = entry.mapping.key("elementwise")
    if not isinstance(entry.kernel, ElementwiseKernel) or key is None or "result_dtypes" in entry.mapping:
        return
    for case in entry.kernel.cases:
        takes_real = not all(word.startswith("complex") for word in case.accepts or accepts)
        if takes_real and makes_complex(case.program):
            key.error(
                entry.diagnostics, "kernel-complex",
                f"'{entry.schema.name}' makes complex numbers of real tensors, for which its result is real",
                hint="say 'promote: real_to_complex' or 'dtypes: complex', or take real(...), imag(...) or abs(...)",
            )
            return


def _reject_fractions(entry: PartialEntry) -> None:
    """Integers divided by ``/``, or computed with 0.5, are fractions, which a result of integers cannot hold."""
    accepts = some_words(ACCEPTED_DTYPES, CATEGORIES)(entry, "dtypes")
    for key, program, accepted in _programs(entry.kernel):
        key_text = entry.mapping.key(key)
        if key_text is None or not any(category in _INTEGERS for category in accepted or accepts):
            continue
        does = next(filter(None, map(_fraction, program.body)), "")
        if does:
            key_text.error(
                entry.diagnostics, "kernel-division",
                f"'{entry.schema.name}' {does}, and its result is of integers",
                hint="say 'promote: int_to_float' or 'dtypes: floating'" + (", or write '//'" if "'/'" in does else ""),
            )
            return


def _programs(kernel: Kernel | None) -> Iterator[tuple[str, Program, tuple[str, ...]]]:
    """The expressions of a loop: the key they stand under, and the dtypes that a case accepts by itself."""
    if isinstance(kernel, ElementwiseKernel):
        yield from (("elementwise", case.program, case.accepts or ()) for case in kernel.cases)
        return
    if not isinstance(kernel, (ReduceDefinition, ScanDefinition)):
        return
    name = "reduce" if isinstance(kernel, ReduceDefinition) else "scan"
    for one_pass in kernel.passes if isinstance(kernel, ReduceDefinition) else (kernel.one_pass,):
        carried = [accumulator.step for accumulator in one_pass.accumulators if accumulator.type not in DISCRETE]
        yield from ((name, program, ()) for program in (*(value for _, value in one_pass.lets), *carried))
    ends = {"finish": getattr(kernel, "finish", None), "each": kernel.each, "final": getattr(kernel, "final", None)}
    yield from ((key, program, ()) for key, program in ends.items() if program is not None)


def _fraction(tree: ast.AST) -> str:
    """What an expression does that makes fractions of integers; empty if nothing. What is compared is no result."""
    if isinstance(tree, ast.Compare):
        return ""
    if isinstance(tree, ast.BinOp):
        if isinstance(tree.op, ast.Div):
            return "divides integers by '/'"
        if isinstance(tree.op, ast.Pow) and isinstance(tree.right, ast.UnaryOp) and isinstance(tree.right.op, ast.USub):
            return "raises integers to a negative power"
        for side in (tree.left, tree.right):
            if isinstance(side, ast.Constant) and isinstance(side.value, float) and not side.value.is_integer():
                return f"computes with {side.value} for integers"
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id in STEPS | QUESTIONS:
        return ""
    return next(filter(None, map(_fraction, ast.iter_child_nodes(tree))), "")


def some_words(words: tuple[str, ...], default: tuple[str, ...] = ()) -> Reader:
    """A reader of several of some words."""

    def read(entry: PartialEntry, key: str) -> tuple[str, ...]:
        if key not in entry.mapping:
            return default
        words_read = entry.words(key)
        for word in words_read:
            if word.value not in words:
                word.error(
                    entry.diagnostics, f"entry-{key.replace('_', '-')}", f"unknown word '{word.value}' in '{key}'",
                    hint=_category(word.value, words) or did_you_mean(word.value, words)
                    or f"one of {', '.join(words)}",
                )
        return tuple(word.value for word in words_read)

    return read


def _category(word: str, words: tuple[str, ...]) -> str | None:
    """The category of dtypes that a type of Python stands for: ``float`` is floating."""
    named = {"float": "floating", "int": "integral", "integer": "integral", "boolean": "bool"}.get(word, "")
    return f"did you mean '{named}'?" if named in words else None


def flag(entry: PartialEntry, key: str) -> bool:
    """Whether a key is `true`."""
    return bool(a_word(("true", "false"), "false")(entry, key) == "true")


def variadic(entry: PartialEntry, key: str) -> bool:
    """Whether the last list may be written without brackets."""
    value = flag(entry, key)
    text = entry.text(key)
    positional = entry.schema.positional
    if value and text is not None and not (positional and positional[-1].type.is_tensor_list):
        text.error(
            entry.diagnostics, "entry-variadic", f"the last argument of '{entry.schema.name}' is no list of tensors",
            hint="tensors are listed without brackets behind all other arguments: 'str equation, Tensor[] tensors'",
        )
        return False
    return value


def doc(entry: PartialEntry, key: str) -> str:
    """The docstring, with its examples apart."""
    text = entry.text(key)
    if text is None:
        return ""
    check_doc(text, entry.diagnostics)
    return spaced(text.value.strip())


def fixed_dtypes(entry: PartialEntry, key: str) -> tuple[tuple[str, str], ...]:
    """A map from tensor arguments to dtypes."""
    node = entry.mapping.get(key)
    body = as_mapping(node, entry.diagnostics, key) if node is not None else None
    result = []
    for name, value in body.items if body is not None else ():
        text = as_text(value, entry.diagnostics, "a dtype")
        argument = entry.schema.argument(name.value)
        if argument is None or not argument.type.is_tensor:
            message = f"'{name.value}' is no tensor argument of '{entry.schema.name}'"
            name.error(entry.diagnostics, "entry-fixed-dtypes", message)
        elif text is not None and text.value not in DTYPES:
            text.error(entry.diagnostics, "entry-fixed-dtypes", f"unknown dtype '{text.value}'")
        elif text is not None:
            result.append((name.value, text.value))
    return tuple(result)


def result_dtypes(entry: PartialEntry, key: str) -> tuple[tuple[str, str], ...]:
    """A map from results to dtypes."""
    node = entry.mapping.get(key)
    body = as_mapping(node, entry.diagnostics, key) if node is not None else None
    names = entry.schema.output_names
    result = []
    for name, value in body.items if body is not None else ():
        text = as_text(value, entry.diagnostics, "a dtype")
        if entry.kernel is not None and not isinstance(entry.kernel, ElementwiseKernel):
            message = f"'{key}' is for elementwise kernels, which '{entry.schema.name}' does not have"
            name.error(entry.diagnostics, "entry-result-dtypes", message, hint="say it with 'promote'")
        elif name.value not in names:
            name.error(
                entry.diagnostics, "entry-result-dtypes", f"'{name.value}' is no result of '{entry.schema.name}'",
                hint=did_you_mean(name.value, names) or f"its results are {', '.join(names)}",
            )
        elif text is not None and text.value not in RESULT_WORDS:
            text.error(
                entry.diagnostics, "entry-result-dtypes", f"unknown dtype '{text.value}'",
                hint=did_you_mean(text.value, RESULT_WORDS) or "a dtype, real or complex",
            )
        elif text is not None:
            result.append((name.value, text.value))
    return tuple(result)


def inplace_argument(entry: PartialEntry, key: str) -> bool:
    """Whether the function takes ``inplace=False``, which calls the in-place form; so there must be one."""
    chosen = flag(entry, key)
    if chosen and entry.inplace is None:
        node = entry.mapping.get(key)
        assert isinstance(node, Text)
        node.error(
            entry.diagnostics, "entry-inplace-argument", f"'{entry.schema.name}' has no in-place form to call",
            hint=f"name it: 'autogen: {entry.schema.name.base}_'",
        )
    return chosen


def dunders(entry: PartialEntry, key: str) -> tuple[str, ...]:
    """The special methods that the operator serves; it takes as many operands as they have."""
    required = sum(argument.default is None for argument in entry.schema.positional)
    words = entry.words(key)
    for word in words:
        if word.value not in names.SPECIAL_METHODS:
            word.error(
                entry.diagnostics, "entry-dunder", f"'{word.value}' is no special method that an operator can serve",
                hint=did_you_mean(word.value, names.SPECIAL_METHODS) or "such as __add__",
            )
        elif required != names.operands_of(word.value):
            operands = names.operands_of(word.value)
            has = f"'{word.value}' has {operands} operand{'s' * (operands > 1)}"
            message = f"{has}, '{entry.schema.name}' requires {required}"
            word.error(entry.diagnostics, "entry-dunder", message)
    return tuple(word.value for word in words)


def as_property(entry: PartialEntry, key: str) -> str:
    """The name under which a method without arguments is an attribute, such as ``T``."""
    text = entry.text(key)
    if text is None:
        return ""
    reason = names.reject_attribute(text.value)
    if reason:
        text.error(entry.diagnostics, "entry-property", reason)
    elif "method" not in entry.variants:
        message = f"'{entry.schema.name}' is no method, which a property must be"
        text.error(entry.diagnostics, "entry-property", message, hint="add 'variants: method'")
    return text.value


def is_writable(entry: PartialEntry, key: str) -> bool:
    """Whether an attribute that is a view may be set."""
    value, text = flag(entry, key), entry.text(key)
    is_view = entry.text("property") is not None and any(output.alias is not None for output in entry.schema.returns)
    if value and text is not None and not is_view:
        text.error(
            entry.diagnostics, "entry-property", f"'{entry.schema.name}' is no attribute that is a view of a tensor",
            hint="give 'property' its name, and its result the alias of 'self': 'f(Tensor(a) self) -> Tensor(a)'",
        )
    return value


HALF_NUMBERS = ("rounded", "exact")  # what floats of 16 bits are computed with


def fitting(entry: PartialEntry, key: str) -> tuple[str, ...]:
    """The numbers that the dtype of the computation has to hold; of schemas that share the entry, those they have."""
    words = entry.words(key)
    numbers = [argument.name for argument in entry.schema.inputs if argument.type.is_scalar]
    if words and not isinstance(entry.kernel, ElementwiseKernel):
        words[0].error(entry.diagnostics, "entry-fitting", "only numbers of an elementwise kernel have to fit a dtype")
    for word in words:
        if word.value not in [argument.name for argument in entry.schema.inputs]:
            word.error(
                entry.diagnostics, "entry-fitting", f"'{word.value}' is no argument of '{entry.schema.name}'",
                hint=did_you_mean(word.value, numbers) or f"its numbers are {', '.join(numbers)}",
            )
    return tuple(word.value for word in words if word.value in numbers)


def autocast(entry: PartialEntry, key: str) -> str:
    """What the operator does in a region of autocast, "" for nothing; there must be a tensor to be cast."""
    word: str = a_word(tuple(AUTOCASTS), NO_AUTOCAST)(entry, key)
    word = "" if word == NO_AUTOCAST else word
    text = entry.text(key)
    if word and text is not None and not any(argument.type.is_tensor_like for argument in entry.schema.inputs):
        text.error(
            entry.diagnostics, "entry-autocast", f"'{entry.schema.name}' takes no tensor that could be cast",
            hint=f"remove '{key}'",
        )
    return word


def identities(entry: PartialEntry, key: str) -> tuple[CallIdentity, ...]:
    """A map from patterns of calls to what they give."""
    node = entry.mapping.get(key)
    body = as_mapping(node, entry.diagnostics, key) if node is not None else None
    result = []
    for pattern, value in body.items if body is not None else ():
        text = as_text(value, entry.diagnostics, "the result of an identity")
        if text is not None:
            try:
                result.append(parse_identity(pattern.value, text.value, entry.schema.name.base))
            except ValueError as error:
                pattern.error(entry.diagnostics, "entry-identities", f"'{pattern.value}' is no identity: {error}")
    return tuple(result)


def onnx(entry: PartialEntry, key: str) -> tuple[Any, ...]:
    """The template of the nodes of ONNX that compute the operator."""
    text = entry.text(key)
    if text is None:
        return ()
    try:
        return tuple(parse_template(text.value, [argument.name for argument in entry.schema.inputs]))
    except ValueError as error:
        text.error(entry.diagnostics, "entry-onnx", f"'{text.value}' is no template of nodes: {error}")
        return ()


def sharding(entry: PartialEntry, key: str) -> str:
    """How parts of tensors give parts of the result: subscripts that fit the schema, or the word of a reduction."""
    text = entry.text(key)
    if text is None:
        return ""
    tensors = [argument.name for argument in entry.schema.inputs if argument.type.is_tensor_like]
    fault = sharding_fault(
        text.value, str(entry.schema.name), tensors, is_reduction=isinstance(entry.kernel, ReduceDefinition),
        has_dim="dim" in {argument.name for argument in entry.schema.inputs},
    )  # fmt: skip
    if fault:
        text.error(entry.diagnostics, "entry-sharding", fault)
    return "" if fault else text.value


def dispatched(entry: PartialEntry, key: str) -> tuple[Any, ...]:
    """The template of the calls that a mode sees for those of the operator."""
    text = entry.text(key)
    if text is None:
        return ()
    try:
        names = [argument.name for argument in entry.schema.inputs]
        return tuple(parse_template(text.value, names, dispatched=True))
    except ValueError as error:
        text.error(entry.diagnostics, "entry-dispatched", f"'{text.value}' is no template of calls: {error}")
        return ()


def linear_in(entry: PartialEntry, key: str) -> tuple[str, ...]:
    """The tensor arguments in which the operator is linear, all together; proven where the kernel is an expression."""
    words = entry.words(key)
    tensors = [argument.name for argument in entry.schema.inputs if argument.type.is_tensor_like]
    for word in words:
        if word.value not in tensors:
            word.error(
                entry.diagnostics, "entry-linear-in", f"'{word.value}' is no tensor argument of '{entry.schema.name}'",
                hint=did_you_mean(word.value, tensors) or f"its tensors are {', '.join(tensors)}",
            )
    named = tuple(word.value for word in words if word.value in tensors)
    for case in entry.kernel.cases if named and isinstance(entry.kernel, ElementwiseKernel) else ():
        if degree_of(case.program, named) not in (Degree.LINEAR, Degree.ZERO):
            shown = " ".join(case.program.source.split())
            words[0].error(
                entry.diagnostics, "entry-linear-in",
                f"'{entry.schema.name}' is not linear in {', '.join(named)}, for its kernel is {shown}",
            )
    return named
