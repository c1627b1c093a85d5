"""The list of what the compiler does not accept in a stub module: the module, the entry and the reason, with tabs between them."""

from pathlib import Path

FILE = Path(__file__).resolve().parent / "left-out.txt"


def read():
    """The reason of each entry, by module."""
    found = {}
    for line in FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []:
        if line and not line.startswith("#"):
            module, entry, reason = line.split("\t")
            found.setdefault(module, {})[entry] = reason
    return found


def text(missing):
    """Lines for what is missing: entries by module and reason."""
    return lines((module, entry, reason) for module, reasons in missing.items() for reason, entries in reasons.items() for entry in entries)


def lines(rows):
    return "".join("\t".join(row) + "\n" for row in sorted(set(rows)))


def write(unaccepted):
    head = "# What the compiler does not accept in a stub module. Written by 'make-stubs.py --update'.\n"
    rows = ((module, entry, reason) for module, entries in unaccepted.items() for entry, reason in entries.items())
    FILE.write_text(head + lines(rows), encoding="utf-8")
