"""The members of a module: parameters, buffers and submodules by name, and the walks over them.

A member stands in one place, its dict; reading it as an attribute goes there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from runtime.errors import AbsentError, ArgumentError, MemberError
from runtime.nn.interception import innermost, observers
from runtime.nn.parameter import Buffer, Parameter
from runtime.tensor import Tensor

if TYPE_CHECKING:
    from runtime.nn.module import Module

_KINDS = {"_parameters": "parameter", "_buffers": "buffer", "_modules": "module"}
_DICTS = tuple(_KINDS)
# Hooks that see every member which a module gets, by the kind of member.
registration_hooks: dict[str, dict[int, Callable[..., Any]]] = {"parameter": {}, "buffer": {}, "module": {}}


def _registered(kind: str, module: Any, name: str, member: Any) -> Any:
    """A member as the hooks on its registration leave it; no hook sees None in the place of a parameter."""
    for hook in tuple(registration_hooks[kind].values()):
        replacement = hook(module, name, member)
        if replacement is not None:
            member = replacement
    return member


class Members:
    """What a module consists of."""

    _parameters: dict[str, Parameter | None]
    _buffers: dict[str, Tensor | None]
    _modules: dict[str, Any]  # of modules and None; hints of classes are resolved where Module is not known
    _non_persistent_buffers_set: set[str]

    # -- as attributes -------------------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> Any:
        attributes = self.__dict__
        for kind in _DICTS:
            members = attributes.get(kind)
            if members is not None and name in members:
                if observers and (observer := innermost()) is not None:
                    return observer[1](self, name, members[name])
                return members[name]
        msg = f"'{type(self).__name__}' object has no attribute '{name}'"
        raise AbsentError(msg)

    def __setattr__(self, name: str, value: Any) -> None:
        attributes = self.__dict__
        parameters = attributes.get("_parameters")
        if isinstance(value, Parameter):
            self._forget(name, "_parameters", "parameters")
            self.register_parameter(name, value)
        elif parameters is not None and name in parameters:
            self._replace(name, value, "_parameters", "parameter", "nn.Parameter")
        elif isinstance(value, Members):
            self._forget(name, "_modules", "modules")
            attributes["_modules"][name] = _registered("module", self, name, value)
        elif name in attributes.get("_modules", ()):
            self._replace(name, value, "_modules", "child module", "nn.Module")
        elif isinstance(value, Buffer):
            self._forget(name, "_buffers", "buffers")
            self.register_buffer(name, value, value.persistent)
        elif name in attributes.get("_buffers", ()):
            if isinstance(value, Tensor):
                attributes["_buffers"][name] = _registered("buffer", self, name, value)
            else:
                self._replace(name, value, "_buffers", "buffer", "Tensor")
        else:
            object.__setattr__(self, name, value)

    def _replace(self, name: str, value: Any, members: str, label: str, kind: str) -> None:
        """None in the place of a member; TypeError for anything else, which is no member of its kind."""
        if value is not None:
            msg = f"cannot assign '{type(value).__name__}' as {label} '{name}' ({kind} or None expected)"
            raise ArgumentError(msg)
        kind = _KINDS[members]
        self.__dict__[members][name] = None if kind == "parameter" else _registered(kind, self, name, None)

    def _forget(self, name: str, members: str, label: str) -> None:
        """Take `name` out of all places but one, in which it is about to be."""
        attributes = self.__dict__
        if members not in attributes:
            msg = f"cannot assign {label} before Module.__init__() call: call super().__init__() first"
            raise AbsentError(msg)
        attributes.pop(name, None)
        for kind in _DICTS:
            if kind != members:
                attributes[kind].pop(name, None)
        if members != "_buffers":
            attributes["_non_persistent_buffers_set"].discard(name)

    def __delattr__(self, name: str) -> None:
        attributes = self.__dict__
        for kind in _DICTS:
            if name in attributes.get(kind, ()):
                del attributes[kind][name]
                attributes["_non_persistent_buffers_set"].discard(name)
                return
        object.__delattr__(self, name)

    def __dir__(self) -> list[str]:
        members = [name for kind in _DICTS for name in self.__dict__.get(kind, ())]
        return sorted({*object.__dir__(self), *(name for name in members if not name[:1].isdigit())})

    # -- by name -------------------------------------------------------------------------------------------------

    def _checked_name(self, label: str, name: Any, members: str) -> None:
        """Raise unless a member may have this name."""
        attributes = self.__dict__
        if members not in attributes:
            msg = f"cannot assign a {label} before Module.__init__() call: call super().__init__() first"
            raise AbsentError(msg)
        if not isinstance(name, str):
            msg = f"a {label} has a string as its name, got {type(name).__name__}"
            raise ArgumentError(msg)
        if "." in name or not name:
            msg = f"the name of a {label} can't be empty or contain '.', got '{name}'"
            raise MemberError(msg)
        if name not in attributes[members] and hasattr(self, name):
            msg = f"attribute '{name}' already exists: delete it first, or give the {label} another name"
            raise MemberError(msg)

    def register_parameter(self, name: str, param: Parameter | None) -> None:
        """Add a parameter, or a place for one."""
        self._checked_name("parameter", name, "_parameters")
        if param is not None and not isinstance(param, Parameter):
            msg = f"cannot assign '{type(param).__name__}' object to parameter '{name}' (nn.Parameter or None required)"
            raise ArgumentError(msg)
        self._parameters[name] = None if param is None else _registered("parameter", self, name, param)

    def register_buffer(self, name: str, tensor: Tensor | None, persistent: bool = True) -> None:
        """Add a tensor that is no parameter; it is in ``state_dict`` if it is persistent."""
        self._checked_name("buffer", name, "_buffers")
        if tensor is not None and not isinstance(tensor, Tensor):
            msg = f"cannot assign '{type(tensor).__name__}' object to buffer '{name}' (Tensor or None required)"
            raise ArgumentError(msg)
        self._buffers[name] = _registered("buffer", self, name, tensor)
        (self._non_persistent_buffers_set.discard if persistent else self._non_persistent_buffers_set.add)(name)

    def register_module(self, name: str, module: Module | None) -> None:
        """Another name of ``add_module``."""
        self.add_module(name, module)

    def add_module(self, name: str, module: Module | None) -> None:
        """Add a submodule, or a place for one."""
        if module is not None and not isinstance(module, Members):
            msg = f"{type(module).__name__} is not a Module subclass"
            raise ArgumentError(msg)
        self._checked_name("module", name, "_modules")
        self._modules[name] = _registered("module", self, name, module)

    def get_submodule(self, target: str) -> Module:
        """The module of a path such as ``net.conv``; this one for "". AttributeError where the path ends early."""
        module: Any = self
        for part in target.split(".") if target else ():
            module = module._modules.get(part) if isinstance(module, Members) else None
            if not isinstance(module, Members):
                msg = f"there is no module '{target}' in {type(self).__name__}: '{part}' is missing or no module"
                raise AbsentError(msg)
        return module  # type: ignore[no-any-return]

    def set_submodule(self, target: str, module: Module, strict: bool = False) -> None:
        """Replace the module of a path; with `strict` there must be one. ValueError for an empty path."""
        path, _, name = target.rpartition(".")
        parent = self.get_submodule(path)
        if strict or not name:
            self.get_submodule(target or ".")
        parent.add_module(name, module)

    def get_parameter(self, target: str) -> Parameter:
        """The parameter of a path such as ``net.conv.weight``. AttributeError where there is none."""
        return self._member(target, "_parameters", "parameter")  # type: ignore[no-any-return]

    def get_buffer(self, target: str) -> Tensor:
        """The buffer of a path, None for a name that is registered without one. AttributeError where there is none."""
        return self._member(target, "_buffers", "buffer")  # type: ignore[no-any-return]

    def _member(self, target: str, kind: str, label: str) -> Any:
        path, _, name = target.rpartition(".")
        members = self.get_submodule(path).__dict__[kind]
        member = members.get(name)
        if member is None and (kind != "_buffers" or name not in members):
            msg = f"there is no {label} '{target}' in {type(self).__name__}"
            raise AbsentError(msg)
        return member

    # -- walks ---------------------------------------------------------------------------------------------------

    def named_modules(
        self, memo: set[Module] | None = None, prefix: str = "", remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Module]]:
        """The module and all below it, each with its path; each once, unless `remove_duplicate` is False."""
        seen: set[Any] = set() if memo is None else memo
        if self in seen:
            return
        if remove_duplicate:
            seen.add(self)
        yield prefix, self  # type: ignore[misc]
        for name, module in self._modules.items():
            if module is not None:
                yield from module.named_modules(seen, f"{prefix}.{name}" if prefix else name, remove_duplicate)

    def modules(self, remove_duplicate: bool = True) -> Iterator[Module]:
        """The module and all below it; each once, unless `remove_duplicate` is False."""
        return (module for _, module in self.named_modules(remove_duplicate=remove_duplicate))

    def named_children(self) -> Iterator[tuple[str, Module]]:
        """The submodules with their names, each once."""
        seen: set[Module] = set()
        for name, module in self._modules.items():
            if module is not None and module not in seen:
                seen.add(module)
                yield name, module

    def children(self) -> Iterator[Module]:
        """The submodules, each once."""
        return (module for _, module in self.named_children())

    def _named(self, kind: str, prefix: str, recurse: bool, remove_duplicate: bool) -> Iterator[tuple[str, Any]]:
        """The members of one kind with their paths."""
        seen: set[int] = set()
        modules = (
            self.named_modules(prefix=prefix, remove_duplicate=remove_duplicate) if recurse else ((prefix, self),)
        )
        for path, module in modules:
            for name, member in module.__dict__[kind].items():
                if member is None or id(member) in seen:
                    continue
                if remove_duplicate:
                    seen.add(id(member))
                yield (f"{path}.{name}" if path else name), member

    def _named_members(
        self, get_members_fn: Callable[[Any], Iterable[tuple[str, Any]]], prefix: str = "", recurse: bool = True,
        remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, Any]]:  # fmt: skip
        """What a function says of this module and of all below it, pairs of a name and a member, with their paths."""
        seen: set[Any] = set()
        modules = (
            self.named_modules(prefix=prefix, remove_duplicate=remove_duplicate) if recurse else ((prefix, self),)
        )
        for path, module in modules:
            for name, member in get_members_fn(module):
                if member is None or member in seen:
                    continue
                if remove_duplicate:
                    seen.add(member)
                yield (f"{path}.{name}" if path else name), member

    def named_parameters(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Parameter]]:
        """The parameters with their paths, each once; without `recurse` only those of this module."""
        return self._named("_parameters", prefix, recurse, remove_duplicate)

    def parameters(self, recurse: bool = True) -> Iterator[Parameter]:
        """The parameters, each once: what an optimiser takes."""
        return (parameter for _, parameter in self.named_parameters(recurse=recurse))

    def named_buffers(
        self, prefix: str = "", recurse: bool = True, remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Tensor]]:
        """The buffers with their paths, each once; without `recurse` only those of this module."""
        return self._named("_buffers", prefix, recurse, remove_duplicate)

    def buffers(self, recurse: bool = True) -> Iterator[Tensor]:
        """The buffers, each once."""
        return (buffer for _, buffer in self.named_buffers(recurse=recurse))
