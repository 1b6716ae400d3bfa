"""Collectives of any Python objects.

Numbers, text, tensors and containers of them are sent as data: as JSON, or as :mod:`~runtime.files` writes them.
Objects of other classes are pickled: the ranks of a job trust each other, as PyTorch's do.
"""

from __future__ import annotations

import io
import json
import pickle
from typing import Any

import numpy as np

from runtime import files
from runtime.distributed import collectives, messages
from runtime.distributed.collectives import member_group, root_of
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.coordinates import is_sparse
from runtime.tensor.device import cpu
from runtime.tensor.dtypes import dtype, int64, uint8
from runtime.tensor.memory import array_of

__all__ = [
    "all_gather_object", "broadcast_object_list", "gather_object", "recv_object_list", "scatter_object_list",
    "send_object_list",
]  # fmt: skip


_JSON, _FILE, _PICKLE = b"jfp"  # the first byte, which says how the others are read
_OF_JSON = (type(None), bool, float, str)
_OF_FILES = (*_OF_JSON, complex, bytes, dtype)
_LARGEST = 1 << 63  # of an int that is written as text


def _is_json(value: Any, seen: set[int]) -> bool:
    """Whether JSON gives a value back as it was; a list or dict that stands in it twice would become two."""
    kind = type(value)
    if kind is int:
        return bool(-_LARGEST <= value < _LARGEST)
    if kind not in {list, dict}:
        return kind in _OF_JSON
    if id(value) in seen:
        return False
    seen.add(id(value))
    if kind is list:
        return all(_is_json(item, seen) for item in value)
    return all(type(key) is str and _is_json(item, seen) for key, item in value.items())


def _is_data(value: Any) -> bool:
    """Whether a value is made of tensors, numbers, text and containers alone."""
    kind = type(value)
    if kind in {list, tuple, set}:
        return all(map(_is_data, value))
    if kind is dict:
        return all(_is_data(key) and _is_data(item) for key, item in value.items())
    if kind is int:
        return bool(-_LARGEST <= value < _LARGEST)
    return kind in _OF_FILES or (kind is Tensor and _is_plain(value))


def _is_plain(tensor: Any) -> bool:
    """Whether a tensor has nothing but elements of its own."""
    return not tensor.__dict__ and tensor.is_leaf and tensor.device == cpu and not is_sparse(tensor)


def _packed(value: Any) -> Tensor:
    """The bytes of an object, after one that says how they are written."""
    try:
        is_json, is_data = _is_json(value, set()), _is_data(value)
    except RecursionError:  # a container within itself
        is_json = is_data = False
    file = io.BytesIO()
    if is_json:
        file.write(bytes([_JSON]) + json.dumps(value).encode("utf-8", "surrogatepass"))
    elif is_data:
        files.save(value, file)
    else:
        file.write(bytes([_PICKLE]))
        pickle.dump(value, file)
    mark = bytes([_FILE]) if is_data and not is_json else b""
    return make_tensor(np.frombuffer(bytearray(mark + file.getbuffer()), np.uint8), uint8)


def _object(data: Tensor) -> Any:
    text = array_of(data, "object collective").tobytes()
    if text[0] == _JSON:
        return json.loads(text[1:].decode("utf-8", "surrogatepass"))
    if text[0] == _FILE:
        return files.load(io.BytesIO(text[1:]))
    return pickle.loads(text[1:])  # noqa: S301 - of a rank of this job


def _numbers(values: list[int]) -> Tensor:
    return make_tensor(np.array(values, np.int64), int64)


def _room(size: int) -> Tensor:
    return make_tensor(np.empty(size, np.uint8), uint8)


def _list_of(tensor: Tensor) -> list[int]:
    return [int(value) for value in array_of(tensor, "object collective")]


def _check_list(function: str, values: Any, name: str) -> None:
    if not isinstance(values, list):
        msg = f"distributed.{function}(): expected a list as `{name}`, got {type(values).__name__}"
        raise ArgumentError(msg)


def all_gather_object(object_list: list[Any], obj: Any, group: Any = None) -> None:
    """Put `obj` of each rank into its place in `object_list` of all ranks."""
    _check_list("all_gather_object", object_list, "object_list")
    if (member := member_group("all_gather_object", group)) is None:
        return
    if len(object_list) != member.size():
        msg = f"all_gather_object(): expected a list of {member.size()} places, got {len(object_list)}"
        raise ArgumentValueError(msg)
    data = _packed(obj)
    lengths = [_numbers([0]) for _ in range(member.size())]
    collectives.all_gather(lengths, _numbers([data.numel()]), group)
    parts = [_room(_list_of(length)[0]) for length in lengths]
    collectives.all_gather(parts, data, group)
    object_list[:] = [_object(part) for part in parts]


def gather_object(
    obj: Any, object_gather_list: list[Any] | None = None, dst: int | None = None, group: Any = None,
    group_dst: int | None = None,
) -> None:  # fmt: skip
    """Put `obj` of each rank into its place in `object_gather_list` of the rank `dst`."""
    if (member := member_group("gather_object", group)) is None:
        return
    root = root_of("gather_object", member, dst, group_dst, "dst")
    is_root = member.rank() == root
    if is_root != bool(object_gather_list):
        msg = (
            "Argument ``object_gather_list`` must be specified on destination rank."
            if is_root else "Argument ``object_gather_list`` must NOT be specified on non-destination ranks."
        )  # fmt: skip
        raise ArgumentValueError(msg)
    data = _packed(obj)
    lengths = [_numbers([0]) for _ in range(member.size())]
    collectives.all_gather(lengths, _numbers([data.numel()]), group)
    parts = [_room(_list_of(length)[0]) for length in lengths] if is_root else None
    collectives.gather(data, parts, group=group, group_dst=root)
    if parts is not None and object_gather_list is not None:
        object_gather_list[:] = [_object(part) for part in parts]


def _broadcast(values: list[Any], group: Any, root: int, is_root: bool) -> list[Any]:
    """The objects of the root, on all ranks."""
    parts = [_packed(value) for value in values] if is_root else []
    lengths = _numbers([part.numel() for part in parts] if is_root else [0] * len(values))
    collectives.broadcast(lengths, group=group, group_src=root)
    if not is_root:
        parts = [_room(length) for length in _list_of(lengths)]
    for part in parts:
        collectives.broadcast(part, group=group, group_src=root)
    return values if is_root else [_object(part) for part in parts]


def broadcast_object_list(
    object_list: list[Any], src: int | None = None, group: Any = None, device: Any = None, group_src: int | None = None
) -> None:  # fmt: skip
    """Put the objects of `object_list` of the rank `src` into that of all ranks, of one length."""
    del device
    _check_list("broadcast_object_list", object_list, "object_list")
    if (member := member_group("broadcast_object_list", group)) is None:
        return
    root = root_of("broadcast_object_list", member, src, group_src, "src")
    object_list[:] = _broadcast(object_list, group, root, member.rank() == root)


def scatter_object_list(
    scatter_object_output_list: list[Any], scatter_object_input_list: list[Any] | None = None, src: int | None = None,
    group: Any = None, group_src: int | None = None,
) -> None:  # fmt: skip
    """Put the object of each rank's place of `scatter_object_input_list` of the rank `src` into its output list."""
    if not isinstance(scatter_object_output_list, list) or not scatter_object_output_list:
        msg = "Expected argument scatter_object_output_list to be a list of size at least 1."
        raise ArgumentValueError(msg)
    if (member := member_group("scatter_object_list", group)) is None:
        return
    root = root_of("scatter_object_list", member, src, group_src, "src")
    is_root = member.rank() == root
    if is_root and (scatter_object_input_list is None or len(scatter_object_input_list) != member.size()):
        msg = f"scatter_object_list(): the source rank gives {member.size()} objects as `scatter_object_input_list`"
        raise ArgumentValueError(msg)
    parts = [_packed(value) for value in scatter_object_input_list or []] if is_root else None
    length = _numbers([0])
    lengths = [_numbers([part.numel()]) for part in parts] if parts is not None else None
    collectives.scatter(length, lengths, group=group, group_src=root)
    data = _room(_list_of(length)[0])
    collectives.scatter(data, parts, group=group, group_src=root)
    scatter_object_output_list[0] = _object(data)


def send_object_list(
    object_list: list[Any], dst: int | None = None, group: Any = None, device: Any = None,
    group_dst: int | None = None, use_batch: bool = False,
) -> None:  # fmt: skip
    """Send objects to a rank, which receives a list of one length."""
    del device, use_batch
    _check_list("send_object_list", object_list, "object_list")
    parts = [_packed(value) for value in object_list]
    messages.send(_numbers([part.numel() for part in parts]), dst, group, group_dst=group_dst)
    for part in parts:
        messages.send(part, dst, group, group_dst=group_dst)


def recv_object_list(
    object_list: list[Any], src: int | None = None, group: Any = None, device: Any = None,
    group_src: int | None = None, use_batch: bool = False,
) -> int:  # fmt: skip
    """Receive objects of a rank, or of any, into a list; the rank that sent them, -1 outside of the group."""
    del device, use_batch
    _check_list("recv_object_list", object_list, "object_list")
    lengths = _numbers([0] * len(object_list))
    source = messages.recv(lengths, src, group, group_src=group_src)
    if source < 0:
        return source
    parts = [_room(length) for length in _list_of(lengths)]
    for part in parts:
        messages.recv(part, source, group)
    object_list[:] = [_object(part) for part in parts]
    return source
