from generated import *  # noqa: F403 -- the alias has the package's names, whatever they are
from generated import (
    accelerator as accelerator, amp as amp, array_api as array_api, autograd as autograd,
    distributions as distributions, fft as fft, func as func, linalg as linalg, masked as masked, nn as nn,
    optim as optim, profiler as profiler, return_types as return_types, signal as signal, special as special,
    testing as testing, utils as utils,
)
