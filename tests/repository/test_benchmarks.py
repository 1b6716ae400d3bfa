"""The suite of benchmarks: its cases run and give PyTorch's results, its rules for noise, its reports, its command."""

from __future__ import annotations

import gc
import html.parser
import json
import math
import re
import subprocess
import sys
import timeit
from dataclasses import replace

import pytest
from benchmarks import charts, command, install, libraries, outside, page, report, rounds
from benchmarks.catalogue import CASES, GROUPS, OUTSIDE, PROGRAMS, TIMED
from benchmarks.model import BESIDE, OURS
from benchmarks.rounds import FASTER, MEETS, MISSES, SLOWER, UNCLEAR, Effort, Ratio
from benchmarks.worker import WorkerError, difference
from folders import ROOT

from codegen.diagnostics import UsageError


def modules(*names):
    """Imported, with the threads that the process has: another test may be timing with them."""
    return {name: libraries.load(name, 1) for name in names}


# The cases


def test_names_are_unique_and_groups_have_what_the_issue_asks():
    assert len(CASES) == sum(len(group.cases) for group in TIMED)
    assert len(PROGRAMS) == sum(len(group.programs) for group in OUTSIDE)
    sizes = {group.name: len(group.cases) for group in TIMED}
    assert sizes["overhead"] >= 52
    assert sizes["idioms"] >= 179
    assert sizes["bulk"] >= 35
    assert {group.name: (group.target, group.worst) for group in TIMED if group.target} == {
        "overhead": (0.6, 1.0), "idioms": (0.6, 2.0), "bulk": (0.8, 2.0), "products": (1.05, None),
        "convolution": (1.5, None), "layers": (1.2, None), "networks": (1.0, None),
    }  # fmt: skip
    assert [case.target for case in GROUPS["training"].cases] == [0.5, 0.6, 1.3, 1.1]
    assert max(CASES["scaling/depth of a chain"].sizes) == 10**6
    assert max(CASES["scaling/operands of cat"].sizes) == 10**4
    assert max(CASES["scaling/leaves"].sizes) == 10**5


@pytest.mark.parametrize("key", CASES)
def test_a_case_runs(key):
    case = CASES[key]
    names = libraries.namespace(case, OURS, modules(OURS)[OURS], case.tiny)
    result = libraries.arrays(eval(case.run, names))
    assert result
    assert all(array.dtype == bool or not math.isnan(float(array.sum())) for array in result)


@pytest.mark.parity
@pytest.mark.parametrize("key", CASES)
def test_a_case_gives_what_pytorch_gives(key):
    pytest.importorskip("torch", reason="PyTorch is not installed")
    assert difference(CASES[key], modules(OURS, BESIDE)) == ""


@pytest.mark.parametrize("key", [key for key, case in CASES.items() if case.others.get("numpy")])
def test_a_case_for_numpy_gives_the_same(key):
    case, results = CASES[key], {}
    for name, module in modules(OURS, "numpy").items():
        names = libraries.namespace(case, name, module, case.tiny)
        results[name] = libraries.arrays(eval(libraries.statement(case, name), names))
    for mine, other in zip(results[OURS], results["numpy"], strict=True):
        assert mine.shape == other.shape
        assert abs(mine - other.astype(mine.dtype)).max() <= 1e-3 if mine.dtype != bool else (mine == other).all()


@pytest.mark.parametrize("name", ["jax", "autograd", "mygrad"])
def test_other_libraries_run_what_they_have_names_for(name):
    if not libraries.installed(name):
        pytest.skip(f"{name} is not installed")
    module, lacking = libraries.load(name, 1), []
    for key, case in CASES.items():
        if libraries.statement(case, name):
            try:
                eval(libraries.statement(case, name), libraries.namespace(case, name, module, case.tiny))
            except AttributeError:
                lacking.append(key)
    assert len(lacking) <= 12, lacking


def test_steps_under_numpys_names_have_the_same_loss():
    for case in GROUPS["training"].cases[:2]:
        plain = replace(case, prepare="")  # NumPy has no gradients
        table = {name: libraries.namespace(plain, name, module, 16) for name, module in modules(OURS, "numpy").items()}
        loss = eval(case.run, table[OURS]).item()
        assert eval("loss(m, weights, x, y)", table["numpy"]) == pytest.approx(loss, rel=1e-5)


@pytest.mark.parametrize(
    "program", [item for item in PROGRAMS.values() if "cold" not in item.name], ids=lambda item: item.name
)
def test_a_program_compiles(program):
    for name, code in program.code.items():
        compile(code, name, "exec")
        assert name in (OURS, BESIDE)


def test_a_difference_is_found():
    class Off:
        def __getattr__(self, name):
            return getattr(modules(OURS)[OURS], name)

        def exp(self, x):
            return x + 1

    told = difference(CASES["overhead/exp"], {OURS: modules(OURS)[OURS], BESIDE: Off()})
    assert re.fullmatch(r"differs by up to \d\.\d+", told)


# Noise


def test_the_interval_of_confidence_follows_the_coin():
    # Of n tosses, k heads or fewer in at most 2.5 % of all cases: tables of the sign test.
    assert [rounds.confident_ranks(n) for n in (3, 5, 6, 9, 12, 15, 25)] == [0, 0, 0, 1, 2, 3, 7]


@pytest.mark.parametrize(
    ("ours", "theirs", "verdict"),
    [
        ([1.0] * 9, [2.0] * 9, FASTER),
        ([3.0] * 9, [2.0] * 9, SLOWER),
        ([2.0] * 9, [2.0] * 9, UNCLEAR),
        (
            [1.0, 1.1, 5.0, 1.0, 4.0, 1.2, 1.0, 6.0, 5.0],
            [2.0] * 9,
            UNCLEAR,
        ),  # the median says faster, the noise is larger
        ([1.0, 1.0, 9.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0], [2.0] * 9, FASTER),  # one interruption does not matter
        (
            [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0],
            [2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0],
            FASTER,
        ),  # what slows both cancels
    ],
)
def test_a_verdict_needs_a_difference_larger_than_the_noise(ours, theirs, verdict):
    assert rounds.ratio(ours, theirs).verdict() == verdict


def test_noise_is_no_less_than_what_a_statement_differs_from_itself():
    assert rounds.ratio([0.97] * 9, [1.0] * 9).verdict() == FASTER
    assert rounds.ratio([0.97] * 9, [1.0] * 9, floor=0.05).verdict() == UNCLEAR


@pytest.mark.parametrize(
    ("ratio", "verdict"),
    [(Ratio(0.5, 0.1), MEETS), (Ratio(0.59, 0.1), UNCLEAR), (Ratio(0.65, 0.1), UNCLEAR), (Ratio(0.7, 0.1), MISSES)],
)
def test_a_bar_is_met_or_missed_beyond_the_noise(ratio, verdict):
    assert ratio.against(0.6) == verdict


@pytest.mark.parametrize(("amounts", "verdict"), [([2.0, 3.0], MEETS), ([2.9, 3.1], UNCLEAR), ([3.1, 4.0], MISSES)])
def test_an_amount_meets_a_bar_every_time_or_misses_it_every_time(amounts, verdict):
    assert rounds.within(amounts, 3) == verdict


def test_a_geometric_mean():
    mean = rounds.geometric_mean([Ratio(0.5, 0.0), Ratio(2.0, 0.21)])
    assert math.isclose(mean.middle, 1.0)
    assert math.isclose(mean.noise, 0.1)


def test_rounds_take_turns_and_calls_fill_them():
    order = []

    def timer(name, seconds):
        def run(calls):
            order.append(name)
            return calls * seconds

        return run

    times = rounds.measure({"a": timer("a", 1e-6), "b": timer("b", 1e-4)}, Effort(rounds=4, round_seconds=0.01))
    assert times == {"a": [pytest.approx(1e-6)] * 4, "b": [pytest.approx(1e-4)] * 4}
    assert "".join(order).endswith("abbaabba")


def test_an_interruption_does_not_set_the_number_of_calls():
    delays = iter([0.5, 0.0, 0.4])
    assert rounds.calls_for(lambda calls: calls * 1e-6 + next(delays, 0.0), Effort()) > 5000


@pytest.mark.parametrize(
    ("seconds", "growth"), [([1, 10, 100, 1000], 1.0), ([1, 10, 1000, 100_000], 100.0), ([1, 50, 100, 1000], 1.0)]
)
def test_growth_is_the_cost_of_one_among_many(seconds, growth):
    assert rounds.growth([100, 1000, 10_000, 100_000], seconds) == pytest.approx(growth)


def test_growth_needs_two_large_sizes():
    assert rounds.growth([10, 100, 1000], [1.0, 1.0, 1.0]) is None


# What grows no faster than its size: with a square in it, one of 5,000 would cost twenty times one of 250.


@pytest.mark.parametrize("key", [key for key, case in CASES.items() if case.flat])
def test_nothing_is_quadratic(key):
    case, module = CASES[key], modules(OURS)[OURS]
    costs = []
    for size in (250, 5000):
        timer = timeit.Timer(
            case.run, "gc.enable()", globals={**libraries.namespace(case, OURS, module, size), "gc": gc}
        )
        costs.append(min(timer.repeat(3, 1)) / size)
    assert costs[1] / costs[0] < 6


# Reports


def row(case, ours, theirs, noise=0.02, **more):
    ratio = Ratio(ours / theirs, noise)
    return {
        "case": case, "size": 10, "threads": 1, "target": None, "failed": {}, "seconds": {OURS: ours, BESIDE: theirs},
        "ratio": {"middle": ratio.middle, "noise": noise, "verdict": ratio.verdict()},
        "others": {BESIDE: {"middle": ratio.middle, "noise": noise}}, **more,
    }  # fmt: skip


RESULTS = {
    "machine": {
        "processor": "Some <processor>", "cores": 2, "threads": 2, "python": "3.11.0", "system": "Linux",
        "date": "2026-01-02T03:04:05+00:00", "libraries": {OURS: "0.1.0", BESIDE: "2.13.0"},
    },
    "pools": {}, "effort": {"quick": False}, "seconds": 1.0, "wrong": {"bulk/exp": "differs by up to 1"}, "absent": [],
    "noise": {"spread": 0.31, "quiet": False, "limit": 0.05, "load": [2.5, 2.0, 1.0], "controls": []},
    "groups": [
        {
            "name": "overhead", "title": "Overhead", "about": "10 elements.", "target": 0.6, "worst": 1.0,
            "kind": "timed",
            "rows": [
                row("a + b", 5e-7, 1e-6), row("a < b", 3e-6, 1e-6), row("exp", 1.01e-6, 1e-6),
                row("log", 2e-6, 1e-6, 3.0),
            ],
            "mean": {"middle": 1.32, "noise": 0.3, "count": 4, "against": MISSES}, "growth": [],
        },
        {
            "name": "scaling", "title": "Scaling", "about": "Nodes.", "target": None, "worst": None, "kind": "timed",
            "rows": [row("depth", 1e-6 * 10**power, 2e-6 * 10**power, size=10**power) for power in range(4)],
            "growth": [{"case": "depth", "library": OURS, "to": 1000, "growth": 3.0, "limit": 2.0, "flat": False}],
        },
        {
            "name": "import", "title": "Import", "about": "Processes.", "kind": "programs",
            "rows": [
                {
                    "case": "import", "unit": "s", "target": 0.5, "against": MEETS, "failed": {},
                    "seconds": {OURS: 0.3, BESIDE: 1.6},
                },
                {
                    "case": "parse", "unit": "s", "target": None, "failed": {BESIDE: "no torchgen"},
                    "seconds": {OURS: 0.7},
                },
            ],
            "installed": [{"library": OURS, "distribution": "opweave", "megabytes": 250.0, "parts": {}}],
        },
    ],
}  # fmt: skip


def test_the_table():
    assert (
        report.text(RESULTS)
        == """\
Some <processor>, 2 cores; Python 3.11.0; opweave 0.1.0, torch 2.13.0; 2026-01-02T03:04:05+00:00
Threads: 1 where a table says 1, in one process; otherwise 2 for every library, each in a process of its own, in turn.
The machine was NOT QUIET, so measure again: an idle probe's slow tenth is 31% above its median (limit 5%), load 2.5.

Overhead. 10 elements.
  case   size  threads  opweave  torch    ratio  noise                 target
  a + b  10    1        500 ns   1.00 µs  0.50   2%     faster
  a < b  10    1        3.00 µs  1.00 µs  3.00   2%     slower         above 1
  exp    10    1        1.01 µs  1.00 µs  1.01   2%     no conclusion
  log    10    1        2.00 µs  1.00 µs  2.00   300%   no conclusion

Scaling. Nodes.
  case   size   threads  opweave  torch    ratio  noise          target
  depth  1      1        1.00 µs  2.00 µs  0.50   2%     faster
  depth  10     1        10.0 µs  20.0 µs  0.50   2%     faster
  depth  100    1        100 µs   200 µs   0.50   2%     faster
  depth  1,000  1        1.00 ms  2.00 ms  0.50   2%     faster
  depth, opweave: NOT FLAT: one of 1,000 costs 3.00 times the cheapest, from 1,000 on (limit 2)

Import. Processes.
  case    size  threads  opweave  torch   ratio  noise    target
  import                 300 ms   1.60 s  -      -        meets 0.5 s
  parse                  700 ms   -       -      -
  opweave installed, with all it requires: 250 MB

geometric means  cases  ratio  noise  target          worst             slower  no conclusion
Overhead         4      1.32   30%    0.6     misses  3.00   1 above 1  1       2
not PyTorch's result: bulk/exp: differs by up to 1
failed: import/parse: torch: no torchgen"""
    )


class Checker(html.parser.HTMLParser):
    """Whether every element is closed, and what the page loads."""

    VOID = ("meta", "link", "img", "br", "hr", "input")

    def __init__(self):
        super().__init__()
        self.open, self.loads, self.text = [], [], []

    def handle_starttag(self, tag, attributes):
        self.loads += [value for name, value in attributes if name in ("src", "href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


def test_the_page_is_whole_and_loads_nothing():
    checker = Checker()
    checker.feed(page.render(RESULTS))
    checker.close()
    assert checker.open == []
    assert checker.loads == []
    text = " ".join(" ".join(checker.text).split())
    for shown in (
        "Some <processor>",
        "a < b",
        "0.50",
        "no conclusion",
        "misses: at most 0.6",
        "NOT FLAT",
        "250 MB",
        "300 ms",
    ):
        assert shown in text, shown


def test_a_logarithmic_axis():
    axis = charts.LogAxis(0.1, 10)
    assert [axis.at(value) for value in (0.001, 0.1, 1, 10, 1000)] == [0, 0, 50, 100, 100]
    assert axis.decades() == [0.1, 1, 10]


# The command


def test_a_group_a_case_and_a_library_that_are_not_there():
    for ask, told in (
        (lambda: command.chosen(["overhaed"], []), "there is no group 'overhaed' (did you mean 'overhead'?)"),
        (lambda: command.chosen(["bulk"], ["sofmax"]), "there is no case 'sofmax' (did you mean 'softmax'?)"),
        (lambda: command.chosen([], ["zzz"]), "there is no case 'zzz' (see --list)"),
        (lambda: command.present("numpi"), "there is no library 'numpi' (did you mean 'numpy'?)"),
    ):
        with pytest.raises(UsageError) as error:
            ask()
        assert str(error.value) == told


def test_cases_are_chosen_by_name_in_every_group():
    assert command.chosen([], ["exp"]) == {"overhead": ["exp"], "bulk": ["exp"], "size": ["exp"]}
    assert command.chosen(["bulk"], ["exp"]) == {"bulk": ["exp"]}
    assert list(command.chosen([], [])) == list(GROUPS)


def test_what_is_installed_is_measured(monkeypatch):
    monkeypatch.setattr(libraries, "installed", lambda name: name == "numpy")
    assert command.present("torch,numpy") == ([OURS, "numpy"], ["torch"])


@pytest.mark.parametrize("arguments", [["tests/benchmarks"], ["-m", "tests.benchmarks"]])
def test_it_is_found_both_ways(arguments):
    run = subprocess.run(
        [sys.executable, *arguments, "--list", "--group", "products"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split("\n")[:2] == ["products/mm 64", "products/mm 128"]
    assert run.stderr == ""


def test_a_run_writes_a_table_json_and_a_page(tmp_path, capfd):
    beside = ["--with", "numpy", "--quick", "--out", str(tmp_path / "made")]
    assert command.main(["--case", "a + b", "--group", "overhead", *beside]) == 0
    table = capfd.readouterr().out
    results = json.loads((tmp_path / "made" / "results.json").read_text())
    (group,) = results["groups"]
    assert [result["case"] for result in group["rows"]] == ["a + b"]
    assert set(group["rows"][0]["seconds"]) == {OURS, "numpy"}
    assert results["pools"]["all libraries, one thread"]["threads"] == {OURS: 1}
    assert command.main(["--show", str(tmp_path / "made" / "results.json")]) == 0
    assert capfd.readouterr().out.strip() == table.partition("\n\nwritten:")[0].strip()


def test_what_cannot_be_measured_is_said_before_anything_is(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    out = ["--case", "exp", "--with", "numpy", "--out", str(tmp_path / "file")]
    assert command.main([*out, "--threads", "-1"]) == 2
    told = "benchmarks: --threads: expected at least 1, or 0 for as many as the machine has, got -1\n"
    assert capsys.readouterr().err == told
    assert command.main(out) == 2
    assert capsys.readouterr().err == f"benchmarks: File exists: {tmp_path / 'file'}\n"


def test_a_show_of_what_is_not_there(tmp_path, capsys):
    (tmp_path / "no.json").write_text("{")
    assert command.main(["--show", str(tmp_path / "no.json")]) == 2
    assert capsys.readouterr().err.startswith(f"benchmarks: --show: {tmp_path / 'no.json'} is no JSON: ")
    assert command.main(["--show", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err == f"benchmarks: No such file or directory: {tmp_path / 'none.json'}\n"


def test_a_program_tells_a_number_or_takes_time():
    assert outside.run_program("print('so'); print(2.5)", ()) == 2.5
    assert 0 < outside.run_program("pass", ()) < 60
    assert outside.run_program("import os; print(len(os.listdir(os.environ['SOME'])))", ("SOME",)) == 0
    with pytest.raises(WorkerError, match=r"^ValueError: no$"):
        outside.run_program("raise ValueError('no')", ())


def test_the_size_of_an_installation_counts_what_is_required():
    size = install.size("opweave")
    assert {"opweave", "numpy", "numba", "llvmlite"} <= set(size["parts"])
    assert "pytest" not in size["parts"]
    assert size["megabytes"] == pytest.approx(sum(size["parts"].values()))
