"""Inputs on which a parser that looks back or ahead too far takes quadratic time.

Each is measured at half a megabyte and at a whole one: what a byte costs must not depend on how many there are.
"""

import json
import subprocess

MEGABYTE = 1_000_000

# For a size in bytes, a text of about that size.
SHAPES = {
    "a.b.b.b…": lambda size: "a" + ".b" * (size // 2),
    "f{…}.b.b.b…": lambda size: "f {\n" + "g()\n" * (size // 8) + "}" + ".b" * (size // 4),
    "((((…": lambda size: "(" * size,
    "[[[[…": lambda size: "[" * size,
    "!!!!…": lambda size: "!" * size + "a",
    "! ! ! !…": lambda size: "! " * (size // 2) + "a",
    "if … else if …": lambda size: "if a {}" + " else if a {}" * (size // 13),
    "nested interpolation": lambda size: '"\\(' * (size // 5) + "x" + ')"' * (size // 5),
}


def measure(binary, folder, rounds):
    """For each shape, nanoseconds for lexing and parsing a byte at half a megabyte and at a whole one; the best of the rounds."""
    results = {}
    for number, (name, text) in enumerate(SHAPES.items()):
        costs = []
        for size in (MEGABYTE // 2, MEGABYTE):
            place = folder / f"shape-{number}-{size}"
            place.mkdir()
            (place / "shape.swift").write_text(text(size))
            costs.append(min(_nanoseconds_per_byte(binary, place) for _ in range(rounds)))
        results[name] = costs
    return results


def _nanoseconds_per_byte(binary, folder):
    command = [binary, "--fail-on", "never", "--jobs", "1", "--timings=json", "--quiet", "."]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=True)
    sizes = json.loads(done.stderr.splitlines()[-1])
    return (sizes["stages"]["lex"] + sizes["stages"]["parse"]) / sizes["bytes"]


def report(results):
    print(f"\n{'lex and parse, ns/byte':24}{'0.5 MB':>9}{'1 MB':>9}{'ratio':>9}")
    for name, (half, whole) in results.items():
        print(f"{name:24}{half:9.2f}{whole:9.2f}{whole / half:9.2f}")
    print("(ratio: 1 where the cost of a byte does not depend on the size of the file, 2 where time is quadratic)")
