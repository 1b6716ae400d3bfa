"""What ``inspect.signature`` and ``help`` say of functions and methods: the parameters of their most general form."""

from __future__ import annotations

import copy
import functools
import inspect
import pickle
import pydoc

import pytest

import generated as ow

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
    assert signature.bind(1, other=2).arguments == {"input": 1, "other": 2}
    assert "add(input, other, *, alpha=1, out=None)" in pydoc.render_doc(ow.add)


def test_every_function_and_method_has_the_signature_of_a_form() -> None:
    from generated import functions

    every = [*vars(functions).values(), *vars(ow.Tensor).values()]
    every = [item for item in every if inspect.isfunction(item) and item.__module__.startswith("generated.functions.")]
    shown = {item.__qualname__: str(inspect.signature(item)) for item in every if not item.__name__.startswith("__")}
    assert len(shown) > 1000  # native code stands for those that were called before
    assert {name: text for name, text in shown.items() if "missing" in text or "**" in text} == {}
