"""Optimisers: the update of one element is an entry of ops.yaml, run for all parameters of a group in one call."""

from runtime.optim import lr_scheduler, optimizer, swa_utils
from runtime.optim.adaptive import Adadelta, Adagrad, Adam, Adamax, AdamW, NAdam, RAdam, RMSprop, Rprop
from runtime.optim.descent import ASGD, SGD, Lion
from runtime.optim.lbfgs import LBFGS
from runtime.optim.matrices import Adafactor, Muon
from runtime.optim.optimizer import (
    Optimizer, Pointwise, register_optimizer_step_post_hook, register_optimizer_step_pre_hook,
)  # fmt: skip
from runtime.optim.sparse import SparseAdam
from runtime.optim.swapping import swap_in_optimizer_params_and_state

__all__ = [
    "ASGD", "LBFGS", "SGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax", "Lion", "Muon", "NAdam",
    "Optimizer", "Pointwise", "RAdam", "RMSprop", "Rprop", "SparseAdam", "lr_scheduler", "optimizer",
    "register_optimizer_step_post_hook", "register_optimizer_step_pre_hook", "swa_utils",
    "swap_in_optimizer_params_and_state",
]  # fmt: skip
