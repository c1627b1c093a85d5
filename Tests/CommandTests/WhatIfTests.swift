import Foundation
import ProgramRuns
import Testing

/// What `concurlint forecast` says that annotations would change, held against the compiler.
@Suite("What annotations would change")
struct WhatIfTests {
  private static let sessions = """
    class Session {
      var started = false
      let name = ""
    }
    struct Options { let session: Session; let work: () -> Void }
    func run(_ body: @Sendable () -> Void) {}
    func log(_ session: Session) { run { print(session) } }
    func both(_ session: Session, _ options: Options) { run { print(session); print(options) } }
    func later(_ work: @escaping () -> Void) { run { work() } }
    func all<T>(_ value: T) { run { print(value) } }
    let shared = Session()
    var limit = 1

    """

  /// What is said of the annotations, and what the compiler says of the code with them.
  @Test(
    "The compiler removes and adds as many errors when annotations are added by hand",
    arguments: [
      (["1: final", "1: Sendable"], [("class Session", "final class Session: Sendable")]),
      (["1: @unchecked Sendable"], [("class Session", "class Session: @unchecked Sendable")]),
      (["1: final", "1: @MainActor"], [("class Session", "@MainActor final class Session")]),
      (["12: let"], [("var limit", "let limit")]), (["12: @MainActor"], [("var limit", "@MainActor var limit")]),
      (["12: nonisolated(unsafe)"], [("var limit", "nonisolated(unsafe) var limit")]),
      (["11: nonisolated(unsafe)"], [("let shared", "nonisolated(unsafe) let shared")]),
      (["10: Sendable"], [("<T>", "<T: Sendable>")]), (["9: @Sendable"], [("@escaping ()", "@escaping @Sendable ()")]),
      (
        ["1: final", "1: @unchecked Sendable", "9: @Sendable"],
        [("class Session", "final class Session: @unchecked Sendable"), ("@escaping ()", "@escaping @Sendable ()")]
      )
    ] as [([String], [(String, String)])])
  func annotations(requests: [String], edits: [(String, String)]) throws {
    let workspace = try Workspace(["A.swift": Self.sessions])
    let options = requests.map { "--set=A.swift:\($0)" }
    let outcome = try BuiltCommand.run(
      ["forecast", "--platform=linux", "--no-debug", "--no-config"] + options, in: workspace.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.read("A.swift") == Self.sessions, "nothing is written")
    let before = try Self.errors(of: workspace)
    var edited = Self.sessions
    for (old, new) in edits { edited = edited.replacingOccurrences(of: old, with: new) }
    try workspace.write(Data(edited.utf8), to: "A.swift")
    let after = try Self.errors(of: workspace)
    #expect(before.count == 7)
    let said = outcome.output.firstMatch(of: #/removes (\d+), adds (\d+)/#).map { [Int($0.output.1), Int($0.output.2)] }
    #expect(said == [Self.missing(before, in: after), Self.missing(after, in: before)], "\(outcome.output) \(after)")
  }

  /// What the compiler says of the file.
  private static func errors(of workspace: Workspace) throws -> [String] {
    try ForecastTests.errorsWithWords(ofCompiling: workspace.path + "/A.swift").map { "\($0.line): \($0.words)" }
  }

  /// How many of some errors are not among the others.
  private static func missing(_ errors: [String], in others: [String]) -> Int {
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return errors.filter { error in
      defer { left[error, default: 0] -= 1 }
      return left[error, default: 0] <= 0
    }.count
  }

  @Test("The errors that annotations bring are listed")
  func added() throws {
    let workspace = try Workspace(["A.swift": Self.sessions])
    let outcome = try workspace.run(
      "forecast", "--platform=linux", "--set=A.swift:1: Sendable", "--set=A.swift:1: final")
    #expect(
      outcome.output == """
        removes 3, adds 1: net 2
          A.swift:2: stored property 'started' of 'Sendable'-conforming class 'Session' is mutable.

        """)
  }

  @Test(
    "An annotation that fits no declaration is an error that says why",
    arguments: [
      ("A.swift:4: final", "A.swift:4: no declaration on this line"),
      ("A.swift:400: final", "A.swift:400: no declaration on this line"),
      ("B.swift:1: final", "B.swift: no such file among those that are analysed"),
      ("A.swift:2: final", "A.swift:2: 'final' does not fit variable 'started'"),
      ("A.swift:3: let", "A.swift:3: 'let' does not fit constant 'name'"),
      ("A.swift:8: sending", "'sending' fits several declarations on this line: parameter 'session', parameter 'options'"),
      ("A.swift:1: public", "option '--set' adds one of"), ("A.swift: final", "option '--set' takes 'FILE:LINE: ANNOTATION'")
    ])
  func obstacles(request: String, words: String) throws {
    let workspace = try Workspace(["A.swift": Self.sessions])
    let outcome = try workspace.run("forecast", "--platform=linux", "--set=\(request)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  private static func whatIf(_ text: String, _ options: String...) throws -> [String] {
    let workspace = try Workspace(["A.swift": text])
    let outcome = try BuiltCommand.run(
      ["forecast", "--platform=linux", "--no-config", "--format=text", "--what-if"] + options, in: workspace.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try workspace.read("A.swift") == text, "nothing is written")
    return outcome.output.split(separator: "\n").drop { $0 != "what if" }.dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test("The search takes what removes the most, and what the compiler has to believe last")
  func search() throws {
    let found = try Self.whatIf(
      """
      final class Session { var started = false }
      class Name { let text = "" }
      public struct Options { public let name: Name }
      class Screen { var title = "" }
      let screen = Screen(), other = Screen()
      let one = Session(), two = Session(), three = Session()
      let first = Name(), second = Name()
      let options = Options(name: Name()), others = [Options(name: Name())]

      """)
    #expect(
      found == [
        """
        A.swift:1:13 class 'Session': 'Sendable' removes 3, adds 1 (stored property 'started' of 'Sendable'-conforming \
        class 'Session' is mutable); net 2, checked
        """, "A.swift:2:7 class 'Name': 'final' and 'Sendable' remove 2; net 2, checked",
        "A.swift:3:15 struct 'Options': 'Sendable' removes 2; net 2, checked; alone 1",
        "A.swift:4:7 class 'Screen': '@unchecked Sendable' removes 2; net 2, promise", "these 4 remove 8 of 9 errors"
      ])
  }

  @Test("What an annotation of an import changes is asked of the one that is compiled")
  func imports() throws {
    let found = try Self.whatIf(
      """
      #if os(Linux)
      import Glibc
      #else
      import Darwin
      #endif
      func write() { fputs("a", stdout); fputs("b", stderr) }

      """)
    #expect(
      found == [
        "A.swift:2:8 import 'Glibc': '@preconcurrency' removes 2; net 2, promise", "this one removes 2 of 2 errors"
      ])
  }

  @Test("Changes that need each other are made together")
  func together() throws {
    let found = try Self.whatIf(
      """
      public class First { public let text = "" }
      public class Second { public let first = First() }
      struct Pair { let first: First; let second: Second }
      func run(_ body: @Sendable () -> Void) {}
      func one(_ pair: Pair) { run { print(pair) } }
      func two(_ pair: Pair) { run { print(pair) } }

      """)
    #expect(
      found == [
        """
        A.swift:1:14 class 'First': 'final' and 'Sendable', with A.swift:2:14 class 'Second': 'final' and 'Sendable' \
        remove 2; net 2, checked
        """, "this one removes 2 of 2 errors"
      ])
  }

  @Test("JSON has the targets, the errors, what they rest on, and what was found")
  func json() throws {
    let workspace = try Workspace([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "P")])
      """,
      "Sources/P/P.swift": """
      public class Session { public let name = "" }
      public struct Options { public let name = "" }
      struct Pair { let session: Session; let options: Options }
      let one = Session(), two = Session()
      func run(_ body: @Sendable () -> Void) {}
      func log(_ pair: Pair) { run { print(pair) } }

      """
    ])
    let options = ["--platform=linux", "--define=EXTRA", "--what-if", "--format=json", "--quiet"]
    let outcome = try BuiltCommand.run(["forecast"] + options, in: workspace.path)
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    let said = try JSON(outcome.output)
    #expect(said["format"].string == "concurlint-forecast")
    #expect(said["version"].int == 1)
    #expect(said["assumptions"]["platform"].string == "linux")
    #expect(said["assumptions"]["defines"].array.map(\.string) == ["EXTRA"])
    #expect(said["targets"][0]["name"].string == "P")
    #expect(said["targets"][0]["today"].string == "5")
    #expect(said["targets"][0]["errors"].array.map(\.int) == [3])
    #expect(said["causes"].array.map { $0["name"].string } == ["Session", "one", "two", "Options"])
    #expect(said["causes"].array.map { $0["errors"].int } == [3, 1, 1, 1])
    #expect(said["causes"][0]["allOf"].array.map(\.int) == [3])
    let errors = said["errors"].array
    #expect(errors.map { $0["causes"].array.map(\.int) } == [[0], [0], [0, 3]])
    #expect(errors.map { $0["alternatives"].array.map(\.int) } == [[1], [2], []])
    #expect(errors.map { $0["group"].string }.last == "SendableClosureCaptures")
    #expect(Set(errors.compactMap { $0["id"].string }).count == 3)
    let steps = said["whatIf"].array
    #expect(steps.count == 1)
    #expect(steps[0]["changes"].array.map { $0["name"].string } == ["Session"])
    #expect(steps[0]["changes"][0]["annotations"].array.map(\.string) == ["final", "Sendable"])
    #expect([steps[0]["removes"].int, steps[0]["net"].int, steps[0]["remaining"].int] == [2, 2, 1])
    #expect(said["isCutShort"].bool == false)
  }
}
