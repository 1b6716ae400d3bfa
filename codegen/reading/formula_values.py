"""Static results of formulas: a tensor for each argument that a formula serves, computed from a gradient.

Only what the tree shows is rejected: a tuple for one argument, a tensor for two, a size, text, a formula that reads no
gradient, one that writes to what it was given. What is not known is let through, and `check` has the last word.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Sequence
from collections.abc import Mapping as Dictionary

from codegen.diagnostics import Diagnostics, suggest
from codegen.language.calls import SHOWN, Kinds
from codegen.language.syntax import names_in
from codegen.language.trees import walk
from codegen.reading import forward
from codegen.reading.keys import NODE
from codegen.schema import OperatorSchema
from codegen.schema.types import SchemaType
from codegen.source.yaml_values import Node, as_mapping, as_text

NON_DIFFERENTIABLE = "non_differentiable"
NOT_IMPLEMENTED = "not_implemented"
WAITS_FOR = "waits for "  # how the reason begins that `import` gives where it cannot bring a formula
UNVERIFIED = "unverified"
KEYWORDS = ("auto", NON_DIFFERENTIABLE, NOT_IMPLEMENTED)  # formulas of one word
_OF_FORWARD = "tangents and primals are for forward formulas, under the name of the result"
_SEVERAL = "write a tuple, one gradient for each"
_ZEROS = "zeros"  # in the names of what makes a gradient that is zero whatever happens


def reject_formula(tree: ast.expr, targets: Dictionary[str, SchemaType], kinds: Kinds) -> tuple[str, str | None] | None:
    """Why the tree cannot be the gradient of these arguments, and a hint; None when it may be."""
    return _reject_writing(tree, kinds) or _reject_value(tree, targets, kinds) or _reject_constant(tree, kinds)


def _reject_value(tree: ast.expr, targets: Dictionary[str, SchemaType], kinds: Kinds) -> tuple[str, str | None] | None:
    """Why a value has the wrong kind."""
    if isinstance(tree, ast.IfExp):
        branches = (branch for branch in (tree.body, tree.orelse) if kinds.of(branch) != "none")
        return next((why for branch in branches if (why := _reject_value(branch, targets, kinds))), None)
    if len(targets) == 1:
        ((name, type_),) = targets.items()
        expected = "list" if type_.is_tensor_list else "tensor"
        kind = kinds.of(tree)
        if kind in ("", expected) or isinstance(tree, ast.Constant):
            return None
        return f"the gradient of '{name}' is {SHOWN[expected]}, but the formula gives {SHOWN[kind]}", None
    count = _number(tree, kinds)
    if count is not None and count != len(targets):
        noun = "value" if count == 1 else "values"
        return f"the formula of '{', '.join(targets)}' gives {count} {noun}, not {len(targets)}", _SEVERAL
    return _reject_parts(tree.elts, targets, kinds) if isinstance(tree, ast.Tuple) and count is not None else None


def _reject_parts(
    parts: Sequence[ast.expr], targets: Dictionary[str, SchemaType], kinds: Kinds
) -> tuple[str, str | None] | None:
    """The same for the parts of a tuple; None in it stands for no gradient."""
    reasons = (
        _reject_value(part, {name: type_}, kinds)
        for part, (name, type_) in zip(parts, targets.items(), strict=True)
        if kinds.of(part) != "none"
    )
    return next((why for why in reasons if why), None)


def _number(tree: ast.expr, kinds: Kinds) -> int | None:
    """How many values a formula of several arguments gives; None when nobody can know."""
    if isinstance(tree, ast.Tuple):
        return None if any(isinstance(element, ast.Starred) for element in tree.elts) else len(tree.elts)
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name):
        schemas = kinds.operators.functions.get(tree.func.id, ())
        numbers = {
            0 if any(item.type.is_list for item in schema.returns) else len(schema.returns) for schema in schemas
        }
        return numbers.pop() or None if len(numbers) == 1 else None
    return 1 if kinds.of(tree) in ("tensor", "int", "float", "bool", "text", "dtype") else None


def _reject_constant(tree: ast.expr, kinds: Kinds) -> tuple[str, str | None] | None:
    """Why a formula without a gradient is wrong: it would not change with what it is multiplied by."""
    called = {_called(node) for node in walk(tree) if isinstance(node, ast.Call)}
    if isinstance(tree, ast.Constant) or any(_ZEROS in name for name in called) or kinds.of(tree) != "tensor":
        return None
    if any(name in ("grad", "grads") or name.startswith("grad_") for name in names_in(tree)):
        return None
    return "the formula reads no gradient", "multiply by 'grad', the gradient of the result"


def _reject_writing(tree: ast.expr, kinds: Kinds) -> tuple[str, str | None] | None:
    """Why a formula may not change a tensor that has a name: others read it, too."""
    for node in walk(tree):
        if not isinstance(node, ast.Call) or not (node.args or isinstance(node.func, ast.Attribute)):
            continue
        changed = node.func.value if isinstance(node.func, ast.Attribute) else node.args[0]
        name = _called(node)
        if name.endswith("_") and isinstance(changed, ast.Name) and changed.id in kinds.names:
            return f"'{name}' would change '{changed.id}', which others read as well", f"write '{name.rstrip('_')}'"
    return None


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def read_complex(node: Node | None, schema: OperatorSchema, diagnostics: Diagnostics) -> tuple[str, str]:
    """What ``complex`` says: why complex tensors have no gradient, and why no difference shows it; empty: nothing."""
    text = as_text(node, diagnostics, "complex") if node is not None else None
    if text is None:
        return "", ""
    rejected, unverified = reason_of(text.value), reason_of(text.value, UNVERIFIED)
    if not rejected and not unverified:
        text.error(
            diagnostics, "derivative-complex", f"'complex' of '{schema.name}' has no reason",
            length=len(text.value), hint=f'write {NOT_IMPLEMENTED}("why") or {UNVERIFIED}("why")',
        )
    return rejected or "", unverified or ""


def read_second_order(node: Node | None, schema: OperatorSchema, diagnostics: Diagnostics) -> tuple[str, ...]:
    """The arguments of ``second_order``, whose gradients have no gradient."""
    body = as_mapping(node, diagnostics, "second_order") if node is not None else None
    arguments = []
    for key, value in body.items if body is not None else ():
        text = as_text(value, diagnostics, f"second_order of '{key.value}'")
        if text is None:
            continue
        if key.value not in {argument.name for argument in schema.inputs if argument.type.is_tensor_like}:
            message = f"'second_order' of '{schema.name}' names '{key.value}', which is none of its tensors"
            key.error(diagnostics, "derivative-second-order", message, length=len(key.value))
        elif not reason_of(text.value):
            message = f"'second_order' of '{schema.name}' has no reason"
            text.error(
                diagnostics, "derivative-second-order", message, length=len(text.value),
                hint=f'write {NOT_IMPLEMENTED}("why")',
            )
        arguments.append(key.value)
    return tuple(arguments)


def read_node(node: Node | None, schema: OperatorSchema, diagnostics: Diagnostics) -> tuple[str, tuple[bool, ...]]:
    """What ``node`` says: the name that the Node shows, and for each edge that it shows whether it has it."""
    text = as_text(node, diagnostics, "node") if node is not None else None
    if text is None:
        return "", ()
    name, _, arguments = text.value.strip().rstrip(")").partition("(")
    edges = tuple(word.strip() for word in arguments.split(",")) if arguments else ()
    tensors = [argument.name for argument in schema.inputs if argument.type.is_tensor_like]
    if not re.match(NODE, text.value) or any(edge not in (*tensors, "None") for edge in edges):
        text.error(
            diagnostics,
            "derivative-node",
            f"'node' of '{schema.name}' is no name of a Node with its edges",
            length=len(text.value),
            hint=f"write MulBackward0, or MulBackward0({tensors[0] if tensors else 'self'}, None)",
        )
    return name.strip(), tuple(edge != "None" for edge in edges)


def reason_of(text: str, word: str = NOT_IMPLEMENTED) -> str | None:
    """The reason in ``not_implemented("reason")``, empty when none is given; None when the text says anything else."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    if isinstance(tree, ast.Name):
        return "" if tree.id == word else None
    if not isinstance(tree, ast.Call) or _called(tree) != word or tree.keywords:
        return None
    words = [node.value for node in tree.args if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return ": ".join(words) if len(words) == len(tree.args) else None


def hints_of(word: str, names: Collection[str], tensors: Collection[str]) -> dict[str, str]:
    """What to say about names that are not in scope: a misspelt keyword, and what only forward formulas have."""
    result = {f"{name}{end}": _OF_FORWARD for name in tensors for end in ("_t", "_p") if f"{name}{end}" not in names}
    suggestion = suggest(word, [*names, *KEYWORDS])
    other = word if word in forward.KEYWORDS else suggest(word, forward.KEYWORDS)
    if word.isidentifier() and suggestion is not None and word not in forward.KEYWORDS:
        result[word] = f"did you mean '{suggestion}'?"
    elif word.isidentifier() and other is not None:
        result[word] = f"'{other}' is a word of forward formulas, under the name of the result"
    return result
