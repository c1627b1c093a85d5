"""Runs the linter on a checkout, with all rules or those that are on."""

import json
import pathlib
import re
import subprocess
import sys
from typing import Any

STATISTICS = re.compile(r"^ *([a-z-]+) +(\d+) +(\d+)$", re.MULTILINE)


def lint(
    program: str, checkout: pathlib.Path, all_rules: bool = True
) -> tuple[list[dict[str, Any]], dict[str, tuple[int, int]]]:
    """All that is found in a checkout; and by rule, how much that is and how much was undecided."""
    command = [program, "--format=json", "--quiet", "--statistics", "--fail-on=never", "."]
    if all_rules:
        command.insert(1, "--enable-all-rules")
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{checkout}: status {done.returncode}\n{done.stderr}")
    statistics = {rule: (int(found), int(undecided)) for rule, found, undecided in STATISTICS.findall(done.stderr)}
    return json.loads(done.stdout)["diagnostics"], statistics


def line_of(diagnostic: dict[str, Any]) -> int:
    return int(diagnostic["range"]["start"]["line"])
