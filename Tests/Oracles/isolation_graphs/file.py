"""Twenty graphs make a file, so that the compiler is started rarely."""

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from .bodies import PRELUDE
from .graph import Graph
from .nodes import lines

GRAPHS_PER_FILE = 20


def generated_folder(name):
    """Where generated files are written: outside any package, as the linter reads the settings of an enclosing one."""
    folder = Path(tempfile.gettempdir()).resolve() / f"concurlint-oracles-{os.getuid()}" / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@dataclass
class GraphNodes:
    """A graph that was not made from a seed, such as one that lacks some of its nodes."""

    nodes: list


class GeneratedFile:
    """The text of some graphs, and which lines each of them has."""

    def __init__(self, graphs):
        self.graphs = graphs
        written = PRELUDE.splitlines()
        self.regions = []
        for graph in graphs:
            own = lines(graph.nodes)
            self.regions.append((len(written) + 1, len(written) + len(own)))
            written += own
        self.text = "\n".join(written) + "\n"

    def without(self, errors):
        """The file of the graphs that no error stands in."""
        broken = [self.graph_at(error.line) for error in errors]
        return GeneratedFile([graph for graph in self.graphs if graph not in broken])

    def graph_at(self, line):
        """The graph that a line belongs to; None for the prelude."""
        return next((graph for graph, (first, last) in zip(self.graphs, self.regions) if first <= line <= last), None)


def generated_files(seed, count):
    """Files of GRAPHS_PER_FILE graphs each, `count` graphs in all."""
    for start in range(0, count, GRAPHS_PER_FILE):
        yield GeneratedFile([Graph(seed, number) for number in range(start, min(count, start + GRAPHS_PER_FILE))])
