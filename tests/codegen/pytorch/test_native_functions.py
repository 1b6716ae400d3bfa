"""Heads of entries as PyTorch writes them: its whole file, agreement with its own model, every rule word for word."""

from __future__ import annotations

from pathlib import Path

import corpus
import pytest
from counting import counted
from folders import ROOT

from codegen.diagnostics import Diagnostics
from codegen.reading.groups import check_all
from codegen.reading.keys import WITHOUT_MEANING
from codegen.reading.native_function import NativeFunction
from codegen.reading.native_functions import KEYS, read_native_functions
from codegen.reading.native_keys import DISPATCH_KEYS, Precomputed, UfuncLoop, known_tags
from codegen.schema import OperatorName, OperatorSchema

CODEGEN = ROOT / "codegen"

# The whole file


@pytest.fixture(scope="module")
def functions() -> tuple[NativeFunction, ...]:
    diagnostics = Diagnostics()
    with counted() as calls:
        functions = read_native_functions(corpus.path("native_functions.yaml"), diagnostics)
    assert calls.count < 1200 * len(functions)  # measured: 811 an entry
    diagnostics.raise_if_any()
    return functions


@corpus.needed
def test_the_whole_file_loads_without_a_word(functions: tuple[NativeFunction, ...]) -> None:
    assert len(functions) == 2584
    by_name = {function.name: function for function in functions}
    cat = by_name["cat.out"].precomputed
    assert isinstance(cat, Precomputed)
    assert [(name, len(values)) for name, values in cat.replaced] == [("dim", 6)]
    pool = by_name["fractional_max_pool3d.output"].precomputed
    assert isinstance(pool, Precomputed)
    assert [item.name for item in pool.added] == ["numBatch", "numPlanes", "inputT", "inputH", "inputW"]
    assert by_name["add.out"].ufunc == (
        UfuncLoop("Generic", "add", ("AllAndComplex", "BFloat16", "Half", "ComplexHalf")),
        UfuncLoop("ScalarOnly", "add", ("Bool",)),
    )
    assert by_name["add.Tensor"].delegate == OperatorName("add", "out")
    assert by_name["sum.dim_IntList"].variants == ("function", "method")
    assert by_name["linear"].module == "nn"
    assert by_name["size.int"].manual_binding
    assert by_name["var"].no_defaults == ("unbiased",)
    assert by_name["expand_as"].is_composite
    assert not by_name["exp"].is_composite


@corpus.needed
def test_counts_of_the_whole_file(functions: tuple[NativeFunction, ...]) -> None:
    assert sum(function.dispatch is not None for function in functions) == 1659
    assert sum(function.dispatch == () for function in functions) == 9
    assert sum(bool(function.tags) for function in functions) == 901
    assert sum(len(function.autogen) for function in functions) == 533
    assert sum(function.delegate is not None for function in functions) == 385
    assert sum(function.structured for function in functions) == 275
    assert sum(function.inherits is not None for function in functions) == 155
    assert sum(function.device_check == "NoCheck" for function in functions) == 878
    assert len({key for function in functions for key in function.keys}) == 27
    groups = check_all(functions, Diagnostics())
    assert sum(len(group.forms) for group in groups) == 2584
    structured = [group for group in groups if group.out is not None and group.out.structured]
    assert len(structured) == 275
    assert all(group.functional is not None for group in structured)


@corpus.needed
def test_every_key_that_pytorch_uses_is_known_and_has_a_meaning_or_a_reason(
    functions: tuple[NativeFunction, ...],
) -> None:
    used = {key for function in functions for key in tuple(function.mapping.keys())}
    assert used | {"manual_kernel_registration"} == set(KEYS)
    assert set(WITHOUT_MEANING) < set(KEYS)
    assert {tag for function in functions for tag in function.tags} < set(known_tags())


@corpus.needed
@pytest.mark.parity
def test_every_entry_agrees_with_pytorchs_own_model(functions: tuple[NativeFunction, ...]) -> None:
    pytest.importorskip("torchgen", reason="PyTorch is not installed")
    import torchgen
    from torchgen import model
    from torchgen.gen import parse_native_yaml, parse_tags_yaml

    native = Path(torchgen.__file__).parent / "packaged" / "ATen" / "native"
    theirs = parse_native_yaml(str(native / "native_functions.yaml"), str(native / "tags.yaml")).native_functions
    assert {str(key) for key in model.dispatch_keys} == set(DISPATCH_KEYS)
    assert parse_tags_yaml(str(native / "tags.yaml")) <= set(known_tags())
    by_name = {str(tensor.func.name): tensor for tensor in theirs}
    for ours in functions:
        other = by_name[ours.name]
        assert in_our_words(other.func) == in_their_order(ours.schema), ours.name
        assert sorted(ours.variants) == sorted(variant.name for variant in other.variants)
        assert set(ours.tags) <= other.tags
        assert (ours.module, ours.structured, ours.device_guard) == (
            other.python_module, other.structured, other.device_guard,
        )  # fmt: skip
        assert str(ours.delegate) == str(other.structured_delegate)
        assert list(map(str, ours.autogen)) == list(map(str, other.autogen))
        assert set(ours.no_defaults) == other.cpp_no_default_args
        assert ours.device_check == other.device_check.name
        assert (ours.inherits, ours.category) == (other.structured_inherits, other.category_override)
        assert (ours.manual_binding, ours.const_ref) == (
            other.manual_cpp_binding, other.use_const_ref_for_mutable_tensors,
        )  # fmt: skip
        if ours.precomputed is not None:
            replaced = {name: [str(item) for item in values] for name, values in ours.precomputed.replaced}
            assert replaced == {
                name: [str(value) for value in values] for name, values in other.precomputed.replace.items()
            }


def in_our_words(schema) -> tuple:
    """PyTorch's schema as plain values: arguments and returns with types, defaults, alias sets."""
    return (
        schema.name.name.base, schema.name.overload_name,
        [argument(parameter, kwarg_only=parameter in kwargs(schema)) for parameter in schema.schema_order_arguments()],
        [(item.name or "", *type_of(item.type), alias(item.annotation)) for item in schema.returns],
    )  # fmt: skip


def kwargs(schema) -> tuple:
    return (*schema.arguments.flat_kwarg_only, *schema.arguments.out)


def argument(item, *, kwarg_only: bool) -> tuple:
    return (item.name, *type_of(item.type), item.default, kwarg_only, alias(item.annotation))


def type_of(type_) -> tuple:
    """Base, list, size, optional and optional elements."""
    from torchgen.model import BaseType, CustomClassType, ListType, OptionalType

    if isinstance(type_, OptionalType):
        base, is_list, size, _, elements = type_of(type_.elem)
        return (base, is_list, size, True, elements)
    if isinstance(type_, ListType):
        base, _, _, optional, _ = type_of(type_.elem)
        return (base, True, type_.size, False, optional)
    if isinstance(type_, BaseType):
        return (type_.name.name, False, None, False, False)
    assert isinstance(type_, CustomClassType)
    return (str(type_), False, None, False, False)


def alias(annotation) -> tuple | None:
    if annotation is None:
        return None
    after = annotation.alias_set_after or annotation.alias_set
    return (tuple(annotation.alias_set), annotation.is_write, tuple(after))


def in_their_order(schema: OperatorSchema) -> tuple:
    def parts(item) -> tuple:
        type_ = item.type
        return (type_.base, type_.is_list, type_.size, type_.optional, type_.optional_elements)

    def set_of(item) -> tuple | None:
        return None if item.alias is None else (item.alias.before, item.alias.is_write, item.alias.after)

    base = schema.name.base
    plain = base[3:-2] if schema.name.is_dunder and schema.name.is_inplace else base.strip("_") if (
        schema.name.is_dunder) else base.removesuffix("_") if schema.name.is_inplace else base
    return (
        plain.removesuffix("_functional"), schema.name.overload,
        [
            (argument.name, *parts(argument), None if argument.default is None else str(argument.default), argument.kwarg_only, set_of(argument))
            for argument in schema.arguments
        ],
        [(item.name, *parts(item), set_of(item)) for item in schema.returns],
    )  # fmt: skip


# The rules


F = "- func: f(Tensor self) -> Tensor\n"
F_ = "- func: f_(Tensor(a!) self) -> Tensor(a!)\n"
F_OUT = "- func: f.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)\n"
CPU = "  dispatch: {CPU: f}\n"
STRUCTURED = F_OUT + "  structured: True\n"


def at(line: int, column: int, text: str) -> str:
    return f"n.yaml:{line}:{column}: error: {text}"


RULES = {
    "no func": ("- tags: core\n", at(1, 3, "an entry needs 'func', its schema [entry-no-func]")),
    "unknown key": (F + "  dispach: {}\n",
        at(2, 3, "unknown key 'dispach' (did you mean 'dispatch'?) [entry-unknown-key]")),
    "variant": (F + "  variants: function, methd\n",
        at(2, 23, "unknown variant 'methd' (write function, method or both) [entry-variant]")),
    "tag": (F + "  tags: [core, pointwse]\n",
        at(2, 16, "unknown tag 'pointwse' (did you mean 'pointwise'?) [entry-tag]")),
    "module": (F + "  python_module: linag\n",
        at(2, 18, "unknown python_module 'linag' (did you mean 'linalg'?) [entry-python-module]")),
    "device check": (F + "  device_check: Nocheck\n",
        at(2, 17, "unknown device_check 'Nocheck' (did you mean 'NoCheck'?) [entry-device-check]")),
    "category": (F + "  category_override: facory\n",
        at(2, 22, "unknown category_override 'facory' (did you mean 'factory'?) [entry-category-override]")),
    "truth": (F + F_OUT + "  structured: yes\n",
        at(3, 15, "structured must be True or False, not 'yes' [yaml-not-a-bool]")),
    "module and method": (F + "  python_module: nn\n  variants: function, method\n",
        at(1, 9, "'f' lies in module nn and cannot be a method [entry-module-method]")),
    "out and method": (F + F_OUT + "  variants: method\n",
        at(3, 3, "'f.out' is the out= form of an operator and cannot be a method [entry-out-method]")),
    "method without self": ("- func: f(Tensor x) -> Tensor\n  variants: method\n",
        at(2, 3, "'f' has no argument 'self' and cannot be a method [entry-method-self]")),
    # dispatch
    "dispatch key": (F + "  dispatch: {CPU, CUDAA: f}\n".replace("{CPU, CUDAA: f}", "\n    CPU, CUDAA: f"),
        at(3, 10, "unknown dispatch key 'CUDAA' (did you mean 'CUDA'?) [entry-dispatch-key]")),
    "dispatch key twice": (F + "  dispatch:\n    CPU: f\n    CUDA, CPU: g\n",
        at(4, 11, "'f' has two kernels for CPU (the first is f) [entry-dispatch-twice]")),
    "kernel name": (F + "  dispatch: {CPU: f-cpu}\n",
        at(2, 19, "'f-cpu' cannot be the name of a kernel (write a name of C++, with at most three namespaces before it)"
           " [entry-dispatch-kernel]")),
    "two composites": (F + "  dispatch:\n    CompositeImplicitAutograd: f\n    CompositeExplicitAutograd: f\n",
        at(2, 3, "'f' can be only one of CompositeImplicitAutograd and CompositeExplicitAutograd [entry-dispatch]")),
    "redundant": (F + "  dispatch: {CompositeImplicitAutograd: f}\n",
        at(2, 3, "'f' says under 'dispatch' what holds without it (delete the key) [entry-dispatch]")),
    "misnamed": (F + "  dispatch: {CompositeImplicitAutograd: g}\n",
        at(2, 3, "the only kernel of 'f' is composite and not called 'f' (rename it) [entry-dispatch]")),
    "registered by hand": (F + CPU + "  manual_kernel_registration: True\n",
        at(2, 3, "'f' registers its kernels by hand and cannot list them [entry-dispatch]")),
    "structured composite": (F + "  structured_delegate: f.out\n" + STRUCTURED
        + "  dispatch: {CompositeImplicitAutograd: f_out, CPU: g}\n",
        at(5, 3, "'f.out' is structured and cannot have a kernel for CompositeImplicitAutograd [entry-dispatch]")),
    "delegate with a kernel": (F + "  structured_delegate: f.out\n" + CPU + STRUCTURED,
        at(3, 3, "'f' takes its kernels from the operator it delegates to and cannot have one for CPU [entry-dispatch]")),
    "factory": ("- func: f_like(Tensor self) -> Tensor\n",
        at(1, 9, "'f_like' makes tensors and needs 'dispatch', which says where"
           " (add 'dispatch: {CompositeExplicitAutograd: ...}') [entry-factory]")),
    # structured
    "structured functional": (F + "  structured: True\n",
        at(2, 3, "'f' is no out= form; only those can be structured (did you mean 'structured_delegate'?)"
           " [entry-structured]")),
    "delegating out": (F + F_OUT + "  structured_delegate: f.out\n",
        at(3, 3, "'f.out' is an out= form and cannot delegate (did you mean 'structured: True'?) [entry-structured]"),
        at(3, 3, "'f.out' delegates to 'f.out', which is not structured (add 'structured: True' at n.yaml:2:9)"
           " [group-delegate]")),
    "both": (F + "  structured_delegate: f.out\n" + STRUCTURED + "  structured_delegate: f.out\n",
        at(5, 3, "'f.out' is an out= form and cannot delegate (did you mean 'structured: True'?) [entry-structured]"),
        at(5, 3, "'f.out' cannot be structured and delegate as well [entry-structured]")),
    "device guard": (F + "  structured_delegate: f.out\n" + STRUCTURED + "  device_guard: False\n",
        at(5, 3, "'f.out' is structured and needs its device guard [entry-structured]")),
    "inherits": (F + F_OUT + "  structured_inherits: TensorIteratorBase\n",
        at(3, 3, "'f.out' has 'structured_inherits' but is not structured (add 'structured: True') [entry-structured]")),
    "namespace of a base class": (F + "  structured_delegate: f.out\n" + STRUCTURED + "  structured_inherits: at::T\n",
        at(5, 24, "structured_inherits names a class by its last name, without '::' [entry-namespace]")),
    "namespace of a delegate": (F + "  structured_delegate: at::f.out\n",
        at(2, 24, "structured_delegate names an operator of the same namespace, without '::' [entry-namespace]")),
    "no delegate": (F + "  structured_delegate: f.ou\n" + STRUCTURED,
        at(2, 3, "'f' delegates to 'f.ou', which does not exist (did you mean 'f.out'?) [group-delegate]")),
    "foreign delegate": (F + "  structured_delegate: f.out\n" + "- func: g(Tensor self) -> Tensor\n"
        "  structured_delegate: f.out\n" + STRUCTURED,
        at(4, 3, "'g' delegates to 'f.out', whose arguments are others [group-delegate]")),
    "not delegating": (F + STRUCTURED,
        at(1, 9, "'f' must delegate to 'f.out' at n.yaml:2:9, which is structured [group-delegate]")),
    # precomputed and ufunc
    "precomputed": (F + "  structured_delegate: f.out\n" + STRUCTURED + "  precomputed:\n  - dmi -> int dim\n",
        at(6, 5, "'dmi' is no argument of 'f.out' [entry-precomputed]")),
    "precomputed type": (F + "  structured_delegate: f.out\n" + STRUCTURED + "  precomputed:\n  - self -> itn n\n",
        at(6, 13, "unknown type 'itn' (did you mean 'int'?) [schema-unknown-type]")),
    "precomputed capitals": (F + "  structured_delegate: f.out\n" + STRUCTURED + "  precomputed:\n  - self -> int NM\n",
        at(6, 17, "'NM' is all capitals, which generated code uses itself (use small letters) [entry-precomputed]")),
    "precomputed order": (F + "  structured_delegate: f.out\n" + STRUCTURED
        + "  precomputed:\n  - int a\n  - self -> int n\n",
        at(6, 5, "only the last line of precomputed may have no '->' (write 'argument -> type name')"
           " [entry-precomputed]")),
    "ufunc key": (F + "  structured_delegate: f.out\n" + STRUCTURED + "  ufunc_inner_loop:\n    Genric: f (All)\n",
        at(6, 5, "unknown key 'Genric' in ufunc_inner_loop (did you mean 'Generic'?) [entry-ufunc]")),
    "ufunc form": (F + "  structured_delegate: f.out\n" + STRUCTURED + "  ufunc_inner_loop:\n    Generic: f\n",
        at(6, 14, "'f' is no function with dtypes (write 'name (dtype, dtype)') [entry-ufunc]")),
    "ufunc dtype": (F + "  structured_delegate: f.out\n" + STRUCTURED + "  ufunc_inner_loop: f (All, Bol)\n",
        at(5, 29, "unknown dtype 'Bol' in ufunc_inner_loop (did you mean 'Bool'?) [entry-ufunc]")),
    "ufunc with a kernel": (F + "  structured_delegate: f.out\n" + STRUCTURED + CPU + "  ufunc_inner_loop: f (All)\n",
        at(5, 3, "'f.out' has its kernels from ufunc_inner_loop and cannot have one for CPU [entry-dispatch]")),
    "no default": ("- func: f(Tensor self, int dim, int n=1) -> Tensor\n  cpp_no_default_args: [dim]\n",
        at(2, 25, "'dim' is no argument of 'f' with a default value [entry-no-default]")),
    # what an entry is
    "foreach": ("- func: _foreach_f(Tensor[] self) -> Tensor[]\n",
        at(1, 9, "'_foreach_f' takes tensors of several devices (add 'device_check: NoCheck') [entry-foreach]")),
    "random by generator": ("- func: f(Tensor self, *, Generator? generator=None) -> Tensor\n",
        at(1, 9, "'f' takes a Generator but does not say that it draws random numbers"
           " (add the tag nondeterministic_seeded) [entry-random]")),
    # between entries
    "duplicate": (F + CPU + F + "  dispatch: {CUDA: f}\n",
        at(3, 9, "operator 'f' is already defined at n.yaml:1:9 (give one of them another overload name)"
           " [entry-duplicate]")),
    "two forms": (F + "- func: f.other(Tensor self) -> Tensor\n",
        at(2, 9, "'f.other' and 'f' at n.yaml:1:9 are both a functional form with the same arguments"
           " (no call could choose between them) [group-two-forms]")),
    "out of nothing": (F_OUT,
        at(1, 9, "'f.out' is the out= form of 'f', which does not exist [group-no-functional]")),
    "out with other arguments": (F + "- func: f.out(Tensor self, int n, *, Tensor(a!) out) -> Tensor(a!)\n",
        at(2, 32, "'f.out' takes 'int n', which no other form of 'f' does (at n.yaml:1:9 is f(Tensor self) -> Tensor)"
           " [group-arguments]")),
    "out with other results": (F.replace("-> Tensor", "-> (Tensor, Tensor)") + F_OUT,
        at(2, 9, "'f.out' has other results than 'f' at n.yaml:1:9 [group-returns]")),
    "tags of forms": (F + "  tags: nondeterministic_seeded\n" + F_,
        at(3, 9, "'f' has the tag nondeterministic_seeded, 'f_' at n.yaml:3:9 has not [group-tags]")),
    "generated and there": (F + "  autogen: f_\n" + F_,
        at(2, 3, "'f_' shall be generated but is defined at n.yaml:3:9 (remove it from one of the two places)"
           " [group-autogen]")),
    "generated of another": (F + "  autogen: g.out\n",
        at(2, 3, "'g.out' is no form of 'f' (write f_ or f.out) [entry-autogen]")),
    "generated and impossible": ("- func: f(Tensor self) -> int\n  autogen: f.out\n",
        at(2, 3, "'f' can have no out= form: not all of its returns are tensors [schema-no-form]")),
    "view in place": (F + "  tags: inplace_view\n",
        at(2, 3, "'f' has the tag inplace_view, but its name does not end in '_' [group-inplace-view]")),
    "view in place only": (F_ + "  tags: inplace_view\n",
        at(2, 3, "'f_' has the tag inplace_view, but there is no 'f' [group-inplace-view]")),
    "view copy": (F + "  tags: view_copy\n",
        at(2, 3, "'f' has the tag view_copy, but is not called like a view followed by '_copy' [group-view-copy]")),
    "view copy with other arguments": (
        "- func: f(Tensor(a) self) -> Tensor(a)\n- func: f_copy(Tensor self, int n) -> Tensor\n  tags: view_copy\n",
        at(3, 3, "'f_copy' has the tag view_copy, but there is no view 'f' with the same arguments"
           " [group-view-copy]")),
    # what PyTorch accepts although it is wrong
    "argument twice": ("- func: f(Tensor x, Tensor x) -> Tensor\n",
        at(1, 21, "schema of 'f': two arguments are named 'x' [schema-duplicate-argument]")),
    "default of another type": ("- func: f(Tensor self, int x=banana) -> Tensor\n",
        at(1, 30, "schema of 'f': the default banana of 'x' is not an integer, as its type 'int' wants"
           " [schema-wrong-default]")),
    "no identifier": ("- func: foo-bar(Tensor self) -> Tensor\n",
        at(1, 12, "unexpected character '-' in schema of 'foo' [schema-unexpected-character]")),
}  # fmt: skip


def report(text: str) -> tuple[str, ...]:
    Path("n.yaml").write_text(text, encoding="utf-8")
    diagnostics = Diagnostics()
    read_native_functions("n.yaml", diagnostics)
    return tuple(str(error).split("\n", 1)[0] for error in diagnostics.errors)


@pytest.mark.parametrize("row", RULES.values(), ids=RULES.keys())
def test_rule(row: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text, *expected = row
    assert report(text) == tuple(expected)


def test_good_entries_are_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    delegate = "  structured_delegate: f.out\n"
    assert report(F + delegate + F_ + delegate + STRUCTURED + CPU) == ()
    assert report(F + "  dispatch: {CompositeImplicitAutograd: f_symint}\n") == ()
    assert report("- func: dropout_backward(Tensor self) -> Tensor\n") == ()


def test_every_code_has_a_row() -> None:
    words: set[str] = set()
    for name in ("native_functions", "native_keys", "native_rules", "groups"):
        words.update((CODEGEN / "reading" / f"{name}.py").read_text(encoding="utf-8").split('"'))
    codes = {word for word in words if word.startswith(("entry-", "group-")) and word.replace("-", "").isalpha()}
    shown = {line.rpartition("[")[2].rstrip("]") for _, *lines in RULES.values() for line in lines}
    assert len(codes) > 25
    assert codes - shown == {"entry-former-key"}  # of ops.yaml alone: test_shorthands.py


def test_tags_have_a_line_each() -> None:
    assert all(len(text) >= 20 for text in known_tags().values())
