"""One random graph: protocols, wrappers, types with members and extensions, free functions, and their relations.

Most graphs type-check, as names are unique and a requirement's name always has the same signature; what
is wrong about isolation alone does not keep the compiler from inferring the rest.
"""

import random
from dataclasses import dataclass, field

from .bodies import Bodies, Place
from .members import Members
from .nodes import Node

# A requirement's name tells its signature, so that one declaration can witness several protocols' requirements.
REQUIREMENTS = {
    "sync": "func sync{n}()",
    "later": "func later{n}() async",
    "value": "var value{n}: Int {{ get }}",
    "kind": "static func kind{n}()",
    "make": "init(make{n} value: Int)",
    "other": "func other{n}()",
    "wait": "func wait{n}() async",
}
WITNESSES = {
    "sync": "func sync{n}() {{",
    "later": "func later{n}() async {{",
    "value": "var value{n}: Int {{ 0 }}",
    "kind": "static func kind{n}() {{",
    "make": "init(make{n} value: Int) {{}}",
    "other": "func other{n}() {{",
    "wait": "func wait{n}() async {{",
}
STANDARD = ["Error", "Sendable", "@unchecked Sendable", "SendableMetatype"]


@dataclass
class Protocol:
    name: str
    all_names: set = field(default_factory=set)
    requirements: set = field(default_factory=set)
    is_class_bound: bool = False
    is_actor: bool = False
    is_isolated: bool = False


@dataclass
class Nominal:
    name: str
    kind: str
    attribute: str
    conforms: set = field(default_factory=set)
    members: set = field(default_factory=set)
    overridable: list = field(default_factory=list)
    has_init: bool = False
    is_subclass: bool = False


class Graph:
    """A graph of about twenty declarations, the same for the same seed and number."""

    def __init__(self, seed, number):
        self.rng = random.Random(f"{seed}/{number}")
        self.number = number
        self.counter = 0
        self.protocols, self.aliases, self.wrappers, self.nominals = [], [], [], []
        self.bodies = Bodies(self.rng, self.name)
        self.members = Members(self)
        self.nodes = self._make()

    def name(self, stem):
        self.counter += 1
        return f"{stem}{self.number}_{self.counter}"

    def pick(self, weighted):
        """One of the keys, by its weight."""
        return self.rng.choices(list(weighted), list(weighted.values()))[0]

    def _make(self):
        rng, nodes = self.rng, []
        if rng.random() < 0.2:
            self.main_alias = self.name("Main")
            nodes.append(Node(f"typealias {self.main_alias} = MainActor"))
        else:
            self.main_alias = "MainActor"
        nodes += [self._protocol() for _ in range(rng.randint(1, 3))]
        if len(self.protocols) > 1 and rng.random() < 0.4:
            nodes.append(self._alias())
        nodes += [self._wrapper() for _ in range(rng.choice([0, 0, 1, 1, 2]))]
        for _ in range(rng.randint(2, 3)):
            nodes += self._nominal()
        nodes += [self._function() for _ in range(rng.randint(1, 2))]
        if rng.random() < 0.3:
            nodes.append(self.members.imported_extension())
        if rng.random() < 0.3:
            nodes.append(self.members.global_variable())
        if rng.random() < 0.3:
            rng.shuffle(nodes)
        return nodes

    def global_attribute(self):
        return self.pick({f"@{self.main_alias} ": 5, "@GlobalA ": 2})

    def _protocol(self):
        rng = self.rng
        protocol = Protocol(self.name("Proto"))
        protocol.all_names = {protocol.name}
        attribute = self.pick({"": 6, self.global_attribute(): 3, "nonisolated ": 2})
        inherited = []
        protocol.is_isolated = attribute.startswith("@")
        if self.protocols and rng.random() < 0.35:
            parent = rng.choice(self.protocols)
            inherited.append(parent.name)
            protocol.all_names |= parent.all_names
            protocol.requirements |= parent.requirements
            protocol.is_class_bound, protocol.is_actor = parent.is_class_bound, parent.is_actor
            protocol.is_isolated |= parent.is_isolated
        chance = rng.random()
        if chance < 0.08:
            inherited.append("Sendable")
        elif chance < 0.12:
            inherited.append("AnyObject")
            protocol.is_class_bound = True
        elif chance < 0.15 and not attribute:
            inherited.append("Actor")
            protocol.is_actor = True
        elif chance < 0.18:
            inherited.append("SendableMetatype")
        stated = rng.sample(sorted(REQUIREMENTS), rng.randint(0, 3))
        children = []
        for requirement in stated:
            weights = {"": 12, self.global_attribute(): 4, "nonisolated ": 3}
            if requirement in ("later", "wait"):
                weights |= {"@concurrent ": 1, "nonisolated(nonsending) ": 1}
            children.append(Node(self.pick(weights) + REQUIREMENTS[requirement].format(n=self.number)))
        protocol.requirements |= set(stated)
        self.protocols.append(protocol)
        clause = f": {', '.join(inherited)}" if inherited else ""
        return Node(f"{attribute}protocol {protocol.name}{clause} {{", children)

    def _alias(self):
        first, second = self.rng.sample(self.protocols, 2)
        alias = Protocol(
            self.name("Both"),
            first.all_names | second.all_names,
            first.requirements | second.requirements,
            first.is_class_bound or second.is_class_bound,
            first.is_actor or second.is_actor,
            first.is_isolated or second.is_isolated,
        )
        self.aliases.append(alias)
        return Node(f"typealias {alias.name} = {first.name} & {second.name}")

    def _wrapper(self):
        name = self.name("Wrapper")
        attribute = self.pick({"": 6, "@MainActor ": 1, "nonisolated ": 1})
        weights = {"": 3, "@MainActor ": 4, "@GlobalA ": 1, "nonisolated ": 1}
        children = [Node("nonisolated init() {}"), Node(f"{self.pick(weights)}var wrappedValue: Int {{ 0 }}")]
        if self.rng.random() < 0.3:
            children.append(Node(f"{self.pick(weights)}var projectedValue: Int {{ 1 }}"))
        self.wrappers.append(name)
        return Node(f"@propertyWrapper {attribute}struct {name} {{", children)

    def _nominal(self):
        """A type and its extensions."""
        rng = self.rng
        kind = self.pick({"struct": 5, "class": 5, "final class": 2, "enum": 2, "actor": 4})
        attribute = "" if kind == "actor" else self.pick({"": 10, self.global_attribute(): 4, "nonisolated ": 2})
        nominal = Nominal(self.name("Type"), kind, attribute)
        clause, stated = [], []
        children = []
        classes = [each for each in self.nominals if each.kind == "class"]
        base = None
        if "class" in kind and classes and rng.random() < 0.6:
            base = rng.choice(classes)
            clause.append(base.name)
            nominal.is_subclass = True
            nominal.conforms |= base.conforms
            nominal.has_init = base.has_init
            nominal.members |= base.members
            # Another global actor than the superclass's is an error that says nothing of inference.
            if base.attribute and (attribute != base.attribute or rng.random() < 0.7):
                nominal.attribute = attribute = ""
            nominal.attribute = attribute or base.attribute
        for protocol in self._conformances(nominal, 0.45, in_body=True):
            clause.append(self._conformance_prefix(kind) + protocol.name)
            stated.append(protocol)
        if rng.random() < 0.15 and base is None and kind != "actor":
            clause.append(rng.choice(STANDARD))
        children += self.members.witnesses(nominal, stated, WITNESSES, in_body=True)
        if base is not None:
            children += self.members.overrides(nominal, base)
        children += self.members.some(nominal, in_body=True)
        self.nominals.append(nominal)
        heading = f": {', '.join(clause)}" if clause else ""
        nodes = [Node(f"{attribute}{kind} {nominal.name}{heading} {{", children)]
        for _ in range(rng.choice([0, 0, 1, 1, 2])):
            nodes.append(self._extension(nominal))
        return nodes

    def _conformances(self, nominal, chance, in_body):
        """Protocols that the type does not conform to yet and can, few at a time."""
        for protocol in self.rng.sample([*self.protocols, *self.aliases], len(self.protocols) + len(self.aliases)):
            fits = not protocol.all_names & nominal.conforms
            fits &= not protocol.is_class_bound or "class" in nominal.kind or nominal.kind == "actor"
            fits &= not protocol.is_actor or nominal.kind == "actor"
            fits &= in_body or nominal.kind in ("struct", "enum") or "make" not in protocol.requirements
            fits &= nominal.kind != "actor" or not protocol.is_isolated
            fits &= nominal.kind != "actor" or not protocol.requirements & {"sync", "other", "value"} or self.rng.random() < 0.2
            if fits and self.rng.random() < chance:
                nominal.conforms |= protocol.all_names
                yield protocol

    def _conformance_prefix(self, kind):
        weights = {"": 20, "nonisolated ": 1, "@preconcurrency ": 1}
        if kind != "actor":
            weights["@MainActor "] = 1
        return self.pick(weights)

    def _extension(self, nominal):
        attribute = self.pick({"": 8, self.global_attribute(): 2, "nonisolated ": 2})
        stated = list(self._conformances(nominal, 0.3, in_body=False))[:1]
        # An isolation may not stand on an extension that states conformances.
        clause = f": {stated[0].name}" if stated else ""
        children = self.members.witnesses(nominal, stated, WITNESSES, in_body=False) + self.members.some(nominal, in_body=False)
        return Node(f"{'' if stated else attribute}extension {nominal.name}{clause} {{", children)

    def _function(self):
        is_async = self.rng.random() < 0.5
        weights = {"": 6, self.global_attribute(): 4, "nonisolated ": 3, "@Sendable ": 0.3}
        if is_async:
            weights |= {"@concurrent ": 1, "nonisolated(nonsending) ": 2}
        attribute, parameters, captured = self.pick(weights), "", None
        actors = [each.name for each in self.nominals if each.kind == "actor"]
        if self.rng.random() < 0.2:
            attribute, captured = "", self.name("someone")
            isolated_type = self.rng.choice([*actors, "(any Actor)?", "GlobalA"])
            parameters = f"_ {captured}: isolated {isolated_type}"
        if self.rng.random() < 0.1:
            parameters += f"{', ' if parameters else ''}{self.name('default')}: () -> Int = {{ 0 }}"
        effect = " async" if is_async else ""
        body = [self.bodies.statement(Place(is_async, captured, 3)) for _ in range(self.rng.randint(1, 3))]
        return Node(f"{attribute}func {self.name('free')}({parameters}){effect} {{", body)
