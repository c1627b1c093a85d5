import Foundation
import LintSyntax
import Synchronization
import Testing

@testable import LintSemantics

/// Answers are remembered, so each must be the same whatever was asked before it, and by whichever thread.
@Suite("Isolation does not depend on what was asked before")
struct IsolationOrderTests {
  @Test("Fixtures", arguments: IsolationFixture.all)
  func fixtures(fixture: IsolationFixture) throws {
    for configuration in fixture.configurations {
      let settings = try #require(LanguageSettings(configuration: configuration))
      let questions = Questions(fixture.text, settings)
      let expected = questions.answers(in: questions.all)
      #expect(questions.answers(in: questions.all.reversed()) == expected, "\(fixture) in \(configuration), reversed")
    }
  }

  @Test("Declarations that depend on themselves", arguments: CyclicSource.all, ["5", "5+MA", "6", "6+MA+NNS"])
  func cycles(source: CyclicSource, configuration: String) throws {
    let questions = Questions(source.text, try #require(LanguageSettings(configuration: configuration)))
    let expected = questions.answers(in: questions.all)
    #expect(!expected.isEmpty)
    for first in questions.all.indices {
      let rotated = Array(questions.all[first...] + questions.all[..<first])
      #expect(questions.answers(in: rotated) == expected, "beginning with question \(first)")
      #expect(questions.answers(in: rotated.reversed()) == expected, "ending with question \(first)")
    }
  }

  @Test("Several threads that begin in different places", arguments: CyclicSource.all)
  func threads(source: CyclicSource) throws {
    let questions = Questions(source.text, try #require(LanguageSettings(configuration: "5+MA")))
    let expected = questions.answers(in: questions.all)
    for _ in 0..<20 {
      let index = questions.makeIndex()
      let answers = Mutex<[[Question: IsolationAnswer]]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        let first = questions.all.count * thread / 4
        let mine = Questions.answers(of: index, in: Array(questions.all[first...] + questions.all[..<first]))
        answers.withLock { $0.append(mine) }
      }
      #expect(answers.withLock { $0.allSatisfy { $0 == expected } })
    }
  }
}

private enum Question: Hashable {
  case declaration(DeclRef)
  case context(BodyRef)
}

/// All that can be asked of one file.
private struct Questions {
  let text: String
  let settings: LanguageSettings
  let all: [Question]

  init(_ text: String, _ settings: LanguageSettings) {
    self.text = text
    self.settings = settings
    let index = Self.makeIndex(text, settings)
    let declarations = index.files[0].tree.root.descendants.map { DeclRef(0, $0) }.filter {
      index.isolationSubject($0) != nil
    }
    let contexts = index.bodies(of: 0).contexts.indices.map { BodyRef(file: 0, id: RecordID($0)) }
    all = declarations.map { .declaration($0) } + contexts.map { .context($0) }
  }

  func makeIndex() -> ProjectIndex { Self.makeIndex(text, settings) }

  private static func makeIndex(_ text: String, _ settings: LanguageSettings) -> ProjectIndex {
    ProjectIndex(
      merging: [FileOutline(SyntaxTree.parse(text), path: "A.swift")],
      settings: LanguageSettingsSource(uniform: settings))
  }

  /// The answers of an index that has not been asked anything before.
  func answers(in order: [Question]) -> [Question: IsolationAnswer] { Self.answers(of: makeIndex(), in: order) }

  static func answers(of index: ProjectIndex, in order: [Question]) -> [Question: IsolationAnswer] {
    var answers: [Question: IsolationAnswer] = [:]
    for question in order {
      switch question {
      case .declaration(let ref): answers[question] = index.isolation(of: ref)
      case .context(let ref): answers[question] = index.isolation(ofContext: ref)
      }
    }
    return answers
  }
}

/// A small program with cyclic declarations.
struct CyclicSource: CustomStringConvertible, Sendable {
  let description: String
  let text: String

  static let all = [
    CyclicSource(
      description: "classes",
      text: "class A: B { func f() {} }\nclass B: C { override func f() {} }\nclass C: A {}\nclass D: C { func g() {} }"
    ),
    CyclicSource(
      description: "protocols",
      text: "protocol P: Q { func f() }\nprotocol Q: P { @MainActor func f() }\nstruct S: P { func f() {} }"),
    CyclicSource(
      description: "aliases", text: "typealias A = B\ntypealias B = A\nclass C: A { func f() {} }\n@A func g() {}"),
    CyclicSource(
      description: "a nested protocol",
      text: "struct V: V.P { protocol P { func d() }\nfunc d() {}\nfunc e() { Task { d() } } }"),
    CyclicSource(description: "a nested superclass", text: "class V: V.B { class B { func d() {} }\nfunc e() {} }"),
    CyclicSource(
      description: "a nested wrapper",
      text: "struct V { @W var x: Int\n@propertyWrapper struct W { var wrappedValue: Int { 1 } }\nfunc e() {} }"),
    CyclicSource(
      description: "wrappers of each other",
      text: """
        @propertyWrapper struct V { @W var wrappedValue: Int }
        @propertyWrapper struct W { @V var wrappedValue: Int }
        struct S { @V var a: Int; @W var b: Int; func f() {} }
        """),
    CyclicSource(
      description: "a wrapper that is a witness of what it wraps",
      text:
        "protocol P { @W var wrappedValue: Int { get } }\n@propertyWrapper struct W: P { var wrappedValue: Int { 1 } }\nstruct S { @W var a: Int }"
    ),
    CyclicSource(
      description: "a wrapper that overrides what it wraps",
      text: """
        class B { @W var wrappedValue: Int }
        @propertyWrapper class W: B { override var wrappedValue: Int { get { 1 } set {} } }
        """),
    CyclicSource(
      description: "local types",
      text:
        "class A: P { func f() { class L: A { override func f() { struct M: P {} } }\nclass A: L {} } }\nprotocol P { func f() }"
    ),
    CyclicSource(
      description: "extensions of each other",
      text: """
        class A: B.Q {}
        extension A { protocol P { func f() }; class B: A {} }
        class B: A.P { func f() {} }
        extension B { protocol Q: A.P {} }
        """)
  ]
}
