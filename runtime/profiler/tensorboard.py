"""``SummaryWriter``: what a training run reports, as event files that the program tensorboard shows.

The files are written by the library ``tensorboard``, which is in the extra of that name and is imported when a writer
is made. Graphs of modules, which PyTorch takes from its tracer, are not written.
"""

from __future__ import annotations

import io
import os
import socket
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Self

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError
from runtime.tensor import Tensor
from runtime.tensor.casting import Array

__all__ = ["SummaryWriter"]
_LARGEST_BIN, _SMALLEST_BIN, _GROWTH = 1e20, 1e-12, 1.1  # of the bins that TensorFlow's histograms have
_CHANNELS = (1, 3, 4)


class _Library:
    """The modules of tensorboard by the last part of their names; UnsupportedError where it is not installed."""

    def __init__(self) -> None:
        try:
            self.event = import_module("tensorboard.compat.proto.event_pb2")
            self.summary = import_module("tensorboard.compat.proto.summary_pb2")
            self.tensor = import_module("tensorboard.compat.proto.tensor_pb2")
            self.writer = import_module("tensorboard.summary.writer.event_file_writer")
        except ImportError as error:
            msg = "SummaryWriter needs the package tensorboard: pip install 'opweave[tensorboard]'"
            raise UnsupportedError(msg) from error


class SummaryWriter:
    """Writes scalars, histograms, images, texts and the like into event files of a folder.

    `log_dir` is the folder; without it ``runs/<time>_<host><comment>``. What was written from the step `purge_step` on
    is hidden. Events are written after `max_queue` of them, every `flush_secs` seconds, and by :meth:`flush` and
    :meth:`close`, which leaving a ``with`` statement calls. NotImplementedError without the package tensorboard.
    """

    def __init__(
        self, log_dir: str | os.PathLike[str] | None = None, comment: str = "", purge_step: int | None = None,
        max_queue: int = 10, flush_secs: int = 120, filename_suffix: str = "",
    ) -> None:  # fmt: skip
        self._library = _Library()
        if not log_dir:
            log_dir = Path("runs") / f"{time.strftime('%b%d_%H-%M-%S')}_{socket.gethostname()}{comment}"
        self.log_dir = os.fspath(log_dir)
        self._options = max_queue, flush_secs, filename_suffix
        self._writers: dict[str, Any] = {}
        event = self._library.event.Event
        if purge_step is not None:
            start = self._library.event.SessionLog(status=self._library.event.SessionLog.START)
            self._add(event(file_version="brain.Event:2"), purge_step, None)
            self._add(event(session_log=start), purge_step, None)
        self._writer()

    def _writer(self, part: str = "") -> Any:
        """The writer of a folder below that of the run."""
        if part not in self._writers:
            folder = str(Path(self.log_dir) / part) if part else self.log_dir
            self._writers[part] = self._library.writer.EventFileWriter(folder, *self._options)
        return self._writers[part]

    def _add(self, event: Any, step: Any, walltime: float | None, part: str = "") -> None:
        event.wall_time = time.time() if walltime is None else walltime
        if step is not None:
            event.step = int(_number("global_step", step))
        self._writer(part).add_event(event)

    def _add_value(self, step: Any, walltime: float | None, part: str = "", **value: Any) -> None:
        """An event of one value of a summary."""
        summary = self._library.summary.Summary
        self._add(self._library.event.Event(summary=summary(value=[summary.Value(**value)])), step, walltime, part)

    def get_logdir(self) -> str:
        """The folder of the event files."""
        return self.log_dir

    def add_scalar(
        self, tag: str, scalar_value: Any, global_step: int | None = None, walltime: float | None = None,
        new_style: bool = False, double_precision: bool = False,
    ) -> None:  # fmt: skip
        """A number at a step: a Python number, or a tensor or an array of one element."""
        number = _number("scalar_value", scalar_value)
        if not new_style and not double_precision:
            self._add_value(global_step, walltime, tag=_tag(tag), simple_value=number)
            return
        kind = self._metadata("scalars")
        value = self._tensor(np.array(number, np.float64 if double_precision else np.float32))
        self._add_value(global_step, walltime, tag=_tag(tag), tensor=value, metadata=kind)

    def add_scalars(
        self, main_tag: str, tag_scalar_dict: Mapping[str, Any], global_step: int | None = None,
        walltime: float | None = None,
    ) -> None:  # fmt: skip
        """Several numbers at a step, which are shown in one diagram; each has a folder of its own."""
        for tag, value in tag_scalar_dict.items():
            part = f"{main_tag.replace('/', '_')}_{tag}"
            number = _number("tag_scalar_dict", value)
            self._add_value(global_step, walltime, part, tag=_tag(main_tag), simple_value=number)

    def add_histogram(
        self, tag: str, values: Any, global_step: int | None = None, bins: Any = "tensorflow",
        walltime: float | None = None, max_bins: int | None = None,
    ) -> None:  # fmt: skip
        """How values are distributed: `bins` are their edges, a rule of NumPy's, or TensorFlow's."""
        data = _array(values).astype(np.float64).reshape(-1)
        if not data.size:
            msg = "add_histogram(): there are no values"
            raise ArgumentValueError(msg)
        counts, edges = np.histogram(data, bins=_tensorflow_bins() if bins == "tensorflow" else bins)
        if max_bins is not None and len(counts) > max_bins:
            counts, edges = np.histogram(data, bins=max_bins)
        used = np.nonzero(counts)[0]
        first, last = (used[0], used[-1] + 1) if used.size else (0, len(counts))
        first = max(first - 1, 0)  # shown as where the distribution begins
        histogram = self._library.summary.HistogramProto(
            min=data.min(), max=data.max(), num=data.size, sum=data.sum(), sum_squares=(data * data).sum(),
            bucket_limit=edges[first + 1 : last + 1].tolist(), bucket=counts[first:last].tolist(),
        )  # fmt: skip
        self._add_value(global_step, walltime, tag=_tag(tag), histo=histogram)

    def add_image(
        self, tag: str, img_tensor: Any, global_step: int | None = None, walltime: float | None = None,
        dataformats: str = "CHW",
    ) -> None:  # fmt: skip
        """An image of 1, 3 or 4 channels: uint8, or numbers from 0 to 1; `dataformats` names the dimensions."""
        pixels = _pixels(_array(img_tensor), dataformats)
        image = import_module("PIL.Image")
        file = io.BytesIO()
        image.fromarray(pixels.squeeze(-1) if pixels.shape[-1] == 1 else pixels).save(file, format="PNG")
        height, width, channels = pixels.shape
        written = self._library.summary.Summary.Image(
            height=height, width=width, colorspace=channels, encoded_image_string=file.getvalue()
        )
        self._add_value(global_step, walltime, tag=_tag(tag), image=written)

    def add_images(
        self, tag: str, img_tensor: Any, global_step: int | None = None, walltime: float | None = None,
        dataformats: str = "NCHW",
    ) -> None:  # fmt: skip
        """Several images, in a square of them."""
        images = _array(img_tensor)
        if dataformats.count("N") != 1 or len(dataformats) != images.ndim:
            msg = f"add_images(): dataformats {dataformats!r} does not name the dimensions of {list(images.shape)}"
            raise ArgumentValueError(msg)
        axes = dataformats.replace("N", "")
        parts = [_pixels(item, axes) for item in np.moveaxis(images, dataformats.index("N"), 0)]
        across = int(np.ceil(np.sqrt(len(parts))))
        parts += [np.zeros_like(parts[0])] * (-len(parts) % across)
        rows = [np.concatenate(parts[i : i + across], 1) for i in range(0, len(parts), across)]
        self.add_image(tag, np.concatenate(rows), global_step, walltime, "HWC")

    def add_figure(
        self, tag: str, figure: Any, global_step: int | None = None, close: bool = True,
        walltime: float | None = None,
    ) -> None:  # fmt: skip
        """A figure of Matplotlib's, or a list of them, as an image; it is closed if `close`."""
        figures = figure if isinstance(figure, list) else [figure]
        images = []
        for item in figures:
            canvas = import_module("matplotlib.backends.backend_agg").FigureCanvasAgg(item)
            canvas.draw()
            images.append(np.asarray(canvas.buffer_rgba())[..., :3])
            if close:
                import_module("matplotlib.pyplot").close(item)
        if isinstance(figure, list):
            self.add_images(tag, np.stack(images), global_step, walltime, "NHWC")
        else:
            self.add_image(tag, images[0], global_step, walltime, "HWC")

    def add_text(
        self, tag: str, text_string: str, global_step: int | None = None, walltime: float | None = None
    ) -> None:
        """A text in Markdown."""
        proto = self._library.tensor.TensorProto
        value = proto(dtype="DT_STRING", string_val=[text_string.encode()])
        value.tensor_shape.dim.add(size=1)
        name = f"{_tag(tag)}/text_summary"
        self._add_value(global_step, walltime, tag=name, tensor=value, metadata=self._metadata("text"))

    def add_tensor(
        self, tag: str, tensor: Tensor, global_step: int | None = None, walltime: float | None = None
    ) -> None:
        """The numbers of a tensor."""
        if not isinstance(tensor, Tensor):
            msg = f"add_tensor(): expected a tensor, got {type(tensor).__name__}"
            raise ArgumentError(msg)
        self._add_value(global_step, walltime, tag=_tag(tag), tensor=self._tensor(_array(tensor)))

    def add_hparams(
        self, hparam_dict: Mapping[str, Any], metric_dict: Mapping[str, Any],
        hparam_domain_discrete: Mapping[str, Sequence[Any]] | None = None, run_name: str | None = None,
        global_step: int | None = None,
    ) -> None:  # fmt: skip
        """The hyperparameters of a run and what they led to, in a folder called `run_name` or by the time."""
        api = import_module("tensorboard.plugins.hparams.summary_v2")
        domains = hparam_domain_discrete or {}
        hparams = {
            api.HParam(name, api.Discrete(domains[name]) if name in domains else None): _plain(name, value)
            for name, value in hparam_dict.items()
        }
        part = run_name or str(time.time())
        event = self._library.event.Event
        metrics = [api.Metric(name) for name in metric_dict]
        self._add(event(summary=api.hparams_config_pb(list(hparams), metrics)), global_step, None, part)
        self._add(event(summary=api.hparams_pb(hparams)), global_step, None, part)
        for name, value in metric_dict.items():
            self._add_value(global_step, None, part, tag=name, simple_value=_number("metric_dict", value))

    def add_graph(self, model: Any, input_to_model: Any = None, verbose: bool = False, **_: Any) -> None:
        """NotImplementedError: there is no tracer; ``nn.utils.draw`` draws a model."""
        del model, input_to_model, verbose
        msg = "add_graph() needs PyTorch's tracer; nn.utils.draw(model, size) draws a model as SVG"
        raise UnsupportedError(msg)

    def _metadata(self, plugin: str) -> Any:
        metadata = self._library.summary.SummaryMetadata
        return metadata(plugin_data=metadata.PluginData(plugin_name=plugin))

    def _tensor(self, array: Array) -> Any:
        proto: Any = import_module("tensorboard.util.tensor_util").make_tensor_proto(array)
        return proto

    def flush(self) -> None:
        """Write what is waiting."""
        for writer in self._writers.values():
            writer.flush()

    def close(self) -> None:
        """Write what is waiting, and end the files; adding more begins new ones."""
        for writer in self._writers.values():
            writer.close()
        self._writers.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _tag(tag: Any) -> str:
    if not isinstance(tag, str):
        msg = f"a tag is a text, got {type(tag).__name__}"
        raise ArgumentError(msg)
    return tag.removeprefix("/")


def _array(values: Any) -> Array:
    """Values as an array; bfloat16, which NumPy does not have, as float32."""
    if isinstance(values, Tensor):
        data: Any = values.detach()  # type: ignore[attr-defined]
        return np.asarray((data.float() if values.dtype.name == "bfloat16" else data).numpy())
    return np.asarray(values)


def _number(label: str, value: Any) -> float:
    array = _array(value)
    if array.size != 1 or array.dtype.kind not in "biuf":
        msg = f"{label} must be one real number, got {array.dtype} of the shape {list(array.shape)}"
        raise ArgumentError(msg)
    return float(array.reshape(()))


def _plain(name: str, value: Any) -> Any:
    """A hyperparameter as tensorboard takes it."""
    if isinstance(value, (bool, str)):
        return value
    if isinstance(value, (int, float, Tensor, np.generic)):
        return _number(f"the hyperparameter {name}", value)
    msg = f"the hyperparameter {name} must be a number, a bool or a text, got {type(value).__name__}"
    raise ArgumentError(msg)


def _tensorflow_bins() -> Array:
    """Edges that grow by a tenth from 1e-12 to 1e20, on both sides of 0."""
    count = int(np.log(_LARGEST_BIN / _SMALLEST_BIN) / np.log(_GROWTH)) + 1
    positive = _SMALLEST_BIN * _GROWTH ** np.arange(count)
    return np.concatenate([[-np.finfo(np.float64).max], -positive[::-1], [0.0], positive, [np.finfo(np.float64).max]])


def _pixels(image: Array, dataformats: str) -> Array:
    """An image as (height, width, channels) of uint8."""
    if sorted(dataformats) not in (["C", "H", "W"], ["H", "W"]) or len(dataformats) != image.ndim:
        msg = f"dataformats {dataformats!r} does not name the dimensions of an image of {list(image.shape)}"
        raise ArgumentValueError(msg)
    pixels = image.transpose([dataformats.index(name) for name in ("H", "W", "C") if name in dataformats])
    pixels = pixels if "C" in dataformats else pixels[..., None]
    if pixels.shape[-1] not in _CHANNELS:
        msg = f"an image has 1, 3 or 4 channels, got {pixels.shape[-1]}"
        raise ArgumentValueError(msg)
    if pixels.dtype != np.uint8:
        pixels = np.clip(pixels.astype(np.float32) * 255, 0, 255).astype(np.uint8)
    return np.ascontiguousarray(pixels)
