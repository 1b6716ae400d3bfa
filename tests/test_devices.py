"""What portable programs ask about devices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow


def test_a_portable_program_goes_on_without() -> None:
    device = ow.device("cuda" if ow.cuda.is_available() else "mps" if ow.backends.mps.is_available() else "cpu")
    ow.cuda.manual_seed_all(3)
    ow.backends.cudnn.benchmark = True
    ow.set_float32_matmul_precision("high")
    model = ow.compile(ow.nn.Linear(2, 3).to(device))
    assert model(ow.ones(1, 2, device=device)).device == ow.get_default_device()
    ow.cuda.empty_cache()
    assert (ow.cuda.device_count(), ow.backends.cudnn.benchmark) == (0, True)
    assert ow.get_float32_matmul_precision() == "highest"

    @ow.compile(mode="max-autotune")
    def twice(x: Any) -> Any:
        return x * 2

    assert twice(ow.ones(1)).tolist() == [2]


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "device": (lambda: ow.cuda.current_device(), RuntimeError, "on the CPU alone"),
    "name": (lambda: ow.cuda.get_device_name(0), RuntimeError, "on the CPU alone"),
    "wait": (lambda: ow.cuda.synchronize(), RuntimeError, "on the CPU alone"),
    "default": (lambda: ow.set_default_device("cuda"), RuntimeError, "'cuda' cannot be had"),
    "precision": (lambda: ow.set_float32_matmul_precision("low"), ValueError, "expected one of highest, high, medium"),
    "compile": (lambda: ow.compile(3), TypeError, "a function or a module, got int"),
}


@pytest.mark.parametrize("title", ERRORS)
def test_errors(title: str) -> None:
    call, kind, message = ERRORS[title]
    with pytest.raises(kind, match=message):
        call()
