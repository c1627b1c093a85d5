"""For each rule the code that it has most work with: many findings in one function, or many that are none for a reason far away."""

from .registry import body, numbered, program

MODEL = "import SwiftData\n@Model final class M { var x = 0; var others: [M] = [] }\n"
PARAMETERS = "func f(m: M, c: ModelContext, k: ModelContainer) async {\n"


def of_rule(rule, size, commands=None):
    """Lists a program under the name of its rule."""

    def register(function):
        function.__name__ = "rule-" + rule
        program(size, commands)(function)
        return function

    return register


@of_rule("actor-context-property-in-hot-loop", 300)
def hot_loops(n):
    """Loops of a model actor, in one function."""
    return "import SwiftData\n@ModelActor actor A { func f(s: [Int]) {\n" + "for x in s { modelContext.insert(M(x)) }\n" * n + "} }\n"


@of_rule("actor-reentrancy-check-then-act", 300)
def tests_of_state(n):
    """Tests of one variable in one function, each with a wait and a write behind it."""
    return "actor A {\nvar p = 0\nfunc g() async {}\nfunc f() async {\n" + "if p < 9 { await g(); p += 1 }\n" * n + "}\n}\n"


@of_rule("actor-stale-read-modify-write", 700)
def stale(n):
    """One property, read and written again and again."""
    return "actor A { var x = 0\nfunc f() async {\n" + "let y = x\nawait g()\nx = y + 1\n" * n + "} }\n"


@of_rule("async-stream-missing-termination", 300)
def streams(n):
    """Streams in one function."""
    return body("let s = AsyncStream<Int> { c in let t = Task { while true { c.yield(1) } } }\n" * n)


@of_rule("async-stream-never-finished", 300)
def unfinished_streams(n):
    """One continuation, yielded to on many ways."""
    return body("let s = AsyncStream<Int> { c in Task {\n" + "if x { c.yield(1) } else { c.finish(); return }\n" * n + "} }\n")


@of_rule("background-context-implicit-autosave", 300)
def autosaving(n):
    """Contexts in one function."""
    return MODEL + PARAMETERS + numbered(n, "let c# = ModelContext(k)\nc#.insert(M())\ntry? c#.save()") + "}\n"


@of_rule("blocking-wait-in-async", 500)
def blocking(n):
    """Waits in one function."""
    return body("let s = DispatchSemaphore(value: 0)\n" + "s.wait()\nThread.sleep(forTimeInterval: 1)\n" * n)


@of_rule("cached-model-reference", 300)
def cached_models(n):
    """Properties that hold models, all set in one function."""
    return MODEL + "@MainActor final class C {\n" + numbered(n, "var cache#: [M] = []") + "func f(m: M) {\n" + numbered(n, "cache#.append(m)") + "} }\n"


@of_rule("context-closure-not-sendable", 150)
def lent_contexts(n):
    """Calls from another isolation, of one function and of many."""
    return MODEL + "@MainActor final class S {\n" + numbered(n, "func w#<T>(_ b: (ModelContext) throws -> T) rethrows -> T { try b(k.mainContext) }") + "}\nnonisolated func f(s: S) async throws {\n" + numbered(n, "_ = try await s.w#{ try $0.fetch(FetchDescriptor<M>()) }\n_ = try await s.w0 { try $0.fetchCount(FetchDescriptor<M>()) }") + "}\n"


@of_rule("continuation-double-resume", 600)
def resumes(n):
    """Pairs of resumes."""
    return "func f() async { await withCheckedContinuation { c in\n" + "if x { c.resume() } else if y { return }\n" * n + "c.resume()\n} }\n"


@of_rule("continuation-missing-resume", 600)
def returns(n):
    """Returns, each perhaps before a resume."""
    return "func f() async { await withCheckedContinuation { c in\n" + "guard let a = b else { return }\ng { c.resume() }\n" * n + "} }\n"


@of_rule("cross-context-model-use", 200)
def crossing_models(n):
    """Models of one context, each used with another."""
    return MODEL + PARAMETERS + "let o = ModelContext(k)\n" + numbered(n, "if let m# = try? o.fetch(FetchDescriptor<M>()).first { c.insert(m#)\nm.others.append(m#) }\no.delete(m)") + "}\n"


@of_rule("delete-without-relationship-cleanup", 300)
def loose_ends(n):
    """Deletes in one function, and uses of the relationship."""
    return MODEL + "@Model final class P { var parts: [M] = [] }\nfunc f(p: P, c: ModelContext) {\n" + "print(p.parts)\nc.delete(p)\n" * n + "}\n"


@of_rule("detached-task", 500)
def detached(n):
    """Tasks in one function, and calls of it."""
    return "nonisolated func f() {\n" + "Task.detached { try await Task.sleep(for: .seconds(1)); x() }\n" * n + "}\n@MainActor func g() {\n" + "f()\n" * n + "}\n"


@of_rule("fetch-then-filter-in-memory", 300)
def fetches(n):
    """Results that are filtered."""
    return MODEL + PARAMETERS + "let r = try! c.fetch(FetchDescriptor<M>())\nlet q = r.filter { $0.x > 1 }\n" * n + "}\n"


@of_rule("final-class-missing-sendable", 400)
def classes(n):
    """Classes, each shared."""
    return numbered(n, "final class C# { let x = 0; static let shared = C#() }") + body(numbered(n, "Task.detached { C#.shared.x }"))


@of_rule("for-await-retains-self", 300)
def endless_loops(n):
    """Tasks in one method."""
    return "class A { let s: AsyncStream<Int>; func f() {\n" + "Task { for await x in s { self.g(x) } }\n" * n + "} }\n"


@of_rule("force-try-persistence", 500)
def forced(n):
    """Forced calls."""
    return MODEL + PARAMETERS + "try! c.save()\nlet r = try! c.fetch(FetchDescriptor<M>())\n" * n + "}\n"


@of_rule("iterate-after-remove-all", 1000)
def emptied(n):
    """Collections that are emptied, each loop somewhere behind."""
    return body("".join(f"a{k}.removeAll()\n" for k in range(n)) + "".join(f"for x in a{k} {{ g(x) }}\n" for k in range(n)))


@of_rule("lock-across-await", 200)
def locks(n):
    """Each lock may be the one that is given back."""
    return "class A { let l = NSLock(); func f() async {\n" + "l.lock()\nawait g()\nl.unlock()\n" * n + "} }\n"


@of_rule("main-actor-assume-isolated", 400)
def assertions(n):
    """Assertions in functions that call each other."""
    return numbered(n, "nonisolated func f#() { MainActor.assumeIsolated { x() }; f#+() }")


@of_rule("main-actor-closure-to-background-callback", 300)
def callbacks(n):
    """Closures of one method."""
    return "@MainActor final class A { var x = 0; func f() {\n" + "URLSession.shared.dataTask(with: u) { d, r, e in self.x += 1 }.resume()\n" * n + "} }\n"


@of_rule("main-actor-on-io-service", 200)
def services(n):
    """Methods of one class that read and write."""
    return "@MainActor final class FileService {\n" + numbered(n, "func f#() throws -> Data { try Data(contentsOf: u#) }") + "}\n"


@of_rule("model-actor-redundant-boilerplate", 300)
def boilerplate(n):
    """Properties without a value."""
    return "import SwiftData\n@ModelActor actor A {\n" + numbered(n, "let x#: Int") + "}\n"


@of_rule("model-captured-in-task", 300)
def captured_models(n):
    """Tasks in one function."""
    return MODEL + PARAMETERS + "Task.detached { m.x = 1; c.insert(m) }\n" * n + "}\n"


@of_rule("model-context-captured-in-task", 300)
def captured_contexts(n):
    """Contexts, each captured."""
    return MODEL + PARAMETERS + numbered(n, "let c# = ModelContext(k)\nTask.detached { try c#.save() }") + "}\n"


@of_rule("model-context-escapes-main-actor-run", 300)
def escaping_contexts(n):
    """Contexts that leave the main actor."""
    return MODEL + PARAMETERS + "let (d, e) = await MainActor.run { (k.mainContext, 1) }\nlet a = await MainActor.run { k.mainContext }\n" * n + "}\n"


@of_rule("model-context-exposed-by-model-actor", 300)
def exposed_contexts(n):
    """Members that give the context away, and uses of it."""
    return "import SwiftData\n@ModelActor actor A {\n" + numbered(n, "nonisolated var c#: ModelContext { modelExecutor.modelContext }\nfunc f#() -> ModelContext { c# }") + "}\n"


@of_rule("model-context-on-dispatch-queue", 300)
def queue_blocks(n):
    """Blocks that capture one context."""
    return MODEL + "func f(m: M, queue: DispatchQueue) { guard let c = m.modelContext else { return }\n" + "queue.async { c.rollback() }\n" * n + "}\n"


@of_rule("model-context-parameter", 300)
def context_parameters(n):
    """Functions that hand a context to the next one."""
    return MODEL + "actor A {\n" + numbered(n, "func f#(c: ModelContext) async { await f#+(c: c) }") + "}\n"


@of_rule("model-context-stored-in-actor", 300)
def stored_contexts(n):
    """Actors, each with a context."""
    return MODEL + numbered(n, "actor A# { let c: ModelContext; init(c: ModelContext) { self.c = c }; func f() { try? c.save() } }")


@of_rule("model-context-stored-in-nonisolated-type", 200)
def unisolated_contexts(n):
    """Functions that call each other, and one of which uses the context."""
    return "import SwiftData\nfinal class S { let c: ModelContext\nfunc f0() throws { try c.save() }\n" + numbered(n, "func f#+() throws { try f#() }\nfunc g#() async throws { try f#() }") + "}\n"


@of_rule("model-outlives-its-context", 200)
def outliving(n):
    """Models of one context, and of many, that are stored."""
    return MODEL + "@MainActor final class S { var r: [M] = []\nfunc f(k: ModelContainer) throws {\nlet o = ModelContext(k)\n" + numbered(n, "r = try o.fetch(FetchDescriptor<M>())\nlet c# = ModelContext(k)\nr = try c#.fetch(FetchDescriptor<M>())") + "} }\n"


@of_rule("model-parameter-crosses-actor", 300)
def crossing_parameters(n):
    """Functions of actors that take models, and a call of each."""
    return MODEL + "actor A {\n" + numbered(n, "func f#(m: M) {}") + "}\n@MainActor func g(a: A, m: M) async {\n" + numbered(n, "await a.f#(m: m)") + "}\n"


@of_rule("model-returned-across-actor", 300)
def crossing_results(n):
    """Functions of actors that return models, and a call of each."""
    return MODEL + "actor A {\n" + numbered(n, "func f#() -> M { M() }") + "}\n@MainActor func g(a: A) async {\n" + numbered(n, "let m# = await a.f#()") + "}\n"


@of_rule("mutable-global-state", 600)
def variables(n):
    """Globals, each written in a function."""
    return numbered(n, "var a# = 0\nfunc f#() { a# += 1 }")


@program(900)
def globals_of_one_name(n):
    """Which of them is written, and whether any is."""
    return "var a = 0\n" * n


@of_rule("notification-selector-observer", 300)
def observers(n):
    """Observers of one method, and posts of what they observe."""
    return "@MainActor class A: NSObject { func f() {\n" + (
        "NotificationCenter.default.addObserver(self, selector: #selector(g), name: x, object: nil)\n" * n) + "}\n@objc func g() {} }\n" + (
        "func p() {\n" + "NotificationCenter.default.post(name: x, object: nil)\n" * n + "}\n")


@of_rule("observable-object-to-observable", 300)
def observable(n):
    """One class, published properties, and views that hold it."""
    views = numbered(n, 'struct V#: View { @StateObject var a = A(); @ObservedObject var b: A; var body: some View { Text("x") } }')
    others = numbered(n, "class B#: ObservableObject { @Published var b = 0\nfunc f() { objectWillChange.send() } }")
    return "import SwiftUI\nclass A: ObservableObject {\n" + numbered(n, "@Published var a# = 0") + "}\n" + views + others


@of_rule("one-sided-relationship-removal", 300)
def one_sided(n):
    """Removals in one function."""
    return "import SwiftData\n@Model final class A { var bs: [B] = [] }\n@Model final class B { var as_: [A] = [] }\nfunc f(a: A) {\n" + "a.bs.removeAll { $0.x }\n" * n + "}\n"


@of_rule("parent-deleted-before-children", 200)
def batches(n):
    """Batches in one function, of models that require each other."""
    return "import SwiftData\n" + numbered(n, "@Model final class M# { var next: M#+ }") + "func f(c: ModelContext) throws {\n" + numbered(n, "try c.delete(model: M#+.self)\ntry c.delete(model: M#.self)") + "}\n"


@of_rule("redundant-main-actor-task", 500)
def redundant_tasks(n):
    """Tasks in one function."""
    return "@MainActor func f() {\n" + "Task { @MainActor in x() }\n" * n + "}\n"


@of_rule("semaphore-bridges-async", 300)
def semaphores(n):
    """Semaphores, each signalled in a task."""
    return "func f() {\n" + numbered(n, "let s# = DispatchSemaphore(value: 0)\nTask { await g(); s#.signal() }\ns#.wait()") + "}\n"


@of_rule("sendable-type-stores-model", 300)
def sent_models(n):
    """Types, and properties of one."""
    return MODEL + numbered(n, "struct S#: Sendable { var m: M }") + "struct T: Sendable {\n" + numbered(n, "var m#: M") + "}\n"


@of_rule("swallowed-sleep-cancellation", 400)
def sleeps(n):
    """Sleeps in one function, code after each, and calls of it."""
    return ("func f() async {\nwhile true {\ntry? await Task.sleep(for: .seconds(1))\ng()\n}\n" + "try? await Task.sleep(for: .seconds(1))\ng()\n" * n + "}\n"
            "func h() async {\n" + "await f()\n" * n + "}\n")


@of_rule("task-sleep-nanoseconds", 400)
def nanoseconds(n):
    """Sleeps in one function."""
    return body("try await Task.sleep(nanoseconds: 1_000_000)\n" * n)


@of_rule("unchecked-sendable-on-model", 300)
def vouched_models(n):
    """Types, each with an extension that vouches for it."""
    return MODEL + numbered(n, "struct S# { var m: M }\nextension S#: @unchecked Sendable {}")


@of_rule("unsaved-task-context", 300)
def unsaved(n):
    """Contexts of tasks, each changed."""
    return MODEL + PARAMETERS + "Task { let d = ModelContext(k); d.insert(M()); if x { try d.save() } }\n" * n + "}\n"


@of_rule("weak-self-upgraded-outside-loop", 300)
def upgrades(n):
    """Tasks in one method."""
    return "class A { func f() {\n" + "Task { [weak self] in guard let self else { return }\nfor await x in s { self.g(x) } }\n" * n + "} }\n"


@of_rule("save-of-fresh-context", 300)
def fresh_saves(n):
    """Statements, and then new contexts that are saved, in one function."""
    return MODEL + PARAMETERS + "g()\n" * n + "try? ModelContext(k).save()\n" * n + "}\n"


@of_rule("strict-concurrency-not-complete", 150, ("lint", "fix", "report"))
def targets(n):
    """Targets, each with settings."""
    listed = ", ".join(f'.target(name: "T{k}")' for k in range(n))
    files = {f"Sources/T{k}/A.swift": "let a = 1\n" for k in range(n)}
    files["Package.swift"] = f'// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "P", targets: [{listed}])\n'
    return files


@of_rule("actor-without-isolated-state", 300)
def idle_actors(n):
    """Functions of one actor, and actors."""
    return "actor A {\n" + numbered(n, "nonisolated func f#() {}") + "}\n" + numbered(n, "actor B# { nonisolated func f() {} }\nextension B# { nonisolated func g() {} }")


@of_rule("approachable-settings-inconsistent", 200, ("lint", "fix", "report"))
def disagreeing_targets(n):
    """Targets without the feature, each with a function that one with it may call."""
    listed = ",\n".join(f'.target(name: "T{k}")' for k in range(n))
    files = {f"Sources/T{k}/A.swift": "public func f() async {}\n" for k in range(n)}
    files["Sources/App/A.swift"] = "".join(f"import T{k}\n" for k in range(n))
    files["Package.swift"] = f'// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: "P", targets: [.executableTarget(name: "App", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]), {listed}])\n'
    return files


@of_rule("async-func-only-spawns-task", 300)
def starting_functions(n):
    """Functions that only start a task, and calls of each."""
    return "@MainActor final class A {\n" + numbered(n, "func f#() async { Task { await f#+() } }") + "}\n@MainActor func g(a: A) async {\n" + numbered(n, "await a.f#()") + "}\n"


@of_rule("async-stream-unbounded-buffer", 300)
def state_streams(n):
    """Streams in one function."""
    return "struct S {}\nstruct PlayerState {}\n" + body("let s = AsyncStream<PlayerState> { c in g(c) }\n" * n)


@of_rule("await-in-main-actor-run-body", 300)
def awaits_in_closures(n):
    """Calls in one closure, each awaited, and closures."""
    return "@MainActor func g() {}\n" + body("await MainActor.run {\n" + "await g()\n" * n + "}\n" + "await MainActor.run { await g() }\n" * n)


@of_rule("main-actor-run-in-loop", 300)
def changes_in_loops(n):
    """Calls in one loop, each of which counts them."""
    return body("for x in y {\n" + "await MainActor.run { g(x) }\n" * n + "}\n", before="nonisolated func f() async {\n")


@of_rule("observable-lazy-needs-ignored", 500)
def lazy_properties(n):
    """Properties of one class."""
    return "import Observation\n@Observable final class A {\n" + numbered(n, "lazy var a# = 0") + "}\n"


@of_rule("redundant-main-actor-run", 400)
def needless_changes(n):
    """Calls in one function."""
    return "@MainActor func f() async {\n" + "await MainActor.run { g() }\n" * n + "}\n"


@of_rule("redundant-sendable-on-error", 500)
def errors(n):
    """Types that say it, and protocols that each inherit from the one before."""
    return numbered(n, "enum E#: Error, Sendable { case a }") + "protocol P0: Error {}\n" + "".join(f"protocol P{k}: P{k - 1}, Sendable {{}}\n" for k in range(1, min(n, 150)))


@of_rule("service-recreated-by-computed-property", 300)
def recreated_services(n):
    """Properties of one class, each read twice."""
    return "final class S { func f() {} }\nfinal class A {\n" + numbered(n, "var s#: S { S() }\nfunc f#() { s#.f(); s#.f() }") + "}\n"


@of_rule("task-wrapping-main-actor-run", 400)
def wrapped_changes(n):
    """Tasks in one function."""
    return "nonisolated func f() {\n" + "Task { await MainActor.run { g() } }\n" * n + "}\n"


@of_rule("unused-combine-import", 200)
def needless_imports(n):
    """Files that import Combine, each with names and members to look at."""
    return {f"{'A' if k == 0 else f'Sources/F{k}'}.swift": "import Combine\nfunc f%d(a: [Int]) { a.map { $0 }.filter { $0 > 1 } }\n" % k for k in range(n)}


@of_rule("unused-observable-object-conformance", 150)
def unobserved_objects(n):
    """Classes in files of their own, each of which is looked for in all views."""
    files = {f"Sources/F{k}.swift": f"import SwiftUI\nfinal class C{k}: ObservableObject {{}}\nfinal class D{k}: ObservableObject {{}}\nstruct V{k}: View {{ @StateObject var c = C{k}(); var body: some View {{ Text(\"x\").environmentObject(c) }} }}\n" for k in range(n)}
    files["A.swift"] = "let a = 1\n"
    return files


@of_rule("nonisolated-async-needs-concurrent", 200, ("lint", "fix", "report"))
def blocking_functions(n):
    """Functions that read a file, and a call of each on the main actor."""
    return {
        "Package.swift": '// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: "P", targets: [.target(name: "P", path: "Sources", swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])])\n',
        "Sources/A.swift": "import Foundation\n" + numbered(n, "func f#() async -> Data? { try? Data(contentsOf: u) }") + "@MainActor func g() async {\n" + numbered(n, "await f#()") + "}\n",
    }


@of_rule("observable-view-model-without-main-actor", 200)
def view_models(n):
    """Classes with many properties, and views that hold them."""
    return "import SwiftUI\n@Observable final class A {\n" + numbered(n, "var a# = 0\nfunc f#() async { a# += 1 }") + "}\n" + numbered(
        n, 'struct V#: View { @State var a = A(); var body: some View { Text("x") } }\n@Observable final class B# { var a = 0; func f() async { a = 1 } }\nstruct W#: View { @State var b = B#(); var body: some View { Text("x") } }')


@of_rule("obsolete-strict-concurrency-flag", 150, ("lint", "fix", "report"))
def obsolete_settings(n):
    """Targets, each with a setting of its own."""
    listed = ",\n".join(f'.target(name: "T{k}", swiftSettings: [.enableExperimentalFeature("StrictConcurrency")])' for k in range(n))
    files = {f"Sources/T{k}/A.swift": "let a = 1\n" for k in range(n)}
    files["Package.swift"] = f'// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "P", targets: [{listed}])\n'
    return files


@of_rule("public-value-type-missing-sendable", 400)
def public_values(n):
    """Types that store each other."""
    return "public struct S0 { let x: Int }\n" + "".join(f"public struct S{k} {{ let x: T{k - 1} }}\nstruct T{k} {{ let x = 1 }}\n" for k in range(1, n))


@of_rule("redundant-main-actor-annotation", 400)
def annotations(n):
    """Members of one type."""
    return "@MainActor final class A {\n" + numbered(n, "@MainActor func f#() {}") + "}\n"


@of_rule("wrapper-inferred-isolation", 200, ("lint", "fix", "report"))
def wrapped_properties(n):
    """Properties of one type, each used, and types."""
    return {
        "Package.swift": '// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "P", targets: [.target(name: "P", path: "Sources")])\n',
        "Sources/A.swift": "import SwiftUI\n@MainActor final class M: ObservableObject { func f() {} }\nstruct A: DynamicProperty {\n" + numbered(n, "@StateObject var m# = M()\nfunc f#() { m#.f() }") + "}\n" + numbered(n, "struct B#: DynamicProperty { @StateObject var m = M(); func f() { m.f() } }"),
    }


@program(200)
def models_deleted_by_the_type_that_keeps_them(n):
    """Each property is loaded again after each delete."""
    members = numbered(n, "var m#: [M] = []\nfunc load#() { m# = (try? c.fetch(FetchDescriptor<M>())) ?? [] }\nfunc remove#(_ m: M) { c.delete(m)\nload#() }")
    return MODEL + "@MainActor final class C { let c: ModelContext\ninit(c: ModelContext) { self.c = c }\n" + members + "}\n"


@program(200)
def models_deleted_in_a_file_each(n):
    """What each file deletes, and what goes with that, is asked for each property."""
    file = "import SwiftData\n@Model final class M# { @Relationship(deleteRule: .cascade) var p: P#? }\n@Model final class P# { var x = 0 }\n@MainActor final class C# { var m: M#?\nvar p: P#?\nfunc remove#(_ m: M#, c: ModelContext) { c.delete(m) } }\n"
    return {f"{'A' if k == 0 else f'Sources/F{k}'}.swift": file.replace("#", str(k)) for k in range(n)}


@program(300)
def models_kept_by_functions_of_their_own(n):
    """Properties that each have a function of their own, of an object that a view keeps: each asks for the view and for readers."""
    return (
        MODEL + "import SwiftUI\n@MainActor final class C {\n"
        + numbered(n, "var a#: [M] = []\nfunc f#(c: ModelContext) { a# = try! c.fetch(FetchDescriptor<M>()) }")
        + "}\nstruct V: View { @State var c = C()\nvar body: some View { Text(\"\") } }\n")


@program(300)
def stale_models_of_one_task(n):
    """Waits and uses of models in one task: each use asks which waits come before it, and whether a check does."""
    return (
        MODEL + "@MainActor func f(m: M, ms: [M]) { Task {\n"
        + "await g(m.x)\nm.x = 1\nfor m in ms { await g(m.x)\nguard !m.isDeleted else { continue }\nm.x = 1 }\n" * n + "} }\n")


@program(300)
def models_made_of_each_other(n):
    """Locals that each hold the one before twice: where a model comes from has more and more ways."""
    return (
        MODEL + "@MainActor final class C { var a: [M] = []\nfunc f() {\nlet x0: [M] = []\n"
        + numbered(n, "let x#+ = [x#[0], x#[1]]\na = x#+") + "} }\n")


@program(1000)
def conditions_for_predicates(n):
    """A condition of many parts: each is read as the macro would."""
    return MODEL + PARAMETERS + "_ = try c.fetch(FetchDescriptor<M>()).filter { " + " && ".join(["($0.x > 1 || $0.x < m.x)"] * n) + " }\n}\n"


@of_rule("fetch-in-loop", 300)
def fetches_in_loop(n):
    """Fetches in one loop, each with names of the loop."""
    return MODEL + PARAMETERS + "for k in ks {\n" + numbered(n, "let x# = k\nlet r# = try! c.fetch(FetchDescriptor<M>(predicate: #Predicate { $0.x == x# }))") + "}\n}\n"


@of_rule("fetch-loop-delete-all", 300)
def deleting_loops(n):
    """Loops that delete what they fetch."""
    return MODEL + PARAMETERS + "let r = try! c.fetch(FetchDescriptor<M>())\nfor x in r { c.delete(x) }\n" * n + "}\n"


@of_rule("paged-fetch-without-sort", 300)
def pages(n):
    """Offsets of one descriptor."""
    return MODEL + PARAMETERS + "var d = FetchDescriptor<M>()\n" + "d.fetchOffset = n\n" * n + "}\n"


@of_rule("unbounded-fetch", 300)
def counted_fetches(n):
    """Fetches whose rows are counted."""
    return MODEL + PARAMETERS + "let r = try! c.fetch(FetchDescriptor<M>())\nif r.isEmpty { g(try! c.fetch(FetchDescriptor<M>()).count) }\n" * n + "}\n"


@of_rule("autoreleasepool-placement", 300)
def pools(n):
    """Pools around loops, in one loop in a closure of its own."""
    return "func f(xs: [Int]) {\n" + "autoreleasepool { for x in xs { g(x) } }\n" * n + "}\n"


@of_rule("swallowed-save-error", 300)
def swallowed_saves(n):
    """Saves in one function, with statements after each."""
    return MODEL + PARAMETERS + "try? c.save()\n" * n + "}\n"


@of_rule("model-used-after-await", 150)
def waits_before_changes(n):
    """Waits and changes of one model."""
    return MODEL + "@MainActor func d(m: M, c: ModelContext) { c.delete(m) }\n@MainActor " + PARAMETERS + "await g()\nm.x = 1\n" * n + "}\n"


@of_rule("predicate-key-path-not-stored", 300)
def computed_in_predicates(n):
    """Predicates, and members in one of them."""
    model = "import SwiftData\n@Model final class M { var x = 0; var y: Int { x }; var others: [M] = [] }\n"
    return model + "let p = #Predicate<M> { $0.y == 1 }\n" * n + "let q = #Predicate<M> { " + " && ".join(["$0.y == 1"] * n) + " }\n"


@of_rule("main-context-off-main-actor", 300)
def main_contexts(n):
    """Reads in one function."""
    return MODEL + PARAMETERS + "await k.mainContext.rollback()\n" * n + "}\n"


@of_rule("unsafe-model-lookup", 300)
def lookups(n):
    """Lookups in one function."""
    return MODEL + "func f(i: PersistentIdentifier, c: ModelContext) {\n" + "let m = c.model(for: i) as! M\nprint(m.x)\n" * n + "}\n"


@of_rule("temporary-persistent-id", 200)
def temporary_identifiers(n):
    """Models that are inserted, and identifiers that are read before they are saved."""
    return MODEL + PARAMETERS + numbered(n, "let m# = M()\nc.insert(m#)\nawait g(m#.persistentModelID)") + "}\n"


@of_rule("bulk-insert-without-batch-save", 300)
def inserts_in_loop(n):
    """Inserts in one loop of an import."""
    return MODEL + "func importAll(xs: [Int], c: ModelContext) { for x in xs {\n" + "c.insert(M())\n" * n + "} }\n"


@of_rule("model-collection-retained", 300)
def kept_tables(n):
    """Properties that each keep a table."""
    return MODEL + "@MainActor final class C {\n" + numbered(n, "var a#: [M] = []") + "func f(c: ModelContext) {\n" + numbered(n, "a# = try! c.fetch(FetchDescriptor<M>())") + "} }\n"


@of_rule("blocking-expectation-in-async-test", 300)
def expectations(n):
    """Waits in one test."""
    return "import XCTest\nclass A: XCTestCase { func testA() async {\n" + "wait(for: [e], timeout: 1)\n" * n + "} }\n"


@of_rule("callback-results-race", 200)
def handlers(n):
    """Handlers of one loop."""
    called = "func load(_ done: @escaping (Int) -> Void) { DispatchQueue.global().async { done(1) } }\n"
    return called + "func f() { var all: [Int] = []\nfor x in xs {\n" + "load { all.append($0) }\n" * n + "} }\n"


@of_rule("cancellation-error-swallowed", 300)
def catches(n):
    """Statements that catch in one function."""
    return body("do { try await g() } catch { x = error }\n" * n)


@of_rule("completion-escapes-actor-isolation", 200)
def escaping_closures(n):
    """Closures of one method of an actor."""
    return "func keep(_ work: @escaping () -> Void) {}\nactor A { var x = 0\nfunc f() {\n" + "keep { self.x += 1 }\n" * n + "} }\n"


@of_rule("completion-handler-has-async-variant", 200)
def completions(n):
    """Calls of a type with as many functions, each of which may be the variant."""
    pairs = numbered(n, "func f#(_ done: @escaping (Int) -> Void) {}\nfunc f#() async -> Int { 1 }")
    return "final class A {\n" + pairs + "}\n" + body(numbered(n, "a.f# { print($0) }"), before="func f(a: A) async {\n")


@of_rule("continuation-wraps-async-api", 200)
def wrappers(n):
    """Continuations around one function."""
    wrapped = "final class A { func f(_ done: @escaping (Int) -> Void) {}\nfunc f() async -> Int { 1 } }\n"
    each = "_ = await withCheckedContinuation { c in a.f { c.resume(returning: $0) } }\n"
    return wrapped + body(each * n, before="func f(a: A) async {\n")


@of_rule("dispatch-main-async", 300, ("lint", "fix", "report"))
def main_blocks(n):
    """Blocks in one function."""
    manifest = '// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "A", targets: [.target(name: "A", path: "A")])\n'
    return {"Package.swift": manifest, "A/A.swift": body("DispatchQueue.main.async { x() }\n" * n)}


@of_rule("group-leave-skipped", 200)
def groups(n):
    """Closures that leave one group."""
    start = "func f(q: DispatchQueue) {\nlet g = DispatchGroup()\n"
    return start + "g.enter()\nq.async { guard let a = b else { return }\ng.leave() }\n" * n + "g.wait()\n}\n"


@of_rule("isolated-state-in-deinit", 300)
def deinitializers(n):
    """Classes whose `deinit` uses what they store."""
    return "class T {}\n" + numbered(n, "@MainActor final class C# { var t = T()\ndeinit { use(t) } }")


@of_rule("manual-lock-to-actor", 300)
def actor_locks(n):
    """Methods that take one lock."""
    return "final class A {\nlet l = NSLock()\n" + numbered(n, "func f#() async { l.withLock { x() } }") + "}\n"


@of_rule("nonisolated-unsafe-storage", 300)
def unsafe_storage(n):
    """Variables of one type, and private functions that call each other."""
    variables = numbered(n, "nonisolated(unsafe) static var x# = 0")
    return "enum A {\n" + variables + numbered(n, "private static func f#() { x# += 1; f#+() }") + "}\n"


@of_rule("preconcurrency-conformance-traps", 200)
def unchecked_conformances(n):
    """Classes that conform to one protocol, which is called again and again."""
    calls = "func run(_ p: any P) async {\n" + "p.f()\n" * n + "}\n"
    return "protocol P { func f() }\n" + calls + numbered(n, "@MainActor final class C#: @preconcurrency P { func f() {} }")


@of_rule("published-mutated-off-main", 200)
def published(n):
    """Properties of one class, each changed by a method."""
    properties = numbered(n, "@Published var x# = 0")
    return "import Combine\nclass A: ObservableObject {\n" + properties + numbered(n, "func f#() async { x# += 1 }") + "}\n"


@of_rule("retroactive-unchecked-sendable", 300)
def retroactive(n):
    """Conformances of types that no source declares."""
    return numbered(n, "extension T#: @unchecked @retroactive Sendable {}")


@of_rule("task-yield-as-synchronization", 300)
def yields(n):
    """Statements of one function."""
    return body("await Task.yield()\nx()\n" * n)


@of_rule("throwing-task-result-ignored", 300)
def throwing_tasks(n):
    """Tasks of one function."""
    return body("Task { try await g() }\n" * n)


@of_rule("timer-scheduled-off-main", 300)
def timers(n):
    """Timers of one function."""
    return body("_ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in x() }\n" * n)


@of_rule("uncancellable-loop", 300)
def loops(n):
    """Loops, one in the other."""
    return body("while x { await g()\n" * 20 + "}\n" * 20 + "while x { await g() }\n" * n)


@of_rule("unchecked-sendable-unprotected-state", 200)
def unprotected(n):
    """Variables of one class, and private methods that call each other."""
    variables = numbered(n, "private var x# = 0")
    return "final class A: @unchecked Sendable {\n" + variables + numbered(n, "private func f#() { x# += 1; f#+() }") + "func g() { f0() }\n}\n"


@of_rule("captured-var-in-concurrent-closure", 300)
def variables_of_tasks(n):
    """Variables of one function, each with a task that nothing follows."""
    return body(numbered(n, "var x# = 0\nTask { x# += 1 }"))


@of_rule("blocking-io-in-async", 300)
def files(n):
    """Reads in one function."""
    return "@MainActor func f() throws {\n" + "let a = try Data(contentsOf: u)\n" * n + "}\n"
