"""Names of generated code: how they are made of an operator's name, and which an author cannot have.

A generated module holds one constant, a few functions and a Node for every operator; they must not meet each other,
Python's keywords, or what the module imports.
"""

from __future__ import annotations

import keyword

from codegen.imported import BUILT_IN, BUILT_IN_OF_OPERATORS, FUNCTIONS, OPERATORS, imported
from codegen.language import vocabulary
from codegen.schema import OperatorName, OperatorSchema

# Where the functions of a module lie, if not in the module itself.
NAMESPACES = {"nn": "nn.functional", "signal": "signal.windows"}
_OF_OPERATORS = frozenset(imported(OPERATORS))
_OF_FUNCTIONS = frozenset(imported(FUNCTIONS))
# What a generated module of operators, functions or methods defines or imports in capitals.
_TAKEN_CONSTANTS = frozenset({"LOOPS", *(name for name in _OF_OPERATORS | _OF_FUNCTIONS if name.isupper())})
_TAKEN_ENDINGS = ("_FORMULA", "_FORMULAS", "_LOOP")
# The ends of names of generated functions that a module of operators defines.
_ENDINGS = ("_autograd", "_cpu", "_composite", "_forward", "_geometry")
# What a module of functions, or its stub, reads by name after it has defined a function.
_TAKEN_FUNCTIONS = frozenset({"Methods", "declare", *BUILT_IN, *_OF_FUNCTIONS})
# What the bodies of generated functions use besides the arguments of the operator, and what they assign. Words of the
# expression language are recognised by themselves.
_TAKEN_ARGUMENTS = frozenset(
    {
        "functions", "given", "math", "named", "node", "one", "original", "rest", *BUILT_IN,
        *BUILT_IN_OF_OPERATORS, *imported(OPERATORS, inside=True), *imported(FUNCTIONS, inside=True),
    }
).difference(vocabulary.PYTHON_FUNCTIONS, vocabulary.CONSTANTS)
# Functions of Python that no generated code calls, so that an argument may have their name, as PyTorch's do.
_FREE = frozenset({"range", "sorted"})
# Special methods of one or two operands, which a table of overloads can serve.
SPECIAL_METHODS = (
    *(
        f"__{prefix}{name}__"
        for name in (
            "add", "sub", "mul", "matmul", "truediv", "floordiv", "mod", "divmod", "pow", "lshift", "rshift", "and",
            "xor", "or",
        )
        for prefix in ("", "r", "i")
    ),
    "__rdiv__",  # Python 2 divided by it, and PyTorch's tensors still have it
    "__neg__", "__pos__", "__abs__", "__invert__", "__round__", "__trunc__", "__floor__", "__ceil__",
    "__lt__", "__le__", "__eq__", "__ne__", "__gt__", "__ge__", "__getitem__", "__setitem__",
)  # fmt: skip

_OF_ONE = frozenset(
    {"__neg__", "__pos__", "__abs__", "__invert__", "__round__", "__trunc__", "__floor__", "__ceil__"}
)


def operands_of(special: str) -> int:
    """How many operands a special method has, the tensor itself included."""
    return 1 if special in _OF_ONE else 3 if special == "__setitem__" else 2


def identifier(schema: OperatorSchema) -> str:
    """A Python name for an overload: ``add.Tensor`` -> ``add_Tensor``."""
    word = str(schema.name).replace(".", "_")
    return f"{word}_operator" if any(f"{word}{ending}" in _OF_OPERATORS for ending in _ENDINGS) else word


def constant(name: OperatorName | str) -> str:
    """The module-level name of an operator's table: ``ADD_TENSOR``. In-place forms keep their underscore."""
    word = str(name).replace(".", "_").upper()
    return f"{word}_OPERATOR" if word in _TAKEN_CONSTANTS or word.endswith(_TAKEN_ENDINGS) else word


def constant_of(schema: OperatorSchema) -> str:
    """`constant` of a schema's name."""
    return constant(schema.name)


def function_name(base: str) -> str:
    """What the function of a public name is called in its module, where another name may have been taken."""
    return f"{base}_function" if base in _TAKEN_FUNCTIONS else base


def is_word(text: str) -> bool:
    """Whether `text` can be a name in generated code. ASCII only: Python takes some other letters for these."""
    return text.isascii() and text.isidentifier() and not keyword.iskeyword(text)


def called(base: str, module: str | None) -> str:
    """What messages call the function of an operator: ``linalg.norm``; of ``nn`` only the name."""
    public = base.removeprefix(f"{module}_") if module else base
    return f"{module}.{public}" if module not in (None, "nn") else public


def is_path(text: str) -> bool:
    """Whether `text` can be the path of a module, such as ``package.kernels``."""
    return all(word.isidentifier() for word in text.split("."))


def reject_operator(name: str) -> str:
    """Why no function or method can be called `name`; empty if one can."""
    if keyword.iskeyword(name):
        return f"'{name}' is a Python keyword and cannot be the name of an operator"
    if not is_word(name):
        return f"'{name}' cannot be the name of a function"
    if name.startswith("__"):
        return f"'{name}' begins with two underscores, which Python keeps for itself"
    return ""


def reject_attribute(name: str) -> str:
    """Why no method or property can be called `name`; empty if one can."""
    if not is_word(name) or (name.startswith("_") and name.endswith("__")):
        return f"'{name}' cannot be the name of an attribute"
    if name in vocabulary.OWN_ATTRIBUTES:
        return f"Tensor has its own '{name}'"
    return ""


def reject_argument(name: str, *, of_composite: bool = False) -> str:
    """Why no argument can be called `name`; empty if one can. In a composite it may hide a constant, such as nan."""
    if keyword.iskeyword(name):  # `from`, which PyTorch's schemas have
        return f"'{name}' is a Python keyword and cannot be the name of an argument"
    if name in _TAKEN_ARGUMENTS or name.startswith("__"):
        return f"generated code uses the name '{name}' itself"
    constants = () if of_composite else vocabulary.CONSTANTS
    words = (constants, vocabulary.SYMBOLS, vocabulary.DTYPE_NAMES, vocabulary.MEMORY_FORMATS)
    if (name in vocabulary.PYTHON_FUNCTIONS and name not in _FREE) or any(name in word for word in words):
        return f"'{name}' is a word of the expression language"
    return ""
