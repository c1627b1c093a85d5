#!/usr/bin/env python3
"""Prints random declarations whose isolation the compiler infers from one another: twenty graphs of about twenty.

    generate-isolation.py [--seed S] [--first N] [--graphs N]

The same arguments give the same text.
"""

import argparse
import sys

from isolation_graphs.file import GRAPHS_PER_FILE, GeneratedFile
from isolation_graphs.graph import Graph


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="default: %(default)s")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="number of the first graph; default: %(default)s")
    parser.add_argument("--graphs", type=int, default=GRAPHS_PER_FILE, metavar="N", help="default: %(default)s")
    options = parser.parse_args()
    graphs = [Graph(options.seed, options.first + index) for index in range(options.graphs)]
    sys.stdout.write(GeneratedFile(graphs).text)


if __name__ == "__main__":
    main()
