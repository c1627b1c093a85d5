#!/usr/bin/env python3
"""Lists the names of an SDK that code mentions: those of types, members and globals in at least two files of a corpus.

    mentions.py GRAPHS CORPUS… [--least FILES] [--output FILE]

GRAPHS has the symbol graphs that `sdk-facts.py --graphs` leaves. Comments and strings count, since nothing depends on a single file.
Writes `mentioned.txt` beside this script, which `sdk-facts.py` reads, a name a line. Exit status: 0; 2 for bad arguments, or where no
name is found, and then the list stays as it is.
"""

import argparse
import collections
import json
import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAME = re.compile(rb"[A-Za-z_]\w+")


def declared(graphs):
    for path in graphs.glob("*.symbols.json"):
        for symbol in json.loads(path.read_bytes())["symbols"]:
            yield from (part.partition("(")[0] for part in symbol["pathComponents"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("graphs", type=Path)
    parser.add_argument("corpus", type=Path, nargs="+")
    parser.add_argument("--least", type=int, default=2, metavar="FILES", help="default: %(default)s")
    parser.add_argument("--output", type=Path, default=HERE / "mentioned.txt")
    options = parser.parse_args()
    files = collections.Counter()
    for folder in options.corpus:
        for path in folder.rglob("*.swift"):
            if path.is_file():
                files.update(set(NAME.findall(path.read_bytes())))
    names = sorted(name for name in set(declared(options.graphs)) if files[name.encode()] >= options.least)
    if not names:
        parser.error(f"no name of '{options.graphs}' is mentioned")
    options.output.write_text("".join(f"{name}\n" for name in names), encoding="utf-8")
    print(f"{len(names)} names")


if __name__ == "__main__":
    main()
