@testable import LintSemantics
import LintSyntax
import Testing

@Suite("Declarations, read from outlines")
struct DeclarationTests {
  private func declarations(_ text: String) -> SmallIndex { SmallIndex(text) }

  private func outline(_ text: String, path: String = "Sources/A.swift") -> FileOutline {
    FileOutline(SyntaxTree.parse(text), path: path)
  }

  @Test("Types keep kind, nesting, inheritance and constraints")
  func types() throws {
    let file = declarations(
      """
      private final class Outer<T: Codable & Sendable>: Base, P where T: Q {
        struct Inner: Hashable {}
      }
      extension Outer.Inner: R {}
      """)
    #expect(file.types.map(\.name) == ["Outer", "Inner", "Inner"])
    #expect(file.types.map(\.kind) == [.class, .struct, .extension])
    #expect(file.types[0].inherited == ["Base", "P"])
    #expect(file.types[0].constraints.map(\.bound) == ["Codable", "Sendable", "Q"])
    #expect(file.types[1].parent == file.types[0].ref)
    #expect(file.types[1].flags.contains(.isFilePrivate), "what stands in a private type is private to the file")
    #expect(file.types[2].parent == nil)
  }

  @Test("Functions keep owner, effects, access and parameters")
  func functions() throws {
    let file = declarations(
      """
      actor A {
        public nonisolated func send(to name: String = "", _ body: @escaping @Sendable () -> Void) async throws {}
        override class func make() {}
        @objc private func tapped() {}
        init?() { func local() {} }
      }
      """)
    #expect(file.functions.map(\.name) == ["send", "make", "tapped", "init", "local"])
    #expect(file.functions[0].flags.isSuperset(of: [.isPublic, .isNonisolated, .isAsync, .isThrowing]))
    #expect(file.functions[0].parameters.map(\.name) == ["name", "body"])
    #expect(file.functions[0].parameters[0].hasDefault)
    #expect(file.functions[0].parameters[1].type.functionTraits?.isSendable == true)
    #expect(file.functions[1].flags.isSuperset(of: [.isOverride, .isStatic]))
    #expect(file.functions[2].flags.isSuperset(of: [.isObjC, .isFilePrivate]))
    #expect(file.functions[3].owner == file.types[0].ref)
    #expect(file.functions[4].isLocal)
    #expect(file.functions[4].owner == nil)
  }

  @Test("Properties are stored or computed; locals are not kept")
  func properties() {
    let file = declarations(
      """
      class C {
        var a: Int { 1 }, b = "", c: [Int] = [] { didSet {} }
        weak var d: C?
        static let e = Shared()
        func f() { var local = 1; print(local) }
      }
      let global = 1.5
      """)
    #expect(file.properties.map(\.name) == ["a", "b", "c", "d", "e", "global"])
    #expect(file.properties.map { $0.flags.contains(.isComputed) } == [true, false, false, false, false, false])
    #expect(file.properties[3].flags.contains(.isWeak))
    #expect(file.properties.map { $0.type.isUnknown } == [false, true, false, false, true, true])
    #expect(file.properties[5].owner == nil)
  }

  @Test("Members in an #if belong to the type around it")
  func conditionalMembers() {
    let file = declarations("class C {\n#if DEBUG\n  func f() {}\n#endif\n}")
    #expect(file.functions.map(\.owner) == [file.types[0].ref])
  }

  @Test("A node of the whole file finds what it declares, and its context")
  func nodesFindDeclarations() throws {
    let tree = SyntaxTree.parse("struct S { var x: Int { { 1 }() }; func f() {} }")
    let index = ProjectIndex(merging: [FileOutline(tree, path: "A.swift")])
    let function = try #require(tree.root.descendants.first { $0.kind == .functionDecl })
    let closure = try #require(tree.root.descendants.first { $0.kind == .closureExpr })
    let binding = try #require(tree.root.descendants.first { $0.kind == .patternBinding })
    #expect(index.declaration(of: function, in: 0).map { index.function($0).name } == "f")
    #expect(index.property(at: binding, in: 0).map { index.property($0).name } == "x")
    #expect(index.declaration(of: closure, in: 0) == nil)
    let bodies = index.bodies(of: 0, tree: tree)
    let context = try #require(bodies.context(around: closure))
    #expect(bodies.contexts[Int(context)].node == closure.id)
  }

  @Test(
    "Tests are known by import or by folder",
    arguments: [
      ("import XCTest", "Sources/A.swift", true), ("import Testing", "A.swift", true), ("", "Tests/A/B.swift", true),
      ("", "AppUITests/A.swift", true), ("", "Sources/Tests.swift", false), ("", "Sources/TestsHelper/A.swift", false),
      ("import Foundation", "Sources/A.swift", false)
    ])
  func tests(text: String, path: String, expected: Bool) {
    #expect(outline(text, path: path).isTest == expected)
  }

  @Test(
    "Generated files are recognised by their header",
    arguments: [
      ("// Generated using Sourcery — DO NOT EDIT\nclass C {}", true),
      ("// THIS FILE IS GENERATED. DO NOT MODIFY BY HAND.\nclass C {}", true),
      ("// swiftlint:disable all\nimport Foundation", true),
      ("// Created by somebody\nclass C {}", false), ("class C {}\n// generated by hand", false)
    ])
  func generated(text: String, expected: Bool) {
    #expect(outline(text).isGenerated == expected)
  }
}
