"""Source text as a tree of lines, so that a part can be left out."""


class Node:
    """A line, or a line that opens a block, the block's nodes, and the line that closes it."""

    def __init__(self, head, children=None, tail="}"):
        self.head = head
        self.children = children
        self.tail = tail

    def lines(self, indent=""):
        yield indent + self.head
        if self.children is not None:
            for child in self.children:
                yield from child.lines(indent + "  ")
            yield indent + self.tail


def lines(nodes):
    return [line for node in nodes for line in node.lines()]


def text(nodes):
    return "\n".join(lines(nodes)) + "\n"


def without_one(nodes):
    """Every copy of the forest that lacks one node, the large parts first."""
    for index in range(len(nodes)):
        yield nodes[:index] + nodes[index + 1 :]
    for index, node in enumerate(nodes):
        if node.children:
            for children in without_one(node.children):
                yield [*nodes[:index], Node(node.head, children, node.tail), *nodes[index + 1 :]]


def minimised(nodes, still_fails, attempts=400):
    """The forest with as many nodes left out as possible while the failure stays; stops after so many attempts."""
    smaller = True
    while smaller:
        smaller = False
        for candidate in without_one(nodes):
            attempts -= 1
            if attempts < 0:
                return nodes
            if still_fails(candidate):
                nodes, smaller = candidate, True
                break
    return nodes
