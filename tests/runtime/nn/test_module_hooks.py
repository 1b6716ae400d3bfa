"""Hooks of modules as PyTorch's programs register, look up, exchange and remove them."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import pytest

import generated as ow
from generated import nn

calling: Any = nn.modules.module


class Scaled(nn.Module):
    def forward(self, x: Any, scale: Any = 1.0) -> Any:
        if scale is None:
            raise RuntimeError("no scale")
        return x * scale


class InADict(nn.Module):
    def forward(self, x: Any) -> Any:
        return {"result": x * 2}


@pytest.fixture(autouse=True)
def _without_hooks_of_all_modules() -> Any:
    yield
    for name in ("forward_pre", "forward", "backward_pre", "backward"):
        setattr(calling, f"_global_{name}_hooks", OrderedDict())


def test_a_hook_of_all_modules_takes_keyword_arguments() -> None:
    calling.register_module_forward_hook(lambda module, args, kwargs, out: out + kwargs["scale"], with_kwargs=True)
    assert Scaled()(ow.ones(2), scale=3.0).tolist() == [6, 6]


def test_a_hook_of_all_modules_is_called_behind_an_error() -> None:
    seen: list[Any] = []
    handle = calling.register_module_forward_hook(lambda module, args, out: seen.append(out), always_call=True)
    assert list(calling._global_forward_hooks_always_called) == [handle.id]
    with pytest.raises(RuntimeError, match="no scale"):
        Scaled()(ow.ones(2), None)
    assert seen == [None]


@pytest.mark.parametrize("name", ["forward_pre", "forward", "full_backward_pre", "full_backward"])
def test_tables_of_hooks_are_exchanged(name: str) -> None:
    seen: list[str] = []
    getattr(calling, f"register_module_{name}_hook")(lambda *arguments: seen.append(name))
    table = f"_global_{name.removeprefix('full_')}_hooks"
    hooks = getattr(calling, table)
    assert len(hooks) == 1
    setattr(calling, table, OrderedDict())
    x = ow.ones(2, requires_grad=True)
    Scaled()(x).sum().backward()
    assert seen == []
    setattr(calling, table, hooks)
    Scaled()(x).sum().backward()
    assert seen == [name]


def test_numbers_of_hooks_with_switches() -> None:
    module = Scaled()
    plain = module.register_forward_hook(lambda *_: None)
    kwargs = module.register_forward_hook(lambda *_: None, with_kwargs=True)
    always = module.register_forward_hook(lambda *_: None, always_call=True)
    both = module.register_forward_hook(lambda *_: None, with_kwargs=True, always_call=True)
    before = module.register_forward_pre_hook(lambda *_: None, with_kwargs=True)
    assert list(module._forward_hooks_with_kwargs) == [kwargs.id, both.id]
    assert list(module._forward_hooks_always_called) == [always.id, both.id]
    assert list(module._forward_pre_hooks_with_kwargs) == [before.id]
    assert list(plain.hooks_dict_ref()) == [plain.id, kwargs.id, always.id, both.id]
    both.remove()
    before.remove()
    assert list(module._forward_hooks_with_kwargs) == [kwargs.id]
    assert list(always.hooks_dict_ref()) == [plain.id, kwargs.id, always.id]
    assert not before.hooks_dict_ref()


@pytest.mark.parametrize("register", ["register_full_backward_hook", "register_full_backward_pre_hook"])
def test_a_result_without_tensors_to_hook_is_a_warning(register: str) -> None:
    module = InADict()
    getattr(module, register)(lambda *arguments: None)
    x = ow.ones(2, requires_grad=True)
    with pytest.warns(UserWarning, match="should be a Tensor or a tuple of Tensors, got dict"):
        result = module(x)
    result["result"].sum().backward()
    assert x.grad.tolist() == [2, 2]


@pytest.mark.parametrize("count", [0, 2, 3])
def test_a_backward_hook_returns_as_many_gradients(count: int) -> None:
    module = nn.Sigmoid()
    module.register_full_backward_hook(lambda module, grad_input, grad_output: grad_input * count)
    with pytest.raises(RuntimeError, match=f"invalid number of grad_input, got {count}, but expected 1"):
        module(ow.ones(2, requires_grad=True)).sum().backward()


class Replacing:
    """A hook behind state_dict, as a method, a function and an object."""

    def method(self, *_: Any) -> Any:
        return {"other": 1}

    def __call__(self, *_: Any) -> Any:
        return {"other": 1}


@pytest.mark.parametrize("hook", [lambda *_: {"other": 1}, Replacing().method, Replacing()])
def test_the_older_hook_of_a_state_replaces_it(hook: Any) -> None:
    model = nn.Sequential(nn.Linear(1, 1))
    model[0]._register_state_dict_hook(hook)
    assert list(model.state_dict()) == ["0.weight", "0.bias"]  # one of a part changes what it gets
    model._register_state_dict_hook(hook)
    assert model.state_dict() == {"other": 1}
    public = nn.Linear(1, 1)
    public.register_state_dict_post_hook(hook)
    with pytest.raises(RuntimeError, match="state_dict post-hook must return None"):
        public.state_dict()
    with pytest.raises(RuntimeError, match="previously registered via register_state_dict_post_hook"):
        public._register_state_dict_hook(hook)


REDUCTIONS = {
    (None, None): ("mean", 1), (True, None): ("mean", 1), (False, None): ("sum", 2), (None, False): ("none", 0),
    (True, False): ("none", 0), (False, True): ("sum", 2),
}  # fmt: skip


@pytest.mark.parametrize("older", REDUCTIONS)
def test_reductions_by_their_older_arguments(older: tuple[Any, Any]) -> None:
    reduction: Any = nn._reduction  # type: ignore[attr-defined]
    word, number = REDUCTIONS[older]
    assert reduction.legacy_get_string(*older, emit_warning=False) == word
    assert reduction.get_enum(word) == number
    with pytest.warns(UserWarning, match=f"use reduction='{word}'"):
        assert reduction.legacy_get_enum(*older) == number
    with pytest.raises(ValueError, match="average is not a valid value for reduction"):
        reduction.get_enum("average")
