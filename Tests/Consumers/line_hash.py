#!/usr/bin/env python3
"""The hash that GitHub gives to a line of a file, as its description says it, one sum for each line.

    line_hash.py FILE    prints the hash of every line

The file is a sequence of UTF-16 units, of which spaces and tabs do not count; a carriage return, with or without a line feed behind
it, counts as a line feed. Behind the last unit comes 65535, and zeros without end. A line's hash is the sum of the hundred units from
its first one on, each times 37 to the power of how many of the hundred come behind it, modulo 2 to the power of 64; then a colon and
how many lines up to this one have that sum.
"""

import re
import sys


def line_hashes(data):
    text = re.sub("\r\n|\r", "\n", data.decode("utf-8", errors="replace"))
    lines = [units(line) for line in text.split("\n")]
    hashes, seen = [], {}
    for number in range(len(lines)):
        window = []
        for line in lines[number:]:
            window += line + [10]
            if len(window) > 100:
                break
        else:
            window[-1] = 65535
        window = (window + [0] * 100)[:100]
        value = 0
        for place, unit in enumerate(window):
            value += unit * 37 ** (99 - place)
        value %= 2**64
        seen[value] = seen.get(value, 0) + 1
        hashes.append(f"{value:x}:{seen[value]}")
    return hashes


def units(line):
    encoded = "".join(c for c in line if c not in " \t").encode("utf-16-le", errors="surrogatepass")
    return [encoded[i] | encoded[i + 1] << 8 for i in range(0, len(encoded), 2)]


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        print("\n".join(line_hashes(file.read())))
