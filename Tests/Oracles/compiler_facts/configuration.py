"""The compiler configurations in which isolation differs, and their short names.

A name is a mode (`5`, `5complete`, `6`) and any of the options in OPTIONS, each after a `+`: `6+MA+NNS`.
"""

from dataclasses import dataclass

MODES = {
    "5": ("5", "minimal"),
    "5complete": ("5", "complete"),
    "6": ("6", None),
}

OPTIONS = {
    "MA": ("--default-isolation", "MainActor"),
    "NNS": ("--enable-upcoming-feature", "NonisolatedNonsendingByDefault"),
    "ISO": ("--enable-upcoming-feature", "InferIsolatedConformances"),
    "DO": ("--enable-upcoming-feature", "DisableOutwardActorInference"),
}


@dataclass(frozen=True)
class Configuration:
    """A language mode and the options on top of it."""

    mode: str
    options: tuple[str, ...] = ()

    @classmethod
    def named(cls, name):
        """The configuration of that name; ValueError for a name that is none."""
        mode, *options = name.strip().split("+")
        unknown = [option for option in options if option not in OPTIONS]
        if mode not in MODES or unknown:
            raise ValueError(f"{name}: no such configuration")
        return cls.of(mode, options)

    @classmethod
    def of(cls, mode, options=()):
        """The options in the order of OPTIONS, so that a configuration has one name."""
        return cls(mode, tuple(option for option in OPTIONS if option in options))

    @property
    def name(self):
        return "+".join((self.mode, *self.options))

    @property
    def linter_arguments(self):
        """The same configuration, as the options of `concurlint isolation`."""
        version, strictness = MODES[self.mode]
        arguments = ["--swift-version", version]
        if strictness:
            arguments += ["--strict-concurrency", strictness]
        for option in self.options:
            arguments += OPTIONS[option]
        return arguments

    @property
    def compiler_arguments(self):
        """The same configuration, as the options of `swiftc -frontend`."""
        version, strictness = MODES[self.mode]
        arguments = ["-swift-version", version]
        if strictness:
            arguments.append(f"-strict-concurrency={strictness}")
        for option in self.options:
            name, value = OPTIONS[option]
            arguments += [name.removeprefix("-"), value]
        return arguments


def matrix():
    """Every configuration that generated programs are compared in."""
    found = []
    for mode in MODES:
        for nonsending in ((), ("NNS",)):
            for other in ((), ("ISO",), ("MA",)):
                found.append(Configuration.of(mode, nonsending + other))
    found.append(Configuration.of("5", ("DO",)))
    return found
