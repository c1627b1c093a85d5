import Foundation
import Testing

@testable import LintEngine

/// Our reading of `.gitignore` compared with git's own, on trees and patterns made from a few building blocks, so that
/// they often match.
@Suite("Agreement with git", .enabled(if: Git.isInstalled))
struct GitAgreementTests {

  @Test("The same files are ignored in generated repositories", arguments: 0..<60)
  func generatedTree(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let tree = try TemporaryDirectory()
    try Git.run("init", "--quiet", in: tree.path)

    let names = ["a", "b", "ab", "abc", "a b", "x.d", "[a]"]
    var directories = [""]
    for _ in 0..<14 {
      let parent = directories.randomElement(using: &random)!
      let directory = parent + names.randomElement(using: &random)! + "/"
      guard directory.count < 40, !directories.contains(directory) else { continue }
      directories.append(directory)
      try tree.makeDirectory(directory)
    }
    for directory in directories {
      for name in names.shuffled(using: &random).prefix(4) {
        try tree.write("", to: "\(directory)\(name).swift")
      }
    }
    for directory in directories where directory.isEmpty || random.chance(of: 4) {
      let lines = (0..<Int.random(in: 1...5, using: &random)).map { _ in pattern(&random) }
      try tree.write(lines.joined(separator: "\n") + "\n", to: "\(directory).gitignore")
    }
    try tree.write(pattern(&random) + "\n", to: ".git/info/exclude")

    let ours = try Discovery(paths: [tree.path]).files.map { $0.path.relative(to: tree.path).map { Array($0) } }
    let theirs = try Git.run("ls-files", "-z", "--others", "--exclude-standard", "--", "*.swift", in: tree.path)
      .split(separator: 0).map { Array($0) }.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(ours == theirs, "seed \(seed)")
  }

  private func pattern(_ random: inout SplitMix) -> String {
    let parts = [
      "a", "b", "ab", "abc", "*", "**", "?", "a*", "*b", "a?", "[ab]", "[!a]", "[a-c]*", "x.*", "\\[a\\]", "a\\ b",
      "**b",
      "*.swift", "a.swift", "a*.swift", "[[:alpha:]].swift", "b.swift", "a**", "[", "b\\"
    ]
    let count = Int.random(in: 1...3, using: &random)
    let body = (0..<count).map { _ in parts.randomElement(using: &random)! }.joined(separator: "/")
    return (random.chance(of: 4) ? "!" : "") + (random.chance(of: 4) ? "/" : "") + body
      + (random.chance(of: 4) ? "/" : "") + (random.chance(of: 8) ? "  " : "")
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(of one: UInt64) -> Bool { next() % one == 0 }
}

enum Git {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  struct Failure: Error {
    var status: Int32
  }

  @discardableResult
  static func run(_ arguments: String..., in directory: FilePath) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory.description)
    // The user's global ignore file must not decide a test.
    process.environment = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "XDG_CONFIG_HOME": "/nonexistent",
      "HOME": "/nonexistent"
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return data
  }
}
