"""The inner loops of kernels have not become dearer on any processor: counts against those in instructions.yaml."""

from __future__ import annotations

import instructions
import llvmlite
import llvmlite.binding as llvm
import pytest

TABLE = instructions.recorded()
MARGIN = 0.02 if TABLE["llvmlite"] == llvmlite.__version__ else 0.3  # another LLVM may choose other instructions
RENEW = "if this is meant, record it: python tests/instructions.py --renew"
ROWS = list(TABLE["kernels"])


@pytest.fixture(scope="module")
def counts():
    features = llvm.get_host_cpu_features() if llvm.get_process_triple().startswith("x86_64") else {}
    wanted = [word[1:] for word in instructions.FRONT["NUMBA_CPU_FEATURES"].split(",")]
    if missing := [word for word in wanted if not features.get(word)]:
        pytest.skip(f"the front end is asked for x86-64-v3, of which this processor lacks {', '.join(missing)}")
    return instructions.count_afresh()


def beyond(now: dict[str, float], before: dict[str, float]) -> list[str]:
    """What has become more, beyond the margin and the rounding of the file; vectors that have become fewer."""
    names = instructions.WHAT if TABLE["llvm-mca"] == instructions.mca_version() else instructions.COUNTS
    loops, were = now.get(instructions.LOOPS, 0), before.get(instructions.LOOPS, 0)
    return [
        f"{what}: {now[what]:g}, recorded {before.get(what, 0):g}"
        for what in names
        if now[what] > before.get(what, 0) * (1 + MARGIN) + 0.01
    ] + ([f"{instructions.LOOPS}: {loops:g}, recorded {were:g}"] if loops < were * (1 - MARGIN) else [])


@pytest.mark.parametrize("row", ROWS)
def test_a_loop_has_no_more_instructions_than_recorded(row, counts):
    results = {name: beyond(now, TABLE["kernels"][row][name]) for name, now in counts[row].items()}
    assert not any(results.values()), f"{row}, of LLVM for llvmlite {llvmlite.__version__}: {results} ({RENEW})"


def test_the_table_has_all_rows_and_no_others():
    assert list(instructions.names()) == ROWS


def test_the_table_stands_as_it_is_written():
    full = {
        row: {name: dict.fromkeys(instructions.WHAT, 0) | counts for name, counts in processors.items()}
        for row, processors in TABLE["kernels"].items()
    }
    written = instructions.text(TABLE["llvmlite"], TABLE["llvm-mca"], full)
    assert written == instructions.FILE.read_text(encoding="utf-8")


def test_more_work_is_noticed(counts):
    for name in instructions.PROCESSORS:
        count, more = counts["sigmoid float32"][name], counts["silu float32"][name]  # the same and a multiplication
        assert more["all"] > count["all"]
        assert counts["sin float32"][name]["calls"] > 0
        assert counts["rsqrt float32"][name]["divisions"] > counts["sqrt float32"][name]["divisions"]
    assert beyond({**dict.fromkeys(instructions.WHAT, 0.0), "all": 2.0}, {"all": 1.0}) == ["all: 2, recorded 1"]
    assert beyond({**dict.fromkeys(instructions.WHAT, 0.0), "gathers": 0.5}, {}) == ["gathers: 0.5, recorded 0"]
    assert beyond({**dict.fromkeys(instructions.WHAT, 0.0), "loops": 1.0}, {"loops": 2}) == ["loops: 1, recorded 2"]


def test_reductions_have_loops_over_vectors(counts):
    for row, processors in counts.items():
        for name, processor in processors.items():
            assert (processor.get(instructions.LOOPS, 0) > 0) == (row.split()[0] in instructions.REDUCTIONS), (
                row,
                name,
            )


def test_wider_vectors_need_fewer_instructions(counts):
    for row, processors in counts.items():
        assert processors["x86-64-v4"]["all"] < 0.62 * processors["x86-64-v3"]["all"], row
