import Testing

/// Generated code: more declarations of one kind in a file than are written by hand. Every question about it is
/// answered quickly.
@Suite("Files with very many declarations")
struct HugeFileTests {
  /// In debug builds, quadratic time shows with few declarations already.
  #if DEBUG
    private static let count = 2_000
  #else
    private static let count = 100_000
  #endif

  private static let shapes: [(name: String, text: @Sendable (Int) -> String)] = [
    ("structures", { "struct S\($0) { var x = \($0) }" }),
    ("structures of one name", { _ in "struct S { var x = 1 }" }),
    ("classes that inherit in a circle", { "class C\($0): C\(($0 + 1) % count) { override func f() {} }" }),
    ("typealiases in a circle", { "typealias T\($0) = T\(($0 + 1) % count); let v\($0): T\($0) = 1" }),
    ("globals that follow from each other", { "let x\($0) = x\($0 + 1)" }),
    ("extensions of an unknown type", { "extension Unknown: P { func f\($0)() { Task { await f\($0 + 1)() } } }" }),
    ("overloads", { "func f(_ x: T\($0)) {}; let y\($0) = f" }),
    (
      "models that refer to each other",
      { "@Model final class M\($0) { var other: M\(($0 + 1) % count)?; var all: [M\(($0 + 7) % count)] = [] }" }
    ),
    (
      "protocols that refine in a circle",
      { "protocol P\($0): P\(($0 + 1) % count) { associatedtype A; func f(_ a: A) }" }
    )
  ]

  @Test("Linting ends", .timeLimit(.minutes(60)), arguments: shapes.indices)
  func lint(_ shape: Int) throws {
    let outcome = try Self.workspace(shape).run("--fail-on=never", "--format=json", ".")
    #expect(outcome.status == 0, "\(Self.shapes[shape].name): \(outcome.errors)")
  }

  @Test("Listing the index, types and isolation ends", .timeLimit(.minutes(60)), arguments: shapes.indices)
  func list(_ shape: Int) throws {
    let workspace = try Self.workspace(shape)
    for command in [["index"], ["type", "--all"], ["isolation"]] {
      let outcome = try BuiltCommand.run(command + ["A.swift", "--format=json"], in: workspace.path)
      #expect(outcome.status == 0, "\(Self.shapes[shape].name), \(command[0]): \(outcome.errors)")
      #expect(outcome.output.count > 2, "\(Self.shapes[shape].name), \(command[0]): nothing is said")
    }
  }

  private static func workspace(_ shape: Int) throws -> Workspace {
    try Workspace(["A.swift": (0..<count).map(shapes[shape].text).joined(separator: "\n") + "\n"])
  }
}
