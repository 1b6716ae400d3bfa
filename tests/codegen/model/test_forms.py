"""Forms that follow from an operator: schemas, and kernels that nobody registered."""

from __future__ import annotations

import pytest
from folders import ROOT
from project import read_project

import generated as ow
from codegen.schema import inplace_form, out_form, parse_operator_name, parse_schema
from runtime.dispatch import registry, schemas
from runtime.dispatch.operator import Derived
from runtime.tensor.keys import AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

ENTRIES = read_project()[0]
# Schemas with everything that a schema may have, and the forms that the generator makes of them.
SCHEMAS = (
    "f(Tensor self) -> Tensor",
    "f.a(Tensor(a) self, int[2] size=[1, 2], *, str mode='a, b(c)') -> Tensor(a)",
    "f(Tensor self, Tensor? weight=None, *, float p=-inf, int reduction=Mean) -> Tensor",
    "f(Tensor self, int dim) -> (Tensor values, Tensor indices)",
    "f(Tensor self, Tensor values) -> (Tensor values, Tensor indices)",
    "f(Tensor self) -> (Tensor, Tensor)",
    "f(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None)"
    " -> Tensor",
    "f(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None,"
    " MemoryFormat? memory_format=None) -> Tensor",
    "f(Tensor[] tensors, Tensor?[] others, bool[2] mask=[True, False]) -> Tensor[]",
)


@pytest.mark.parametrize("entry", [item for item in ENTRIES if item.inplace or item.out], ids=lambda item: item.name)
def test_the_schema_of_a_form_is_what_the_generator_makes_of_it(entry):
    for schema in entry.schemas:
        assert registry.find(str(schema.name)).schema == str(schema)


@pytest.mark.parametrize("text", SCHEMAS)
def test_schemas_that_ops_yaml_does_not_have(text):
    schema = parse_schema(text)
    names = {"in_place": "f_", "out": "f.out"}
    for derive, make in ((schemas.in_place, inplace_form), (schemas.out, out_form)):
        name = names[derive.__name__]
        try:
            expected = str(make(schema, parse_operator_name(name)))
        except ValueError:
            continue  # it has no such form
        assert derive(str(schema), name) == expected
    arguments = schemas.arguments_of(str(schema))
    assert [(argument.type, argument.name, argument.keyword_only) for argument in arguments] == [
        (str(argument.type), argument.name, argument.kwarg_only) for argument in schema.arguments
    ]
    assert schemas.is_factory(text) == bool(schema.tensor_options)


@pytest.mark.parametrize(
    ("text", "is_list", "value"),
    [
        ("1", False, 1), ("-2.5", False, -2.5), ("True", False, True), ("None", False, None),
        ("inf", False, float("inf")), ("-inf", False, -float("inf")),
        ("'a'", False, "a"), ("Mean", False, "Mean"), ("[0, 1]", True, (0, 1)),
        ("0", True, 0), ("[]", True, ()), ("[True, False]", True, (True, False)),
    ],
)  # fmt: skip
def test_defaults(text, is_list, value):
    assert schemas.read_default(text, is_list=is_list) == value


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda item: item.name)
def test_defaults_have_the_values_that_the_generator_reads(entry):
    for argument, element in zip(entry.schema.arguments, schemas.arguments_of(str(entry.schema)), strict=True):
        assert (element.default is None) == (argument.default is None)
        if argument.default is not None:
            value = argument.default.value
            assert repr(element.value) == repr(getattr(value, "name", value))  # 2 is no 2.0


# Operator, and the keys of its in-place form and of its out= form for which nobody registered a kernel.
FOLLOWING = {
    "add.Tensor": ((), (AUTOGRAD, FORWARD_AD)),  # one loop serves all forms, the formulas the in-place form
    "index_add": ((CPU,), (CPU, AUTOGRAD, FORWARD_AD)),
    "cumsum": ((), (AUTOGRAD, FORWARD_AD)),
    "sub.Scalar": ((), ()),
    "subtract.Tensor": ((COMPOSITE_IMPLICIT_AUTOGRAD,), (CPU, AUTOGRAD, FORWARD_AD)),
    "transpose.int": ((COMPOSITE_IMPLICIT_AUTOGRAD,), ()),
    "logical_not": ((AUTOGRAD, FORWARD_AD), (AUTOGRAD, FORWARD_AD)),
}


@pytest.mark.parametrize("name", FOLLOWING)
def test_what_follows_gives_way_to_what_is_registered(name):
    operator = registry.find(name)
    result = tuple(
        tuple(key for key, kernel in form.kernels.items() if isinstance(kernel, Derived)) if form is not None else ()
        for form in (operator.inplace, operator.out)
    )
    assert result == FOLLOWING[name]


def test_facts_are_read_from_the_index():
    add = registry.find("add.Tensor")
    assert add.kernel == {"elementwise": "self + alpha * other"}
    assert add.derivative["other"] == "grad * conj(alpha)"
    assert "pointwise" in add.tags
    assert add.source.startswith("ops.yaml:")
    text = (ROOT / "ops.yaml").read_text().split("\n")[int(add.source.partition(":")[2]) - 1]
    assert text.startswith("  - func: add.Tensor(")
    form = registry.find("add_.Tensor")
    assert (form.kernel, form.derivative, form.tags, form.source) == ({}, {}, (), add.source)


def test_another_name_passes_on_in_place_too():
    x = ow.tensor([3.0, 5.0])
    y = x.subtract_(1)
    assert y is x
    assert x.tolist() == [2.0, 4.0]
    with pytest.raises(RuntimeError, match=r"^sub\.Tensor: the in-place result"):
        x.subtract_(ow.zeros(2, 2))
