"""The profiler, drawings of graphs and models, and summaries of models."""

from __future__ import annotations

import doctest
import gzip
import importlib
import json
import random
import re
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT

import generated as ow
from generated import Tensor, nn
from generated.profiler import ProfilerAction, profile, record_function, schedule
from runtime.autograd import graph, watching
from runtime.compile import compiling
from runtime.drawing import Box, draw_boxes
from runtime.tensor.keys import PROFILER

F = nn.functional


class Block(nn.Module):
    def __init__(self, into: int, out: int) -> None:
        super().__init__()
        self.first, self.norm = nn.Conv2d(into, out, 3, padding=1), nn.BatchNorm2d(out)
        self.second = nn.Conv2d(out, out, 3, padding=1, bias=False)
        self.skip = nn.Identity() if into == out else nn.Conv2d(into, out, 1)

    def forward(self, x: Tensor) -> Tensor:
        return F.relu(self.second(F.relu(self.norm(self.first(x)))) + self.skip(x))


class Images(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.Sequential(Block(3, 3), Block(3, 4))
        self.pool, self.drop, self.head = nn.AdaptiveAvgPool2d(1), nn.Dropout(0.5), nn.Linear(4, 2)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.drop(self.pool(self.blocks(x)).flatten(1)))


class Words(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.table, self.layer = nn.Embedding(10, 8), nn.TransformerEncoderLayer(8, 2, 16, batch_first=True)
        self.places = nn.Parameter(ow.zeros(5, 8))

    def forward(self, words: Tensor) -> Tensor:
        return self.layer(self.table(words) + self.places)


def mlp() -> nn.Module:
    return nn.Sequential(nn.Linear(8, 4), nn.ReLU(), nn.Linear(4, 2))


# Models, and what they are called with.
MODELS: dict[str, tuple[Callable[[], nn.Module], Tensor]] = {
    "mlp": (mlp, ow.ones(3, 8)),
    "images": (Images, ow.ones(2, 3, 6, 6)),
    "words": (Words, ow.zeros(2, 5, dtype=ow.int64)),
}


@pytest.mark.parametrize("name", [
    "autograd.anomaly_mode", "autograd.drawing", "autograd.graph", "autograd.mutation", "autograd.saving",
    "nn.utils.drawing", "nn.utils.summary", "profiler.flops", "profiler.profile", "profiler.schedules",
])  # fmt: skip
def test_examples(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"runtime.{name}"), extraglobs={"ow": ow})
    assert tried
    assert not failed


# -- the profiler ------------------------------------------------------------------------------------------------------


def test_operators_under_the_names_of_pytorch() -> None:
    """Rows as PyTorch shows them: one for all overloads, in the namespace aten, with as many calls."""
    torch = pytest.importorskip("torch")
    counts = []
    for library, named in ((ow, {"pytorch_names": True}), (torch, {})):
        x = library.ones(3, 4, requires_grad=True)
        with library.profiler.profile(**named) as p, library.no_grad():
            ((x + 2.0).add(x) * x).mul(3).exp()
            x.add_(1).sum(1)
        rows = {row.key: row.count for row in p.key_averages()}
        counts.append({name: rows[name] for name in ("aten::add", "aten::mul", "aten::exp", "aten::add_", "aten::sum")})
    assert counts[0] == counts[1] == {"aten::add": 2, "aten::mul": 2, "aten::exp": 1, "aten::add_": 1, "aten::sum": 1}
    with ow.profiler.profile() as p:
        ow.ones(2) + ow.ones(2)
    assert {row.key for row in p.key_averages()} == {"ones", "add.Tensor"}


def step(model: nn.Module, x: Tensor) -> None:
    with record_function("forward"):
        loss = model(x).square().mean()
    loss.backward()


def test_a_profile_has_operators_nodes_and_marks() -> None:
    model, x = mlp(), ow.ones(3, 8)
    with profile(record_shapes=True, profile_memory=True, with_stack=True, with_flops=True) as p:
        step(model, x)
        step(model, x)
    averages = {row.key: row for row in p.key_averages()}
    assert {"forward", "linear", "relu", "AddmmBackward0", "torch::autograd::AccumulateGrad", "mean"} <= averages.keys()
    assert averages["linear"].count >= 4
    assert averages["forward"].is_user_annotation
    events = p.events()
    assert sum(average.count for average in averages.values()) == len(events)
    for element in events:
        inside = sum(child.cpu_time_total for child in element.cpu_children)
        assert element.self_cpu_time_total == pytest.approx(element.cpu_time_total - inside, abs=1e-3)
        assert element.cpu_time_total >= inside
        for child in element.cpu_children:
            assert child.cpu_parent is element
            assert element.start <= child.start <= child.end <= element.end
    first = next(event for event in events if event.name == "linear")
    assert first.cpu_parent.name == "forward"
    assert first.input_shapes == [[3, 8], [4, 8], [4]]
    assert first.flops == 2 * 3 * 4 * 8  # as PyTorch's, which does not count the bias
    assert first.cpu_memory_usage == first.self_cpu_memory_usage == 3 * 4 * 4
    assert first.cpu_parent.self_cpu_memory_usage <= 0  # it makes nothing itself; what it frees counts
    assert re.fullmatch(rf"{re.escape(__file__)}\(\d+\): step", first.stack[0])
    shaped = p.key_averages(group_by_input_shape=True)
    assert [item.count for item in shaped if item.key == "linear" and item.input_shapes[0] == [3, 8]] == [2]
    stacked = p.key_averages(group_by_stack_n=1)
    assert all(len(item.stack) <= 1 for item in stacked)
    assert p.key_averages().total_average().count == len(events)


def test_tables() -> None:
    model, x = mlp(), ow.ones(3, 8)
    with profile(record_shapes=True) as p:
        step(model, x)
    lines = p.key_averages(group_by_input_shape=True).table(sort_by="self_cpu_time_total", row_limit=3, header="of it")
    head, rule, titles, *rows, total, _ = lines.split("\n")
    assert head == "of it"
    assert set(rule) == {"-", " "}
    assert re.split(r"  +", titles) == [
        "Name", "Self CPU %", "Self CPU", "CPU total %", "CPU total", "CPU time avg", "# of Calls", "Input Shapes",
    ]  # fmt: skip
    assert len(rows) == 5
    assert total.startswith("Self CPU time total: ")
    times = [event.cpu_time_total for event in p.events()]
    sorted_rows = p.events().table(sort_by="cpu_time_total", row_limit=-1).split("\n")[3:-3]
    assert len(sorted_rows) == len(times)
    with pytest.raises(ValueError, match="sort_by is one of count"):
        p.events().table(sort_by="speed")
    assert len(p.events().table(top_level_events_only=True)) < len(str(p.events()))


def test_results_are_the_same_and_nothing_stays() -> None:
    def run() -> list[bytes]:
        ow.manual_seed(0)
        model = Images()
        step(model, ow.randn(2, 3, 6, 6))
        return [parameter.grad.numpy().tobytes() for parameter in model.parameters()]

    expected = run()
    before = ow.registered_operators()
    with profile():
        assert run() == expected
    assert run() == expected
    assert ow.registered_operators() == before
    kernels = [kernel for item in before for keyset, kernel in item.items() if not keyset & PROFILER]
    assert not [kernel for kernel in kernels if str(getattr(kernel, "__module__", "")).startswith("runtime.profiler")]
    assert not watching.reasons


def test_other_threads_are_left_alone() -> None:
    def work() -> None:
        (ow.ones(3, requires_grad=True) * 2).sum().backward()

    with profile() as p:
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        ow.ones(3).sin()
    assert {event.thread for event in p.events()} == {threading.get_ident()}
    assert {event.name for event in p.events()} == {"ones", "sin"}


def test_errors_end_events() -> None:
    with profile() as p:
        with pytest.raises(RuntimeError, match="mm"):
            ow.mm(ow.ones(2, 3), ow.ones(2, 3))
        ow.ones(2)
    assert [(event.name, event.cpu_parent) for event in p.events()][-1] == ("ones", None)


def test_schedules_and_steps() -> None:
    plan = schedule(skip_first=1, wait=1, warmup=1, active=2, repeat=2)
    names = {ProfilerAction.NONE: "-", ProfilerAction.WARMUP: "w", ProfilerAction.RECORD: "r",
             ProfilerAction.RECORD_AND_SAVE: "s"}  # fmt: skip
    assert "".join(names[plan(number)] for number in range(12)) == "--wrs-wrs---"
    torch = pytest.importorskip("torch")
    theirs = torch.profiler.schedule(skip_first=1, wait=1, warmup=1, active=2, repeat=2)
    assert [plan(number).name for number in range(12)] == [theirs(number).name for number in range(12)]


def test_traces_are_ready_after_each_cycle() -> None:
    ready: list[list[str]] = []
    plan = schedule(wait=1, warmup=1, active=2)
    with profile(schedule=plan, on_trace_ready=lambda p: ready.append([event.name for event in p.events()])) as p:
        for _ in range(9):
            ow.ones(2)
            p.step()
    assert ready == [
        ["ProfilerStep#2", "ones", "ProfilerStep#3", "ones"], ["ProfilerStep#6", "ones", "ProfilerStep#7", "ones"]
    ]  # fmt: skip
    with pytest.raises(ValueError, match="at least 1"):
        schedule(wait=0, warmup=0, active=0)


def test_chrome_traces(tmp_path: Path) -> None:
    @record_function("marked")
    def marked() -> Tensor:
        return ow.ones(2, requires_grad=True).exp().sum()

    with profile(with_stack=True, activities=[ow.profiler.ProfilerActivity.CPU],
                 on_trace_ready=ow.profiler.tensorboard_trace_handler(str(tmp_path / "traces"))) as p:  # fmt: skip
        marked().backward()
    p.add_metadata("model", "small")
    p.add_metadata_json("sizes", "[1, 2]")
    p.export_chrome_trace(tmp_path / "trace.json")
    p.export_chrome_trace(tmp_path / "trace.json.gz")
    text = (tmp_path / "trace.json").read_text()
    assert gzip.decompress((tmp_path / "trace.json.gz").read_bytes()).decode() == text
    trace = json.loads(text)
    assert trace["model"] == "small"
    assert trace["sizes"] == [1, 2]
    results = {item["name"]: item for item in trace["traceEvents"]}
    assert results["marked"]["cat"] == "user_annotation"
    assert results["ExpBackward0"]["args"]["Sequence number"] >= 0
    assert results["marked"]["ts"] <= results["exp"]["ts"] <= results["exp"]["ts"] + results["exp"]["dur"]
    assert all(item["ph"] == "X" and item["dur"] >= 0 for item in trace["traceEvents"])
    assert len(list((tmp_path / "traces").iterdir())) == 1
    p.export_stacks(tmp_path / "stacks")
    lines = (tmp_path / "stacks").read_text().splitlines()
    assert len(lines) == len(p.events())
    assert all(re.fullmatch(r".+ \d+", line) for line in lines)


def test_memory_is_that_of_results_by_whoever_made_them() -> None:
    """64 by 64 in float32 are 16 KiB: one for each product, its two gradients, and what is behind it."""
    x, w = (ow.ones(64, 64, requires_grad=True) for _ in range(2))
    with profile(profile_memory=True) as p:
        (x @ w).relu().t().sum().backward()
    averages = p.key_averages()
    results = {
        average.key: (average.cpu_memory_usage >> 10, average.self_cpu_memory_usage >> 10) for average in averages
    }
    assert {name: results[name] for name in ("matmul", "mm", "MmBackward0", "relu", "t", "sum")} == {
        "matmul": (16, 0), "mm": (48, 48), "MmBackward0": (32, 0), "relu": (16, 16), "t": (0, 0), "sum": (0, 0)
    }  # fmt: skip
    rows = averages.table(sort_by="self_cpu_memory_usage").split("\n")
    assert re.split(r"  +", rows[1])[-4:] == ["CPU time avg", "CPU Mem", "Self CPU Mem", "# of Calls"]
    assert rows[3].split()[0] == "mm"
    assert "48.00 KB" in rows[3]


def test_memory_that_is_freed_is_told() -> None:
    """What was made and what was freed come to what is left, the gradients; outside of events it is one itself."""
    model = ow.nn.Sequential(ow.nn.Linear(20, 30), ow.nn.GELU(), ow.nn.Linear(30, 1))
    with profile(profile_memory=True) as p:
        model(ow.ones(8, 20)).sum().backward()
        x = ow.ones(1000) + 1
        del x
    events = p.events()
    left = sum(parameter.grad.nbytes for parameter in model.parameters())
    assert sum(event.self_cpu_memory_usage for event in events) == left
    assert (events[-1].name, events[-1].cpu_memory_usage, events[-1].cpu_time_total) == ("[memory]", -4000, 0)
    (row,) = (average for average in p.key_averages() if average.key == "[memory]")
    assert row.self_cpu_memory_usage == row.cpu_memory_usage < -4000
    assert " KB" in p.key_averages().table(sort_by="self_cpu_memory_usage").split("[memory]")[1]


SORTED = ["count", "cpu_time", "cpu_memory_usage", "self_cpu_memory_usage", "flops", "self_cpu_time_total"]
ABSENT = ["cuda_time_total", "self_cuda_time_total", "device_time", "self_device_memory_usage", "xpu_time_total"]


@pytest.mark.parametrize("key", SORTED + ABSENT)
def test_tables_are_sorted(key: str) -> None:
    with profile(profile_memory=True, with_flops=True) as p:
        step(mlp(), ow.ones(3, 8))
    averages = p.key_averages()
    results = [word.split()[0] for word in averages.table(sort_by=key, row_limit=-1).split("\n")[3:-3]]
    values = [getattr(average, re.sub("cuda|xpu", "device", key)) for average in averages]
    assert results == [item.key for _, item in sorted(zip(values, averages, strict=True), key=lambda pair: -pair[0])]
    assert {*values} == {0} or key in SORTED


def test_lists_of_events_are_written(tmp_path: Path) -> None:
    with profile(with_stack=True) as p:
        ow.ones(2).exp()
    p.events().export_chrome_trace(tmp_path / "one.json")
    p.export_chrome_trace(tmp_path / "two.json")
    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()
    p.events().export_stacks(tmp_path / "stacks")
    assert len((tmp_path / "stacks").read_text().splitlines()) == len(p.events())
    for call in (p.key_averages().export_chrome_trace, p.key_averages().export_stacks):
        with pytest.raises(RuntimeError, match="call it on events"):
            call(tmp_path / "three")  # type: ignore[operator]


def test_the_profiler_by_its_older_name() -> None:
    older = ow.autograd.profiler
    with older.profile(record_shapes=True) as p:
        ow.ones(2, 3).exp()
    assert (
        [event.key for event in p.function_events]
        == ["ones", "exp"]
        == [row.key for row in p.key_averages()]
    )
    assert p.function_events[1].input_shapes[0] == [2, 3]
    assert p.table() == str(p)
    assert p.total_average().count == 2
    assert p.self_cpu_time_total == p.events().self_cpu_time_total
    with older.profile(enabled=False) as p:
        ow.ones(2)
    assert list(p.events()) == []
    with pytest.warns(UserWarning, match="cuda is not available"):
        older.profile(use_cuda=True)
    with pytest.raises(NotImplementedError, match="no other profiler"), older.emit_nvtx():
        pass
    with older.emit_itt(enabled=False):
        pass


def test_what_the_profiler_rejects() -> None:
    with profile() as p:
        with pytest.raises(RuntimeError, match="on already"), profile():
            pass
        with pytest.raises(RuntimeError, match="still on"):
            p.events()
    with pytest.raises(RuntimeError, match="with_stack=True"):
        p.export_stacks("nowhere")
    with pytest.raises(ValueError, match="ProfilerActivity"):
        profile(activities=["cpu"])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="expected a name"):
        record_function(3)  # type: ignore[arg-type]


def test_every_thread_may_have_a_profiler() -> None:
    inside, outside = threading.Barrier(2), threading.Barrier(2)
    names: dict[str, list[str]] = {}

    def record(thread: str, call: Callable[[], Any]) -> None:
        with profile(profile_memory=True) as recorded:
            inside.wait()
            result = call()
            outside.wait()
            del result
        names[thread] = [event.name for event in recorded.events() if event.name != "[memory]"]

    x = ow.ones(3, requires_grad=True)
    thread = threading.Thread(target=record, args=("second", lambda: ow.ones(2).sin()))
    thread.start()
    record("first", lambda: x.exp().sum().backward())
    thread.join()
    assert names["second"] == ["ones", "sin"]
    assert names["first"][:2] == ["exp", "sum"]
    assert "ExpBackward0" in names["first"]
    assert "sin" not in names["first"]
    assert not watching.reasons


# -- drawings ----------------------------------------------------------------------------------------------------------

Rectangle = tuple[float, float, float, float]


def parts(svg: str) -> tuple[list[tuple[Rectangle, list[tuple[str, float, float]]]], list[str]]:
    """The boxes of a drawing, each with its texts and where these stand, and the paths of arrows."""
    root = ET.fromstring(svg)
    space = "{http://www.w3.org/2000/svg}"
    boxes = []
    for group in root.findall(f"{space}g"):
        rect = group.find(f"{space}rect")
        assert rect is not None
        x, y, width, height = (float(rect.attrib[name]) for name in ("x", "y", "width", "height"))
        matches = group.findall(f"{space}text")
        texts = [(element.text or "", float(element.attrib["x"]), float(element.attrib["y"])) for element in matches]
        boxes.append(((x, y, x + width, y + height), texts))
    arrows = [item.attrib["d"] for item in root.findall(f"{space}path")]
    view = [float(word) for word in root.attrib["viewBox"].split()]
    for (left, top, right, bottom), _ in boxes:
        assert view[0] <= left < right <= view[0] + view[2]
        assert view[1] <= top < bottom <= view[1] + view[3]
    return boxes, arrows


def readable(svg: str) -> None:
    """No two boxes overlap, texts lie in their boxes, and arrows pass no box."""
    boxes, arrows = parts(svg)
    for number, ((left, top, right, bottom), texts) in enumerate(boxes):
        for (l2, t2, r2, b2), _ in boxes[number + 1 :]:
            assert right < l2 or r2 < left or bottom < t2 or b2 < top
        for text, x, y in texts:
            assert left < x - 3.65 * len(text)
            assert x + 3.65 * len(text) < right
            assert top < y - 9
            assert y + 2 < bottom
        for item, other in pairwise(texts):
            assert other[2] - item[2] >= 14
    for path in arrows:
        x = 0.0
        for command, numbers in re.findall(r"([MCV])([^MCV]+)", path):
            values = [float(word) for word in numbers.split()]
            if command == "V":  # straight down beside the boxes of a row
                y = values[0]
                assert not any(left <= x <= right and top < y < bottom for (left, top, right, bottom), _ in boxes)
            else:
                x = values[-2]


@pytest.mark.parametrize("name", MODELS)
def test_drawings_are_readable(name: str) -> None:
    make, x = MODELS[name]
    model = make()
    drawn = graph.draw(model(x).sum(), params=dict(model.named_parameters()))
    readable(drawn.svg)
    names = [texts[0][0] for _, texts in parts(drawn.svg)[0]]
    used = [item for item, parameter in model.named_parameters() if parameter.requires_grad]
    assert sorted(item for item in names if item in used) == sorted(used)
    assert names.count("output") == 1
    for depth in (None, 1):
        readable(nn.utils.draw(model, x, depth=depth).svg)


def test_the_graph_of_a_program(tmp_path: Path) -> None:
    x, y = ow.ones(2, 3, requires_grad=True), ow.ones(3, requires_grad=True)
    drawn = graph.draw((x * y).exp(), tmp_path / "graph.svg", params={"x": x})
    boxes, arrows = parts(drawn._repr_svg_())
    assert [[text for text, _, _ in texts] for _, texts in boxes] == [
        ["x", "2 × 3"], ["leaf", "3"], ["MulBackward0", "2 × 3"], ["ExpBackward0", "2 × 3"], ["output", "2 × 3"],
    ]  # fmt: skip
    assert len(arrows) == 4
    assert (tmp_path / "graph.svg").read_text(encoding="utf-8") == drawn.svg == str(drawn)
    readable(graph.draw([x * 2, y.exp().sum()]).svg)
    with pytest.raises(RuntimeError, match="does not require grad"):
        graph.draw(ow.ones(2))
    with pytest.raises(TypeError, match="expected a tensor or tensors, got int"):
        graph.draw([3])  # type: ignore[list-item]


def labels(model: nn.Module, x: Any, **options: Any) -> list[str]:
    return [texts[0][0] for _, texts in parts(nn.utils.draw(model, x, **options).svg)[0]]


def test_models_are_drawn_by_their_modules() -> None:
    assert labels(mlp(), (3, 8)) == ["input", "0", "1", "2", "output"]
    images = labels(Images(), (2, 3, 6, 6))
    assert images[0] == "input"
    assert images[-1] == "output"
    assert {"blocks.0.skip", "blocks.1.skip", "blocks.0.norm", "drop", "head"} <= {*images}
    assert images.count("add") == 2
    assert labels(Images(), (2, 3, 6, 6), depth=1) == ["input", "blocks", "pool", "drop", "head", "output"]
    words = labels(Words(), MODELS["words"][1], depth=1)
    assert words == ["input", "table", "places", "add", "layer", "output"]


def test_what_modules_say_of_themselves_is_shortened_by_arguments() -> None:
    texts = [texts for _, texts in parts(nn.utils.draw(nn.Conv2d(16, 16, 3, stride=(2, 1)), (1, 16, 9, 9)).svg)[0]]
    assert [text for text, _, _ in texts[1]] == ["Conv2d(16, 16, kernel_size=(3, 3), ...)", "1 × 16 × 4 × 7"]


def test_drawing_changes_nothing() -> None:
    model = Images()
    model.head.weight.requires_grad = False
    before = {name: value.clone() for name, value in model.state_dict().items()}
    ow.manual_seed(3)
    expected = ow.rand(2).tolist()
    ow.manual_seed(3)
    nn.utils.draw(model, (2, 3, 6, 6))
    nn.utils.summary(model, (2, 3, 6, 6), mode="train", verbose=0)
    assert ow.rand(2).tolist() == expected
    assert model.training
    assert not model.head.weight.requires_grad
    assert all((value == before[name]).all() for name, value in model.state_dict().items())
    assert not any(module._forward_hooks or module._forward_pre_hooks for module in model.modules())
    with pytest.raises(TypeError, match="expected a module, got int"):
        nn.utils.draw(3, (2, 3))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected a tensor, tensors, a shape or shapes, got str"):
        nn.utils.draw(model, "x")


@pytest.mark.parametrize("seed", range(5))
def test_random_graphs_are_readable(seed: int) -> None:
    chosen = random.Random(seed)
    boxes = [Box(["x" * chosen.randint(1, 30)] * chosen.randint(1, 3), "module") for _ in range(40)]
    arrows = [(a, chosen.randint(a + 1, min(39, a + chosen.choice([1, 3, 20])))) for a in range(39) for _ in range(2)]
    readable(draw_boxes(boxes, arrows).svg)
    assert draw_boxes([], []).svg.startswith("<svg")
    with pytest.raises(ValueError, match="without cycles"):
        draw_boxes(boxes[:2], [(0, 1), (1, 0)])


def test_text_is_escaped() -> None:
    svg = draw_boxes([Box(["<a & b>"], title='"<')], []).svg
    assert parts(svg)[0][0][1][0][0] == "<a & b>"


# -- summaries ---------------------------------------------------------------------------------------------------------


def test_summaries(capsys: pytest.CaptureFixture[str]) -> None:
    summary = nn.utils.summary(mlp(), (3, 8))
    assert capsys.readouterr().out == f"{summary}\n"
    assert str(summary).splitlines()[:-7] == [
        "=" * 60,
        "Layer (type:depth-idx)  Output Shape  Param #  Mult-Adds",
        "=" * 60,
        "Sequential              [3, 2]        --       --",
        "├─Linear: 1-1           [3, 4]        36       108",
        "├─ReLU: 1-2             [3, 4]        --       --",
        "└─Linear: 1-3           [3, 2]        10       30",
        "=" * 60,
        "Total params: 46",
        "Trainable params: 46",
        "Non-trainable params: 0",
    ]
    assert (summary.total_params, summary.trainable_params, summary.total_mult_adds) == (46, 46, 138)
    assert summary.total_input == 3 * 8 * 4
    assert summary.total_output_bytes == 2 * (3 * 4 + 3 * 4 + 3 * 2) * 4


# Modules, their input, and what they multiply and add by hand.
PRODUCTS: dict[str, tuple[Callable[[], nn.Module], tuple[int, ...], int]] = {
    "linear of sequences": (lambda: nn.Linear(4, 3, bias=False), (2, 5, 4), 2 * 5 * 3 * 4),
    "conv2d": (lambda: nn.Conv2d(2, 3, 3), (2, 2, 5, 5), 2 * 3 * 9 * (2 * 9 + 1)),
    "groups": (lambda: nn.Conv1d(4, 4, 2, groups=2, bias=False), (1, 4, 5), 4 * 4 * 2 * 2),
    "transposed": (lambda: nn.ConvTranspose1d(2, 3, 2, bias=False), (1, 2, 5), 5 * 2 * 3 * 2),
    "none": (lambda: nn.Flatten(), (2, 3, 4), 0),
}


@pytest.mark.parametrize("name", PRODUCTS)
def test_multiply_adds(name: str) -> None:
    make, shape, expected = PRODUCTS[name]
    assert nn.utils.summary(make(), shape, verbose=0).total_mult_adds == expected


def test_summaries_of_deep_models() -> None:
    model = Words()
    model.table.weight.requires_grad = False
    summary = nn.utils.summary(
        model, input_data=MODELS["words"][1], depth=1, verbose=0, row_settings=("depth", "var_names"),
        col_names=("input_size", "output_size", "num_params", "params_percent", "mult_adds", "trainable"),
    )  # fmt: skip
    rows = [line for line in str(summary).splitlines() if line.startswith(("├", "└", "Words"))]
    assert [row.split()[0] for row in rows] == ["Words", "├─Embedding", "└─TransformerEncoderLayer"]
    assert "(table): 1-1" in rows[1]
    assert rows[1].endswith("False")
    assert rows[2].endswith("True")
    attention = 10 * 24 * 9 + 2 * (2 * 2) * 5 * 5 * 4 + 10 * 8 * 9
    assert summary.total_mult_adds == attention + 10 * 16 * 9 + 10 * 8 * 17
    assert summary.total_params - summary.trainable_params == 80
    twice = nn.Linear(3, 3)
    shared = nn.utils.summary(nn.Sequential(twice, twice), (2, 3), verbose=0)
    assert shared.total_params == 12
    assert str(shared).count("(recursive)") == 1
    with pytest.raises(ValueError, match="mode is one of eval, train, same"):
        nn.utils.summary(model, (2, 5), mode="slow", verbose=0)
    with pytest.raises(ValueError, match="col_names are some of"):
        nn.utils.summary(model, (2, 5), col_names=("speed",), verbose=0)
    with pytest.raises(ValueError, match="got 1 shapes and 2 dtypes"):
        nn.utils.summary(model, (2, 5), dtypes=[ow.int64, ow.int64], verbose=0)
    assert nn.utils.summary(model, (2, 5), dtypes=[ow.int64], verbose=0).total_params == summary.total_params


def test_nothing_of_this_is_loaded_before_it_is_used() -> None:
    script = (
        "import sys, generated as ow; (ow.ones(2, requires_grad=True) * 2).sum().backward(); "
        "print(sorted(one for one in sys.modules if one.startswith(('runtime.profiler', 'runtime.drawing', "
        "'runtime.nn', 'runtime.autograd.graph', 'runtime.autograd.saving', 'runtime.autograd.anomaly_mode'))))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.strip() == "[]"


# -- kernels that are compiled still -----------------------------------------------------------------------------------


def test_what_is_computed_without_its_kernel_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A builtin whose module is not loaded, and a driver; each is gone once it is stored."""
    from runtime.compile import launching
    from runtime.compile.ahead import workers
    from runtime.compile.kernel_store import KernelStore

    driver = launching._alone.native.py_func
    asked = {"runtime.kernels.nowhere native": 7.0, f"{driver.__module__} {driver.__qualname__}": 3.0}
    monkeypatch.setattr(workers, "asked", {name: time.monotonic() - ago for name, ago in asked.items()})
    monkeypatch.setattr(workers, "failed", False)
    monkeypatch.setattr(compiling, "texts_of", lambda _: "")
    stored: set[str] = set()
    monkeypatch.setattr(KernelStore, "has", lambda _, name: name.partition("-")[0] in stored)
    result = ow.profiler.compilations()
    names = ["runtime.kernels.nowhere.native", f"{driver.__module__}.{driver.__name__}"]
    assert [value.function for value in result] == names
    assert [round(value.seconds) for value in result] == [7, 3]
    stored.add(driver.__name__)
    assert [compilation.function for compilation in ow.profiler.compilations()] == names[:1]
    monkeypatch.setattr(workers, "failed", True)
    assert ow.profiler.compilations() == []


def test_regions_that_operators_begin_and_end() -> None:
    enter, leave = ow.ops.profiler._record_function_enter, ow.ops.profiler._record_function_exit

    def regions(x: Any) -> Any:
        outer = enter("outer", "of arguments")
        inner = enter("inner")
        x = x + 1
        leave(inner)
        x = x * 2
        leave(outer)
        return x

    graph = ow.fx.Graph()
    x = graph.placeholder("x")
    handles = [graph.call_function(enter, (name,)) for name in ("outer", "inner")]
    x = graph.call_function(ow.mul, (graph.call_function(ow.add, (x, 1)), 2))
    for handle in reversed(handles):
        graph.call_function(leave, (handle,))
    graph.output(x)
    for function in (regions, ow.fx.GraphModule({}, graph)):
        with ow.profiler.profile() as seen:
            assert function(ow.ones(2)).tolist() == [4, 4]
        names = [event.key for event in seen.key_averages()]
        assert {"outer", "inner"} < set(names)
    assert "_record_function_enter(str name, str? args=None) -> Tensor" in str(enter.default._schema)
    handle = enter("a")
    leave(handle)
    with pytest.raises(RuntimeError, match="expected the handle of a region that goes on"):
        leave(handle)


def test_classes_of_other_libraries_are_an_error_with_a_reason() -> None:
    with pytest.raises(OSError, match="compiled for PyTorch"):
        ow.classes.load_library("libmine.so")
    with pytest.raises(RuntimeError, match=r"Class mine\.Stack not registered"):
        ow.classes.mine.Stack()
    assert ow.classes.loaded_libraries == set()
