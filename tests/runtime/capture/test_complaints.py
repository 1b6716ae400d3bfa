"""Complaints that users of other systems have of capture and compilation, one test each, by their numbers.

The numbers are the lines of the table in our notes on capture: the first issue that is named there stands beside it.
"""

from __future__ import annotations

import gc
import io
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable
from typing import Any

import pytest
from folders import ROOT

import generated as ow
from runtime.compile import compiling

nn = ow.nn
COMPLAINTS: dict[int, tuple[str, Callable[[pytest.MonkeyPatch], None]]] = {}


def complaint(number: int, issue: str) -> Callable[[Any], Any]:
    def note(test: Callable[[pytest.MonkeyPatch], None]) -> Callable[[pytest.MonkeyPatch], None]:
        COMPLAINTS[number] = (issue, test)
        return test

    return note


def network() -> nn.Module:
    return nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 4))


def count_compilations(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    compiled: list[Any] = []
    compile_one = compiling._compile

    def counting(*args: Any) -> Any:
        compiled.append(args[0])
        return compile_one(*args)

    monkeypatch.setattr(compiling, "_compile", counting)
    return compiled


def chain(x: Any) -> Any:
    return ((x * 2 + 1).sin() * x.exp()).sum(-1)


@complaint(1, "pytorch#174704: eight shapes take hours to warm up")
def other_sizes_compile_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    program = ow.jit.trace(chain, ow.ones(3, 4))
    inputs = [ow.randn(size, 7) for size in range(5, 45, 5)]
    for x in (inputs[0], inputs[-1]):
        assert program(x).equal(chain(x))
    compiled = count_compilations(monkeypatch)
    for x in inputs:
        assert program(x).equal(chain(x))
    assert compiled == []


@complaint(4, "pytorch#94640: after the eighth size everything is slow for good")
def a_trace_serves_every_size(monkeypatch: pytest.MonkeyPatch) -> None:
    program = ow.jit.trace(lambda x: x.reshape(x.shape[0] * 2, -1).mean(0), ow.ones(3, 4))
    for size in range(1, 20):
        x = ow.randn(size, 4)
        assert program(x).equal(x.reshape(size * 2, -1).mean(0))
    compiled, inputs = ow.compile(chain), [ow.randn(size, 2) for size in range(1, 20)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that it runs as Python from the ninth size on
        assert all(compiled(x).equal(chain(x)) for x in inputs)


@complaint(5, "pytorch#114511: equal layers are compiled one by one")
def equal_layers_share_their_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    def forward(layers: Any, x: Any) -> Any:
        for layer in layers:
            x = ow.relu(layer(x))
        return x

    x, single = ow.randn(2, 4), nn.ModuleList([nn.Linear(4, 4)])
    layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(64)])
    assert ow.compile(lambda x: forward(single, x))(x).equal(forward(single, x))
    compiled = count_compilations(monkeypatch)
    assert ow.compile(lambda x: forward(layers, x))(x).equal(forward(layers, x))
    assert compiled == []


@complaint(6, "gpt-fast#43: how is a result of compilation kept?")
def a_program_is_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    model, file = network(), io.BytesIO()
    ow.jit.save(ow.jit.trace(model, ow.ones(2, 4)), file)
    file.seek(0)
    x = ow.randn(3, 4)
    assert ow.jit.load(file)(x).equal(model(x))


@complaint(9, "pytorch#120814: optimizers and backward passes break the graph")
def a_training_step_is_what_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    results = []
    for wrap in (lambda function: function, ow.compile):
        ow.manual_seed(0)
        model = network()
        optimizer = ow.optim.AdamW(model.parameters(), lr=0.1)

        def step(x: Any, model: Any = model, optimizer: Any = optimizer) -> Any:
            optimizer.zero_grad()
            loss = model(x).square().sum()
            loss.backward()
            optimizer.step()
            return loss

        run = wrap(step)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            losses = [float(run(ow.ones(2, 4))) for _ in range(4)]
        results.append((losses, [parameter.tolist() for parameter in model.parameters()]))
    assert results[0] == results[1]


@complaint(10, "pytorch#185382: item() makes a later write silently wrong")
def elements_that_are_read_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def program(x: Any, t: Any) -> Any:
        x = x.clone()
        return x.addcdiv_(t, t + 1, value=-t.max().item())

    compiled = ow.compile(program)
    for value in (1.0, 3.0, 1.0, -2.0):
        t = ow.full((3,), value)
        assert compiled(ow.ones(3), t).equal(program(ow.ones(3), t))
    with pytest.warns(ow.jit.TracerWarning, match="item"):
        ow.jit.trace(program, (ow.ones(3), ow.ones(3)), check_trace=False)
    with pytest.raises(RuntimeError, match="item"):
        ow.fx.experimental.proxy_tensor.make_fx(program)(ow.ones(3), ow.ones(3))


@complaint(11, "pytorch#161944: numbers differ from those without compilation")
def every_form_has_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    for dtype in (ow.float32, ow.bfloat16, ow.float16):
        x = (ow.rand(17, 33) + 0.1).to(dtype)
        for form in (ow.jit.trace(scripted, x), ow.jit.script(scripted), ow.compile(scripted)):
            assert form(x).equal(scripted(x))


def scripted(x: ow.Tensor) -> ow.Tensor:
    return (x.exp() * 0.1 + x.tanh() / 3).softmax(-1).cumsum(0) - x.rsqrt()


@complaint(12, "pytorch#118735: other random numbers, in another order")
def draws_are_those_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    def program(x: Any) -> Any:
        return nn.functional.dropout(x, 0.5) + ow.rand_like(x) * ow.randn(3)

    forms = (program, ow.jit.trace(program, ow.ones(3), check_trace=False), ow.compile(program))
    results = []
    for form in forms:
        ow.manual_seed(3)
        results.append([form(ow.ones(3)).tolist() for _ in range(3)])
    assert results[0] == results[1] == results[2]


@complaint(14, "pytorch#174468: memory grows with every call")
def calls_keep_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    forms = (ow.jit.trace(chain, ow.ones(3, 4)), ow.compile(chain))

    def tensors() -> int:
        gc.collect()
        return sum(isinstance(item, ow.Tensor) for item in gc.get_objects())

    for form in forms:
        for _ in range(3):
            form(ow.ones(3, 4))
        before = tensors()
        for _ in range(50):
            form(ow.ones(3, 4))
        assert tensors() == before


@complaint(15, "bitsandbytes#1251: a C++ compiler has to be installed")
def no_compiler_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import generated as ow; print(float(ow.compile(lambda x: (x * 3).sum())(ow.ones(4))))"
    environment = {"PATH": "/nonexistent", "NUMBA_CACHE_DIR": compiling_folder()}
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True,
                            check=True)  # fmt: skip
    assert result.stdout == "12.0\n"


def compiling_folder() -> str:
    import os

    return os.environ.get("NUMBA_CACHE_DIR", "")


@complaint(16, "pytorch#133965: errors come from deep inside of the compiler, without a line of the program")
def nodes_and_errors_name_lines_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    program = ow.jit.trace(chain, ow.ones(3, 4))
    nodes = [node for node in program.graph.nodes() if node.kind() in {"aten::sin", "aten::exp"}]
    assert all("test_complaints.py:" in node.sourceRange() for node in nodes)
    with pytest.raises(RuntimeError, match="3x4 and 5x5") as error:
        ow.compile(lambda x: x @ ow.ones(5, 5))(ow.ones(3, 4))
    assert sum(entry.path.name == "test_complaints.py" for entry in error.traceback) == 2
    assert len(error.traceback) < 30


@complaint(17, "pytorch#140011: a size is inferred to be a constant")
def constraints_name_the_line_and_compile_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Deciding(nn.Module):
        def forward(self, x: Any) -> Any:
            return x * 2 if x.shape[0] > 3 else x

    dims = {"x": {0: ow.export.Dim("n", min=2, max=8)}}
    with pytest.raises(RuntimeError, match=r"test_complaints\.py:\d+"):
        ow.export.export(Deciding(), (ow.ones(4, 2),), dynamic_shapes=dims)
    compiled = ow.compile(Deciding())
    for size in (2, 4, 3, 8):
        assert compiled(ow.ones(size, 2)).equal(Deciding()(ow.ones(size, 2)))


@complaint(18, "pytorch#33354: the second call takes minutes, because the first was observed")
def the_second_call_prepares_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    program = ow.jit.script(scripted)
    program(ow.ones(3, 4) * 0.5)
    compiled = count_compilations(monkeypatch)
    graph = str(program.graph)
    for _ in range(3):
        program(ow.ones(3, 4) * 0.5)
    assert compiled == []
    assert str(program.graph) == graph


@complaint(20, "pytorch#105917: Python that scripts do not know, and no place of the error")
def scripts_say_where_and_what_to_write(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RuntimeError, match=r"test_complaints\.py") as error:
        ow.jit.script(with_global)
    assert "HERE" in str(error.value)


def with_global(x: ow.Tensor) -> ow.Tensor:
    global calls
    calls = 1
    return x


@complaint(21, "pytorch#21774: traces keep branches and sizes in silence")
def traces_warn_of_what_they_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    for program in (
        lambda x: x * 2 if x.sum() > 0 else x, lambda x: x * 2 if x.shape[0] > 2 else x, lambda x: x * int(x.shape[0]),
        lambda x: x + len(x.tolist()),
    ):  # fmt: skip
        with pytest.warns(ow.jit.TracerWarning):
            ow.jit.trace(program, ow.ones(3), check_trace=False)


@complaint(22, "jax#4274: why is it traced again?")
def a_report_says_what_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = ow.compile(chain)
    compiled(ow.ones(3, 4))
    compiled(ow.ones(3, 4, dtype=ow.float64))
    report = str(ow._dynamo.explain(compiled)(ow.ones(3, 4)))
    assert "Recorded again: args[0] was" in report
    assert "float64" in report


@complaint(23, "jax#2777: loops that are written out take hours")
def long_loops_compile_no_more_than_short_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    def program(x: Any, count: int) -> Any:
        for _ in range(count):
            x = x.sin() + 1
        return x

    def check(count: int) -> None:
        traced = ow.jit.trace(lambda x: program(x, count), ow.ones(3), check_trace=False)
        assert traced(ow.ones(3)).equal(program(ow.ones(3), count))

    check(2)
    compiled = count_compilations(monkeypatch)
    check(2_000)
    assert len(compiled) <= 2  # of 4,000 operations: what drives loops may be new


@complaint(24, "jax#12514: buffers that were given away")
def arguments_stay_those_of_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    def program(x: Any) -> Any:
        y = x * 2
        y.add_(1)
        return y.view(-1)[1:]

    for form in (ow.jit.trace(program, ow.ones(2, 2)), ow.compile(program)):
        x = ow.ones(2, 2)
        for _ in range(3):
            assert form(x).tolist() == [3, 3, 3]
        assert x.tolist() == [[1, 1], [1, 1]]


@complaint(25, "jax#16430: tracers that leak out of the traced function")
def what_a_capture_kept_is_an_ordinary_tensor(monkeypatch: pytest.MonkeyPatch) -> None:
    leaked = []

    def program(x: Any) -> Any:
        leaked.append(x * 2)
        return leaked[-1] + 1

    ow.jit.trace(program, ow.ones(2), check_trace=False)
    ow.fx.experimental.proxy_tensor.make_fx(program)(ow.ones(2))
    for item in leaked:
        assert type(item) is ow.Tensor
        assert item.sum().item() == 4
        assert item.shape == (2,)


@complaint(26, "tinygrad#5360: results are overwritten by the next call, numbers of Python are frozen")
def results_are_new_and_numbers_are_guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    scale = [2]
    compiled = ow.compile(lambda x, n: x * n + scale[0])
    first = compiled(ow.ones(2), 3)
    second = compiled(ow.zeros(2), 3)
    assert (first.tolist(), second.tolist()) == ([5, 5], [2, 2])
    scale[0] = 7
    assert compiled(ow.ones(2), 4).tolist() == [11, 11]
    assert compiled(ow.ones(3), 4).tolist() == [11, 11, 11]


@complaint(27, "mlx#946: states have to be listed, and threads draw the numbers of others")
def states_are_found_and_threads_draw_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    module = nn.BatchNorm1d(3)
    compiled = ow.compile(module)
    for _ in range(3):
        compiled(ow.randn(4, 3))
    assert int(module.num_batches_tracked) == 3
    draw = ow.compile(lambda x: x + ow.rand(2))
    results: list[Any] = []

    def work(function: Any) -> None:
        ow.manual_seed(5)
        results.append([function(ow.zeros(2)).tolist() for _ in range(2)])

    for function in (draw, lambda x: x + ow.rand(2)):
        thread = threading.Thread(target=work, args=(function,))
        thread.start()
        thread.join()
    assert results[0] == results[1]


@complaint(28, "pytensor#179: a large graph is one function, whose compilation takes more than its share")
def large_graphs_are_no_functions_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    def program(xs: Any) -> Any:
        total = xs[0].sum()
        for x in xs:
            total = total + (x * x).sum()
        return total

    xs = [ow.ones(3) for _ in range(300)]
    assert ow.compile(program)(xs[:2]).equal(program(xs[:2]))
    compiled = count_compilations(monkeypatch)
    assert ow.compile(program)(xs).equal(program(xs))
    assert compiled == []


@complaint(29, "xla#6614: every draw is another lazy graph")
def lazy_draws_are_those_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    results = []
    for lazy in (False, True):
        ow.manual_seed(1)
        if lazy:
            with ow.jit.lazy():
                results.append((ow.randn(3) * ow.rand(3)).tolist())
        else:
            results.append((ow.randn(3) * ow.rand(3)).tolist())
    assert results[0] == results[1]


@pytest.mark.parametrize("number", sorted(COMPLAINTS))
def test_complaints_are_answered(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    COMPLAINTS[number][1](monkeypatch)
