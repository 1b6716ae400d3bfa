"""The stack of modes as programs ask for it, and what schemas say of memory, by ``torch.utils._python_dispatch``."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import generated as ow
from generated.utils import _python_dispatch as ours


class Counting(ours.TorchDispatchMode):
    """Counts calls."""

    def __init__(self) -> None:
        super().__init__()
        self.calls = 0

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        self.calls += 1
        return func(*args, **(kwargs or {}))


class Ignoring(Counting):
    """Takes no part in what compilation calls."""

    @classmethod
    def ignore_compile_internals(cls) -> bool:
        return True


def test_modes_are_pushed_and_popped_by_hand() -> None:
    outer, inner = Counting(), Counting()
    ours._push_mode(outer)
    try:
        with inner:
            assert ours._len_torch_dispatch_stack() == 2
            assert (ours._get_dispatch_stack_at(0), ours._get_dispatch_stack_at(1)) == (outer, inner)
            ow.ones(1).sin()
            before = inner.calls
            with ours._pop_mode_temporarily() as popped:
                assert (popped, ours._get_current_dispatch_mode()) == (inner, outer)
                ow.ones(1).sin()
            assert (inner.calls, ours._len_torch_dispatch_stack()) == (before, 2)
            assert outer.calls == 2 * before
            for idx in (-1, 2):
                with pytest.raises(RuntimeError, match="Tried to get stack at idx that's too big"):
                    ours._get_dispatch_stack_at(idx)
            counts: list[int] = []
            thread = threading.Thread(target=lambda: counts.append(ours._len_torch_dispatch_stack()))
            thread.start()
            thread.join()
            assert counts == [0]
    finally:
        assert ours._pop_mode() is outer
    for call in (ours._pop_mode, ours._pop_torch_dispatch_stack, lambda: ours._pop_mode_temporarily().__enter__()):
        with pytest.raises(RuntimeError, match="trying to pop from empty mode stack"):
            call()


def test_an_error_puts_the_popped_mode_back() -> None:
    with Counting() as mode:
        with pytest.raises(KeyError), ours._pop_mode_temporarily():
            raise KeyError(1)
        assert ours._get_current_dispatch_mode() is mode


def test_which_modes_are_asked_for() -> None:
    ask = ours.is_in_any_mode_without_ignore_compile_internals
    assert (ask(), ours.any_torch_dispatch_mode_on_stack()) == (False, False)
    with Ignoring():
        assert (ask(), ours.any_torch_dispatch_mode_on_stack()) == (False, True)
        with Counting():
            assert ask()
    assert not Counting.is_infra_mode()


def test_a_class_that_holds_tensors_is_known_as_its_instances() -> None:
    class Holding(ow.Tensor):  # type: ignore[misc]
        def __tensor_flatten__(self) -> Any:
            return [], None

        @staticmethod
        def __tensor_unflatten__(inner: Any, context: Any, size: Any, stride: Any) -> Any:
            return inner

    kinds = (Holding, ow.Tensor, ow.nn.Parameter, int)
    assert [ours.is_traceable_wrapper_subclass_type(kind) for kind in kinds] == [True, False, False, False]


OVERLOADS = {
    "add_.Tensor": ("a! - -", "a!", False, ["a"], []),
    "view.default": ("a -", "a", False, None, [(0, 0)]),
    "unbind.int": ("a -", "a", False, None, [(0, 0)]),
    "add.out": ("- - - a!", "a!", False, ["a"], []),
    "t_.default": ("a!", "a!", True, ["a"], []),
    "sort.values": ("- - - a! b!", "a! b!", False, ["a", "b"], []),
    "mul.Tensor": ("- -", "-", False, None, []),
    "detach_.default": ("a!", "a!", True, ["a"], []),
    "squeeze_.dim": ("a! -", "a!", True, ["a"], []),
}


def described(module: Any, package: Any, overload: str) -> Any:
    name, _, suffix = overload.partition(".")
    info = module.get_alias_info(getattr(getattr(package.ops.aten, name), suffix))
    args, outs = (
        " ".join("".join(sorted(item.alias_set)) + "!" * item.is_write or "-" for item in items)
        for items in (info.args, info.outs)
    )
    return args, outs, info.is_inplace_view_op, info.outs_write_aliases, info.read_only_alias_match_indexes


@pytest.mark.parametrize("overload", OVERLOADS)
def test_what_a_schema_says_of_memory(overload: str) -> None:
    assert described(ours, ow, overload) == OVERLOADS[overload]


@pytest.mark.parity
@pytest.mark.parametrize("overload", OVERLOADS)
def test_the_table_is_what_pytorch_says(overload: str) -> None:
    torch = pytest.importorskip("torch")
    module = pytest.importorskip("torch.utils._python_dispatch")
    assert described(module, torch, overload) == OVERLOADS[overload]
