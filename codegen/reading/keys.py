"""Every key that an entry may have: its shape, what it means, what holds where it is left out, and who reads it.

This is the one place where a key is described. The readers (:mod:`codegen.reading.native_functions` for PyTorch's keys,
:mod:`codegen.reading.entries` for ours), the JSON Schemas, `explain KEY` and the tables of the documentation come from
these tables; kinds of kernels stand in :mod:`codegen.reading.kinds`.
"""

from __future__ import annotations

from dataclasses import dataclass

from codegen import names
from codegen.language import shapes
from codegen.language.shapes import NAME, Shape
from codegen.language.vocabulary import ACCEPTED_DTYPES, AUTOCASTS, CATEGORIES, DTYPES, MODULES, NO_AUTOCAST
from codegen.reading import array_api, kinds, lists, native_keys, shardings
from codegen.reading import entry_values as own
from codegen.reading.module_families import FOR
from codegen.reading.modules import PARTS, read_modules


@dataclass(frozen=True)
class Key:
    """A key. `read` is our reader, `native` that of PyTorch's head of an entry; `field` is where the value is kept.

    `meaning` is a sentence without its end, which an editor shows; `more` follows it in documentation, and `default`
    says what holds where the key is left out. `of_cpp` marks what speaks of C++ and changes nothing in a package,
    `of_themes` what may stand beside `theme`, for all its entries: those with one of the kinds `of_kinds`, if it names
    any.
    """

    name: str
    meaning: str
    shape: Shape
    default: str = ""
    field: str = ""
    read: own.Reader | None = None
    native: native_keys.Reader | None = None
    more: str = ""
    of_cpp: bool = False
    of_themes: bool = False
    of_kinds: tuple[str, ...] = ()

    @property
    def said(self) -> str:
        """The meaning and the default."""
        return f"{self.meaning}; {self.default}" if self.default else self.meaning


_MAP = shapes.map_to(shapes.EXPRESSION)
_CLASS = shapes.text_of_form("^[A-Z][A-Za-z0-9_]*$")
_SHAPES_OF_MODULE = {
    "name": shapes.text_of_form("^[A-Z][A-Za-z0-9_{}]*$"), FOR: shapes.map_to(shapes.list_of({}, least=1), least=1),
    "keep": _MAP, "call": _MAP,
}  # fmt: skip
_PARTS_OF_MODULE = {
    name: shapes.described(_SHAPES_OF_MODULE.get(name, shapes.TEXT), meaning)
    for name, meaning in PARTS.items()
}
MODULE = shapes.either(_CLASS, shapes.map_of(_PARTS_OF_MODULE, ["name"]))
THEME, EXTENDS, PLANNED = "theme", "extends", "planned"
# Items of ops.yaml that are no entries.
ITEMS = (
    Key(
        THEME, "the generated file of the entries that follow", shapes.text_of_form("^[a-z][a-z0-9_]*$"),
        more=". Keys beside it hold for all of them that do not say otherwise",
    ),
    Key(
        EXTENDS, "the packages whose operators this one builds on; before all entries",
        shapes.words_of_form(rf"^{NAME}(\.{NAME})*$"),
    ),
)  # fmt: skip
# What PyTorch has as well and means something here.
HEAD = (
    Key(
        "func",
        "the schema, in PyTorch's grammar: `add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor`; "
        "or a list "
        "of schemas that share the rest of the entry, of which one may be a mapping of `func` and what it has of "
        "its own",
        shapes.either(
            shapes.text_of_form(shapes.SCHEMA),
            shapes.list_of(shapes.text_of_form(shapes.SCHEMA), shapes.OVERLOAD, least=1),
        ),
        more=". Under a list `dunders`, `property`, `module`, `array_api` and `accepts_numbers` are those of the "
        "first, `autogen` names the forms of all. Where an overload takes numbers for tensors of the first, samples "
        "give it a number of each, and the text says so",
    ),
    Key(
        "variants", "`function`, `method` or both", shapes.words(("function", "method")),
        "when left out, both where the first argument is `Tensor self`, the name does not begin with `_` and it "
        "lies at "
        "the top level, else `function`", "variants", native=native_keys.read_variants,
        of_themes=True,
    ),
    Key(
        "python_module",
        "`nn`, `linalg`, `special`, `fft`, `signal` or `masked`: where the function lies instead of the top level",
        shapes.one_of(MODULES), "a name that begins with one but `masked`, such as `linalg_norm`, needs no key",
        "module",
        native=native_keys.one_of("python_module", *native_keys.MODULES),
        of_themes=True,
    ),
    Key(
        "tags",
        "words kept with the operator, such as `core`; `engine`: the runtime finds it by name, so that every smaller "
        "package has it", shapes.words(native_keys.known_tags()),
        "`pointwise`, `reduction` and, with a Generator or a call of what draws, `nondeterministic_seeded` come "
        "by themselves", "tags",
        native=native_keys.read_tags,
        of_themes=True,
    ),
    Key(
        "autogen", "the in-place form and the `out=` form: `add_.Tensor, add.out`",
        shapes.words_of_form(rf"^{NAME}(\.\w+)?$"),
        "when left out, a public elementwise operator has both as `add_.Tensor, add.Tensor_out`, the "
        "in-place one on `Tensor self` as a method or in `nn`; a public reduction, a scan and a function written by "
        "hand have the `out=` form where they return one tensor, which is not made like another one by a dtype and a "
        "device, or several, of which the first is called `values`, as `topk.values`; all of `linalg`, `special` and "
        "`fft` but views have it, and a gradient such as `gelu_backward`, elementwise or in `nn`, as "
        "`gelu_backward.grad_input`; a composite that draws numbers for `Tensor self` has the in-place form, as "
        "`uniform_`; `[]` for none", "autogen", native=native_keys.read_autogen,
        more=". That of a view, such as `t_`, gives the tensor the strides of the view, and `t_copy` stands for an "
        "operator that copies what the view shows, with an `out=` form",
    ),
)  # fmt: skip
# What only we have, besides the kinds of kernels.
OWN = (
    Key(
        "promote", "the dtype of the result; see \"Dtypes of results\"",
        shapes.one_of_described({rule.name: rule.meaning for rule in kinds.PROMOTIONS}), "`default` when left out",
        "promote", own.promotion,
        of_themes=True, of_kinds=kinds.LOOPS,
    ),
    Key(
        "result_dtypes",
        "of an elementwise kernel: results of another dtype than `promote` gives, by name: a dtype, or `real` or "
        "`complex` for that of the same precision: `{mask: bool, phase: complex}`",
        shapes.map_to(shapes.one_of(kinds.RESULT_WORDS)), "", "result_dtypes", own.result_dtypes,
        more=". A single result without a name is `result`. Those that are neither floating nor complex have no "
        "gradient",
    ),
    Key(
        "dtypes", "accepted dtypes or categories (`bool`, `integral`, `floating`, `complex`)",
        shapes.words(ACCEPTED_DTYPES), "all when left out", "accepts", own.some_words(ACCEPTED_DTYPES, CATEGORIES),
        of_themes=True, of_kinds=kinds.LOOPS,
    ),
    Key(
        "operand_dtypes", "of an elementwise kernel: what each tensor may have before promotion",
        shapes.words(ACCEPTED_DTYPES), "all when left out", "operand_dtypes", own.some_words(ACCEPTED_DTYPES),
    ),
    Key(
        "fixed_dtypes", "arguments with a dtype of their own that take no part in promotion: `{condition: bool}`",
        shapes.map_to(shapes.one_of(DTYPES)), "", "fixed_dtypes", own.fixed_dtypes,
        more="; of bool and integers they have no gradient",
    ),
    Key(
        "out_dtype",
        "the dtypes that a tensor given as `out=` may have: `cast`, each to which that of the result can be cast, "
        "`same`, that one alone, also where what a composite gives is written in place, or `bytes`, uint8 besides",
        shapes.one_of(kinds.OUT_DTYPES),
        "`cast` for an elementwise kernel, `same` for any other", "out_dtype", own.a_word(kinds.OUT_DTYPES, ""),
        more=". Where the schema has a `dtype`, what is given decides it", of_themes=True,
    ),
    Key(
        "keeps_shape",
        "`true`: a tensor given as `out=` that has as many elements as the result keeps its shape; another becomes a "
        "line", shapes.FLAG, "", "keeps_shape", own.flag,
    ),
    Key(
        "out_resize",
        "what a tensor with elements that is given as `out=` in another shape than that of the result gets: the right "
        "one and a warning, `warns`, or no warning, `silent`",
        shapes.one_of((kinds.WARNS, kinds.SILENT)),
        "`silent` where no argument is a tensor or numbers are drawn, else `warns`", "out_resize",
        own.a_word((kinds.WARNS, kinds.SILENT), ""),
    ),
    Key(
        "autocast",
        "what becomes of its floating tensors but those of float64 in a region of `autocast`: "
        + "; ".join(f"`{word}`: {meaning}" for word, meaning in AUTOCASTS.items()),
        shapes.one_of_described(AUTOCASTS), f"`{NO_AUTOCAST}` when left out", "autocast", own.autocast,
        more=". Operators that it calls in its turn cast nothing. Its in-place and `out=` forms are left alone",
        of_themes=True,
    ),
    Key(
        "accepts_numbers", "`true`: a Python number is accepted in place of the tensor operand", shapes.FLAG, "",
        "accepts_numbers", own.flag,
    ),
    Key(
        "variadic", "`true`: a function's last argument, a list of tensors, may be written without brackets",
        shapes.FLAG, "", "variadic", own.variadic,
        more=", as in `einsum(\"ij,jk\", x, y)`; a text before them may be said by lists of labels instead, "
        "`einsum(x, [0, 1], y, [1, 2])`",
    ),
    Key(
        "dunders", "the special methods that call it: `__add__, __radd__`", shapes.words(names.SPECIAL_METHODS), "",
        "dunders", own.dunders,
    ),
    Key(
        "shown", "`true`: the function stands in the package although its name begins with `_`", shapes.FLAG, "",
        "shown", own.flag, more=", as those of PyTorch do that its other parts call",
    ),
    Key(
        "namespaces", "modules in which the function appears as well", shapes.words(MODULES), "", "namespaces",
        own.some_words(MODULES),
        of_themes=True,
    ),
    Key(
        array_api.KEY,
        "the function of the Python array API standard that the operator is, in the package's `array_api`: `true`, a "
        "name, a signature, or a list of these: `(x, /, *, axis=None, keepdims=False)`",
        shapes.either(
            shapes.FLAG, shapes.text_of_form(array_api.FORM), shapes.list_of(shapes.text_of_form(array_api.FORM))
        ),
        "when left out, that of its name whose signature it fits", "standard", array_api.standard_names,
        more='; see "The array API standard"', of_themes=True,
    ),
    Key(
        "property", "the attribute under which a method without arguments is read, such as `T`",
        shapes.text_of_form(f"^{NAME}$"), "", "as_property", own.as_property,
    ),
    Key(
        "writable", "`true`: the attribute of `property` may be set, which writes into the view that it is",
        shapes.FLAG, "", "is_writable", own.is_writable, more=", as in `x.real = 0`",
    ),
    Key(
        "inplace_argument", "`true`: the function takes `inplace=False`, which calls the in-place form", shapes.FLAG,
        "when left out, that of an elementwise kernel in `nn` takes it where there is such a form",
        "inplace_argument", own.inplace_argument, more=", as in `relu(x, inplace=True)`",
    ),
    Key(
        "module",
        "the module of `nn` that is made of the operator: `Mish`, or a map of its `name` and what does not follow from "
        "the schema; a list for several; see \"Modules\"",
        shapes.either(MODULE, shapes.list_of(MODULE, least=1)), "", "modules", read_modules,
    ),
    Key(
        "varying_results",
        "`true`: arguments choose how many results there are, or whether one is a list; `check` compares none with the "
        "schema", shapes.FLAG, "", "varying_results", own.flag, more=", as `return_counts` does in `unique`",
    ),
    Key(
        "may_share",
        "`true`: a result may have memory of an argument, or of what was computed, although the schema, which is "
        "PyTorch's, has no `(a)`; `check` reports others that have it", shapes.FLAG, "", "may_share", own.flag,
        more=", as `atleast_1d` gives a tensor back that has a dimension",
    ),
    Key(
        "aliases", "other names of the operator, each with all its forms: `arcsin`; `special.erf` lies in a module",
        shapes.words_of_form(rf"^({'|'.join(MODULES)})?\.?{NAME}$"),
    ),
    Key(
        lists.KEY,
        "`true`: there is an operator over lists of tensors as well, `_foreach_exp`, with its in-place form; or the "
        "schemas of such operators, of which lists go along element by element: "
        "`- _foreach_add.List(Tensor[] self, Tensor[] other) -> Tensor[]`, or what the second argument is there: "
        "`[Scalar, List, ScalarList, Tensor]`; see \"Lists of tensors\"",
        shapes.either(
            shapes.FLAG,
            shapes.list_of(shapes.either(shapes.one_of(lists.WORDS), shapes.text_of_form(shapes.SCHEMA)), least=1),
        ),
        of_themes=True, of_kinds=("elementwise",),
    ),
    Key(
        "doc",
        "the docstring: a sentence; after blank lines perhaps more, and examples: lines `>>> code` with `ow` as the "
        "package, below them what is printed. The tests run them", shapes.TEXT, "", "doc", own.doc,
    ),
    Key(
        "linear_in", "the tensor arguments in which the operator is linear, all together; used by `auto_linear`",
        shapes.words_of_form(f"^{NAME}$"),
        "not needed where the kernel shows it: elementwise ones, views, and reductions and scans of sums",
        "linear_in", own.linear_in,
    ),
    Key(
        "identities",
        "what calls of the operator give without being computed, for passes over graphs: `t(t(x)): x`; `mul(x, 1): x "
        "if floating` says for which dtypes. `check` compares the bits of both on samples",
        shapes.map_to(shapes.TEXT, least=1), "", "identities", own.identities,
    ),
    Key(
        "onnx",
        "the nodes of ONNX that compute the operator, for `onnx.export`: `Gather(weight, indices, axis=0)`; nodes "
        "begin with a capital letter", shapes.TEXT, "a composite is exported as the operators that it calls", "onnx",
        own.onnx,
    ),
    Key(
        "sharding",
        "how parts of its tensors give parts of its result, for DTensor: subscripts of a product, `ij,jk->ik`, or of a "
        "reduction whose results of parts are `terms` of a sum, or `averages`, by their numbers of elements; `lines` "
        "of tensors, along the argument `dim`, give lines of the results, and tensors of one dimension are whole",
        shapes.text_of_form(shardings.FORM),
        "elementwise operators, reductions and scans along other dimensions, and views compute on parts, and all "
        "others on full tensors", "sharding", own.sharding,
        more=". A letter is a dimension, `*` all dimensions before the letters; a tensor with `+` is added to the "
        "product and broadcast",
    ),
    Key(
        "dispatched",
        "what `__torch_dispatch__` of a mode or a class sees in the place of the operator: calls of PyTorch's "
        "operators that give the same, `add.Tensor(self, other, alpha=alpha)`; `whole()`: a composite is seen itself, "
        "unless tensors require grad; `constant()`: then too, because its results have no gradient",
        shapes.TEXT, "the operator is seen by its name; a composite as the operators that it calls", "dispatched",
        own.dispatched,
    ),
    Key(
        "fitting",
        "the numbers of an elementwise kernel that the dtype it computes in has to hold: `fitting: alpha`, of int8, "
        "makes an error of `alpha=300`", shapes.words_of_form(f"^{NAME}$"),
        "other numbers wrap around, or are infinite", "fitting", own.fitting,
    ),
    Key(
        "half_overflows",
        "`true`: a number of `fitting` that a float of 16 bits does not hold is infinite there, and no error",
        shapes.FLAG, "", "half_overflows", own.flag,
    ),
    Key(
        "half_numbers",
        "what floats of 16 bits are computed with: numbers `rounded` to their dtype, or `exact` ones, and then a "
        "second tensor without dimensions as well", shapes.one_of(own.HALF_NUMBERS),
        "numbers are exact, tensors are rounded", "half_numbers", own.a_word(own.HALF_NUMBERS, ""),
    ),
    Key(
        "samples", "a list of calls on which the derivative is verified: `- {self: [3, 4], alpha: 2}`",
        shapes.list_of({"type": "object"}), "when left out, samples follow from the schema",
        more=". A tensor is a shape, or a map of `shape` or `values`, `in`, `dtype`, `transposed`, `sparse` "
        "(`true`, or the layout, such as `sparse_csr`) and `symmetric` (differences keep it so): "
        "`other: {shape: [4], in: \"(0, 1)\"}`",
    ),
    Key(
        PLANNED, "instead of a kernel: what it will be. The entry is checked, and no part of the package",
        shapes.TEXT, more="; its derivatives wait with it. `import` writes it",
    ),
    Key(
        "domain", "where the numbers of samples lie: `self: (0, inf)`", {"type": "object"},
        "when left out, an argument of which an elementwise kernel takes `log`, `sqrt` and the like lies where that "
        "has a value",
    ),
    Key(
        "nondifferentiable_at",
        "kinks and poles that samples keep away from: `{self: [-1, 1]}`; names of number arguments count too",
        {"type": "object"},
        "when left out, they are where an elementwise kernel compares an argument with a number, takes its absolute "
        "value, divides by it, or clips or rounds it",
    ),
)  # fmt: skip


def _of_cpp(name: str, why: str, shape: Shape, field: str, read: native_keys.Reader) -> Key:
    return Key(name, why, shape, "", field, native=read, of_cpp=True)


# PyTorch's others: two that are checked against other entries, and those that change nothing, with the reason.
PYTORCH = (
    Key(
        "structured", "PyTorch's: the out= form that others delegate to", shapes.FLAG, "", "structured",
        native=native_keys.truth("structured"),
    ),
    Key(
        "structured_delegate", "PyTorch's: the out= form that this entry takes its kernel from", shapes.ANYTHING, "",
        "delegate", native=native_keys.read_operator("structured_delegate"),
    ),
    _of_cpp("category_override",
            "it orders arguments in bindings that C++ calls; here a signature is read from the schema",
            shapes.ANYTHING, "category", native_keys.one_of("category_override", "factory", "dummy")),
    _of_cpp("cpp_no_default_args",
            "it resolves calls that are ambiguous in C++; Python has one rule for choosing an overload",
            shapes.ANYTHING, "no_defaults", native_keys.read_no_defaults),
    _of_cpp("device_check", "all tensors live on one device", shapes.ANYTHING, "device_check",
            native_keys.one_of("device_check", "ExactSame", "NoCheck")),
    _of_cpp("device_guard", "there is one device, so none has to be made current before a kernel runs", shapes.FLAG,
            "device_guard", native_keys.truth("device_guard")),
    _of_cpp("dispatch", "it names kernels of C++; beside a kernel of ours it changes nothing", {"type": "object"},
            "dispatch", native_keys.read_dispatch),
    _of_cpp("manual_cpp_binding", "there are no bindings in C++ that could be written by hand", shapes.FLAG,
            "manual_binding", native_keys.truth("manual_cpp_binding")),
    _of_cpp("manual_kernel_registration", "kernels register themselves", shapes.FLAG, "manual_registration",
            native_keys.truth("manual_kernel_registration")),
    _of_cpp("precomputed",
            "it passes values from one C++ function to another; here one kernel computes shape and result",
            shapes.ANYTHING, "precomputed", native_keys.read_precomputed),
    _of_cpp("structured_inherits",
            "it names a class of C++; here the kind of kernel says that an operator is pointwise", shapes.ANYTHING,
            "inherits", native_keys.read_inherits),
    _of_cpp("ufunc_inner_loop",
            "it names functions of C++ for groups of dtypes; here `elementwise:` is that function", shapes.ANYTHING,
            "ufunc", native_keys.read_ufunc),
    _of_cpp("use_const_ref_for_mutable_tensors", "it chooses between two types of C++ parameters", shapes.FLAG,
            "const_ref", native_keys.truth("use_const_ref_for_mutable_tensors")),
)  # fmt: skip
_KERNELS = (
    *(Key(kind.name, kind.meaning, kind.shape) for kind in kinds.KINDS),
    *(
        Key(beside.name, beside.meaning, beside.shape, of_themes=bool(beside.of_themes), of_kinds=beside.of_themes)
        for beside in kinds.BESIDE
    ),
)
# Keys that ops.yaml had once, and what is written instead.
FORMER = {
    "kernel": "its content stands in the entry itself: 'elementwise: self + other'",
    "operators": "write 'dunders'",
    "numbers": "write 'accepts_numbers'",
    "fixed": "write 'fixed_dtypes'",
    "also": "write 'namespaces'",
}
DERIVATIVE_DISPATCH = ("Default", "AutogradCPU")  # what formulas may stand under in an entry's ``dispatch``
# The keys of derivatives.yaml that are no arguments.
_TARGETS = rf"^(?!(name|output_differentiability|complex|second_order|dispatch|node)$){NAME}(\s*,\s*{NAME})*$"
_BY_ARGUMENT: Shape = {
    "type": "object", "patternProperties": {_TARGETS: shapes.FORMULA}, "additionalProperties": False,
}  # fmt: skip
NODE = r"^\s*(?:[A-Z]|\{step\})(?:\w|\{dims\}|\{mode\})*Backward[0-9]+\s*(\(\s*\w+(\s*,\s*\w+)*\s*\)\s*)?$"
_OPERATOR = shapes.text_of_form(rf"{shapes.SCHEMA}|^\s*{NAME}(\.\w+)?\s*$")
DERIVATIVES = (
    Key(
        "name",
        "an operator of ops.yaml: `mul.Tensor`, or its schema as it stands there; or a list of operators that share "
        "the rest of the entry", shapes.either(_OPERATOR, shapes.list_of(_OPERATOR, least=1)),
    ),
    Key(
        "output_differentiability", "whether each result has a gradient: `[True, False]`",
        shapes.list_of({"type": ["boolean", "string"]}),
    ),
    Key(
        "dispatch", "formulas by autograd key, where they differ: `{Default: {self: grad}}`",
        shapes.map_of(dict.fromkeys(DERIVATIVE_DISPATCH, _BY_ARGUMENT)),
    ),
    Key(
        "complex",
        "of complex tensors: `not_implemented(\"why\")`, or `unverified(\"why\")` where no difference shows it",
        shapes.text_of_form(r"^\s*(not_implemented|unverified)\("),
    ),
    Key(
        "second_order",
        "of arguments whose formula calls an operator without a gradient: `{self: not_implemented(\"why\")}`; `check` "
        "compares the gradients of the others' gradients alone",
        {
            "type": "object", "patternProperties": {_TARGETS: shapes.text_of_form(r"^\s*not_implemented\(")},
            "additionalProperties": False,
        },
    ),
    Key(
        "node",
        "what its Node is called where PyTorch computes the operator by another one, and the edges that it shows, None "
        "for a number in the place of a tensor: `MulBackward0(self, None)`. `{dims}` in a name stands for how many "
        "dimensions the result has beyond samples and channels, `{mode}` for the interpolation that the Node saves, "
        "`{step}` for the last step of its basic index: Select, Slice, Unsqueeze or Alias",
        shapes.text_of_form(NODE),
    ),
)  # fmt: skip
TARGETS = _TARGETS  # the arguments that share a formula, one or several
OWN_NAMES = ("autogen", *kinds.KERNEL_KEYS, *(key.name for key in OWN))  # what an entry says beyond PyTorch's head
# All keys of an entry, with what each means: first those that change something in a package.
EFFECTIVE = (*HEAD, *_KERNELS, *OWN)
ENTRY = {key.name: key for key in (*PYTORCH, *EFFECTIVE)}
NAMES = tuple(dict.fromkeys(key.name for key in (*EFFECTIVE, *PYTORCH)))
NATIVE = {key.name: key for key in (*HEAD, *PYTORCH) if key.native is not None}
WITHOUT_MEANING = {key.name: key.meaning for key in PYTORCH if key.of_cpp}
OF_THEMES = tuple(key.name for key in EFFECTIVE if key.of_themes)
OF_KINDS = {key.name: key.of_kinds for key in EFFECTIVE if key.of_kinds}  # of these, what only some kinds take
# What they say where they change nothing.
USUAL = {
    "promote": "default", array_api.KEY: "false", lists.KEY: "false", "autocast": NO_AUTOCAST,
    kinds.BATCH: kinds.EVERY_SAMPLE,
}  # fmt: skip
LISTS = tuple(key.name for key in (*HEAD, *OWN) if key.name != "func" and shapes.is_list_of_words(key.shape))
