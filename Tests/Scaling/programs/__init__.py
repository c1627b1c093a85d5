"""All programs, by name."""

from . import declarations, flow, nesting, projects, rows, rules, types  # noqa: F401
from .registry import PROGRAMS  # noqa: F401
