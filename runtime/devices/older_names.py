"""Features that PyTorch was built with, under the names of the time before ``torch.backends``."""

from __future__ import annotations

from operator import attrgetter

from runtime import callers
from runtime.devices import backends

QUESTIONS = {  # what programs ask today
    "has_cuda": "cuda.is_built", "has_cudnn": "cudnn.is_available", "has_mkldnn": "mkldnn.is_available",
    "has_mps": "mps.is_built",
}  # fmt: skip


def __getattr__(name: str) -> bool:
    if name not in QUESTIONS:
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)
    question = QUESTIONS[name]
    callers.warn(f"'{name}' is deprecated, please use 'backends.{question}()'", UserWarning)
    return bool(attrgetter(question)(backends)())
