#!/usr/bin/env python3
"""Watches the command on a terminal, and interrupts it.

    watch-terminal.py BINARY

A long run draws a bar on a terminal and wipes it at the end; nowhere else is anything drawn. An interrupt ends the run by the signal, at any
moment, wipes the bar, and leaves neither half a report nor a temporary file; one that is ignored stays so. The bar of a run that starts over
without a file is wiped as well.

Exit status: 0, or 1 with a line for each mistake.
"""

import os
import pty
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WIPE = "\r\x1b[K"
mistakes = []


def check(condition, message):
    if not condition:
        mistakes.append(message)


def large_project(directory, files):
    text = "func f%d(_ values: [Int]) -> Int { values.map { $0 + 1 }.filter { $0 > 2 }.reduce(0) { $0 + $1 } }\n"
    for number in range(files):
        (directory / f"File{number}.swift").write_text("".join(text % each for each in range(300)))


def usual_signals():
    """Whoever runs this script may ignore interrupts or hold them back, and what is started would do so too."""
    ends = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
    for number in ends:
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ends)


def on_terminal(binary, directory, *arguments, interrupt_after=None, **environment):
    """What is written to a terminal that is standard error, and how the process ended."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [binary, *arguments], cwd=directory, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=theirs,
        preexec_fn=usual_signals, env={**os.environ, "TERM": "xterm", **environment})
    os.close(theirs)
    written = b""
    while True:
        try:
            received = os.read(ours, 4096)
        except OSError:  # The other end is closed.
            break
        if not received:
            break
        written += received
        if interrupt_after is not None and interrupt_after in written.decode(errors="replace"):
            process.send_signal(signal.SIGINT)
            interrupt_after = None
    os.close(ours)
    return written.decode(), process.wait()


def watch(binary, directory):
    start = time.monotonic()
    subprocess.run([binary, "--fail-on=never", "."], cwd=directory, capture_output=True, check=True)
    if time.monotonic() - start < 1:
        print("not watched: the run is too short for a bar")
        return
    written, status = on_terminal(binary, directory, "--fail-on=never", ".")
    percents = [int(p) for p in re.findall(r"\r\[[#.]{30}\]  *(\d+) %", written)]
    check(status == 0 and percents and percents == sorted(percents), f"no bar: {written!r}")
    check(written.endswith(WIPE), f"the bar stays: {written[-80:]!r}")
    for what, arguments, environment in [("--quiet", ["--quiet"], {}), ("TERM=dumb", [], {"TERM": "dumb"})]:
        written, _ = on_terminal(binary, directory, "--fail-on=never", *arguments, ".", **environment)
        check(written == "", f"with {what} something is drawn: {written!r}")
    piped = subprocess.run([binary, "--fail-on=never", "."], cwd=directory, capture_output=True, check=True)
    check(piped.stderr == b"", f"without a terminal something is drawn: {piped.stderr!r}")
    written, status = on_terminal(binary, directory, ".", interrupt_after="%")
    check(status == -signal.SIGINT, f"interrupted with status {status}")
    check(written.endswith(WIPE), f"after an interrupt the bar stays: {written[-80:]!r}")


def watch_failure(binary, directory):
    """A run that starts over without a file; only debug builds have a rule that fails on purpose."""
    for number in range(60):
        (directory / f"File{number}.swift").write_text(f"var g{number} = 1\n")
    (directory / "Bad.swift").write_text("func bad() { faultTime() }\n")
    arguments = ["--fail-on=never", "--timeout-per-file=2", "."]
    written, _ = on_terminal(binary, directory, *arguments, CONCURLINT_FAULTS="1")
    if "left out" not in written:
        print("no failure watched: the binary has no rule that fails")
        return
    check("%" in written, f"no bar before the failure: {written!r}")
    check(re.search(r"%concurlint", written) is None, f"after a failure the bar stays: {written[-200:]!r}")


def interrupt_anywhere(binary, directory):
    """A report of some size, so that there is time while it is written."""
    (directory / "A.swift").write_text("".join(f"var g{number} = 1\n" for number in range(400)))
    report = directory / "out.json"
    command = [binary, "--swift-version=6", "--fail-on=never", "--output", "json:out.json", "A.swift"]
    start = time.monotonic()
    subprocess.run(command, cwd=directory, check=True)
    duration = time.monotonic() - start
    whole = report.read_bytes()
    randomness = random.Random(1)
    for _ in range(12):
        report.write_bytes(b"old")
        process = subprocess.Popen(command, cwd=directory, preexec_fn=usual_signals)
        time.sleep(randomness.random() * duration * 1.1)
        process.send_signal(randomness.choice([signal.SIGINT, signal.SIGTERM, signal.SIGHUP]))
        check(process.wait() in (0, -signal.SIGINT, -signal.SIGTERM, -signal.SIGHUP), f"interrupted with status {process.returncode}")
        check(report.read_bytes() in (b"old", whole), "half a report")
        check(sorted(os.listdir(directory)) == ["A.swift", "out.json"], f"left behind: {os.listdir(directory)}")
    process = subprocess.Popen(command, cwd=directory, preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    time.sleep(duration / 4)
    process.send_signal(signal.SIGHUP)
    check(process.wait() == 0, f"a signal that is ignored ended the run: {process.returncode}")


def watch_files(binary, directory):
    """'lint --watch' wipes the terminal before each report, and an interrupt ends it."""
    source = directory / "A.swift"
    source.write_text("var limit = 1\n")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [binary, "lint", "--watch"], cwd=directory, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs,
        preexec_fn=usual_signals, env={**os.environ, "TERM": "xterm"})
    os.close(theirs)

    def report():
        text = ""
        while "waiting for changes" not in text:
            text += os.read(ours, 4096).decode()
        return text

    first = report()
    check(first.startswith("\x1b[2J\x1b[3J\x1b[H"), f"the terminal is not wiped: {first[:40]!r}")
    check("mutable-global-state" in first, f"no report: {first!r}")
    source.write_text("let limit = 1\n")
    second = report()
    check("\x1b[2J\x1b[3J\x1b[H" in second and "mutable-global-state" not in second, f"not a new report: {second!r}")
    process.send_signal(signal.SIGINT)
    check(process.wait(10) == -signal.SIGINT, f"interrupted with status {process.returncode}")
    os.close(ours)


def main():
    binary = str(Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        large, failing, small, watched = (Path(folder) / name for name in ["large", "failing", "small", "watched"])
        for directory in [large, failing, small, watched]:
            directory.mkdir()
        large_project(large, 80)
        watch(binary, large)
        watch_failure(binary, failing)
        interrupt_anywhere(binary, small)
        watch_files(binary, watched)
    for mistake in mistakes:
        print(f"mistake: {mistake}")
    sys.exit(1 if mistakes else 0)


if __name__ == "__main__":
    main()
