"""``state_dict`` and ``load_state_dict``: what a module has learnt, by path."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from runtime.autograd.hooks import RemovableHandle
from runtime.autograd.operations import detach
from runtime.errors import ArgumentError, ComputeError
from runtime.guards import no_grad
from runtime.nn.members import Members
from runtime.nn.parameter import Parameter
from runtime.nn.uninitialized import is_lazy
from runtime.tensor import Tensor
from runtime.tensor.keys import TORCH_DISPATCH

if TYPE_CHECKING:
    from runtime.nn.module import Module

_PUBLIC = "_from_public_api"  # what PyTorch marks a hook with that register_state_dict_post_hook got
EXTRA = "_extra_state"
Hook = Callable[..., Any]


class IncompatibleKeys(NamedTuple):
    """What ``load_state_dict(strict=False)`` did not find, and what it had no place for."""

    missing_keys: list[str]
    unexpected_keys: list[str]

    def __repr__(self) -> str:
        if not self.missing_keys and not self.unexpected_keys:
            return "<All keys matched successfully>"
        return f"_IncompatibleKeys(missing_keys={self.missing_keys}, unexpected_keys={self.unexpected_keys})"


def _detached(item: Any) -> Any:
    """An item of a state outside of graphs; one of a class that has calls of operators stays what it is."""
    return item.detach() if item._keys & TORCH_DISPATCH else detach(item)


def consume_prefix_in_state_dict_if_present(state_dict: dict[str, Any], prefix: str) -> None:
    """Take a prefix, such as ``module.``, from the keys of a state that have it, in place; versions of modules too."""
    for key in [key for key in state_dict if key.startswith(prefix)]:
        state_dict[key.removeprefix(prefix)] = state_dict.pop(key)
    metadata = getattr(state_dict, "_metadata", None)
    for key in list(metadata or ()):  # the module itself is "", and the one of the prefix is called without the dot
        if key and (key == prefix.removesuffix(".") or key.startswith(prefix)):
            metadata[key[len(prefix) :]] = metadata.pop(key)  # type: ignore[index, union-attr]


class Stateful(Members):
    """A module whose state can be taken and loaded."""

    _version = 1
    _state_dict_pre_hooks: dict[int, Hook]
    _state_dict_hooks: dict[int, Hook]
    _load_state_dict_pre_hooks: dict[int, Hook]
    _load_state_dict_post_hooks: dict[int, Hook]

    def get_extra_state(self) -> Any:
        """What a subclass saves besides tensors; defined together with ``set_extra_state``."""
        raise NotImplementedError

    def set_extra_state(self, state: Any) -> None:
        """Take what ``get_extra_state`` of another gave."""
        raise NotImplementedError

    # -- taking --------------------------------------------------------------------------------------------------

    def state_dict(self, *, destination: Any = None, prefix: str = "", keep_vars: bool = False) -> Any:
        """All parameters and persistent buffers by path; they share memory, and with `keep_vars` are the very ones."""
        if destination is None:
            destination = OrderedDict()
            destination._metadata = {}  # the versions of the modules
        metadata = {"version": self._version}
        if hasattr(destination, "_metadata"):
            destination._metadata[prefix[:-1]] = metadata
        for hook in self._state_dict_pre_hooks.values():
            hook(self, prefix, keep_vars)
        self._save_to_state_dict(destination, prefix, keep_vars)
        for name, module in self._modules.items():
            if module is not None:
                module.state_dict(destination=destination, prefix=f"{prefix}{name}.", keep_vars=keep_vars)
        for hook in self._state_dict_hooks.values():
            replaced = hook(self, destination, prefix, metadata)
            if replaced is not None:
                if hasattr(hook, _PUBLIC):
                    msg = "a state_dict post-hook must return None: it changes the dict that it gets"
                    raise ComputeError(msg)
                destination = replaced
        return destination

    def _save_to_state_dict(self, destination: Any, prefix: str, keep_vars: bool) -> None:
        """The state of this module alone; a subclass may save more."""
        buffers = {
            name: buffer for name, buffer in self._buffers.items() if name not in self._non_persistent_buffers_set
        }
        for name, item in (*self._parameters.items(), *buffers.items()):
            if item is not None:
                destination[prefix + name] = item if keep_vars or is_lazy(item) else _detached(item)
        if type(self).get_extra_state is not Stateful.get_extra_state:
            destination[f"{prefix}{EXTRA}"] = self.get_extra_state()

    # -- loading -------------------------------------------------------------------------------------------------

    def load_state_dict(
        self, state_dict: Mapping[str, Any], strict: bool = True, assign: bool = False
    ) -> IncompatibleKeys:
        """Copy what a ``state_dict`` of such a module holds into this one; with `assign` take its tensors themselves.

        RuntimeError with everything that is wrong: shapes that differ and, with `strict`, names missing or too many.
        What fits is loaded nevertheless.
        """
        if not isinstance(state_dict, Mapping):
            msg = f"load_state_dict(): expected a dict, got {type(state_dict).__name__}"
            raise ArgumentError(msg)
        metadata = getattr(state_dict, "_metadata", {})
        copy = OrderedDict(state_dict)
        loading = _Loading(copy, metadata, strict, assign)
        loading.load(self, "")
        problems = loading.errors
        if strict:
            named = (("Missing", loading.missing), ("Unexpected", loading.unexpected))
            problems = [
                *(f"{label} key(s) in state_dict: {', '.join(map(_quoted, keys))}." for label, keys in named if keys),
                *problems,
            ]
        if problems:
            text = "\n\t".join(problems)
            msg = f"Error(s) in loading state_dict for {type(self).__name__}:\n\t{text}"
            raise ComputeError(msg)
        return IncompatibleKeys(loading.missing, loading.unexpected)

    def _load_from_state_dict(
        self, state_dict: Any, prefix: str, local_metadata: dict[str, Any], strict: bool, missing_keys: list[str],
        unexpected_keys: list[str], error_msgs: list[str],
    ) -> None:  # fmt: skip
        """Load the state of this module alone; a subclass may know older names of it."""
        for hook in tuple(self._load_state_dict_pre_hooks.values()):
            hook(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs)
        assign = local_metadata.get("assign_to_params_buffers", False)
        expected: set[str] = set()
        for members in (self._parameters, self._buffers):
            for name, member in members.items():
                if member is None or (members is self._buffers and name in self._non_persistent_buffers_set):
                    continue
                key = prefix + name
                expected.add(name)
                if key in state_dict:
                    self._load_one(members, name, key, state_dict[key], assign, error_msgs)
                elif strict:
                    missing_keys.append(key)
        self._load_extra_state(state_dict, prefix, strict, missing_keys, unexpected_keys)
        if strict:
            for key in state_dict:
                if key.startswith(prefix) and key != f"{prefix}{EXTRA}":
                    first, _, inner_path = key[len(prefix) :].partition(".")
                    if first not in expected if not inner_path else first not in self._modules:
                        unexpected_keys.append(key)

    def _load_extra_state(
        self, state_dict: Any, prefix: str, strict: bool, missing: list[str], unexpected: list[str]
    ) -> None:
        key = f"{prefix}{EXTRA}"
        if type(self).set_extra_state is not Stateful.set_extra_state:
            if key in state_dict:
                self.set_extra_state(state_dict[key])
            elif strict:
                missing.append(key)
        elif strict and key in state_dict:
            unexpected.append(key)

    def _load_one(
        self, members: dict[str, Any], name: str, key: str, value: Any, assign: bool, errors: list[str]
    ) -> None:
        """One tensor; what is wrong with it goes to `errors`."""
        member = members[name]
        if not isinstance(value, Tensor):
            errors.append(f'While copying the parameter named "{key}", expected a tensor, got {type(value).__name__}.')
            return
        if is_lazy(value):
            if not is_lazy(member):
                msg = (
                    f"Can't access the shape of an uninitialized parameter or buffer: {key} of the state has none, the "
                    "module's has one; call the module that the state is of with a batch before"
                )
                raise ComputeError(msg)
            return
        if is_lazy(member):
            errors.append(f"While copying {key}, it has no shape yet; derive the module from LazyModuleMixin first.")
            return
        if member.ndim == 0 and value.shape == (1,):
            value = value[0]  # type: ignore[index]
        if value.shape != member.shape:
            errors.append(
                f"size mismatch for {key}: copying a param with shape {list(value.shape)} from checkpoint, the shape "
                f"in current model is {list(member.shape)}."
            )
            return
        try:
            if not assign:
                with no_grad():
                    member.copy_(value)
            elif isinstance(member, Parameter):
                members[name] = value if isinstance(value, Parameter) else Parameter(value, member.requires_grad)
            else:
                members[name] = value
        except Exception as error:  # noqa: BLE001 - all problems are reported together
            errors.append(f'While copying the parameter named "{key}", an exception occurred: {error}')

    # -- hooks ---------------------------------------------------------------------------------------------------

    def register_state_dict_pre_hook(self, hook: Hook) -> RemovableHandle:
        """Call ``hook(module, prefix, keep_vars)`` before the state is taken."""
        return RemovableHandle(self._state_dict_pre_hooks, hook)

    def register_state_dict_post_hook(self, hook: Hook) -> RemovableHandle:
        """Call ``hook(module, state_dict, prefix, local_metadata)`` when it is; it may change the dict."""
        with contextlib.suppress(AttributeError):  # of a hook in C
            setattr(getattr(hook, "__func__", hook), _PUBLIC, True)
        return RemovableHandle(self._state_dict_hooks, hook)

    def register_load_state_dict_pre_hook(self, hook: Hook) -> RemovableHandle:
        """Call ``hook(module, state_dict, prefix, metadata, strict, missing, unexpected, errors)`` before loading."""
        return RemovableHandle(self._load_state_dict_pre_hooks, hook)

    def _register_state_dict_hook(self, hook: Hook) -> RemovableHandle:
        """An older :meth:`register_state_dict_post_hook`: what the hook returns, unless it is None, is the state."""
        if hasattr(hook, _PUBLIC):
            msg = "the hook was previously registered via register_state_dict_post_hook, which it must be again"
            raise ComputeError(msg)
        return RemovableHandle(self._state_dict_hooks, hook)

    def register_load_state_dict_post_hook(self, hook: Hook) -> RemovableHandle:
        """Call ``hook(module, incompatible_keys)`` behind loading; it may change the two lists."""
        return RemovableHandle(self._load_state_dict_post_hooks, hook)


def _quoted(key: str) -> str:
    return f'"{key}"'


class _Loading:
    """One call of ``load_state_dict``: what to load, and what was wrong."""

    def __init__(self, state: Any, metadata: Mapping[str, Any], strict: bool, assign: bool) -> None:
        self.state, self.metadata, self.strict, self.assign = state, metadata, strict, assign
        self.missing: list[str] = []
        self.unexpected: list[str] = []
        self.errors: list[str] = []

    def load(self, module: Stateful | Module, prefix: str) -> None:
        """One module and all below it."""
        local = dict(self.metadata.get(prefix[:-1], {}))
        if self.assign:
            local["assign_to_params_buffers"] = True
        module._load_from_state_dict(
            self.state, prefix, local, True, self.missing, self.unexpected, self.errors
        )
        for name, child in module._modules.items():
            if child is not None:
                self.load(child, f"{prefix}{name}.")
        incompatible = IncompatibleKeys(self.missing, self.unexpected)
        for hook in tuple(module._load_state_dict_post_hooks.values()):
            if hook(module, incompatible) is not None:
                msg = "a hook behind load_state_dict must return None: it changes the lists that it gets"
                raise ComputeError(msg)
