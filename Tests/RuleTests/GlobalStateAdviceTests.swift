import LintKit
import LintRules
import Testing

/// Advice about global variables that compiles where it is given.
@Suite("Advice about global state")
struct GlobalStateAdviceTests {
  private static func advice(_ code: String) throws -> [String] {
    let rule = try #require(Registry.rules.first { $0.info.id == "mutable-global-state" })
    let findings = SmallProject([(path: "File.swift", text: code)]).findings(of: [rule])
    return findings.map { MessageParts($0.message).advice.map { String($0) } ?? "" }
  }

  @Test("What nothing assigns is a constant, or isolated")
  func unassigned() throws {
    #expect(
      try Self.advice("enum Limits { static var most = 3 }")
        == ["Make it 'let' if it never changes, or isolate it to '@MainActor'."])
  }

  @Test("What a protocol requires is not isolated, because the type would no longer conform")
  func witness() throws {
    let code = """
      protocol Limited { static var most: Int { get } }
      enum Limits: Limited { static var most = 3 }
      """
    #expect(try Self.advice(code) == ["Make it 'let' if it never changes."])
    let intent = "import AppIntents\nstruct Add: AppIntent { static var opensApp = false }"
    #expect(try Self.advice(intent) == ["Make it 'let' if it never changes."])
  }

  @Test("A variable of an optional type begins with nil, and may be a constant")
  func implicitNil() throws {
    let code = "struct Key: Keyed { static var value: Int? }\nprotocol Keyed { static var value: Int? { get } }"
    #expect(try Self.advice(code) == ["Make it 'let' if it never changes."])
  }

  @Test("Where a protocol requires a setter, the value is guarded")
  func setter() throws {
    let code = "struct Key: Keyed { static var value = 1 }\nprotocol Keyed { static var value: Int { get set } }"
    #expect(try Self.advice(code) == ["A protocol requires its setter, so guard the value with a lock."])
  }

  @Test("A model cannot be Sendable")
  func model() throws {
    let code = """
      import SwiftData
      @Model final class Item { var name = "" }
      extension Item { static let sample = Item() }
      """
    #expect(try Self.advice(code) == ["Make it computed, or isolate it to '@MainActor'."])
  }

  @Test("A protocol of Swift's own library requires nothing else")
  func standardProtocol() throws {
    #expect(
      try Self.advice("struct Limits: Hashable { static var most = 3 }")
        == ["Make it 'let' if it never changes, or isolate it to '@MainActor'."])
  }
}
