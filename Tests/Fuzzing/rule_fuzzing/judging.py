"""Commands that only read, and what is wrong with how they ended or with what they wrote."""

import json
import re
import xml.etree.ElementTree
from dataclasses import dataclass

# A configuration that is no YAML or says what there is not ends a run before it begins, rightly.
# Reduction may take the place away that was asked about.
RIGHTLY_FAILED = re.compile(rb"^concurlint: error: (?:[^\n]*\.concurlint\.yml|[^\n]*: no line \d)", re.MULTILINE)
# What happened to a file that the linter left out, and in which rule; or to the run.
CAUGHT = re.compile(rb"[Tt]he linter (?:crashed|took longer|ran out of memory)(?: in rule '[^']*')?")


@dataclass
class Finding:
    """One thing that is wrong. Two findings of the same kind and place have the same cause.

    - kind: crash, hang, internal-error or failure for how a run ended; output for a report that cannot be parsed;
      fix-syntax, fix-parse or fix-again for what a fix left; order or baseline for two runs that contradict each other.
    - command: the words that show it.
    - place: innermost functions or the like; "" where nothing tells.
    """

    kind: str
    command: list
    place: str = ""
    detail: str = ""


def complaint(linter, run, folder, statuses=(0, 1), locate=False):
    """What is wrong with how a run ended; None for nothing."""
    if run.status is None:
        return Finding("hang", run.words, detail=f"more than {linter.limit} seconds of the processor")
    if run.status in statuses or (run.status == 2 and RIGHTLY_FAILED.search(run.errors)):
        return None
    detail = f"status {run.status}: {run.errors[-400:].decode(errors='replace')}"
    caught = CAUGHT.search(run.output + run.errors) if run.status == 2 else None
    if run.status == 2 and not caught:
        return Finding("failure", run.words, detail=detail)
    # What the linter caught itself ends the run where a backtrace is wanted.
    place = " < ".join(linter.where(run.words, folder)) if locate else ""
    if caught:
        return Finding("internal-error", run.words, place or caught[0].decode(), detail)
    return Finding("crash", run.words, place, detail)


def unreadable(words, output):
    """Why a report cannot be read by others; None where it can be."""
    name = words[words.index("--format") + 1] if "--format" in words else ""
    try:
        if name == "jsonl":
            for line in output.decode().splitlines():
                json.loads(line)
        elif name in ("json", "sarif", "gitlab", "rdjson"):
            json.loads(output.decode())
        elif name in ("checkstyle", "junit"):
            xml.etree.ElementTree.fromstring(output)
        elif "--diff" not in words:
            # A patch has the bytes of the files, whatever they are.
            output.decode()
    except (ValueError, xml.etree.ElementTree.ParseError) as error:
        return re.sub(r"\d+", "N", str(error))
    return None


class Question:
    """A command that only reads."""

    def __init__(self, words, needs=None):
        self.words, self.needs = words, needs

    def ask(self, linter, folder, locate=False):
        if self.needs and not (folder / self.needs).is_file():
            return None
        run = linter.run(self.words, folder)
        if found := complaint(linter, run, folder, locate=locate):
            return found
        # Nothing is written where the configuration ends the run.
        if run.status != 2 and (reason := unreadable(self.words, run.output)):
            return Finding("output", self.words, reason)
        return None
