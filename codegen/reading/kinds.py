"""The kinds of kernels, the keys beside them, the parts of accumulators and the rules of promotion, each in one place.

The reader (:mod:`codegen.reading.kernels`), the JSON Schema, `explain`, `new`, the reference and the tables of the
documentation ask here. A sentence is `meaning`; `more` follows it where there is room.
"""

from __future__ import annotations

from dataclasses import dataclass

from codegen.language import shapes
from codegen.language.kernels import LINEAR, ZEROS
from codegen.language.shapes import Shape
from codegen.language.vocabulary import ACCEPTED_DTYPES, CATEGORIES, DTYPES

_DEGREE = shapes.either({"type": "integer", "minimum": 1}, shapes.one_of([LINEAR]))
# The keys under which an entry may name a kernel: PyTorch's backends, of which PrivateUse1 is the one that a program
# registers, for tensors that are dense or, after `Sparse`, sparse; and the composites, which serve every backend.
BACKEND_KEYS = (
    "CPU", "Meta", "CUDA", "XPU", "MPS", "HPU", "XLA", "IPU", "MTIA", "MAIA", "VE", "Lazy", "PrivateUse1",
)  # fmt: skip
SPARSE_KEYS = tuple(f"Sparse{backend}" for backend in BACKEND_KEYS)
DISPATCH_KEYS = (*BACKEND_KEYS, *SPARSE_KEYS, "CompositeExplicitAutograd", "CompositeImplicitAutograd")
_ONE_KEY = f"(Sparse)?({'|'.join(BACKEND_KEYS)})|CompositeExplicitAutograd|CompositeImplicitAutograd"
_LIST_OF_KEYS = rf"^({_ONE_KEY})(\s*,\s*({_ONE_KEY}))*$"
PATHS: Shape = {
    "type": "object", "patternProperties": {_LIST_OF_KEYS: shapes.text_of_form(shapes.PATH)},
    "additionalProperties": False,
}  # fmt: skip


@dataclass(frozen=True)
class KernelKind:
    """A kind of kernel: its key, what stands under it, the template that shows it, and what a draft says.

    `tag` marks its operators, unless `each` gives a result for every element; `has_out`: a public one with one result
    has an out= form; `shares_memory`: what it returns has the memory of an argument.
    """

    name: str
    meaning: str
    shape: Shape
    template: str
    summary: str
    reference: str
    more: str = ""
    tag: str = ""
    has_out: bool = False
    shares_memory: bool = False


@dataclass(frozen=True)
class Beside:
    """A key that stands beside some kinds of kernels; of entries with the kinds `of_themes` a theme may say it."""

    name: str
    meaning: str
    shape: Shape
    kinds: tuple[str, ...]
    of_themes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Part:
    """A part of an accumulator."""

    name: str
    meaning: str
    shape: Shape = None  # type: ignore[assignment]


@dataclass(frozen=True)
class Promotion:
    """A rule for the dtype of the result.

    `short` is what `explain` says; `results` the dtype of the result for categories of operands where it is another;
    `no_gradient` why there can be none. `of` are the kinds of kernels that have the rule, all if it is empty; `instead`
    is what others say.
    """

    name: str
    meaning: str
    short: str = ""
    results: tuple[tuple[str, str], ...] = ()
    no_gradient: str = ""
    of: tuple[str, ...] = ()
    instead: str = ""


_CASE = shapes.either(
    shapes.EXPRESSION, shapes.map_of({"value": shapes.EXPRESSION, "dtypes": shapes.words(ACCEPTED_DTYPES)}, ["value"])
)
KINDS = (
    KernelKind(
        "elementwise",
        "an expression over the arguments, lines `name = value` before it; or a map from conditions to expressions; a "
        "case may be `{value: expression, dtypes: what it accepts}`",
        shapes.either(shapes.EXPRESSION, shapes.map_to(_CASE, least=1)),
        "pointwise", "an expression that is computed for every element", "Computed element by element.",
        ". A tuple gives several results. Conditions ask for arguments that are not tensors, and for whether an "
        "optional "
        "tensor was given (`weight is None`); the first that holds is used",
        tag="pointwise",
    ),
    KernelKind(
        "reduce", "a map from accumulators to `{init, step, combine, type}`, or a list of such maps: passes",
        shapes.either(shapes.ACCUMULATORS, shapes.list_of(shapes.ACCUMULATORS, least=1)),
        "reductions", "a value over one or more dimensions, from accumulators",
        "A reduction: elements are combined along the reduced dimensions.",
        ", of which a later one reads the accumulators of the earlier. Several tensors broadcast, and are read by "
        "their names at the same element. All steps read the accumulators as they "
        "were before "
        "the element. Lines `name = value` may stand before an expression, and `let: {name: value}` beside the "
        "accumulators names what several steps read",
        tag="reduction", has_out=True,
    ),
    KernelKind(
        "scan", "the same map for one pass along the argument `dim`, keeping every prefix", shapes.ACCUMULATORS,
        "scans", "the same for every prefix along a dimension", "A scan: every element of a line with those before it.",
        "; other tensors are read at the same element and broadcast, or, where an `init` reads them, have an element "
        "for "
        "every line. `combine` is not needed",
        has_out=True,
    ),
    KernelKind(
        "view", "Python that returns `strided(sizes, strides, offset)`, in elements, or a list of them", shapes.TEXT,
        "views", "the same memory with other sizes and strides",
        "A view: new sizes, strides and an offset over the same memory; nothing is copied.",
        " for a result `Tensor(a)[]`; a fourth argument is the dtype of the view. Without a derivative the view stays "
        "outside of the graph, as `detach` does",
        shares_memory=True,
    ),
    KernelKind(
        "composite",
        "Python over other operators; gradients go through it, unless `derivatives.yaml` has an entry",
        shapes.EXPRESSION, "composites", "Python over other operators; gradients go through it",
        "Composed of other operators.",
    ),
    KernelKind(
        "dispatch",
        "functions written by hand, by dispatch key: `{CPU: runtime.kernels.matmul.operator.mm}`",
        {"type": "object"}, "library", "a function of your own; a module with one is written beside ops.yaml",
        "A function written by hand.",
        "; one decorated with `runtime.tensor.outputs.in_place_of(mm)` is its in-place form, which otherwise copies "
        "the result. A key is a backend of PyTorch's (`PrivateUse1` is the registered device that has this name by "
        "`rename_privateuse1_backend`), `SparseCPU` for sparse tensors, or a composite; "
        "`CPU, Meta: path` names a function for several. "
        "PyTorch's own, which names functions of C++, changes nothing beside another kind",
        has_out=True,
    ),
)  # fmt: skip
SPARSE = "sparse"
BORDERS = (ZEROS, "replicate", "reflect", "circular")
BATCH = "batch"
INDEX_TYPES = ("Index", "Tensor?[]")  # of arguments at which the rule `index` reads or writes
EVERY_SAMPLE = "loop"
BATCH_WORDS = {
    "elements": "broadcasts, and works on every element by itself",
    "front": "takes any number of dimensions in front of those that it works on; arguments `dim`, `dims` and the like "
    "count dimensions, `size` and `sizes` are whole shapes",
    "index": "reads or writes at its argument of the type Index, or writes at one of the type Tensor?[]",
    EVERY_SAMPLE: "every sample by itself, with a warning",
}
BESIDE = (
    Beside(
        "finish", "of a reduction: the result, from the accumulators and `count`", shapes.EXPRESSION, ("reduce",)
    ),
    Beside(
        "each", "a result for every element, as softmax has; of a scan what is kept after each", shapes.EXPRESSION,
        ("reduce", "scan"),
    ),
    Beside(
        "border",
        "of an elementwise kernel that reads neighbours, `self[i - 1]`: what stands beyond the border; `zeros`, "
        "`replicate` (the nearest element), `reflect` (without the outermost one) or `circular`",
        shapes.one_of(BORDERS), ("elementwise",),
    ),
    Beside(
        "fulfils",
        "of an elementwise kernel: an expression over the arguments and `result` that is 0 for every result, such as "
        "`result * exp(result) - self`, from which `auto` derives", shapes.EXPRESSION, ("elementwise",),
    ),
    Beside("identity", "of a reduction: `false` raises where there is nothing to reduce", shapes.FLAG, ("reduce",)),
    Beside(
        "degree",
        "of a reduction: the power of a common factor of all elements that its result has, 1 of a norm and 2 of a "
        "variance; where that result is 0, tiny or infinite, it is computed again of elements whose largest is about "
        "1. `linear`: that of a sum or a mean, which is computed again only where it is infinite or NaN. A list says "
        "it of several results: `[2, linear]`",
        shapes.either(_DEGREE, shapes.list_of(_DEGREE, least=1)), ("reduce",),
    ),
    Beside(
        "as_numbers",
        "of an elementwise kernel that writes: tensors of one element that are read as numbers, once a call, or once "
        "for every tensor of a list", shapes.words_of_form(rf"^{shapes.NAME}$"), ("elementwise",),
    ),
    Beside(
        "final",
        "of a scan: results from the accumulators after the last element, one for every line; in the schema they stand "
        "behind those of `each`", shapes.EXPRESSION, ("scan",),
    ),
    Beside("reverse", "of a scan: `true` goes from the last element to the first", shapes.FLAG, ("scan",)),
    Beside(
        "require",
        "of a composite or a view: a map from conditions on the arguments to messages, `{margin > 0: \"must be "
        "positive, "
        "got {margin}\"}`, asked before the kernel", shapes.map_to(shapes.TEXT), ("view", "composite"),
    ),
    Beside(
        SPARSE,
        "the function written by hand that computes it of tensors of a sparse layout, `runtime.sparse.products.mm`; "
        "when left out, an elementwise kernel that gives 0 for 0 computes their values, a composite is composed of "
        "its operators, and others raise an error",
        shapes.TEXT, tuple(kind.name for kind in KINDS),
    ),
    Beside(
        BATCH,
        "how `vmap` computes a batch, where that does not follow from the kind of kernel: Python over operators, in "
        "which every tensor has a dimension more in front, the batch or one of size 1; or a word: "
        + "; ".join(f"`{word}`: {meaning}" for word, meaning in BATCH_WORDS.items()),
        shapes.EXPRESSION, tuple(kind.name for kind in KINDS), of_themes=("dispatch",),
    ),
)  # fmt: skip
ACCUMULATOR_TYPES = ("compute", "wide", "int64", "bool")
PARTS = (
    Part("init", "the value before the first element", shapes.EXPRESSION),
    Part(
        "step", "the value after the element `self` at `index`; elements of other tensors go by their names",
        shapes.EXPRESSION,
    ),
    Part(
        "combine",
        "joins `total` and `total_other`; inferred from steps such as `total + self`, `total * self`, "
        "`maximum(total, self)` and `logaddexp(total, self)`, and of two accumulators that keep an element and its "
        "index, `where(wins, self, best)` and `where(wins, index, at)`", shapes.EXPRESSION,
    ),
    Part(
        "type",
        "`compute` (the dtype that is computed in), `wide` (at least float64's precision), `int64` or `bool`",
        shapes.one_of(ACCUMULATOR_TYPES),
    ),
    Part(
        "length", "of a scan: how many values it has, a vector that is read as `name[k]`, where `k` is the place",
        {"type": "integer", "minimum": 1},
    ),
)  # fmt: skip
LET = Part("let", "values with names, computed once an element before the steps, which may read them",
           shapes.map_to(shapes.EXPRESSION))  # fmt: skip
_DEFAULT = "the default dtype, float32"
_INTEGERS = (("bool", _DEFAULT), ("integral", _DEFAULT))
PROMOTIONS = (
    Promotion("default", "the common dtype of the operands"),
    Promotion(
        "int_to_float", "the same, but the default floating dtype for integers",
        "the common dtype of the operands, the default floating dtype for integers", _INTEGERS,
    ),
    Promotion(
        "bool_to_int64", "of an elementwise kernel: the same, but int64 for bool",
        "the common dtype of the operands, int64 for bool", (("bool", "int64"),), of=("elementwise",),
        instead="write integers_to_int64, or cast the arguments",
    ),
    Promotion(
        "floating", "of a reduction: the dtype of the operand, which is floating or complex; others raise",
        "the dtype of the operand", of=("reduce",), instead="write int_to_float, or 'dtypes: [floating, complex]'",
    ),
    Promotion(
        "integers_to_int64", "of a reduction or a scan: int64 for integers and bool",
        "int64 for integers and bool, otherwise the dtype of the operand", (("bool", "int64"), ("integral", "int64")),
        of=("reduce", "scan"), instead="cast the arguments, in a composite",
    ),
    Promotion("int64", "int64", "", tuple((category, "int64") for category in CATEGORIES), "integer result"),
    Promotion("bool", "bool", "", tuple((category, "bool") for category in CATEGORIES), "bool result"),
    Promotion(
        "complex_to_real", "the real dtype of complex operands", "", (("complex", "float32 or float64"),)
    ),
    Promotion(
        "real_to_complex", "of an elementwise kernel: the complex dtype whose parts hold that of the operands",
        "the complex dtype whose parts hold the common dtype of the operands",
        (("bool", "complex64"), ("integral", "complex64"), ("floating", "complex64, complex128 for float64")),
    ),
    Promotion(
        "same", "that of the first operand, whatever the others are", "the dtype of the first operand"
    ),
)  # fmt: skip
# What `result_dtypes` may say: a dtype, or that of the parts of complex numbers, or that which has parts.
REAL, COMPLEX = "real", "complex"
RESULT_WORDS = (*DTYPES, REAL, COMPLEX)
# What a tensor given as out= may have; if not said, the first of an elementwise kernel, the second of others.
OUT_DTYPES = ("cast", "same", "bytes")
WARNS, SILENT = "warns", "silent"
DRAWS = "nondeterministic_seeded"  # the tag of what draws random numbers
KIND_NAMES = tuple(kind.name for kind in KINDS)
LOOPS = ("elementwise", "reduce", "scan")  # those that run element by element, to which rules of promotion apply
BESIDE_NAMES = tuple(beside.name for beside in BESIDE)
KERNEL_KEYS = (*KIND_NAMES, *BESIDE_NAMES)
PART_NAMES = tuple(part.name for part in PARTS)
PROMOTION_NAMES = tuple(rule.name for rule in PROMOTIONS)
WITHOUT_GRADIENT = tuple(rule.name for rule in PROMOTIONS if rule.no_gradient)


def promotion(name: str) -> Promotion:
    """The rule of promotion with a name."""
    return next(rule for rule in PROMOTIONS if rule.name == name)


def kind(name: str) -> KernelKind:
    """The kind of kernel with a name."""
    return next(candidate for candidate in KINDS if candidate.name == name)
