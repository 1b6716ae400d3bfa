"""Signatures by ``inspect.signature`` and ``help``: the parameters of the most general form."""

from __future__ import annotations

import copy
import functools
import inspect
import pickle
import pydoc
from typing import Any

import pytest

import generated as ow
from runtime.dispatch.arguments import Overloads
from runtime.dispatch.forms import Form

SHOWN = {
    "add": "(input, other, *, alpha=1, out=None)",
    "sum": "(input, dim, keepdim=False, *, dtype=None, out=None)",
    "cat": "(tensors, dim=0, *, out=None)",
    "nn.functional.mse_loss": "(input, target, reduction='mean', weight=None, *, out=None)",
    "Tensor.add": "(self, other, *, alpha=1)",
    "Tensor.polygamma": "(self, n)",
}


@pytest.mark.parametrize("path", SHOWN)
def test_signatures_say_what_a_call_takes(path: str) -> None:
    assert str(inspect.signature(functools.reduce(getattr, path.split("."), ow))) == SHOWN[path]


def test_bound_methods_copies_and_partials_have_signatures() -> None:
    signature = inspect.signature(ow.add)
    assert str(inspect.signature(ow.ones(2).add)) == "(other, *, alpha=1)"
    assert str(inspect.signature(functools.partial(ow.exp, out=None))) == "(input, *, out=None)"
    assert copy.deepcopy(signature) == signature == pickle.loads(pickle.dumps(signature))
    assert not hasattr(ow.add, "__wrapped__")
    assert signature.bind(1, other=2).arguments == {"input": 1, "other": 2}
    assert "add(input, other, *, alpha=1, out=None)" in pydoc.render_doc(ow.add)


def test_every_function_and_method_has_the_signature_of_a_form() -> None:
    from generated import functions

    every = [*vars(functions).values(), *vars(ow.Tensor).values()]
    every = [item for item in every if isinstance(getattr(item, "__self__", None), Overloads)]
    shown = {f"{item.__module__}.{item.__name__}": str(inspect.signature(item)) for item in every}
    assert len(shown) > 1000  # native code stands for those that were called before
    assert {name: text for name, text in shown.items() if "missing" in text or "**" in text} == {}


def test_signatures_are_those_of_the_most_general_forms() -> None:
    """What a declaration says agrees with what its operators' schemas say."""
    from generated import functions

    wrong = {}
    for name, function in vars(functions).items():
        table = getattr(function, "__self__", None)
        if isinstance(table, Overloads):
            wrong |= differing(name, function, table.forms, skipped=())
            method = vars(ow.Tensor).get(name)
            if method is not None and not isinstance(method, property):
                forms = [form for form in table.forms if "input" in form.positions]
                left_out = ("input", "out", "inplace")
                wrong |= differing(f"Tensor.{name}", getattr(ow.Tensor, name), forms, skipped=left_out)
    assert wrong == {}


def differing(name: str, function: Any, forms: list[Form], *, skipped: tuple[str, ...]) -> dict[str, Any]:
    """A signature and the names that it should have, where it has others."""
    form = max(forms, key=lambda item: (len(item.parameters), "." not in item.operator.name))
    count = len(form.parameters) - form.keyword_only
    names = [
        (parameter.name, i < count) for i, parameter in enumerate(form.parameters) if parameter.name not in skipped
    ]
    shown = [
        (parameter.name, parameter.kind is parameter.POSITIONAL_OR_KEYWORD)
        for parameter in inspect.signature(function).parameters.values()
        if parameter.name != "self"
    ]
    return {} if shown == names else {name: (shown, names)}


def test_functions_do_not_bind_as_methods_and_methods_do() -> None:
    class Layer:
        call = ow.conv2d
        activation = ow.relu

    image = ow.ones(1, 1, 3, 3)
    assert Layer().call is ow.conv2d
    assert Layer().call(image, ow.ones(1, 1, 2, 2)).tolist() == [[[[4.0, 4.0], [4.0, 4.0]]]]
    assert Layer().activation(ow.tensor([-1.0, 2.0])).tolist() == [0.0, 2.0]
    assert image.add(1).sum().item() == 18.0


@pytest.mark.parametrize("path", ["add", "linalg.inv", "nn.functional.conv2d", "Tensor.add", "Tensor.__add__", "exp_"])
def test_functions_are_copied_and_pickled_by_name(path: str) -> None:
    function = functools.reduce(getattr, path.split("."), ow)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(function, protocol)) is function
    assert copy.copy(function) is copy.deepcopy(function) is function


def test_public_names_say_who_they_are() -> None:
    names = {"__name__": "add", "__qualname__": "add", "__module__": "generated.functions.arithmetic"}
    assert {name: getattr(ow.add, name) for name in names} == names
    assert ow.add.__doc__.startswith("add(input, other, *, alpha=1, out=None) -> Tensor")
    assert ow.Tensor.add.__doc__ == ow.add.__doc__
    assert ow.Tensor.__add__.__name__ == "__add__"


def test_what_a_call_raises_is_the_same_on_both_ways() -> None:
    """The general path, and native code once a call is made often; a traceback leads to no cycle that holds tensors."""
    said = set()
    for _ in range(60):
        with pytest.raises(RuntimeError) as caught:
            ow.mm(ow.ones(2), ow.ones(2))
        said.add(str(caught.value))
    assert len(said) == 1
