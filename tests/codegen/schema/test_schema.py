"""The schema language: the corpus to the byte, typed defaults, every rejection word for word, derived forms."""

from __future__ import annotations

import math
import random

import corpus
import pytest
from counting import counted

from codegen.diagnostics import Diagnostics
from codegen.schema import (
    Alias,
    ArgumentSchema,
    OperatorName,
    Return,
    SchemaError,
    SchemaType,
    Symbol,
    common_signature,
    inplace_form,
    out_form,
    parse_operator_name,
    parse_schema,
)
from codegen.source.yaml_source import Mapping, Sequence, Text, parse_yaml, read_entries

ADD = "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
OPTIONS = "ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None"


def texts_of(file: str, key: str) -> list[str]:
    diagnostics = Diagnostics()
    texts = [str(entry.get(key)) for entry in read_entries(corpus.path(file), diagnostics)]
    diagnostics.raise_if_any()
    return texts


def errors_of(text: str) -> list[SchemaError]:
    results: list[SchemaError] = []
    assert (parse_schema(text, on_error=results.append) is None) == bool(results)
    return results


# The corpus


@corpus.needed
@pytest.mark.parametrize(
    ("file", "key", "count"), [("native_functions.yaml", "func", 2584), ("derivatives.yaml", "name", 687)]
)
def test_pytorch_schemas_print_back_to_the_byte(file: str, key: str, count: int) -> None:
    texts = texts_of(file, key)
    with counted() as calls:
        printed = [str(parse_schema(text)) for text in texts]
    assert calls.count < 600 * count  # measured: 380 to 420 a schema
    assert printed == texts
    assert len(texts) == count


@corpus.needed
def test_kinds_and_types_of_pytorch() -> None:
    schemas = [parse_schema(text) for text in texts_of("native_functions.yaml", "func")]
    kinds = [schema.kind for schema in schemas]
    counted = {kind: kinds.count(kind) for kind in ("functional", "out", "inplace", "mutable")}
    # PyTorch counts 3 of the mutable ones, which write to `self` without being in-place, as functional.
    assert counted == {"functional": 1603, "out": 631, "inplace": 337, "mutable": 13}
    types = {str(argument.type) for schema in schemas for argument in schema.arguments}
    assert len(types) == 49
    assert sum(schema.self_argument is not None for schema in schemas) == 1933
    assert sum(bool(schema.tensor_options) for schema in schemas) == 100
    defaults = [argument.default for schema in schemas for argument in schema.arguments if argument.default]
    assert len({str(default) for default in defaults}) == 41


@corpus.needed
def test_derived_forms_are_those_that_pytorch_wrote_by_hand() -> None:
    schemas = [parse_schema(text) for text in texts_of("native_functions.yaml", "func")]
    functional = {common_signature(schema): schema for schema in schemas if schema.kind == "functional"}
    compared = {"inplace": 0, "out": 0}
    for schema in schemas:
        source = functional.get(common_signature(schema))
        if source is None or schema.kind not in compared:
            continue
        if schema.kind == "inplace":
            derived = inplace_form(source, schema.name)
        else:
            derived = out_form(source, schema.name, out_names=[argument.name for argument in schema.out_arguments])
        assert derived.arguments == schema.arguments
        assert [(item.type, item.alias) for item in derived.returns] == [
            (item.type, item.alias) for item in schema.returns
        ]
        compared[schema.kind] += 1
    assert compared["inplace"] > 280
    assert compared["out"] > 600


@corpus.needed
def test_mutilated_schemas_are_rejected_with_a_place_and_nothing_worse() -> None:
    choose = random.Random(11)
    texts = choose.sample(texts_of("native_functions.yaml", "func"), 400)
    for text in texts:
        for _ in range(5):
            position = choose.randrange(len(text))
            junk = choose.choice(["", "", ",", "(", ")", "[", "]", "?", "=", "!", "'", '"', "*", "->", "é", "1", " "])
            broken = text[:position] + junk + text[position + choose.randrange(4) :]
            for error in errors_of(broken):
                assert 0 <= error.offset <= len(broken)
                assert error.length >= 1


# What a schema says


def test_a_schema_in_parts() -> None:
    schema = parse_schema("aten::div_.Tensor(Tensor(a!) self, Tensor? other, *, float x=1) -> Tensor(a!)")
    alias = Alias(("a",), is_write=True)
    assert schema.name == OperatorName("div_", "Tensor", "aten")
    assert schema.overload_name == "Tensor"
    assert schema.returns == (Return("", SchemaType("Tensor"), alias),)
    assert schema.arguments[0] == ArgumentSchema("self", SchemaType("Tensor"), alias=alias)
    assert schema.self_argument is schema.arguments[0]
    assert [argument.name for argument in schema.positional] == ["self", "other"]
    assert [argument.name for argument in schema.kwarg_only] == ["x"]
    assert schema.arguments[2].default_value == 1.0
    assert isinstance(schema.arguments[2].default_value, float)
    assert str(schema.arguments[2]) == "float x=1"


def test_out_arguments_and_views() -> None:
    schema = parse_schema("f.out(Tensor self, *, int n, Tensor(a!) out) -> Tensor(a!)")
    assert [argument.name for argument in schema.out_arguments] == ["out"]
    assert [argument.name for argument in schema.kwarg_only] == ["n"]
    assert [argument.name for argument in schema.inputs] == ["self", "n"]
    assert schema.kind == "out"
    assert not schema.is_view
    assert parse_schema("t(Tensor(a) self) -> Tensor(a)").is_view
    assert parse_schema("unbind(Tensor(a -> *) self) -> Tensor(a)[]").is_view


@pytest.mark.parametrize(
    ("spelled", "canonical"),
    [
        ("add.Tensor (Tensor  self,Tensor other,*,Scalar alpha = 1)->Tensor", ADD),
        ("\tf ( int [ 2 ] x = [ 1 , -2 ] ) -> ( Tensor x , Tensor y )", "f(int[2] x=[1,-2]) -> (Tensor x, Tensor y)"),
        ("f(Tensor( a!->* )[] self) -> ()", "f(Tensor(a! -> *)[] self) -> ()"),
        ("f(Tensor(a|b|c) self) -> Tensor(a|b|c)", "f(Tensor(a|b|c) self) -> Tensor(a|b|c)"),
        ("f(str s='a, b=c') -> (Tensor)", "f(str s='a, b=c') -> Tensor"),
        ("f(int from=1) -> ()", "f(int from=1) -> ()"),
        (
            "f(__torch__.torch.classes.quantized.Conv packed) -> Tensor",
            "f(__torch__.torch.classes.quantized.Conv packed) -> Tensor",
        ),
    ],
)
def test_white_space_means_nothing(spelled: str, canonical: str) -> None:
    assert str(parse_schema(spelled)) == canonical


TYPES = {
    "Tensor": (SchemaType("Tensor"), "is_tensor is_tensor_like"),
    "Tensor?": (SchemaType("Tensor", optional=True), "is_tensor is_tensor_like"),
    "Tensor[]": (SchemaType("Tensor", is_list=True), "is_tensor_list is_tensor_like"),
    "Tensor?[]": (SchemaType("Tensor", is_list=True, optional_elements=True), "is_tensor_list is_tensor_like"),
    "int[2]?": (SchemaType("int", is_list=True, size=2, optional=True), "is_int_list"),
    "SymInt": (SchemaType("SymInt"), "is_int"),
    "SymInt[1]": (SchemaType("SymInt", is_list=True, size=1), "is_int_list"),
    "Scalar[]": (SchemaType("Scalar", is_list=True), "is_scalar_list"),
    "ScalarType?": (SchemaType("ScalarType", optional=True), "is_scalar_type"),
    "bool[3]": (SchemaType("bool", is_list=True, size=3), ""),
}
PREDICATES = [name for name in dir(SchemaType) if name.startswith("is_") and name != "is_list"]


@pytest.mark.parametrize(("spelling", "expected"), TYPES.items())
def test_types(spelling: str, expected: tuple[SchemaType, str]) -> None:
    result = parse_schema(f"f({spelling} x) -> ()").arguments[0].type
    assert result == expected[0]
    assert str(result) == spelling
    assert {name for name in PREDICATES if getattr(result, name)} == set(expected[1].split())


DEFAULTS = {
    "int x=-1": -1,
    "int reduction=Mean": Symbol("Mean"),
    "int? x=None": None,
    "SymInt[2] x=1": (1, 1),
    "int[2] x=[]": (),
    "int[1] x=[-2,-1]": (-2, -1),
    "int[] x=[0,1]": (0, 1),
    "float x=1e-05": 1e-05,
    "float x=-inf": -math.inf,
    "float[] x=[1,2.5]": (1.0, 2.5),
    "bool? x=False": False,
    "Scalar x=True": True,
    "ScalarType x=long": Symbol("long"),
    "MemoryFormat x=contiguous_format": Symbol("contiguous_format"),
    "Device x='cuda:1'": "cuda:1",
    r'''str x="\"'\\"''': "\"'\\",
    "str x=''": "",
    "Tensor[] x=[]": (),
    "Generator? x=None": None,
}


@pytest.mark.parametrize(("argument", "value"), DEFAULTS.items())
def test_defaults(argument: str, value: object) -> None:
    result = parse_schema(f"f({argument}) -> ()").arguments[0]
    assert result.default_value == value
    assert type(result.default_value) is type(value)
    assert str(result) == argument


@pytest.mark.parametrize(
    ("text", "inplace", "dunder", "functional"),
    [
        ("add", False, False, "add"),
        ("add_.Tensor", True, False, "add"),
        ("__and__", False, True, "__and__"),
        ("__iand__.Scalar", True, True, "__and__"),
        ("aten::_foreach_add_", True, False, "_foreach_add"),
    ],
)
def test_operator_names(text: str, inplace: bool, dunder: bool, functional: str) -> None:
    name = parse_operator_name(text)
    assert str(name) == text
    assert (name.is_inplace, name.is_dunder, name.functional_base) == (inplace, dunder, functional)


@pytest.mark.parametrize("text", ["", "a b", "a.b.c", "a::b::c", "1a", "a-b", "f_out", "__int__"])
def test_operator_names_rejected(text: str) -> None:
    with pytest.raises(SchemaError):
        parse_operator_name(text)


# Rejections: each schema, what is marked, and the message with its hint

REJECTED = [
    ("logaddexp(Tensr self, Tensor other) -> Tensor", "Tensr",
     "unknown type 'Tensr' in schema of 'logaddexp' (did you mean 'Tensor'?)"),
    ("f(double x) -> Tensor", "double", "unknown type 'double' in schema of 'f' (did you mean 'float'?)"),
    ("f(Foo x) -> Tensor", "Foo", "unknown type 'Foo' in schema of 'f'"),
    ("f(self) -> Tensor", "self", "'self' has no type in schema of 'f' (write 'Tensor self')"),
    ("f(Tensor) -> Tensor", ")",
     "expected the name of an argument after its type 'Tensor' but found ')' in schema of 'f'"),
    ("f(Tensor[][] x) -> Tensor", "[", "there are no lists of lists in schema of 'f'"),
    ("f(int[0] x) -> Tensor", "0", "expected ']' or the size of the list but found '0' in schema of 'f'"),
    (
        "f(Tensor x) Tensor", "Tensor",
        "expected '->' and the returns but found 'Tensor' in schema of 'f' (such as '-> Tensor')",
    ),
    ("f(Tensor x,) -> Tensor", ")", "expected an argument after ',' but found ')' in schema of 'f'"),
    ("f(Tensor x) -> Tensor y z", "z", "expected the end of the schema but found 'z' in schema of 'f'"),
    ("f(Tensor x, *) -> Tensor", "*", "schema of 'f': no argument follows the '*'"),
    ("f(*, int x, *, int y) -> Tensor", "*", "schema of 'f': there is a second '*'"),
    ("a::b::c() -> Tensor", "::",
     "expected '(' or '.' but found '::' in schema (an operator has at most one namespace)"),
    ("foo-bar() -> Tensor", "-", "unexpected character '-' in schema of 'foo'"),
    ("f(Tensor 1x) -> Tensor", "1x", "'1x' is neither a name nor a number in schema of 'f'"),
    ("f(str s='x) -> Tensor", "'x) -> Tensor", "a string is not closed in schema of 'f'"),
    (r"f(str s='\q') -> Tensor", r"'\q'",
     r"schema of 'f': the string '\q' has a line break or an escape that Python does not know"),
    ("f(Tensor x, Tensor x) -> Tensor", "Tensor x", "schema of 'f': two arguments are named 'x'"),
    ("f(Tensor lambda) -> Tensor", "Tensor lambda", "schema of 'f': the argument name 'lambda' is a keyword of Python"),
    ("f(int x=banana) -> Tensor", "banana",
     "schema of 'f': the default banana of 'x' is not an integer, as its type 'int' wants"),
    ("f(int x=Mena) -> Tensor", "Mena",
     "schema of 'f': the default Mena of 'x' is not an integer, as its type 'int' wants (did you mean 'Mean'?)"),
    ("f(bool x=true) -> Tensor", "true",
     "schema of 'f': the default true of 'x' is not True or False, as its type 'bool' wants (did you mean 'True'?)"),
    ("f(str x=mean) -> Tensor", "mean",
     "schema of 'f': the default mean of 'x' is not a quoted string, as its type 'str' wants (write 'mean' in quotes)"),
    ("f(int x=None) -> Tensor", "None",
     "schema of 'f': the default None of 'x' needs an optional type (write the type as 'int?')"),
    ("f(int x=True) -> Tensor", "True",
     "schema of 'f': the default True of 'x' is not an integer, as its type 'int' wants"),
    ("f(int x=[1]) -> Tensor", "[1]", "schema of 'f': the default of 'x' is a list, but its type is 'int'"),
    ("f(int[] x=1) -> Tensor", "1",
     "schema of 'f': the default 1 of 'x' must be a list, because its type is 'int[]' (write [1])"),
    ("f(int[2] x=[1,2,3]) -> Tensor", "[1,2,3]",
     "schema of 'f': the default of 'x' has 3 elements, but its type 'int[2]' wants 2"),
    ("f(Tensor x=1) -> Tensor", "1",
     "schema of 'f': an argument of type 'Tensor' such as 'x' can have no default but None"),
    ("f(int a=1, int b) -> Tensor", "int b",
     "schema of 'f': 'b' has no default but follows 'a', which has one"
     " (give it a default, or make it keyword-only with '*')"),
    ("f(Tensor x) -> Tensor(a)", "Tensor(a)",
     "schema of 'f': return 0 is an alias of 'a', but no argument is annotated '(a)'"),
    ("f(Tensor(a) x, Tensor(a) y) -> Tensor(a)", "Tensor(a)",
     "schema of 'f': return 0 is an alias of more than one argument: 'x' and 'y'"),
    ("f(Tensor(A) x) -> Tensor", "A",
     "expected a lower-case letter that names an alias set but found 'A' in schema of 'f'"),
    ("f(int(a) x) -> Tensor", "int(a)",
     "schema of 'f': an alias annotation belongs to Tensor, Tensor? and Tensor[], not to 'int'"),
    ("f(Tensor(a!) self, Tensor(b) x) -> (Tensor(a!), Tensor(b))", "Tensor(a!)",
     "schema of 'f': some returns are marked as written to '!' and some are not (mark all or none)"),
    ("f(Tensor(a!) x, Tensor self) -> ()", "Tensor(a!) x",
     "schema of 'f': 'x' is written to but stands before 'self'"),
    ("f(Tensor self) -> (Tensor x, Tensor x)", "Tensor x", "schema of 'f': two returns are named 'x'"),
    ("f(Tensor self) -> Tensor=1", "=", "a return cannot have a default in schema of 'f'"),
    ("add_(Tensor self) -> Tensor", "add_",
     "schema of 'add_': an in-place operator writes to its argument 'self', but 'add_' does not"
     " (annotate it: 'Tensor(a!) self')"),
    ("add_(Tensor(a!) self) -> ()", "add_",
     "schema of 'add_': an in-place operator returns its 'self' alone: '-> Tensor(a!)'"),
    ("add_(Tensor(a!)[] self) -> Tensor(a!)[]", "Tensor(a!)[]",
     "schema of 'add_': an in-place operator on 'Tensor[]' returns nothing: '-> ()'"),
    ("f.out(Tensor self, *, Tensor(a!) out) -> Tensor", "Tensor",
     "schema of 'f.out': return 0 is 'Tensor', but the out argument at its place is 'Tensor(a!) out'"),
    ("f.out(Tensor self, *, Tensor(a!) out) -> ()", "f.out",
     "schema of 'f.out': 1 out argument but no returns (each out argument is returned, in the same order)"),
    ("f.out(Tensor self, *, Tensor(a!)[] out) -> Tensor", "Tensor",
     "schema of 'f.out': an operator with a list among its out arguments returns nothing: '-> ()'"),
    ("f.out(*, Tensor(a!) out, int x) -> Tensor(a!)", "int x",
     "schema of 'f.out': 'x' follows the out argument 'out'; out arguments come last"),
    ("f_out(Tensor self) -> Tensor", "f_out",
     "schema of 'f_out': a name may not end in '_out', which bindings use (write 'f.out')"),
    ("f.my_functional(Tensor self) -> Tensor", "f.my_functional",
     "schema of 'f.my_functional': the overload name 'my_functional' contains 'functional', which is reserved"),
    ("__int__(Tensor self) -> Tensor", "__int__",
     "schema of '__int__': '__int__' begins like an in-place operator of Python, but there is none of that name"),
    ("f(*, Layout? layout, ScalarType? dtype, Device? device, bool? pin_memory) -> Tensor", "ScalarType? dtype",
     "schema of 'f': dtype, layout, device and pin_memory must be keyword-only, next to each other and in this order"),
    ("f(*, int dtype, Layout? layout, Device? device, bool? pin_memory) -> Tensor", "int dtype",
     "schema of 'f': 'dtype' beside the other factory arguments has type 'ScalarType' or 'ScalarType?'"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "marked", "message"), REJECTED, ids=[row[0] for row in REJECTED])
def test_rejected(text: str, marked: str, message: str) -> None:
    errors = errors_of(text)
    assert [str(error) for error in errors] == [message]
    assert text[errors[0].offset : errors[0].offset + errors[0].length] == marked


@pytest.mark.parametrize("text", ["", " ", "f", "f(", "f()", "f() ->", "f(int[ x) -> Tensor", "f(int x=[1,", "(", "*"])
def test_truncated_schemas_have_one_error(text: str) -> None:
    assert len(errors_of(text)) == 1


def test_all_errors_of_a_schema_are_found() -> None:
    text = "f(Tensr self, int x=banana, (, bool y=true) -> (Tesnor, Tensor)"
    assert [error.code for error in errors_of(text)] == ["schema-unknown-type", "schema-wrong-default", "schema-syntax"]
    text = "f(Tensr self, int x=banana, bool y=true) -> (Tesnor, Tensor)"
    with pytest.raises(SchemaError) as caught:
        parse_schema(text)
    assert [text[error.offset : error.offset + error.length] for error in caught.value.errors] == [
        "Tensr",
        "banana",
        "true",
        "Tesnor",
    ]


def test_errors_are_placed_in_the_yaml() -> None:
    diagnostics = Diagnostics()
    node = parse_yaml("- func: >-\n    f(Tensor self,\n    Tensr other) -> Tensor\n", "ops.yaml", diagnostics)
    assert isinstance(node, Sequence)
    assert isinstance(node.items[0], Mapping)
    text = node.items[0].get("func")
    assert isinstance(text, Text)
    for error in errors_of(text.value):
        text.error(diagnostics, error.code, error.message, offset=error.offset, length=error.length, hint=error.hint)
    assert [str(error) for error in diagnostics.errors] == [
        "ops.yaml:3:5: error: unknown type 'Tensr' in schema of 'f' (did you mean 'Tensor'?) [schema-unknown-type]\n"
        "        3 |     Tensr other) -> Tensor\n"
        "          |     ^^^^^"
    ]


# Derived forms

FORMS = [
    (ADD, "add_.Tensor", "add_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)"),
    (ADD, "add.out", "add.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)"),
    ("squeeze(Tensor(a) self) -> Tensor(a)", "squeeze_", "squeeze_(Tensor(a!) self) -> Tensor(a!)"),
    ("sort(Tensor self, int dim=-1) -> (Tensor values, Tensor indices)", "sort.values",
     "sort.values(Tensor self, int dim=-1, *, Tensor(a!) values, Tensor(b!) indices)"
     " -> (Tensor(a!) values, Tensor(b!) indices)"),
    ("f(Tensor self) -> (Tensor, Tensor)", "f.out",
     "f.out(Tensor self, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!), Tensor(b!))"),
    ("f(Tensor x) -> (Tensor x, Tensor y)", "f.out",
     "f.out(Tensor x, *, Tensor(a!) out0, Tensor(b!) out1) -> (Tensor(a!) x, Tensor(b!) y)"),
    (f"zeros(SymInt[] size, *, {OPTIONS}) -> Tensor", "zeros.out",
     "zeros.out(SymInt[] size, *, Tensor(a!) out) -> Tensor(a!)"),
    ("_foreach_abs(Tensor[] self) -> Tensor[]", "_foreach_abs_", "_foreach_abs_(Tensor(a!)[] self) -> ()"),
    ("_foreach_abs(Tensor[] self) -> Tensor[]", "_foreach_abs.out",
     "_foreach_abs.out(Tensor[] self, *, Tensor(a!)[] out) -> ()"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "expected"), FORMS)
def test_derived_forms(text: str, name: str, expected: str) -> None:
    schema, wanted = parse_schema(text), parse_operator_name(name)
    derived = inplace_form(schema, wanted) if wanted.is_inplace else out_form(schema, wanted)
    assert str(derived) == expected
    assert parse_schema(expected) == derived
    assert common_signature(derived) == common_signature(schema)


NO_FORM = [
    ("f(Tensor x) -> Tensor", "f_", "'f' can have no in-place form: it has no argument 'self' that is a tensor or a"
     " list of tensors"),
    ("f(Tensor self) -> int", "f_", "'f' can have no in-place form: it does not return exactly one 'Tensor'"),
    ("f(Tensor self) -> (Tensor, int)", "f.out", "'f' can have no out= form: not all of its returns are tensors"),
    ("f(Tensor self) -> ()", "f.out", "'f' can have no out= form: not all of its returns are tensors"),
    ("f(Tensor out) -> Tensor", "f.out", "'f' can have no out= form: 'out' is already the name of an argument"),
    ("f_(Tensor(a!) self) -> Tensor(a!)", "f.out",
     "'f_' can have no out= form: it is not functional itself but of kind 'inplace'"),
    (f"f(Tensor self, *, {OPTIONS}) -> Tensor", "f_",
     "'f' can have no in-place form: it takes dtype, layout, device and pin_memory"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "message"), NO_FORM)
def test_forms_that_cannot_be(text: str, name: str, message: str) -> None:
    schema, wanted = parse_schema(text), parse_operator_name(name)
    with pytest.raises(SchemaError) as caught:
        inplace_form(schema, wanted) if wanted.is_inplace else out_form(schema, wanted)
    assert str(caught.value) == message


def test_an_inplace_form_needs_an_inplace_name() -> None:
    with pytest.raises(SchemaError, match="'add' is not the name of an in-place operator"):
        inplace_form(parse_schema(ADD), OperatorName("add"))


def test_out_names_may_be_given() -> None:
    schema = parse_schema("f(Tensor self) -> (Tensor, Tensor)")
    form = out_form(schema, OperatorName("f", "out"), out_names=["x", "y"])
    assert [out_argument.name for out_argument in form.out_arguments] == ["x", "y"]
    with pytest.raises(SchemaError, match="it has 2 returns, but 1 names were given"):
        out_form(schema, OperatorName("f", "out"), out_names=["x"])
