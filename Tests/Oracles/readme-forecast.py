#!/usr/bin/env python3
"""Runs the forecasts in README.md again, on checkouts of the packages that they name, and compares what is printed.

    readme-forecast.py [--update] PROGRAM CORPUS

A command is a line `$ concurlint forecast …` of a code block; `# OWNER/NAME at COMMIT` behind it names the checkout, CORPUS/NAME in small letters.
The command of a block without a name is about the same one as that before. --update writes what is printed.
Exit status: 1 with differences.
"""

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent.parent / "README.md"
BLOCK = re.compile(r"^```\n(\$ concurlint forecast .*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (concurlint .*?)(?: +# (.*))?\n", re.MULTILINE)


def printed(program, folder, command):
    environment = {**os.environ, "PATH": f"{program.parent}:{os.environ['PATH']}", "NO_COLOR": "1"}
    # As in a terminal, where the summary comes last.
    command = command.replace("concurlint forecast", "concurlint forecast --format text", 1)
    outcome = subprocess.run(command, shell=True, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if outcome.returncode != 0:
        sys.exit(f"{command}: status {outcome.returncode}\n{outcome.stdout}")
    return outcome.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("program", type=Path)
    parser.add_argument("corpus", type=Path)
    options = parser.parse_args()
    text = README.read_text(encoding="utf-8")
    folder, differences = None, 0
    for block in BLOCK.finditer(text):
        shown = block[1]
        command = COMMAND.match(shown)
        named = re.match(r"\w\S*/(\S+) at \w+$", command[2] or "")
        if named:
            folder = options.corpus / named[1].lower()
        elif command[2]:
            continue
        if folder is None or not folder.is_dir():
            print(f"{command[1]}: no folder '{folder}'")
            differences += 1
            continue
        output = printed(options.program.absolute(), folder, command[1])
        if shown[command.end():] == output:
            continue
        differences += 1
        if options.update:
            text = text.replace(shown, shown[:command.end()] + output)
        else:
            print(f"{command[1]}\n--- README.md\n{shown[command.end():]}--- printed\n{output}")
    if options.update:
        README.write_text(text, encoding="utf-8")
        return 0
    print(f"{differences} forecasts of README.md differ")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
