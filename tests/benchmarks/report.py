"""The results as a table for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from benchmarks.model import BESIDE, OURS
from benchmarks.rounds import SLOWER, UNCLEAR
from codegen.showing.table import plain_table

Results = Mapping[str, Any]


def text(results: Results) -> str:
    """Everything: how it was measured, a table for each group, and the groups against their targets."""
    parts = [*conditions(results), ""]
    for group in results["groups"]:
        parts += [f"{group['title']}. {group['about']}", *_table(group, results), ""]
    parts += summary(results)
    return "\n".join(parts)


def conditions(results: Results) -> list[str]:
    """The machine, the libraries, the threads and the noise, as sentences."""
    machine, noise = results["machine"], results["noise"]
    versions = ", ".join(f"{name} {version}" for name, version in machine["libraries"].items())
    quiet = "quiet" if noise["quiet"] else "NOT QUIET, so measure again"
    lines = [
        f"{machine['processor']}, {machine['cores']} cores; Python {machine['python']}; {versions}; {machine['date']}",
        (
            f"Threads: 1 where a table says 1, in one process; otherwise {machine['threads']} for every library, "
            "each in a process of its own, in turn."
        ),
        (
            f"The machine was {quiet}: an idle probe's slow tenth is {noise['spread']:.0%} above its median "
            f"(limit {noise['limit']:.0%}), load {noise['load'][0]:.1f}."
        ),
    ]
    if results["effort"]["quick"]:
        lines.append("Measured with --quick: few rounds, so more noise.")
    return lines


def failures(results: Results) -> list[str]:
    """What opweave or PyTorch failed to run. What another library lacks is no failure."""
    return [
        f"{group['name']}/{row['case']}: {name}: {why}"
        for group in results["groups"] for row in group["rows"] for name, why in row["failed"].items()
        if name in (OURS, BESIDE, "all")
    ]  # fmt: skip


def value(amount: float, unit: str = "s") -> str:
    """Seconds in the unit that suits them; megabytes."""
    if unit == "MB":
        return f"{amount:.0f} MB"
    for limit, factor, name in ((1e-6, 1e9, "ns"), (1e-3, 1e6, "µs"), (1, 1e3, "ms")):
        if amount < limit:
            return f"{amount * factor:#.3g}".removesuffix(".") + f" {name}"
    return f"{amount:.2f} s"


def _table(group: Results, results: Results) -> list[str]:
    names = [name for name in results["machine"]["libraries"] if any(name in row["seconds"] for row in group["rows"])]
    values = [name for name in names if name not in (OURS, BESIDE)]
    rows = []
    for row in group["rows"]:
        entry, unit = row.get("ratio"), row.get("unit", "s")
        cells = [row["case"], f"{row['size']:,}" if "size" in row else "", str(row.get("threads", ""))]
        cells += [value(row["seconds"][name], unit) if name in row["seconds"] else "-" for name in (OURS, BESIDE)]
        cells += [f"{entry['middle']:.2f}", f"{entry['noise']:.0%}", entry["verdict"]] if entry else ["-", "-", ""]
        cells.append(target_text(row, group))
        cells += [f"{row['others'][name]['middle']:.2f}" if name in row.get("others", {}) else "-" for name in values]
        rows.append(cells)
    if not rows:
        return ["(nothing)"]
    titles = ["case", "size", "threads", OURS, BESIDE, "ratio", "noise", "", "target"]
    titles += [f"by {name}" for name in values]
    lines = ["  " + line for line in plain_table(titles, rows, shrink=["case"])]
    lines += [f"  {item['case']}, {item['library']}: {growth_text(item)}" for item in group.get("growth", ())]
    lines += [f"  {item['library']} installed, with all it requires: {item['megabytes']:.0f} MB"
              for item in group.get("installed", ())]  # fmt: skip
    return lines


def growth_text(item: Results) -> str:
    """What became of the cost of one of many."""
    word = "flat" if item["flat"] else "NOT FLAT"
    dearer = f"{item['growth']:.2f} times the cheapest, from 1,000 on (limit {item['limit']:g})"
    return f"{word}: one of {item['to']:,} costs {dearer}"


def target_text(row: Results, group: Results) -> str:
    """A row against its target, or against the worst that its group allows."""
    if "unit" in row:
        limit = row["target"]
        return "" if limit is None or "against" not in row else f"{row['against']} {limit:g} {row['unit']}"
    if row.get("target") is not None and "ratio" in row:
        return f"{row['ratio']['against']} {row['target']:g}"
    if above(row, group):
        return f"above {group['worst']:g}"
    return ""


def above(row: Results, group: Results) -> bool:
    """Whether a row is surely worse than the worst that its group allows."""
    worst, entry = group.get("worst"), row.get("ratio")
    return bool(worst and entry and entry["middle"] / (1 + entry["noise"]) > worst)


def summary(results: Results) -> list[str]:
    """The groups against their targets."""
    rows = []
    for group in results["groups"]:
        mean = group.get("mean")
        ratios = [row["ratio"] for row in group["rows"] if "ratio" in row]
        if not mean:
            continue
        worst = max(ratios, key=lambda item: item["middle"])
        beyond = [row["case"] for row in group["rows"] if above(row, group)]
        rows.append([
            group["title"], str(mean["count"]), f"{mean['middle']:.2f}", f"{mean['noise']:.0%}",
            f"{group['target']:g}" if group["target"] is not None else "", mean.get("against", ""),
            f"{worst['middle']:.2f}", f"{len(beyond)} above {group['worst']:g}" if group["worst"] else "",
            str(_count(ratios, SLOWER)), str(_count(ratios, UNCLEAR)),
        ])  # fmt: skip
    if not rows:
        return []
    titles = ["geometric means", "cases", "ratio", "noise", "target", "", "worst", "", "slower", UNCLEAR]
    lines = plain_table(titles, rows, shrink=["geometric means"])
    lines += [f"not PyTorch's result: {case}: {why}" for case, why in results.get("wrong", {}).items()]
    return [*lines, *(f"failed: {failure}" for failure in failures(results))]


def _count(ratios: Sequence[Results], verdict: str) -> int:
    return sum(ratio["verdict"] == verdict for ratio in ratios)
