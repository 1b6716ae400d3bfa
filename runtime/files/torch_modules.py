"""Modules in files of PyTorch's: hooks stand in other tables there, and some layers have other attributes."""

from __future__ import annotations

import copy
from collections import OrderedDict
from typing import Any

from runtime.autograd.hooks import RemovableHandle
from runtime.nn.calling import Always, WithKwargs
from runtime.nn.module import _WrappedHook

_HOOKS = (
    "_backward_pre_hooks", "_backward_hooks", "_forward_hooks", "_forward_pre_hooks", "_state_dict_hooks",
    "_state_dict_pre_hooks", "_load_state_dict_pre_hooks", "_load_state_dict_post_hooks",
)  # fmt: skip
_FORWARD = (("_forward_hooks", "_forward_hooks_with_kwargs"), ("_forward_pre_hooks", "_forward_pre_hooks_with_kwargs"))
_ALWAYS = "_forward_hooks_always_called"
_LOADING = "_load_state_dict_pre_hooks"
_FULL = "_is_full_backward_hook"


def to_torch(module: Any, state: dict[str, Any]) -> dict[str, Any]:
    """The attributes of a module of ours as a module of PyTorch's has them."""
    result = {**state, **(module._pytorch_state() if hasattr(module, "_pytorch_state") else {})}
    for name in _HOOKS:
        result[name] = OrderedDict(state.get(name, {}))
    result[_ALWAYS] = OrderedDict()
    for name, with_kwargs in _FORWARD:
        result[with_kwargs] = OrderedDict()
        for key, hook in result[name].items():
            function = hook
            if isinstance(function, Always):
                result[_ALWAYS][key], function = True, function.hook
            if isinstance(function, WithKwargs):
                result[with_kwargs][key], function = True, function.hook
            result[name][key] = function
    for key, hook in result[_LOADING].items():
        result[_LOADING][key] = hook if isinstance(hook, _WrappedHook) else _WrappedHook(hook, module)
    result[_FULL] = True if result["_backward_hooks"] else None
    _renew_handles(state, result)
    return result


def to_ours(state: dict[str, Any]) -> dict[str, Any]:
    """The attributes of a module of PyTorch's as a module of ours has them; others stay as they are."""
    if _FULL not in state and _ALWAYS not in state:
        return state
    result = dict(state)
    always = result.pop(_ALWAYS, None) or {}
    result.pop(_FULL, None)
    for name, with_kwargs in _FORWARD:
        kwargs = result.pop(with_kwargs, None) or {}
        hooks = {key: WithKwargs(hook) if key in kwargs else hook for key, hook in (state.get(name) or {}).items()}
        result[name] = {
            key: Always(hook) if key in always and name == "_forward_hooks" else hook for key, hook in hooks.items()
        }
    for name in _HOOKS:
        result[name] = dict(result.get(name) or {})
    _renew_handles(state, result)
    return result


def _renew_handles(state: dict[str, Any], result: dict[str, Any]) -> None:
    """Let handles among the attributes remove hooks from the tables of `result`, as they did from those of `state`."""
    for attribute, value in result.items():
        if isinstance(value, RemovableHandle):
            for name in _HOOKS:
                if value._hooks is state.get(name):
                    result[attribute] = handle = copy.copy(value)
                    handle._hooks = result[name]
