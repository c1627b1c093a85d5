#!/usr/bin/env python3
"""Feeds the rules, fixes and reports real files that were mutated, until the time is over.

    fuzz-rules.py BINARY [--seconds N | --projects N | --only NUMBER [--write DIR]] [--corpus DIR]… [--seed N] [--jobs N]
                  [--most-files N] [--keep DIR]

Projects of up to three hundred files are made of a corpus: parts put into others, cut, duplicated, names exchanged
between files, tokens swapped, words inserted that rules look for, bytes broken; some with a mutated manifest, Xcode
project or configuration. Each is given to `lint`, `fix --diff`, `report`, `isolation`, `index` and `type`, and fixed
twice. A crash, a run of more than a minute of the processor, a status of 2 without a reason, a report that others cannot parse, a fix
that breaks the syntax of a file, a second fix that changes what the first one left, threads that change the output and a
baseline that does not know its own findings are findings. Each is reduced, and kept where a test runs it from then on:
rename it by what was wrong, and its code so that it is our own.
Seed and number make the same project of the same corpus.

Exit status: 0; 1 with findings; 2 when the fuzzer could not run. The last line has the counts, also after an interrupt or
a request to terminate.
"""

import argparse
import contextlib
import hashlib
import multiprocessing.managers
import resource
import signal
import sys
import tempfile
import time
from pathlib import Path

from rule_fuzzing import asking, projects, reducing, running
from rule_fuzzing.corpus import Corpus

ROOT = Path(__file__).resolve().parents[2]
# Of address space: what takes more would otherwise take the machine with it.
MOST_MEMORY = 8 << 30


def keep(folder, finding, files):
    """Writes the reduced project; its path, and whether it is new.

    One Swift file without settings is kept as a file, several as a folder.
    """
    text = b"\0".join(path.encode() + b"\0" + text for path, text in sorted(files.items()))
    digest = hashlib.sha256(text).hexdigest()[:8]
    folder.mkdir(parents=True, exist_ok=True)
    if same := [*folder.glob(f"*-{digest}"), *folder.glob(f"*-{digest}.swift")]:
        return same[0], False
    kept = folder / f"{finding.command[0]}-{finding.kind}-{digest}"
    only = next(iter(files), "")
    if len(files) == 1 and only.endswith(".swift") and not only.endswith(("main.swift", "Package.swift")):
        kept = kept.with_suffix(".swift")
        kept.write_bytes(files[only])
    else:
        projects.write(files, kept)
    return kept, True


class Worker:
    """Judges projects one after the other in a folder of its own.

    `known` counts causes, and is shared by all workers.
    """

    def __init__(self, options, corpus, known, folder):
        self.options, self.corpus, self.known, self.folder = options, corpus, known, folder
        self.linter = running.Linter(options.binary)
        self.mutated = self.projects = self.findings = 0

    def judge(self, number):
        project = projects.Project(self.corpus, self.options.seed, number, self.options.most_files)
        self.linter.number = number
        self.projects += 1
        self.mutated += project.mutated
        folder = self.folder / "project"
        projects.write(project.files, folder)
        for question in asking.questions(project):
            if finding := question.ask(self.linter, folder, locate=True):
                self.findings += 1
                self.tell(finding, question, project)

    def tell(self, finding, question, project):
        """Reduces a finding whose cause is new, and says what it is."""
        cause = f"{finding.kind} {finding.place or finding.command[0]}"
        seen = self.known[cause] = self.known.get(cause, 0) + 1
        if seen > (1 if finding.place else self.options.each):
            return
        # Reduction waits for a hanging run again and again: what takes a sixth of the limit is slow enough.
        linter = running.Linter(self.options.binary, self.linter.limit / (6 if finding.kind == "hang" else 1))
        folder = self.folder / "reduced"
        reduction = reducing.Reduction(linter, question, finding.kind, folder, self.options.reduce_seconds)
        files = reduction.reduced(project.files)
        kept, is_new = keep(self.options.keep, finding, files)
        # The same few lines often break several commands.
        if not is_new:
            return
        first = list(files.values())[0][:200] if files else b""
        print(f"{kept}: {finding.kind} of '{' '.join(question.words)}', "
              f"seed {self.options.seed}, number {project.number}, {sum(map(len, files.values()))} bytes\n"
              f"  {finding.place} {finding.detail}\n  {first!r}", flush=True)


def leave_to_parent():
    """A signal can reach the whole group: what is not the parent waits for its word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def interrupt_once():
    """Makes the first request to terminate an interrupt, which still lets a worker say what it counted."""
    def interrupt(*_):
        leave_to_parent()
        raise KeyboardInterrupt

    leave_to_parent()
    signal.signal(signal.SIGTERM, interrupt)


def work(options, corpus, known, first, deadline, results):
    """Judges every `jobs`-th project from the first one, as long as there is time."""
    # Its runs have this limit, too, and end with a crash that is a finding. Other systems do not keep to it.
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    with tempfile.TemporaryDirectory(prefix="fuzz-rules-") as folder:
        worker = Worker(options, corpus, known, Path(folder).resolve())
        number = first
        interrupt_once()
        with contextlib.suppress(KeyboardInterrupt):
            while time.monotonic() < deadline and (options.projects is None or number < options.projects):
                worker.judge(number)
                number += options.jobs
        linter = worker.linter
        results.put((worker.mutated, worker.projects, linter.runs, worker.findings, linter.unjudged, linter.slowest))


def work_side_by_side(options, corpus):
    """Runs the workers and prints the causes of findings; what each worker counted."""
    first, deadline = 0, float("inf") if options.projects is not None else time.monotonic() + options.seconds
    if options.only is not None:
        first, options.projects, options.jobs = options.only, options.only + 1, 1
    context = multiprocessing.get_context("fork")
    results = context.Queue()
    manager = multiprocessing.managers.SyncManager(ctx=context)
    manager.start(leave_to_parent)
    with manager:
        known = manager.dict()
        workers = [
            context.Process(target=work, args=(options, corpus, known, first + index, deadline, results))
            for index in range(options.jobs)]
        for worker in workers:
            worker.start()

        def stop(*_):
            for worker in workers:
                worker.terminate()

        signal.signal(signal.SIGINT, stop)
        signal.signal(signal.SIGTERM, stop)
        counts = [results.get() for _ in workers]
        for worker in workers:
            worker.join()
        for cause, count in sorted(known.items(), key=lambda entry: -entry[1]):
            print(f"{count} × {cause}")
    return counts


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary", type=lambda path: str(Path(path).resolve()))
    bound = parser.add_mutually_exclusive_group()
    bound.add_argument("--seconds", type=int, default=60, help="default: %(default)s")
    bound.add_argument("--projects", type=int, help="how many, however long they take")
    bound.add_argument("--only", type=int, metavar="NUMBER", help="this project alone")
    parser.add_argument("--write", type=Path, metavar="DIR", help="with --only: write it there, and run nothing")
    parser.add_argument(
        "--corpus", type=Path, action="append", help="a folder of Swift files; this repository if not given")
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--jobs", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--most-files", type=int, default=300, help="in a project; default: %(default)s")
    parser.add_argument(
        "--keep", type=Path, default=ROOT / "Fixtures" / "crashes", help="where findings go; default: %(default)s")
    parser.add_argument("--reduce-seconds", type=int, default=120, help="for one finding; default: %(default)s")
    parser.add_argument(
        "--each", type=int, default=3, help="how many to reduce of a kind that has no backtrace; default: %(default)s")
    return parser.parse_args()


def main():
    options = arguments()
    corpus = Corpus(ROOT, options.corpus)
    if not Path(options.binary).is_file() or not corpus.files:
        print(f"'{options.binary}' is no file" if corpus.files else "the corpus has no Swift files", file=sys.stderr)
        return 2
    if options.only is not None and options.write:
        projects.write(projects.Project(corpus, options.seed, options.only, options.most_files).files, options.write)
        return 0
    start = time.monotonic()
    counts = work_side_by_side(options, corpus)
    *totals, slowest = zip(*counts)
    mutated, made, runs, findings, unjudged = map(sum, totals)
    slowest, words = max(slowest)
    print(f"slowest run: {slowest:.1f} s, {words}")
    if unjudged:
        print(f"the compiler did not come back from {unjudged} fixed projects")
    speed = mutated / (time.monotonic() - start)
    print(f"{mutated} files mutated of {corpus.bytes / 1e6:.1f} MB, {speed:.0f} a second; "
          f"{made} projects, {runs} runs, {findings or 'no'} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
