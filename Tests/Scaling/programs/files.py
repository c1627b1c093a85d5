"""Projects of n files: what one file asks about all of them, each may ask again."""

from .registry import numbered, program

# The other commands read one file.
WHOLE = ("lint", "fix", "report", "forecast")


def with_each(n, template, **others):
    """A file of one line for each number, see `numbered`, and one for each other text."""
    texts = {f"Sources/App/F{number}.swift": text for number, text in enumerate(numbered(n, template).split("\n")[:-1])}
    return texts | {f"Sources/App/{name}.swift": text for name, text in others.items()}


@program(150, WHOLE)
def files_that_call_the_next(n):
    """Each type is used in two files."""
    return with_each(n, "struct A# { func f(_ next: A#+) { next.f(A#()) } }")


@program(150, WHOLE)
def files_that_extend_one_type(n):
    """Its members are in all files, and each file looks for one."""
    return with_each(n, "extension Store { func f#() { f#-() } }", Store="final class Store { var count = 0 }")


@program(150, WHOLE)
def files_of_subclasses(n):
    """What overrides a method may be in any file."""
    return with_each(n, "class A#: Base { override func run() { super.run() } }", Base="class Base { func run() {} }")


@program(150, WHOLE)
def files_of_conformances(n):
    """Each type has witnesses of one protocol."""
    return with_each(
        n, "@MainActor final class A#: Job { var n = 0; func run() { n += 1 } }", Job="protocol Job { func run() }")


@program(150, WHOLE)
def files_that_change_one_global(n):
    """Whether it may be a constant is asked of all files."""
    return with_each(n, "func f#() { shared += 1; limit# += 1 }; var limit# = 0", Shared="var shared = 0")


@program(150, WHOLE)
def files_with_functions_of_one_name(n):
    """Each call may be of each function."""
    return with_each(n, "struct A# { func run(_ x: Int) {} }; func f#(_ a: A#) { a.run(#) }")


@program(150, WHOLE)
def files_with_closures_for_one_function(n):
    """What they capture depends on a function in another file."""
    return with_each(
        n, "class A# { var n = 0; func f() { later { self.n += 1 } } }", Later="func later(_ body: @escaping @Sendable () -> Void) {}")


@program(150, WHOLE)
def files_that_wait_for_one_actor(n):
    """Each waits for the next, through a store that is on an actor."""
    return with_each(
        n, "final class A# { func load(_ store: Store) async -> [A#+] { Task { await store.note(#) }; return [] } }",
        Store="actor Store { func note(_ n: Int) {} }")


@program(100, WHOLE)
def files_of_targets_in_a_row(n):
    """Each module imports the one before."""
    targets = ", ".join(f'.target(name: "T{k}", dependencies: ["T{k - 1}"])' if k else '.target(name: "T0")' for k in range(n))
    manifest = f'// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: "P", targets: [{targets}])\n'
    files = {
        f"Sources/T{k}/A.swift": (f"import T{k - 1}\n" if k else "") + f"public class A{k} {{ public static var shared = {k} }}\n" for k in range(n)}
    return {"Package.swift": manifest} | files
