"""Run the standard's own test suite, and say what passed, was skipped, failed with a reason and failed without one."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
EXPECTED = Path(__file__).with_name("expected.yaml")


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog="tests.array_api", description=__doc__)
    parser.add_argument("--suite", type=Path, required=True, help="a checkout of data-apis/array-api-tests")
    parser.add_argument("--module", default="generated.array_api")
    parser.add_argument("--version", default="2025.12", help="of the standard")
    parser.add_argument("--examples", type=int, default=100, help="of every test")
    return parser.parse_args(arguments)


def outcomes(options: argparse.Namespace) -> dict[str, str]:
    """Passed, skipped or failed, for every test of the suite."""
    environment = os.environ | {
        "ARRAY_API_TESTS_MODULE": options.module, "ARRAY_API_TESTS_VERSION": options.version,
        "PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]),
    }  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [
            sys.executable, "-m", "pytest", "array_api_tests", "-q", "--tb=line", "-p", "no:cacheprovider",
            "--disable-deadline", "--max-examples", str(options.examples), f"--junitxml={report}",
        ]  # fmt: skip
        subprocess.run(command, cwd=options.suite, env=environment, check=False)
        return dict(_read(ET.parse(report).getroot()))


def _read(report: ET.Element) -> Iterator[tuple[str, str]]:
    for case in report.iter("testcase"):
        results = {item.tag for item in case}
        failed = results & {"failure", "error"}
        name = f"{case.get('classname', '').rpartition('.')[2]}::{case.get('name')}"
        yield name, "failed" if failed else "skipped" if "skipped" in results else "passed"


def reasons(text: str) -> list[Mapping[str, Any]]:
    """The entries of expected.yaml: patterns of names of tests, and why these fail."""
    entries: list[Mapping[str, Any]] = yaml.safe_load(text)
    return entries


def reason(name: str, entries: list[Mapping[str, Any]]) -> str:
    """Why a test is expected to fail; empty where it is not."""
    return next((entry["reason"] for entry in entries for it in entry["tests"] if re.search(it, name)), "")


def main(arguments: list[str]) -> int:
    """Run and report; 1 if anything failed without a reason."""
    options = parse(arguments)
    entries = reasons(EXPECTED.read_text(encoding="utf-8"))
    result = outcomes(options)
    failed = [name for name, outcome in result.items() if outcome == "failed"]
    why = {name: reason(name, entries) for name in failed}
    for text, count in Counter(filter(None, why.values())).items():
        print(f"{count:4} {text}")
    unexpected = [name for name in failed if not why[name]]
    for name in unexpected:
        print(f"failed without a reason: {name}")
    counts = Counter(result.values())
    print(
        f"{counts['passed']} passed, {counts['skipped']} skipped, {counts['failed']} failed, "
        f"{len(unexpected)} of these without a reason"
    )
    return 1 if unexpected or not result else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
