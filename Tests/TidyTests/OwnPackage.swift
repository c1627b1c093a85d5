import Foundation
import LintSyntax

/// This package as it lies on disk: what Package.swift says of targets, and their Swift files.
struct OwnPackage: Sendable {
  struct Target: Sendable {
    let name: String
    /// From the package's folder.
    let path: String
    let dependencies: Set<String>
    let isTest: Bool
    let files: [OwnFile]

    /// The name of the folder below the target's own; empty for files that are in none.
    func folder(of file: OwnFile) -> String {
      let below = file.path.dropFirst(path.count + 1).split(separator: "/")
      return below.count > 1 ? String(below[0]) : ""
    }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  static let targets = read()

  /// The files that ship: sources and rules.
  static var shipped: [OwnFile] { targets.filter { !$0.path.hasPrefix("Tests/") }.flatMap(\.files) }
  static var files: [OwnFile] { targets.flatMap(\.files) }

  static func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The text of a file; none where it is gone, which tests notice.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  private static func read() -> [Target] {
    let manifest = SyntaxTree.parse(Array(text("Package.swift").utf8))
    return manifest.root.descendants.compactMap { FunctionCallExpr($0) }.compactMap { target(declaredBy: $0) }
  }

  private static func target(declaredBy call: FunctionCallExpr) -> Target? {
    guard let kind = call.calleeNameToken?.text, ["target", "executableTarget", "testTarget"].contains(kind),
      let name = call.strings(of: "name").first
    else { return nil }
    let isTest = kind == "testTarget"
    let path = call.strings(of: "path").first ?? "\(isTest ? "Tests" : "Sources")/\(name)"
    return Target(
      name: name, path: path, dependencies: Set(call.strings(of: "dependencies")), isTest: isTest,
      files: swiftFiles(in: path))
  }

  private static func swiftFiles(in folder: String) -> [OwnFile] {
    let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { OwnFile(path: "\(folder)/\($0)") }
  }
}

extension FunctionCallExpr {
  /// The plain literals that an argument consists of: one, or the elements of an array.
  fileprivate func strings(of label: String) -> [String] {
    guard let argument = arguments.first(where: { $0.label?.text == label }) else { return [] }
    return ([argument.node] + argument.node.descendants).filter { $0.kind == .stringLiteralExpr }.map {
      $0.text.trimmingCharacters(in: ["\""])
    }
  }
}
