"""The network of the README, run as it stands there, learns the handwritten digits."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
import readme

pytest.importorskip("sklearn")


def test_two_layers_reach_97_percent_on_a_held_out_fifth():
    (program,) = readme.blocks("A network on handwritten digits")
    assert program.tag == "python"
    report = "\nprint(len(held_out_images), len(images), accuracy)"
    # Tests run beside each other: two programs with two BLAS threads each on two cores spend their time waiting.
    alone = os.environ | {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    command = [sys.executable, "-c", program.text + report]
    run = subprocess.run(command, cwd=readme.ROOT, capture_output=True, text=True, check=False, env=alone, timeout=600)
    assert run.returncode == 0, run.stderr
    said, figures = run.stdout.splitlines()
    held_out, trained, accuracy = figures.split()
    assert (int(held_out), int(trained)) == (360, 1437)
    assert float(accuracy) >= 0.97
    assert re.fullmatch(rf"{float(accuracy):.1%} of the held-out digits are right", said)
