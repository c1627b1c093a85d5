//- file: Package.swift
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "A",
  targets: [.target(name: "A", path: "Sources", swiftSettings: [.defaultIsolation(MainActor.self)])],
  swiftLanguageModes: [.v5])
//- file: Sources/Parser.swift
struct Parser { // expect: default-main-actor-needs-nonisolated
  var separator: Character
  init(separator: Character) { self.separator = separator }
  func rows(_ text: String) -> [Substring] { text.split(separator: separator) }
}
// Called in an extension of another file alone.
enum Format {} // expect: default-main-actor-needs-nonisolated
public func trimmed(_ text: String) -> String { text } // expect: default-main-actor-needs-nonisolated
// A type of the main actor by its own word.
@MainActor struct Screen { static func title() -> String { "" } }
// What holds state stays where it is.
final class Store { func load() {} }
// Its memberwise initializer may be called anywhere.
struct Row { var title: String }
//- file: Sources/Format.swift
extension Format { static func name(_ number: Int) -> String { "\(number)" } }
//- file: Sources/Import.swift
nonisolated func parser() -> Parser { Parser(separator: ";") }
nonisolated func row() -> Row { Row(title: "") }
actor Importer {
  func read(_ text: String) async -> String { trimmed(text) }
  func name(_ number: Int) -> String { Format.name(number) }
}
