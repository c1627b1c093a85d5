import Foundation
import LintSemantics

/// A file of `Fixtures/isolation`: annotated Swift, whose annotations the compiler has confirmed. See the `README.md`
/// there.
struct IsolationFixture: CustomStringConvertible, Sendable {
  struct Annotation {
    /// From 1.
    var line: Int
    var byConfiguration: [String: String]
    var otherwise: String?

    func value(in configuration: String) -> String? { byConfiguration[configuration] ?? otherwise }
  }

  let name: String
  let text: String
  let configurations: [String]

  var description: String { name }

  static let all: [IsolationFixture] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/isolation")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }.compactMap { IsolationFixture($0) }.sorted { $0.name < $1.name }
  }()

  private init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    name = file.lastPathComponent
    self.text = text
    let header = text.split(separator: "\n").first { $0.hasPrefix("// configurations: ") }
    configurations = Self.list(header?.dropFirst("// configurations: ".count) ?? "")
  }

  /// The annotations of a kind: `isolation` or `sendable`.
  func annotations(_ kind: String) -> [Annotation] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().flatMap { number, line in
      line.components(separatedBy: "// ").dropFirst().filter { $0.hasPrefix(kind + ": ") }.map { comment in
        annotation(comment.dropFirst(kind.count + 2), number + 1, lines)
      }
    }
  }

  private func annotation(_ values: Substring, _ number: Int, _ lines: [Substring]) -> Annotation {
    // A comment on a line of its own applies to the next line that is not a comment.
    var number = number
    while lines[number - 1].drop(while: { $0 == " " }).hasPrefix("//") { number += 1 }
    var annotation = Annotation(line: number, byConfiguration: [:])
    for part in values.split(separator: ";") {
      guard let colon = part.firstRange(of: ": ") else {
        annotation.otherwise = part.trimmingCharacters(in: .whitespaces)
        continue
      }
      for name in Self.list(part[..<colon.lowerBound]) {
        annotation.byConfiguration[name] = part[colon.upperBound...].trimmingCharacters(in: .whitespaces)
      }
    }
    return annotation
  }

  private static func list(_ text: Substring) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}

extension LanguageSettings {
  /// `6+MA+NNS` as fixtures name configurations; `nil` for an invalid name.
  init?(configuration: String) {
    self.init()
    let parts = configuration.split(separator: "+")
    switch parts.first {
    case "5": (mode, strictConcurrency) = (.v5, .minimal)
    case "5complete": (mode, strictConcurrency) = (.v5, .complete)
    case "6": mode = .v6
    default: return nil
    }
    for part in parts.dropFirst() {
      switch part {
      case "MA": defaultsToMainActor = .yes
      case "NNS": features[.nonisolatedNonsendingByDefault] = .yes
      case "ISO": features[.inferIsolatedConformances] = .yes
      case "DO": features[.disableOutwardActorInference] = .yes
      default: return nil
      }
    }
  }
}
