#!/usr/bin/env python3
"""Takes something away from every rule, its check or one of its exemptions, and prints which example or fixture notices.

The tests do it at run time, without building anything anew; this prints what they find as a table. Exits with their status.
"""

import os
import subprocess
import sys


def main() -> int:
    command = ["swift", "test", "--no-color-diagnostics", "--filter", "RuleTests.MutationTests", *sys.argv[1:]]
    environment = dict(os.environ, CONCURLINT_PRINT_MUTATIONS="1")
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True)
    # A test may write its line behind that of another.
    texts = [line[line.index("mutation\t"):] for line in run.stdout.splitlines() if "mutation\t" in line]
    rows = sorted(text.split("\t")[1:] for text in texts)
    if not rows:
        sys.stderr.write(run.stdout)
        return run.returncode or 1
    rows.insert(0, ["rule", "without", "noticed by"])
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    for row in rows:
        print(f"{row[0]:{widths[0]}}  {row[1]:{widths[1]}}  {row[2]}")
    print(f"{len(rows) - 1} mutations, {sum(row[2] == 'nothing' for row in rows)} unnoticed")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
