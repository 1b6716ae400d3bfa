"""SummaryWriter: what it writes is what the library tensorboard reads; without the library the extra is named."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import generated as ow


def test_without_the_library_the_extra_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [*sys.modules]:
        if name.partition(".")[0] == "tensorboard":
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "tensorboard", None)
    with pytest.raises(NotImplementedError, match=r"pip install 'opweave\[tensorboard\]'"):
        ow.utils.tensorboard.SummaryWriter(tmp_path / "run")
    assert list(tmp_path.iterdir()) == []


def events(folder: Path) -> Any:
    reader = pytest.importorskip("tensorboard.backend.event_processing.event_accumulator")
    result = reader.EventAccumulator(str(folder), size_guidance=dict.fromkeys(reader.DEFAULT_SIZE_GUIDANCE, 0))
    result.Reload()
    return result


def test_what_is_written_is_read(tmp_path: Path) -> None:
    pytest.importorskip("tensorboard", reason="the library is in the extra `tensorboard`")
    with ow.utils.tensorboard.SummaryWriter(str(tmp_path / "run")) as writer:
        assert writer.get_logdir() == str(tmp_path / "run")
        for step in range(3):
            writer.add_scalar("loss/train", ow.tensor(0.5, requires_grad=True) * step, step)
        writer.add_scalar("new", 1.25, 0, new_style=True)
        writer.add_scalar("exact", 0.1, 0, double_precision=True)
        writer.add_scalars("both", {"a": 1, "b": np.float32(2)}, 7)
        writer.add_histogram("weights", ow.arange(-5.0, 5.0), 1)
        writer.add_histogram("half", ow.ones(4, dtype=ow.bfloat16), 1, bins=[0, 1, 2])
        writer.add_image("grey", ow.rand(1, 4, 6), 2)
        writer.add_image("colours", ow.zeros(4, 6, 3, dtype=ow.uint8), 2, dataformats="HWC")
        writer.add_images("several", ow.rand(3, 3, 4, 6), 2)
        writer.add_text("note", "**bold**", 3)
        writer.add_hparams({"lr": 0.1, "name": "a", "on": True, "n": 3}, {"accuracy": 0.5}, run_name="trial")
        writer.flush()
    result = events(tmp_path / "run")
    assert [(scalar.step, scalar.value) for scalar in result.Scalars("loss/train")] == [(0, 0.0), (1, 0.5), (2, 1.0)]
    histogram = result.Histograms("weights")[0].histogram_value
    assert (histogram.min, histogram.max, histogram.num, histogram.sum) == (-5, 4, 10, -5)
    assert sum(histogram.bucket) == 10
    image = result.Images("grey")[0]
    assert (image.step, image.width, image.height) == (2, 6, 4)
    assert (result.Images("several")[0].width, result.Images("several")[0].height) == (12, 8)
    assert result.Tensors("note/text_summary")[0].tensor_proto.string_val[0] == b"**bold**"
    assert events(tmp_path / "run" / "both_b").Scalars("both")[0].value == 2
    assert events(tmp_path / "run" / "trial").Scalars("accuracy")[0].value == 0.5
    assert "_hparams_/session_start_info" in events(tmp_path / "run" / "trial").summary_metadata
    (exact,) = result.Tensors("exact")
    assert list(exact.tensor_proto.double_val or np.frombuffer(exact.tensor_proto.tensor_content)) == [0.1]


def test_errors(tmp_path: Path) -> None:
    pytest.importorskip("tensorboard", reason="the library is in the extra `tensorboard`")
    with ow.utils.tensorboard.SummaryWriter(tmp_path / "run") as writer:
        for call, kind, message in (
            (lambda: writer.add_scalar("a", ow.ones(2)), TypeError, "one real number, got float32"),
            (lambda: writer.add_scalar("a", 1j), TypeError, "one real number"),
            (lambda: writer.add_scalar(3, 1), TypeError, "a tag is a text"),
            (lambda: writer.add_histogram("a", ow.ones(0)), ValueError, "there are no values"),
            (lambda: writer.add_image("a", ow.ones(2, 3, 3)), ValueError, "1, 3 or 4 channels, got 2"),
            (lambda: writer.add_image("a", ow.ones(3, 3)), ValueError, "does not name the dimensions"),
            (lambda: writer.add_tensor("a", 3), TypeError, "expected a tensor"),
            (lambda: writer.add_hparams({"a": []}, {}), TypeError, "the hyperparameter a must be"),
            (lambda: writer.add_graph(ow.nn.ReLU()), NotImplementedError, "tracer"),
        ):
            with pytest.raises(kind, match=message):
                call()
