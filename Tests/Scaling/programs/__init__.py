"""All programs, by name."""

from . import declarations, files, flow, nesting, projects, rows, rules, types  # noqa: F401
from .registry import PROGRAMS  # noqa: F401
