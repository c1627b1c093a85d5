"""What the compiler says of a module that compiles in Swift 5 mode, once it is in Swift 6 mode."""

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from forecast_cases import RULES, case

confirm = importlib.util.module_from_spec(
    specification := importlib.util.spec_from_file_location("confirm", Path(__file__).with_name("confirm-forecast-fixtures.py")))
specification.loader.exec_module(confirm)

ANNOUNCED = "; this is an error in the Swift 6 language mode"
GROUP = re.compile(r" \[#(\w+)\]$")


@dataclass(frozen=True, order=True)
class Row:
    """An error, in a file below the module's folder. What mode 6 does not say yet is hidden by other errors, and announced in mode 5."""

    file: str
    line: int
    column: int
    message: str
    group: str
    is_hidden: bool

    @property
    def case(self) -> str:
        return case(self.message)


class NotAsked(Exception):
    """Something else than concurrency is wrong with a module."""


def command_of(module: str, sources: list[str]) -> list[str]:
    """Compiles a module that needs no other."""
    return ["swiftc", "-wmo", "-parse-as-library", "-module-name", module, *sources]


def module_errors(command: list[str], folder: Path) -> list[Row]:
    """The errors of mode 6 and those that they hide. `command` compiles all files of a module together, and states no mode and no output."""
    at_once = rows_of_mode("6", command, folder)
    said = {(row.file, row.line, row.case) for row in at_once}
    hidden = {row for row in rows_of_mode("5f", command, folder) if (row.file, row.line, row.case) not in said}
    return sorted(at_once | hidden)


def rows_of_mode(mode: str, command: list[str], folder: Path) -> set[Row]:
    with tempfile.TemporaryDirectory() as output:
        words = [*command, "-emit-sil", "-o", f"{output}/out.sil", "-diagnostic-style", "llvm", "-no-color-diagnostics", *confirm.MODES[mode]]
        outcome = subprocess.run(words, cwd=folder, capture_output=True, text=True)
    rows = set()
    for file, line, column, kind, message in confirm.DIAGNOSTIC.findall(outcome.stdout + outcome.stderr):
        group = GROUP.search(message)
        message = GROUP.sub("", message)
        is_of_concurrency = bool(RULES.get(case(message)))
        if kind == "error" and not is_of_concurrency:
            raise NotAsked(f"in mode {mode}: {file}:{line}:{column}: {message}")
        if is_of_concurrency and (kind == "error" if mode == "6" else message.endswith(ANNOUNCED)):
            file = os.path.relpath(Path(folder, file).resolve(), Path(folder).resolve())
            rows.add(Row(file, int(line), int(column), message.removesuffix(ANNOUNCED), group[1] if group else "", mode != "6"))
    if outcome.returncode != 0 and not rows:
        raise NotAsked(f"in mode {mode}: {outcome.stderr.strip()[-300:]}")
    return rows
