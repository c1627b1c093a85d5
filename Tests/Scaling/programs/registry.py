"""The list of all programs: texts whose size is a parameter.

A program is a function of n that returns what stands in A.swift, or a whole project: texts by path. What its documentation says is which
question could take more time than there is text.
"""

PROGRAMS = {}


class Program:
    def __init__(self, function, size, commands):
        self.name = function.__name__.replace("_", "-")
        self.about = (function.__doc__ or "").strip()
        self.size = size
        # None for all.
        self.commands = commands
        self._function = function

    def files(self, size):
        made = self._function(size)
        return made if isinstance(made, dict) else {"A.swift": made}


def program(size, commands=None):
    """Lists a function: it is measured at n = size, twice and four times that."""

    def register(function):
        made = Program(function, size, commands)
        assert made.name not in PROGRAMS, made.name
        PROGRAMS[made.name] = made
        return function

    return register


def define(name, size, about, function):
    """Lists one of a row of programs that differ by a few words."""
    function.__name__, function.__doc__ = name, about
    program(size)(function)


def numbered(count, template):
    """The template once for each number: `#` stands for it, `#+` for the next and `#-` for the one before."""
    lines = []
    for number in range(count):
        line = template.replace("#+", str((number + 1) % count)).replace("#-", str(max(number - 1, 0)))
        lines.append(line.replace("#", str(number)))
    return "\n".join(lines) + "\n"


def body(statements, before="func f() async {\n", after="}\n"):
    """Statements in a function."""
    return before + statements + after
