"""Members of a type: witnesses, overrides, stored and computed properties, functions, initialisers, nested types."""

from .bodies import Place
from .nodes import Node


class Members:
    """Makes the members of one graph's types."""

    def __init__(self, graph):
        self.graph = graph
        self.rng = graph.rng

    def _attribute(self, is_async=False, plain=14):
        weights = {"": plain, self.graph.global_attribute(): 2, "nonisolated ": 2}
        if is_async:
            weights |= {"@concurrent ": 1, "nonisolated(nonsending) ": 1}
        return self.graph.pick(weights)

    def _body(self, nominal, is_async, is_static=False):
        captured = "self" if nominal.kind == "actor" and not is_static else None
        return self.graph.bodies.body(Place(is_async, captured, 2))

    def witnesses(self, nominal, protocols, templates, in_body):
        """What the type still lacks for its conformances."""
        wanted = set().union(*(protocol.requirements for protocol in protocols)) - nominal.members
        if nominal.kind == "enum":
            wanted_here = sorted(wanted - {"make"})
        else:
            wanted_here = sorted(wanted)
        nominal.members |= wanted
        nodes = []
        for requirement in wanted_here:
            head = templates[requirement].format(n=self.graph.number)
            is_async = " async " in head
            attribute = self._attribute(is_async, plain=24)
            if requirement == "make" and "class" in nominal.kind:
                head = "required " + head
                nominal.has_init = True
            if nominal.kind == "class" and in_body and head.startswith("func"):
                nominal.overridable.append((head, is_async))
            if head.endswith("{"):
                nodes.append(Node(attribute + head, self._body(nominal, is_async, is_static=requirement == "kind")))
            else:
                nodes.append(Node(attribute + head))
        if "make" in wanted and nominal.kind == "enum":
            nodes.append(Node(f"init(make{self.graph.number} value: Int) {{ self = .only }}"))
        return nodes

    def overrides(self, nominal, base):
        nodes = []
        for head, is_async in base.overridable:
            if self.rng.random() < 0.4:
                attribute = self.graph.pick({"": 14, "nonisolated ": 2, self.graph.global_attribute(): 1})
                nodes.append(Node(f"{attribute}override {head}", self._body(nominal, is_async)))
        nominal.overridable += base.overridable
        if base.has_init and self.rng.random() < 0.2 and "make" not in base.members:
            nodes.append(Node("override init() {}"))
        return nodes

    def some(self, nominal, in_body):
        """A few members of any kind that may stand there."""
        makers = [self.function, self.function, self.static_function, self.computed, self.subscript, self.nested]
        if in_body:
            makers += [self.stored, self.stored, self.constant, self.static_constant, self.closure_property, self.observed]
            makers += [self.wrapped, self.initialiser, self.lazy]
        nodes = []
        if nominal.kind == "enum" and in_body:
            nodes.append(Node("case only"))
        if "class" in nominal.kind and in_body:
            if not nominal.has_init and not nominal.is_subclass and self.rng.random() < 0.6:
                nominal.has_init = True
                nodes.append(Node(f"{self._attribute(plain=30)}init() {{}}"))
            if self.rng.random() < 0.15:
                is_isolated = nominal.attribute.startswith("@") and self.rng.random() < 0.5
                nodes.append(Node("isolated deinit {" if is_isolated else "deinit {", self._body(nominal, False, True)))
        for _ in range(self.rng.randint(1, 4)):
            node = self.rng.choice(makers)(nominal, in_body)
            if node is not None:
                nodes.append(node)
        return nodes

    def function(self, nominal, in_body):
        is_async = self.rng.random() < 0.4
        head = f"func {self.graph.name('run')}(){' async' if is_async else ''} {{"
        if nominal.kind == "class" and in_body and self.rng.random() < 0.5:
            nominal.overridable.append((head, is_async))
        if self.rng.random() < 0.06:
            captured = self.graph.name("someone")
            place = Place(is_async, captured, 2)
            head = head.replace("()", f"(_ {captured}: isolated (any Actor)?)")
            if nominal.overridable and nominal.overridable[-1][0] == head:
                nominal.overridable.pop()
            return Node(head, self.graph.bodies.body(place))
        return Node(self._attribute(is_async) + head, self._body(nominal, is_async))

    def static_function(self, nominal, in_body):
        is_async = self.rng.random() < 0.3
        head = f"static func {self.graph.name('shared')}(){' async' if is_async else ''} {{"
        return Node(self._attribute(is_async) + head, self._body(nominal, is_async, is_static=True))

    def computed(self, nominal, in_body):
        name, attribute = self.graph.name("view"), self._attribute()
        form = self.rng.randint(0, 4)
        if form == 0:
            return Node(f"{attribute}var {name}: Int {{", [Node("get { 0 }"), Node("set {}")])
        if form == 1:
            return Node(f"{attribute}var {name}: Int {{", [Node("get async { 0 }")])
        if form == 2:
            return Node(f"{attribute}static var {name}: Int {{ 0 }}")
        if form == 3 and nominal.kind != "actor":
            return Node(f"var {name}: Int {{", [Node("@MainActor get { 0 }")])
        return Node(f"{attribute}var {name}: Int {{ 0 }}")

    def subscript(self, nominal, in_body):
        label = self.graph.name("at")
        return Node(f"{self._attribute()}subscript({label} index: Int) -> Int {{ index }}")

    def nested(self, nominal, in_body):
        attribute = self.graph.pick({"": 8, "@MainActor ": 1, "nonisolated ": 1})
        kind = self.rng.choice(["struct", "class", "enum"])
        children = [Node(f"func {self.graph.name('deep')}() {{}}"), Node(f"static func {self.graph.name('deep')}() {{}}")]
        if kind != "enum":
            children.append(Node(f"var {self.graph.name('field')} = 0"))
        if self.rng.random() < 0.3:
            children.append(Node(f"struct {self.graph.name('Deeper')} {{", [Node(f"func {self.graph.name('deep')}() async {{}}")]))
        return Node(f"{attribute}{kind} {self.graph.name('Nested')} {{", children)

    def stored(self, nominal, in_body):
        if nominal.kind == "enum":
            return None
        attribute = self.graph.pick({"": 14, "@MainActor ": 2, "nonisolated(unsafe) ": 1})
        return Node(f"{attribute}var {self.graph.name('field')} = 0")

    def constant(self, nominal, in_body):
        if nominal.kind == "enum":
            return None
        attribute = self.graph.pick({"": 14, "@MainActor ": 1, "nonisolated ": 2})
        return Node(f"{attribute}let {self.graph.name('constant')} = 0")

    def static_constant(self, nominal, in_body):
        attribute = self.graph.pick({"": 14, "@MainActor ": 2, "nonisolated ": 2})
        value = self.rng.choice(["0", "{ 0 }()"])
        return Node(f"{attribute}static let {self.graph.name('constant')}: Int = {value}")

    def observed(self, nominal, in_body):
        if nominal.kind == "enum":
            return None
        return Node(f"{self._attribute().replace('nonisolated ', '')}var {self.graph.name('field')} = 0 {{", [Node("didSet {}")])

    def closure_property(self, nominal, in_body):
        if nominal.kind == "enum":
            return None
        name, attribute = self.graph.name("handler"), self.graph.pick({"": 10, "@MainActor ": 2})
        form = self.rng.choice([
            "var {} = { 0 }", "var {}: @Sendable () -> Int = { 0 }", "var {}: @MainActor () -> Int = { 0 }", "var {} = Task { 0 }",
            "var {}: () async -> Int = { 0 }",
        ])
        return Node(attribute + form.replace("{}", name, 1))

    def lazy(self, nominal, in_body):
        if nominal.kind == "enum":
            return None
        value = self.rng.choice(["{ 0 }()", "0"])
        return Node(f"{self.graph.pick({'': 10, '@MainActor ': 2})}lazy var {self.graph.name('field')}: Int = {value}")

    def wrapped(self, nominal, in_body):
        if not self.graph.wrappers:
            return None
        static = "static " if nominal.kind == "enum" else ""
        attribute = self.graph.pick({"": 14, "@GlobalA ": 1})
        return Node(f"{attribute}@{self.rng.choice(self.graph.wrappers)} {static}var {self.graph.name('wrapped')}: Int")

    def initialiser(self, nominal, in_body):
        is_async = self.rng.random() < 0.3
        label, effect = self.graph.name("from"), " async" if is_async else ""
        attribute = self._attribute(is_async)
        if "class" in nominal.kind:
            if not nominal.has_init:
                return None
            # Forwarding works whatever the designated initialisers are, and is a crossing where isolation differs.
            return Node(f"{attribute}convenience init({label} value: Int){effect} {{ fatalError() }}")
        if nominal.kind == "enum":
            return Node(f"{attribute}init({label} value: Int){effect} {{ self = .only }}")
        return Node(f"{attribute}init({label} value: Int){effect} {{}}")

    def imported_extension(self):
        graph = self.graph
        attribute = graph.pick({"": 6, "@MainActor ": 2, "nonisolated ": 2})
        children = [
            Node(f"func {graph.name('sum')}() {{}}"),
            Node(f"static func {graph.name('sum')}() async {{}}"),
            Node(f"var {graph.name('sum')}: Int {{ 0 }}"),
        ]
        return Node(f"{attribute}extension Int {{", children)

    def global_variable(self):
        form = self.rng.choice(["let {}: @Sendable () -> Int = { 0 }", "let {}: Int = { 0 }()", "let {} = 0", "var {}: Int { 0 }"])
        attribute = self.graph.pick({"": 6, "@MainActor ": 2, "nonisolated ": 1})
        return Node(attribute + form.replace("{}", self.graph.name("top"), 1))
