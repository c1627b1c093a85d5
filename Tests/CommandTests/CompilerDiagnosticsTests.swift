import CompilerRuns
import Foundation
import LintCompiler
import ProgramRuns
import Testing

/// A package with known warnings is built, and the compiler's output is compared with what the report reads.
@Suite("The compiler's diagnostics in the report", .serialized)
struct CompilerDiagnosticsTests {
  // MARK: A real build

  @Test(
    "Counts by group are those that the compiler printed, with every library; after fixing and building again the trend shows the drop"
  )
  func builtPackage() throws {
    let package = try BuiltPackage()
    let printed = try package.build()
    #expect(printed.groups["MutableGlobalVariable"] == 4)
    #expect(printed.groups["SendingClosureRisksDataRace"] == 2)
    let libraries = InstalledLibraries.all().map(\.name)
    if libraries.isEmpty { return print("The compiler's diagnostics were not read: libclang is not installed.") }
    let readings = try libraries.map { try package.report("before", library: $0) }
    for (library, reading) in zip(libraries, readings) {
      #expect(reading.groups == printed.groups, "\(library)")
      #expect(reading.compiler["problems"] as? [String] == [], "\(library)")
      #expect(reading.diagnostics.map(\.text) == readings[0].diagnostics.map(\.text), "\(library)")
    }

    // Diagnostics of another configuration are the same, and count once.
    _ = try package.build("--configuration", "release")
    let both = try package.report("both", library: libraries[0])
    #expect(both.groups == printed.groups)
    #expect(
      try #require(both.compiler["filesRead"] as? Int) > (try #require(readings[0].compiler["filesRead"] as? Int)))

    let before = readings[0]
    #expect(before.diagnostics.allSatisfy { $0.path.hasPrefix("Sources/") })
    let removed = before.diagnostics.filter { $0.removedBy != nil }
    #expect(removed.count >= 3, "a fix removes what is said about constants and about a type that may be Sendable")
    #expect(removed.allSatisfy { $0.group == "MutableGlobalVariable" })

    let fixed = try package.concurlint("fix", ".", "--allow-dirty")
    #expect(fixed.status != 2, "\(fixed.errors)")
    // The build is older than the sources now.
    let stale = try package.report("stale", library: libraries[0])
    #expect(stale.compiler["changedFiles"] as? [String] == ["Sources/Weather/Settings.swift"])

    try FileManager.default.removeItem(atPath: package.path + "/.build")
    let printedAfter = try package.build()
    let after = try package.report("after", library: libraries[0], "--previous", "before.json")
    #expect(after.groups == printedAfter.groups)
    let left = Set(after.diagnostics.map(\.text))
    for diagnostic in removed { #expect(!left.contains(diagnostic.text), "said to be removed: \(diagnostic.text)") }
    #expect(after.diagnostics.count == before.diagnostics.count - removed.count, "nothing else went, and nothing came")
    let points = try #require((after.json["trend"] as? [String: Any])?["points"] as? [[String: Any]])
    #expect(points.map { $0["compilerDiagnostics"] as? Int } == [before.concurrencyCount, after.concurrencyCount])
    #expect(after.concurrencyCount == before.concurrencyCount - removed.count)
  }

  @Test("Compiler errors about Swift 6 count for readiness, although no rule finds them")
  func rejected() throws {
    guard let library = InstalledLibraries.all().map(\.name).first else {
      return print("No build was read: libclang is not installed.")
    }
    let build = try SmallBuild(
      """
      final class Count {
        var value = 1
      }

      func run(_ body: @escaping @Sendable () -> Void) {}

      func start(_ count: Count) {
        run { count.value = 2 }
      }

      """)
    func readiness(_ arguments: String...) throws -> JSON {
      let outcome = try BuiltCommand.run(
        ["report", ".", "--format=json", "--quiet"] + arguments, in: build.directory.path,
        environment: ["CONCURLINT_LIBCLANG": library])
      return try JSON(outcome.output)["readiness"]
    }
    let (unread, read) = (try readiness(), try readiness("--compiler-diagnostics=."))
    #expect(unread["targets"][0]["stage"].string == "unchecked" && unread["overall"]["value"].int == 60)
    #expect(read["targets"][0]["stage"].string == "rejected" && read["overall"]["value"].int == 40)
  }

  @Test("A forecast is held against a build in Swift 6 mode, by 'forecast' and in the report")
  func forecast() throws {
    guard let library = InstalledLibraries.all().map(\.name).first else {
      return print("No build was read: libclang is not installed.")
    }
    let build = try SmallBuild(
      """
      final class Log { var lines: [String] = [] }
      let shared = Log()
      func log(_ log: Log) { Task { log.lines.append("a") } }
      @MainActor func show(_ log: Log) {}
      func run(_ body: @escaping @Sendable () -> Void) {}
      #if _endian(little)  // true where tests run, but the forecast does not decide it
      func count() { var number = 0; run { number += 1 } }
      #endif

      """)
    func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
      try BuiltCommand.run(
        arguments + ["--compiler-diagnostics=.", "--no-config"], in: build.directory.path,
        environment: ["CONCURLINT_LIBCLANG": library])
    }
    let summary = """
      1 forecast and said, 1 not said (1 of later waves, which the build may not have come to), 1 said and not forecast
      """
    let text = try run("forecast", "--format=text", "--platform=linux")
    #expect(text.output.contains("\ncompared with the build in '.'\n  \(summary)\n  not said:\n    Small.swift:3:24: "))
    let json = try JSON(run("forecast", "--format=json", "--platform=linux").output)["compiler"]
    #expect(json["said"].int == 1 && json["notSaid"][0]["line"].int == 3 && json["notForecast"][0]["line"].int == 7)
    #expect(try run("forecast", "--platform=linux").errors.contains(summary))
    let report = try JSON(run("report", "--format=json").output)["forecast"]["comparison"]
    #expect(report["said"].int == 1 && report["notSaid"][0]["wave"].int == 2)
    #expect(try run("report", "--format=markdown").output.contains("**Compared with the build in `.`:** \(summary)."))
  }

  // MARK: Untrusted folders and files

  @Test("Damaged, empty, foreign and non-regular files are lines of the report, next to what could be read")
  func brokenFiles() throws {
    guard let library = InstalledLibraries.all().map(\.name).first else {
      return print("No broken file was read: libclang is not installed.")
    }
    let build = try SmallBuild("var shared = 1\n")
    let whole = try Data(contentsOf: build.diagnosticsFile)
    let workspace = try Workspace(["Small.swift": "var shared = 1\n"])
    try workspace.write(whole, to: "b/whole.dia")
    try workspace.write(Data(), to: "b/empty.dia")
    try workspace.write(whole.dropLast(5), to: "b/debug/cut.dia")
    try workspace.write(Data("#!/bin/sh\n".utf8), to: "b/foreign.dia")
    try workspace.write(Data("DIAG".utf8) + Data(repeating: 0xFF, count: 64), to: "b/junk\u{1B}[31m.dia")
    try workspace.write(Data("notes".utf8), to: "b/dia.txt")
    let preparation = try workspace.shell(
      "mkfifo b/pipe.dia && mkdir b/folder.dia && ln -s .. b/loop && ln -s whole.dia b/link.dia && truncate -s 100M b/huge.dia"
    )
    #expect(preparation.status == 0)
    // What was compiled is still there.
    let reading = try withExtendedLifetime(build) { try Reading(of: workspace, library: library) }
    #expect(reading.compiler["filesRead"] as? Int == 1)
    #expect(reading.compiler["goneCount"] as? Int == 0)
    #expect(reading.compiler["elsewhereCount"] as? Int == 1, "the file that was compiled is another one")
    #expect(
      reading.problems == [
        "b/debug/cut.dia: the file ends in the middle of a block", "b/empty.dia: the file is empty",
        "b/foreign.dia: this is no file of serialized diagnostics", "b/huge.dia: the file is larger than 64 MB",
        "b/junk\u{1B}[31m.dia: the file is damaged: there is something else than a block at byte 4"
      ])
  }

  @Test("A missing folder, or one with nothing to read, is reported, and the report is written")
  func noFolder() throws {
    let workspace = try Workspace(["Small.swift": "var shared = 1\n"])
    let missing = try workspace.run(
      "report", ".", "--compiler-diagnostics", "nowhere", "--format", "markdown", "--quiet")
    #expect(missing.status == 0)
    #expect(missing.output.contains("nowhere: no such file or directory"))
    try workspace.write(Data(), to: "b/x.o")
    let empty = try workspace.run("report", ".", "--compiler-diagnostics", "b", "--format", "markdown", "--quiet")
    #expect(empty.output.contains("no files of diagnostics") && empty.output.contains("swift build"))
  }

  @Test("A library that cannot be used is named, and everything else is as without it")
  func noLibrary() throws {
    let workspace = try Workspace(["Small.swift": "var shared = 1\n"])
    try workspace.write(Data("DIAG".utf8), to: "b/x.dia")
    let outcome = try workspace.run(
      "report", ".", "--compiler-diagnostics", "b", "--format", "json", "--quiet",
      environment: ["CONCURLINT_LIBCLANG": "/nowhere/libclang.so"])
    #expect(outcome.status == 0)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let missing = try #require((json["compiler"] as? [String: Any])?["missing"] as? String)
    #expect(missing.hasPrefix("CONCURLINT_LIBCLANG names '/nowhere/libclang.so', which cannot be used: "))
    #expect((json["issues"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test(
    "No library is loaded from the working directory, which may be a checkout",
    arguments: [
      "LD_LIBRARY_PATH=", "LD_LIBRARY_PATH=:/nowhere", "LD_LIBRARY_PATH=.",
      "LD_LIBRARY_PATH=lib:../$(basename \"$PWD\")",
      "CONCURLINT_LIBCLANG=./libclang.so", "CONCURLINT_LIBCLANG=lib/libclang.so",
      "CONCURLINT_LIBCLANG=libclang-14.so.1 LD_LIBRARY_PATH="
    ])
  func libraryOfWorkingDirectory(environment: String) throws {
    #if os(Linux)
      let library = """
        #include <stdio.h>
        __attribute__((constructor)) static void run() { fclose(fopen("ran", "w")); }

        """
      let workspace = try Workspace(["Small.swift": "var shared = 1\n", "library.c": library])
      try workspace.write(Data("DIAG".utf8), to: "b/x.dia")
      let words = ["clang", "-shared", "-fPIC", "-o", "\(workspace.path)/libclang.so", "\(workspace.path)/library.c"]
      let built = try ProgramRun.run(words)
      #expect(built.status == 0, "\(built.output)")
      let outcome = try workspace.shell(
        """
        for n in $(seq 14 24); do cp libclang.so libclang-$n.so.$n; cp libclang.so libclang-$n.so.1; done
        cp libclang.so libclang.so.1; mkdir lib && cp libclang* lib
        export \(environment); "$CONCURLINT" report . --compiler-diagnostics b --quiet > report.md
        """)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try !workspace.names().contains("ran"))
    #endif
  }

  @Test("Whatever the bytes, each file is read or reported, with every library")
  func mutations() throws {
    let build = try SmallBuild("class Box {}\nvar shared = Box()\nfunc read(_ box: Box) { Task { _ = box } }\n")
    let whole = [UInt8](try Data(contentsOf: build.diagnosticsFile))
    let workspace = try Workspace(["Small.swift": ""])
    // The same in every run.
    var generator = SplitMix(state: 1)
    let count = 120
    for number in 0..<count {
      var bytes = whole
      for _ in 0...Int.random(in: 0...4, using: &generator) {
        let place = Int.random(in: 4..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
        default: bytes.removeSubrange(place / 4 * 4..<min(place / 4 * 4 + 4, bytes.count))
        }
      }
      try workspace.write(Data(bytes), to: "b/\(number).dia")
    }
    for library in InstalledLibraries.all().map(\.name) {
      let reading = try Reading(of: workspace, library: library)
      #expect(reading.compiler["missing"] == nil, "\(library)")
      #expect(try #require(reading.compiler["filesRead"] as? Int) + reading.problems.count == count, "\(library)")
    }
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// What a report says about a build.
private struct Reading {
  struct Diagnostic {
    let path: String
    let group: String
    let removedBy: String?
    /// All but the line, which fixes may move.
    let text: String
    let isAboutConcurrency: Bool
  }

  let json: [String: Any]
  var compiler: [String: Any] { json["compiler"] as? [String: Any] ?? [:] }

  init(_ data: Data) throws { json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]) }

  init(of workspace: Workspace, library: String) throws {
    let outcome = try workspace.run(
      "report", ".", "--compiler-diagnostics", "b", "--format", "json", "--quiet",
      environment: ["CONCURLINT_LIBCLANG": library])
    #expect(outcome.status == 0, "\(outcome.errors)")
    try self.init(Data(outcome.output.utf8))
  }

  /// Errors and warnings by group; those without one are under the empty name.
  var groups: [String: Int] {
    var counts: [String: Int] = [:]
    for group in compiler["groups"] as? [[String: Any]] ?? [] {
      counts[group["name"] as? String ?? "?", default: 0] +=
        (group["errors"] as? Int ?? 0) + (group["warnings"] as? Int ?? 0)
    }
    return counts
  }

  var diagnostics: [Diagnostic] {
    (compiler["diagnostics"] as? [[String: Any]] ?? []).map { value in
      let path = (value["place"] as? [String: Any])?["path"] as? String ?? ""
      let message = value["message"] as? String ?? ""
      return Diagnostic(
        path: path, group: value["group"] as? String ?? "", removedBy: value["removedBy"] as? String,
        text: "\(path): \(message)",
        isAboutConcurrency: value["isAboutConcurrency"] as? Bool ?? false)
    }
  }

  var concurrencyCount: Int { diagnostics.count(where: \.isAboutConcurrency) }

  var problems: [String] {
    (compiler["problems"] as? [[String: Any]] ?? []).map { "\($0["path"] ?? ""): \($0["reason"] ?? "")" }
  }
}

/// A copy of `Fixtures/compiler`.
private final class BuiltPackage {
  let path: String

  init() throws {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/compiler")
      .standardized
    let directory = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
      "concurlint-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: fixture, to: directory)
    path = directory.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  struct Printed {
    /// Distinct errors and warnings by group: SwiftPM prints some twice.
    var groups: [String: Int] = [:]
  }

  func build(_ options: String...) throws -> Printed {
    let outcome = try ProgramRun.run(["swift", "build", "--package-path", path] + options)
    #expect(outcome.status == 0, "\(outcome.output)")
    let line = /^(\/[^:]+):(\d+):(\d+): (?:warning|error): (.*)$/
    var seen: Set<String> = []
    var printed = Printed()
    for text in outcome.output.split(separator: "\n") {
      guard let match = text.wholeMatch(of: line), seen.insert(String(text)).inserted else { continue }
      let group = match.4.firstMatch(of: /\[#([\w-]+)\]$/).map { String($0.1) } ?? ""
      printed.groups[group, default: 0] += 1
    }
    return printed
  }

  func concurlint(_ arguments: String..., library: String = "") throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: path, environment: ["CONCURLINT_LIBCLANG": library])
  }

  func report(_ name: String, library: String, _ arguments: String...) throws -> Reading {
    let words =
      ["report", ".", "--quiet", "--compiler-diagnostics", ".build", "--output", "json:\(name).json"] + arguments
    let outcome = try BuiltCommand.run(words, in: path, environment: ["CONCURLINT_LIBCLANG": library])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try Reading(Data(contentsOf: URL(fileURLWithPath: path + "/\(name).json")))
  }
}
