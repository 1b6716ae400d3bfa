"""The error of a process that a launcher started: a file by which the launcher can tell it."""

from __future__ import annotations

import functools
import json
import os
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

__all__ = ["ERROR_FILE", "record"]
ERROR_FILE = "TORCHELASTIC_ERROR_FILE"  # the variable with the file's name


def record(fn: Callable[..., Any], error_handler: Any = None) -> Callable[..., Any]:
    """The main function of a program, whose error the launcher gets with its traceback, in PyTorch's form."""

    @functools.wraps(fn)
    def call(*args: Any, **kwargs: Any) -> Any:
        try:
            return fn(*args, **kwargs)
        except SystemExit as ending:
            if ending.code:
                _note(ending, error_handler)
            raise
        except Exception as error:
            _note(error, error_handler)
            raise

    return call


def _note(error: BaseException, error_handler: Any) -> None:
    """Write an error into the file of this process, if a launcher named one."""
    if error_handler is not None:
        error_handler.record_exception(error)
        return
    if not (path := os.environ.get(ERROR_FILE)):
        return
    details = {"py_callstack": "".join(traceback.format_exception(error)), "timestamp": str(int(time.time()))}
    content = {"message": {"message": f"{type(error).__name__}: {error}", "extraInfo": details}}
    Path(path).write_text(json.dumps(content), encoding="utf-8")
