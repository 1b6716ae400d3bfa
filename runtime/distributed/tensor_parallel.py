"""Layers that ranks compute together: PyTorch's ``parallelize_module`` and its styles.

A style makes the parameters of a module DTensors, and takes its inputs and gives its outputs in layouts of its own.
"""

from __future__ import annotations

import fnmatch
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from runtime.distributed import dtensor
from runtime.distributed.device_mesh import DeviceMesh, init_device_mesh
from runtime.distributed.dtensor import DTensor
from runtime.distributed.groups import get_world_size
from runtime.distributed.placements import Partial, Placement, Replicate, Shard
from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError
from runtime.nn.embedding import Embedding
from runtime.nn.linear import Linear
from runtime.nn.module import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor

__all__ = [
    "ColwiseParallel", "ParallelStyle", "PrepareModuleInput", "PrepareModuleOutput", "RowwiseParallel",
    "SequenceParallel", "parallelize_module",
]  # fmt: skip
Layout = Placement | None


class ParallelStyle:
    """How ranks compute a module together; a subclass has :meth:`_apply`."""

    src_data_rank: int | None = 0

    def _apply(self, module: Any, device_mesh: DeviceMesh) -> Any:
        del module, device_mesh
        msg = f"{type(self).__name__}._apply(module, device_mesh): a style says what it does to a module"
        raise UnsupportedError(msg)


def _as_dtensor(value: Any, mesh: DeviceMesh, layout: Placement) -> Any:
    """A part of this rank as a DTensor; a DTensor as it is."""
    return value if isinstance(value, DTensor) else DTensor.from_local(value, mesh, [layout])


def _in_layout(value: Any, mesh: DeviceMesh, source: Layout, target: Layout, *, use_local: bool) -> Any:
    """A tensor that has the layout `source`, in another one; None for `source` leaves values as they are."""
    if source is None or not isinstance(value, Tensor):
        return value
    result = _as_dtensor(value, mesh, source)
    result = result if target is None else result.redistribute(mesh, [target])
    return result.to_local() if use_local else result


def _split_parameters(module: Any, mesh: DeviceMesh, layouts: Mapping[str, Placement], source: int | None) -> None:
    """Make the parameters of a module DTensors, of the elements that they have on one rank."""
    for name, parameter in list(module._parameters.items()):
        if parameter is not None and not isinstance(parameter, DTensor):
            part = dtensor.distribute_tensor(
                parameter.detach(), mesh, [layouts.get(name, Replicate())], src_data_rank=source
            )  # fmt: skip
            module.register_parameter(name, Parameter(part, parameter.requires_grad))


class _LinearStyle(ParallelStyle):
    """What the styles of linear layers share: the layouts of the weight and the bias, the input and the output.

    Tables of vectors take numbers that all ranks have, unless `input_layouts` says otherwise.
    """

    layouts: Mapping[str, Placement]
    table_layout: Placement
    input_layout: Placement
    output_layout: Placement

    def __init__(
        self, *, input_layouts: Layout = None, output_layouts: Layout = None, use_local_output: bool = True
    ) -> None:
        self._has_input_layout = input_layouts is not None
        self.input_layouts = (self.input_layout if input_layouts is None else input_layouts,)
        self.output_layouts = (self.output_layout if output_layouts is None else output_layouts,)
        self.desired_input_layouts = (self.input_layout,)
        self.use_local_output = use_local_output

    def _apply(self, module: Any, device_mesh: DeviceMesh) -> Any:
        is_table = isinstance(module, Embedding)
        if not isinstance(module, Linear) and not is_table:
            msg = f"{type(self).__name__}: expected nn.Linear or nn.Embedding, got {type(module).__name__}"
            raise UnsupportedError(msg)
        if is_table and (module.max_norm is not None or module.sparse):
            msg = f"{type(self).__name__}: nn.Embedding with max_norm or sparse=True is computed by one rank alone"
            raise UnsupportedError(msg)
        layouts = {"weight": self.table_layout} if is_table else self.layouts
        _split_parameters(module, device_mesh, layouts, self.src_data_rank)
        sources, targets = self.input_layouts, self.desired_input_layouts
        if is_table:
            targets = (Replicate(),)
            sources = sources if self._has_input_layout else targets

        def before(_: Any, args: Any) -> Any:
            (source,), (target,), value = sources, targets, args[0]
            if not is_table and not isinstance(value, DTensor) and source in {Shard(-1), Shard(value.dim() - 1)}:
                sizes = (*value.shape[:-1], module.in_features)  # parts of ranks may differ in sizes
                value = DTensor.from_local(value, device_mesh, [source], shape=sizes)
            return (_in_layout(value, device_mesh, source, target, use_local=False), *args[1:])

        def after(_: Any, __: Any, output: Any) -> Any:
            (target,) = self.output_layouts
            return _in_layout(output, device_mesh, target, target, use_local=self.use_local_output)

        module.register_forward_pre_hook(before)
        module.register_forward_hook(after)
        return module


class ColwiseParallel(_LinearStyle):
    """A linear layer of which each rank computes some outputs: rows of the weight and of the bias are split.

    Of ``nn.Embedding`` each rank has some elements of every vector, and looks them up without the others.

    The input is the same on all ranks (`input_layouts`, Replicate), the output split along its last dimension
    (`output_layouts`, Shard(-1)); with `use_local_output` it is the plain tensor of this rank.
    """

    layouts, input_layout, output_layout = {"weight": Shard(0), "bias": Shard(0)}, Replicate(), Shard(-1)
    table_layout = Shard(1)


class RowwiseParallel(_LinearStyle):
    """A linear layer of which each rank computes a term of all outputs: columns of the weight are split.

    Of ``nn.Embedding`` each rank has some of the vectors, which are gathered to be looked up.

    The input is split along its last dimension (`input_layouts`, Shard(-1)), the output added up on all ranks
    (`output_layouts`, Replicate); Shard gives each rank a part of the sum.
    """

    layouts, input_layout, output_layout = {"weight": Shard(1)}, Shard(-1), Replicate()
    table_layout = Shard(0)


class SequenceParallel(ParallelStyle):
    """A module such as LayerNorm or Dropout that works on each position by itself: inputs are split along positions.

    Parameters are the same on all ranks; their gradients are sums over ranks. Outputs have the sizes of the input.
    """

    def __init__(self, *, sequence_dim: int = 1, use_local_output: bool = False) -> None:
        self.sequence_dim, self.use_local_output = sequence_dim, use_local_output

    def _apply(self, module: Any, device_mesh: DeviceMesh) -> Any:
        _split_parameters(module, device_mesh, {}, self.src_data_rank)
        layout = [Shard(self.sequence_dim)]
        running: list[Any] = []  # the parameters and the sizes of the input, of each call that runs

        def before(_: Any, args: Any) -> Any:
            value = _as_dtensor(args[0], device_mesh, layout[0]).redistribute(device_mesh, layout)
            running.append((dict(module._parameters), tuple(value.shape)))
            for name, parameter in running[-1][0].items():
                if parameter is not None:
                    module._parameters[name] = parameter.to_local(grad_placements=[Partial()])
            return (value.to_local(), *args[1:])

        def after(_: Any, __: Any, output: Any) -> Any:
            if not running:
                return output
            parameters, shape = running.pop()
            module._parameters.update(parameters)
            if self.use_local_output or not isinstance(output, Tensor):
                return output
            return DTensor.from_local(output, device_mesh, layout, shape=shape)

        module.register_forward_pre_hook(before)
        module.register_forward_hook(after, always_call=True)
        return module


def _listed(layouts: Any) -> tuple[Any, ...]:
    return (layouts,) if layouts is None or isinstance(layouts, Placement) else tuple(layouts)


def _all_in_layouts(
    values: Sequence[Any], mesh: DeviceMesh, sources: Sequence[Any], targets: Sequence[Any], *, use_local: bool
) -> list[Any]:  # fmt: skip
    if len(values) != len(sources):
        msg = f"{len(values)} values of a module for {len(sources)} layouts; None stands for a value that stays"
        raise ArgumentValueError(msg)
    return [_in_layout(value, mesh, source, target, use_local=use_local)
            for value, source, target in zip(values, sources, targets, strict=True)]  # fmt: skip


class PrepareModuleInput(ParallelStyle):
    """Takes the inputs of a module as DTensors of `input_layouts`, and gives them to it in `desired_input_layouts`.

    None leaves an input as it is. Those of `input_kwarg_layouts` are given by keyword. ValueError where the numbers of
    layouts differ.
    """

    def __init__(
        self, *, input_layouts: Any = None, desired_input_layouts: Any = None,
        input_kwarg_layouts: Mapping[str, Placement] | None = None,
        desired_input_kwarg_layouts: Mapping[str, Placement] | None = None, use_local_output: bool = False,
    ) -> None:  # fmt: skip
        self.input_layouts = () if input_layouts is None else _listed(input_layouts)
        self.desired_input_layouts = () if desired_input_layouts is None else _listed(desired_input_layouts)
        self.input_kwarg_layouts = dict(input_kwarg_layouts or {})
        self.desired_input_kwarg_layouts = dict(desired_input_kwarg_layouts or {})
        self.use_local_output = use_local_output
        if len(self.input_layouts) != len(self.desired_input_layouts):
            msg = "PrepareModuleInput(): input_layouts and desired_input_layouts should have same length"
            raise ArgumentValueError(msg)

    def _apply(self, module: Any, device_mesh: DeviceMesh) -> Any:
        def before(_: Any, args: Any, kwargs: Any) -> Any:
            layouts, targets = self.input_kwarg_layouts, self.desired_input_kwarg_layouts
            use_local = self.use_local_output
            if self.input_layouts:
                args = tuple(_all_in_layouts(
                    args, device_mesh, self.input_layouts, self.desired_input_layouts, use_local=use_local
                ))  # fmt: skip
            named = {name: _in_layout(value, device_mesh, layouts.get(name), targets.get(name), use_local=use_local)
                     for name, value in kwargs.items()}  # fmt: skip
            return args, named

        module.register_forward_pre_hook(before, with_kwargs=True)
        return module


class PrepareModuleOutput(ParallelStyle):
    """Takes the outputs of a module as DTensors of `output_layouts`, and gives them in `desired_output_layouts`.

    None leaves an output as it is; with `use_local_output` they are plain tensors of this rank. ValueError where the
    numbers of layouts differ.
    """

    def __init__(self, *, output_layouts: Any, desired_output_layouts: Any, use_local_output: bool = True) -> None:
        self.output_layouts, self.desired_output_layouts = _listed(output_layouts), _listed(desired_output_layouts)
        self.use_local_output = use_local_output
        if len(self.output_layouts) != len(self.desired_output_layouts):
            msg = "PrepareModuleOutput(): output_layouts and desired_output_layouts should have same length"
            raise ArgumentValueError(msg)

    def _apply(self, module: Any, device_mesh: DeviceMesh) -> Any:
        def after(_: Any, __: Any, output: Any) -> Any:
            values = list(output) if isinstance(output, (list, tuple)) else [output]
            results = _all_in_layouts(
                values, device_mesh, self.output_layouts, self.desired_output_layouts, use_local=self.use_local_output
            )  # fmt: skip
            return tuple(results) if isinstance(output, (list, tuple)) else results[0]

        module.register_forward_hook(after)
        return module


def parallelize_module(
    module: Any, device_mesh: DeviceMesh | None = None, parallelize_plan: Any = None, *, src_data_rank: int | None = 0
) -> Any:  # fmt: skip
    """Let ranks compute a module together: by a style, or by styles of its submodules, of which `*` stands for several.

    The mesh has one dimension. Parameters get the elements that they have on `src_data_rank`; with None each rank keeps
    its own. A warning where no submodule has a name of the plan; ValueError for a mesh of more dimensions, TypeError
    for another plan.
    """
    mesh = init_device_mesh("cpu", (get_world_size(),)) if device_mesh is None else device_mesh
    if mesh.ndim != 1:
        msg = f"parallelize_module(): expected a mesh of one dimension, got {mesh.ndim}; take a part, mesh['name']"
        raise ArgumentValueError(msg)
    if isinstance(parallelize_plan, ParallelStyle):
        parallelize_plan.src_data_rank = src_data_rank
        return parallelize_plan._apply(module, mesh)
    if not isinstance(parallelize_plan, Mapping):
        kind = type(parallelize_plan).__name__
        msg = f"parallelize_module(): expected a ParallelStyle or a dict of them for parallelize_plan, got {kind}"
        raise ArgumentError(msg)
    for path, style in parallelize_plan.items():
        submodules = _matching(module, path.split(".") if path else [])
        if not submodules:
            msg = f"parallelize_module(): no submodule is called {path!r}; nothing is done for it"
            warnings.warn(msg, UserWarning, stacklevel=2)
        for submodule in submodules:
            parallelize_module(submodule, mesh, style, src_data_rank=src_data_rank)
    return module


def _matching(module: Module, names: Sequence[str]) -> list[Module]:
    """The submodules of a path of names, in which `*` and the like stand for several."""
    if not names:
        return [module]
    children = [child for name, child in module.named_children() if fnmatch.fnmatchcase(name, names[0])]
    return [item for child in children for item in _matching(child, names[1:])]
