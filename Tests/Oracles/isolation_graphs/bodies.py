"""Function bodies: closures in every construct that decides where they run, local functions, local types."""

from dataclasses import dataclass, replace

from .nodes import Node

PRELUDE = """import Dispatch

@globalActor actor GlobalA { static let shared = GlobalA() }
@globalActor actor GlobalB { static let shared = GlobalB() }

nonisolated func takePlain(_ body: () -> Void) {}
nonisolated func keepPlain(_ body: @escaping () -> Void) {}
nonisolated func takeAsync(_ body: () async -> Void) {}
nonisolated func keepAsync(_ body: @escaping () async -> Void) {}
nonisolated func takeSendable(_ body: @Sendable () -> Void) {}
nonisolated func keepSendableAsync(_ body: @escaping @Sendable () async -> Void) {}
nonisolated func takeSending(_ body: sending () -> Void) {}
nonisolated func keepSendingAsync(_ body: sending @escaping () async -> Void) {}
nonisolated func takeMain(_ body: @MainActor () -> Void) {}
nonisolated func keepMainAsync(_ body: @escaping @MainActor () async -> Void) {}
nonisolated func takeGlobalA(_ body: @GlobalA () -> Void) {}
nonisolated func keepNonsending(_ body: nonisolated(nonsending) @escaping () async -> Void) {}
nonisolated func keepConcurrent(_ body: @concurrent @escaping () async -> Void) {}
nonisolated func inherit(@_inheritActorContext _ body: @escaping @Sendable () async -> Void) {}
nonisolated func inheritAlways(@_inheritActorContext(always) _ body: @escaping @Sendable () async -> Void) {}
"""

# (head, whether the closure is async, whether the code around it must be)
CLOSURES = [
    ("Task {", True, False),
    ("Task(priority: .low) {", True, False),
    ("Task.detached {", True, False),
    ("Task.immediate {", True, False),
    ("Task.immediateDetached {", True, False),
    ("Task { @MainActor in", True, False),
    ("Task { @concurrent in", True, False),
    ("Task.detached { @GlobalA in", True, False),
    ("takePlain {", False, False),
    ("keepPlain {", False, False),
    ("takeAsync {", True, False),
    ("keepAsync {", True, False),
    ("takeSendable {", False, False),
    ("keepSendableAsync {", True, False),
    ("takeSending {", False, False),
    ("keepSendingAsync {", True, False),
    ("takeMain {", False, False),
    ("keepMainAsync {", True, False),
    ("takeGlobalA {", False, False),
    ("keepNonsending {", True, False),
    ("keepConcurrent {", True, False),
    ("inherit {", True, False),
    ("inheritAlways {", True, False),
    ("[1].forEach { _ in", False, False),
    ("_ = [1].lazy.filter { _ in true", None, False),
    ("_ = [1].map { $0", None, False),
    ("_ = {", False, False),
    ("_ = { @Sendable in", False, False),
    ("_ = { () async in", True, False),
    ("_ = { @MainActor in", False, False),
    ("let _: @Sendable () -> Void = {", False, False),
    ("let _: @MainActor () -> Void = {", False, False),
    ("let _: () async -> Void = {", True, False),
    ("let _: nonisolated(nonsending) () async -> Void = {", True, False),
    ("_ = AsyncStream<Int> { _ in", False, False),
    ("DispatchQueue.main.async {", False, False),
    ("DispatchQueue.main.asyncAfter(deadline: .now()) {", False, False),
    ("DispatchQueue.global().async {", False, False),
    ("DispatchQueue.global().sync {", False, False),
    ("await MainActor.run {", False, True),
    ("await withTaskGroup(of: Void.self) { group in", True, True),
    ("await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in", False, True),
    ("await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in", False, True),
    ("await withTaskCancellationHandler {", True, True),
]
GROUP_CLOSURES = ["group.addTask {", "_ = group.addTaskUnlessCancelled {", "group.addImmediateTask {"]


@dataclass(frozen=True)
class Place:
    """Where statements are made: what can be captured that is an actor, and whether `await` is allowed."""

    is_async: bool
    actor_name: str | None
    depth: int


class Bodies:
    """Makes statements for one graph; `name` gives names that are unused in it."""

    def __init__(self, rng, name):
        self.rng = rng
        self.name = name

    def body(self, place):
        """A few statements, often none."""
        if place.depth <= 0 or self.rng.random() < 0.45:
            return []
        return [self.statement(place) for _ in range(self.rng.randint(1, 2))]

    def statement(self, place):
        chance = self.rng.random()
        if chance < 0.72:
            return self.closure(place)
        if chance < 0.88:
            return self.local_function(place)
        if chance < 0.94:
            return Node("defer {", self.body(replace(place, is_async=False, depth=place.depth - 1)))
        return self.local_type()

    def closure(self, place):
        head, is_async, needs_async = self.rng.choice(CLOSURES)
        while needs_async and not place.is_async:
            head, is_async, needs_async = self.rng.choice(CLOSURES)
        if is_async is None:
            return Node(head + " }")
        inner = Place(is_async, place.actor_name, place.depth - 1)
        children = []
        if place.actor_name and self.rng.random() < 0.5:
            children.append(Node(f"_ = {place.actor_name}"))
        if "group in" in head and self.rng.random() < 0.8:
            children.append(Node(self.rng.choice(GROUP_CLOSURES), self.captures(inner) + self.body(Place(True, place.actor_name, place.depth - 2))))
        if "ontinuation:" in head:
            children.append(Node("continuation.resume()"))
        children += self.body(inner)
        tail = "}"
        if "CancellationHandler" in head:
            tail = "} onCancel: {}"
        return Node(head, children, tail)

    def captures(self, place):
        return [Node(f"_ = {place.actor_name}")] if place.actor_name and self.rng.random() < 0.5 else []

    def local_function(self, place):
        is_async = self.rng.random() < 0.4
        attributes = ["", "", "", "@MainActor ", "nonisolated ", "@Sendable ", "@GlobalA "]
        if is_async:
            attributes += ["@concurrent ", "nonisolated(nonsending) "]
        attribute = self.rng.choice(attributes)
        inner = Place(is_async, place.actor_name, place.depth - 1)
        effect = " async" if is_async else ""
        return Node(f"{attribute}func {self.name('local')}(){effect} {{", self.captures(inner) + self.body(inner))

    def local_type(self):
        attribute = self.rng.choice(["", "", "", "@MainActor ", "nonisolated "])
        members = [Node(f"func {self.name('inner')}() {{}}"), Node(f"var {self.name('kept')}: Int {{ 0 }}")]
        if self.rng.random() < 0.5:
            members.append(Node(f"func {self.name('inner')}() async {{", self.body(Place(True, None, 1))))
        return Node(f"{attribute}struct {self.name('Local')} {{", members)
