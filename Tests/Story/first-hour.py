#!/usr/bin/env python3
"""Plays the first hour of somebody who tries the linter on a project of theirs, on a terminal.

    first-hour.py [--binary BINARY] [--columns N] PROJECT…

Without a binary, the linter is cloned and built by the README's own command, as a newcomer would. Each project, any directory with Swift
files, is copied into a git repository of its own. Then: the first run, a configuration, a baseline, a green gate without an option; a new
function that makes it red; the README's own suppression, which makes it green; a finding that `fix` takes away; a branch that is linted by
its changed lines; the migration report.

Prints every command with what a pseudo-terminal showed. Exit status: 0, or 1 at the first step that goes otherwise.
"""

import argparse
import fcntl
import os
import pty
import re
import shlex
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
ADDED = "AddedInTheFirstHour.swift"
# What 'detached-task' finds: back on the main actor at once.
DETACHED = """@MainActor final class AddedInTheFirstHour {{
  var count = 0
  func load() {{
{}    Task.detached {{
      await MainActor.run {{ self.count = 1 }}
    }}
  }}
}}
"""
FIXABLE = "func addedInTheFirstHour() async throws {\n  try await Task.sleep(nanoseconds: 1_000_000_000)\n}\n"


def readme_suppression():
    """The comment that the README shows, with its rule."""
    text = (PACKAGE / "README.md").read_text()
    return re.search(r"```swift\n(// concurlint:disable:next (\S+).*)\n```", text).group(1, 2)


class Terminal:
    """Runs commands on a pseudo-terminal, prints them with what they show, and stops where one ends otherwise than expected."""

    def __init__(self, folder, columns, path):
        self.folder, self.columns = folder, columns
        self.environment = {**os.environ, "TERM": "xterm-256color", "PATH": f"{path}:{os.environ['PATH']}"}
        for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "CI"):
            self.environment.pop(name, None)

    def run(self, command, status=0, shown=40):
        start = time.monotonic()
        parent, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", 50, self.columns, 0, 0))
        process = subprocess.Popen(
            ["sh", "-c", command], cwd=self.folder, env=self.environment, stdin=child, stdout=child, stderr=child)
        os.close(child)
        output = b""
        while True:
            try:
                piece = os.read(parent, 65536)
            except OSError:
                break
            if not piece:
                break
            output += piece
        os.close(parent)
        ended = process.wait()
        text = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", output.decode(errors="replace")).replace("\r\n", "\n")
        # A progress bar is written over.
        lines = [line.rsplit("\r", 1)[-1] for line in text.rstrip("\n").split("\n")] if text else []
        print(f"$ {command}")
        if len(lines) > shown:
            lines = [*lines[:shown // 2], f"… {len(lines) - shown // 2 * 2} lines …", *lines[-(shown // 2):]]
        print("".join(f"  {line}\n" for line in lines) + f"  [status {ended}, {time.monotonic() - start:.1f} s]")
        self.expect(ended == status, f"status {status}, not {ended}")
        return text

    def expect(self, holds, what):
        if not holds:
            print(f"first-hour.py: expected {what}", file=sys.stderr)
            sys.exit(1)


def play(source, options, path):
    with tempfile.TemporaryDirectory(prefix="first-hour-") as folder:
        project = Path(folder) / source.name
        shutil.copytree(source, project, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git"))
        terminal = Terminal(project, options.columns, path)
        git = "git -c user.name=newcomer -c user.email=newcomer@example.invalid"
        commit = f"git add --all && {git} commit --quiet --message"
        for command in ("git init --quiet --initial-branch main", f"{commit} 'as it was'"):
            subprocess.run(["sh", "-c", command], cwd=project, check=True)
        added = min(project.rglob("*.swift"), key=lambda file: (len(file.parts), str(file))).parent / ADDED

        terminal.run("concurlint --fail-on never")
        terminal.run("concurlint init")
        terminal.run("concurlint baseline create")
        configuration = project / ".concurlint.yml"
        configuration.write_text(configuration.read_text() + "\nbaseline: .concurlint-baseline\n")
        terminal.run("concurlint")
        terminal.run(f"{commit} 'switch the gate on'")

        comment, rule = readme_suppression()
        added.write_text(DETACHED.format(""))
        red = terminal.run("concurlint", status=1)
        terminal.expect(f"[{rule}]" in red and ADDED in red, f"'{rule}' in {ADDED}")
        added.write_text(DETACHED.format(f"    {comment}\n"))
        terminal.run("concurlint")
        terminal.run(f"{commit} 'one suppression'")

        terminal.run("git switch --quiet --create feature")
        added.write_text(added.read_text() + "\n" + FIXABLE.replace("InTheFirstHour", "OnABranch"))
        terminal.run("concurlint --fail-on info --since main --only-rule task-sleep-nanoseconds", status=1)
        path = shlex.quote(str(added.relative_to(project)))
        terminal.run(f"concurlint fix --allow-dirty --only-rule task-sleep-nanoseconds {path}")
        terminal.expect(".seconds(1)" in added.read_text(), "a sleep in seconds")
        terminal.run("git --no-pager diff")
        terminal.run("concurlint --fail-on info --since main")

        terminal.run("concurlint report --output html:report.html --output markdown:report.md")
        terminal.run("sed -n 1,30p report.md")
        terminal.expect((project / "report.html").stat().st_size > 1000, "a report")


def built(folder, columns):
    """Clones the linter and builds it as the README says; the folder of its binary."""
    clone = Path(folder) / "concurlint"
    subprocess.run(["git", "clone", "--quiet", PACKAGE, clone], check=True)
    terminal = Terminal(clone, columns, "")
    terminal.run("make run ARGS=Fixtures/projects/inventory")
    terminal.run("make run ARGS=Fixtures/projects/inventory")
    terminal.run(f"make install PREFIX={shlex.quote(str(folder))}")
    return Path(folder) / "bin"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", type=Path)
    parser.add_argument("--columns", type=int, default=100)
    parser.add_argument("projects", type=Path, nargs="+", metavar="PROJECT")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="first-hour-") as folder:
        if options.binary:
            path = Path(folder) / "bin"
            path.mkdir()
            (path / "concurlint").symlink_to(options.binary.resolve())
        else:
            path = built(folder, options.columns)
        for source in options.projects:
            play(source.resolve(), options, path)


if __name__ == "__main__":
    main()
