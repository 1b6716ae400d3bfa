# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Windows of signals."""

from ..functions.windows import signal_bartlett as bartlett
from ..functions.windows import signal_hann as hann
from ..functions.windows import signal_hamming as hamming
from ..functions.windows import signal_general_hamming as general_hamming
from ..functions.windows import signal_blackman as blackman
from ..functions.windows import signal_nuttall as nuttall
from ..functions.windows import signal_cosine as cosine
from ..functions.windows import signal_gaussian as gaussian
from ..functions.windows import signal_exponential as exponential
from ..functions.windows import signal_kaiser as kaiser
from ..functions.windows import signal_general_cosine as general_cosine

__all__ = ["bartlett", "blackman", "cosine", "exponential", "gaussian", "general_cosine", "general_hamming", "hamming",
    "hann", "kaiser", "nuttall"]
