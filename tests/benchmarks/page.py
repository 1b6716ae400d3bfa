"""The results as one page for people: HTML with drawings inside, and nothing outside of the file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from benchmarks import charts, report
from benchmarks.charts import LogAxis
from benchmarks.model import BESIDE, OURS
from benchmarks.rounds import FASTER, MEETS, MISSES, SLOWER

Results = Mapping[str, Any]
RATIOS = LogAxis(0.05, 20)
TICKS = (0.1, 0.2, 0.5, 1, 2, 5, 10)
_KINDS = {FASTER: "faster", SLOWER: "slower"}
_STATES = {MEETS: "good", MISSES: "bad"}


def render(results: Results) -> str:
    """The page."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    groups = results["groups"]
    return environment.get_template("page.html.jinja").render(
        conditions=report.conditions(results),
        quiet=results["noise"]["quiet"],
        date=results["machine"]["date"][:10],
        means=[_mean(group) for group in groups if group.get("mean")],
        ratios=[_ratios(group) for group in groups if _bars(group)],
        lines=[_lines(group, results) for group in groups if _swept(group)],
        amounts=[_amounts(group) for group in groups if group["kind"] == "programs"],
        scale=Markup(charts.scale(RATIOS, TICKS)),
        names=list(results["machine"]["libraries"]),
        problems=[f"{case}: {why}" for case, why in results.get("wrong", {}).items()] + report.failures(results),
    )


def _bars(group: Results) -> list[Results]:
    """The rows that are drawn as ratios: cases of one size."""
    names = [row["case"] for row in group["rows"]]
    return [
        row for row in group["rows"] if group["kind"] == "timed" and "ratio" in row and names.count(row["case"]) == 1
    ]


def _swept(group: Results) -> bool:
    return group["kind"] == "timed" and bool(group["rows"]) and not _bars(group)


def _bar(result: Results, goal: float | None, kind: str) -> Markup:
    wider = 1 + result["noise"]
    return Markup(
        charts.ratio_bar(RATIOS, result["middle"], result["middle"] / wider, result["middle"] * wider, kind, goal)
    )


def _kind(result: Results) -> str:
    middle, wider = result["middle"], 1 + result["noise"]
    return "faster" if middle * wider < 1 else "slower" if middle / wider > 1 else "unclear"


def _mean(group: Results) -> dict[str, Any]:
    mean, against = group["mean"], group["mean"].get("against")
    return {
        "title": group["title"], "name": group["name"], "count": mean["count"], "ratio": _number(mean["middle"]),
        "noise": _percent(mean["noise"]), "drawing": _bar(mean, group["target"], _kind(mean)),
        "goal": f"{against}: at most {group['target']:g}" if against else "", "state": _STATES.get(against, "open"),
    }  # fmt: skip


def _ratios(group: Results) -> dict[str, Any]:
    rows = []
    for row in _bars(group):
        result, goal = row["ratio"], row.get("target")
        values = [f"{_number(value['middle'])} by {name}" for name, value in row["others"].items() if name != BESIDE]
        rows.append({
            "case": row["case"],
            "ours": report.value(row["seconds"][OURS]), "theirs": report.value(row["seconds"][BESIDE]),
            "ratio": _number(result["middle"]), "noise": _percent(result["noise"]), "verdict": result["verdict"],
            "drawing": _bar(result, goal, _KINDS.get(result["verdict"], "unclear")),
            "target": report.target_text(row, group),
            "state": _STATES.get(result.get("against"), "bad" if report.above(row, group) else "open"),
            "others": values,
        })
    return {"title": group["title"], "name": group["name"], "about": group["about"], "rows": rows}


def _lines(group: Results, results: Results) -> dict[str, Any]:
    per_unit = bool(group.get("growth"))
    drawings = []
    for case in dict.fromkeys(row["case"] for row in group["rows"]):
        rows = [row for row in group["rows"] if row["case"] == case]
        series = {}
        for name in results["machine"]["libraries"]:
            points = [
                (row["size"], row["seconds"][name] / (row["size"] if per_unit else 1))
                for row in rows
                if name in row["seconds"]
            ]
            if points:
                series[name] = points
        if series:
            drawings.append(
                Markup(charts.lines(case, series, "Time for one, by how many" if per_unit else "Time, by size"))
            )
    growths = [f"{item['case']}, {item['library']}: {report.growth_text(item)}" for item in group.get("growth", ())]
    about = group["about"] + (" Time for one of them, by how many there are." if per_unit else "")
    names = [name for name in results["machine"]["libraries"] if any(name in row["seconds"] for row in group["rows"])]
    return {
        "title": group["title"], "name": group["name"], "about": about, "drawings": drawings, "growths": growths,
        "names": names,
    }  # fmt: skip


def _amounts(group: Results) -> dict[str, Any]:
    rows = []
    for row in group["rows"]:
        limit = max([*row["seconds"].values(), row["target"] or 0], default=0)
        goal = None if row["target"] is None else row["target"] / limit
        rows.append({
            "case": row["case"], "target": report.target_text(row, group),
            "state": _STATES.get(row.get("against"), "open"),
            "amounts": [_amount(name, value, limit, row["unit"], goal if name == OURS else None)
                        for name, value in row["seconds"].items()],
        })  # fmt: skip
    table = {"title": group["title"], "name": group["name"], "about": group["about"], "rows": rows}
    if group.get("installed"):
        sizes = {item["library"]: item["megabytes"] for item in group["installed"]}
        drawn = [_amount(name, size, max(sizes.values()), "MB", None) for name, size in sizes.items()]
        rows.append({"case": "installed, with all it requires", "target": "", "state": "", "amounts": drawn})
    return table


def _amount(name: str, number: float, limit: float, unit: str, goal: float | None) -> dict[str, Any]:
    return {
        "name": name,
        "value": report.value(number, unit),
        "drawing": Markup(charts.amount_bar(number / limit, name, goal)),
    }


def _number(value: float) -> str:
    return f"{value:.2f}" if value < 100 else f"{value:.0f}"


def _percent(noise: float) -> str:
    return f"±{noise:.0%}" if noise < 10 else ">±1000%"
