import LintFlow
import LintSyntax
import Testing

@testable import LintSemantics

/// The model's answers are what the interfaces state, for code that imports the module.
@Suite("The SDK is as its interfaces state")
struct SDKTruthTests {
  @Test("a type isolates its extensions as it is isolated itself", arguments: SDKInterface.all)
  func isolationOfTypes(_ interface: SDKInterface) {
    let client = Client(of: interface)
    let differences = client.types.compactMap { type -> String? in
      let found = client.isolation(ofExtensionOf: type)
      return found == type.isolation ? nil : "\(type.path) is \(type.isolation.word), and said to be \(found.word)"
    }
    #expect(differences == [])
  }

  @Test("a value can be shared where its type says so", arguments: SDKInterface.all)
  func sendabilityOfTypes(_ interface: SDKInterface) {
    let client = Client(of: interface)
    let differences = client.types.compactMap { type -> String? in
      let found = client.sendability(of: type)
      return found == type.isSendable ? nil : "\(type.path): Sendable is \(type.isSendable), and said to be \(found)"
    }
    #expect(differences == [])
  }

  @Test("members and functions are where they, or what is around them, say", arguments: SDKInterface.all)
  func isolationOfMembers(_ interface: SDKInterface) {
    let client = Client(of: interface)
    let differences = client.text.values.compactMap { value -> String? in
      let found = client.index.isolation(of: value.ref).isolation
      return found == value.isolation ? nil : "\(value.path) is \(value.isolation.word), and said to be \(found.word)"
    }
    #expect(differences == [])
  }
}

/// A file that imports one module and uses all of its types.
private struct Client {
  let text: InterfaceText
  let types: [InterfaceText.StatedType]
  let index: ProjectIndex
  private let functions: [String: DeclRef]
  private let boxes: [String: DeclRef]

  init(of interface: SDKInterface) {
    text = InterfaceText(interface)
    types = text.types
    // What it extends may be of modules that it does not export.
    let imports = (interface.overlays.isEmpty ? [interface.module] : interface.overlays) + interface.imports
    var lines = imports.map { "import \($0)" }
    for (number, type) in types.enumerated() {
      lines.append("extension \(type.path) { func extended\(number)() {} }")
      lines.append("struct Box\(number) { let value: \(type.use) }")
    }
    let small = SmallIndex(lines.joined(separator: "\n"))
    index = small.index
    functions = Dictionary(small.functions.map { ($0.name, $0.ref) }, uniquingKeysWith: { first, _ in first })
    boxes = Dictionary(small.types.map { ($0.name, $0.ref) }, uniquingKeysWith: { first, _ in first })
  }

  func isolation(ofExtensionOf type: InterfaceText.StatedType) -> Isolation {
    number(of: type).flatMap { functions["extended\($0)"] }.map { index.isolation(ofFunction: $0).isolation }
      ?? .unknown
  }

  func sendability(of type: InterfaceText.StatedType) -> Truth {
    number(of: type).flatMap { boxes["Box\($0)"] }.map { index.sendability(of: $0).answer } ?? .unknown
  }

  private func number(of type: InterfaceText.StatedType) -> Int? { types.firstIndex { $0.path == type.path } }
}
