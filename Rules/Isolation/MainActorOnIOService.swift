import LintKit

/// A type that is put on the main actor without anything to do with the user interface, and reads or writes files
/// there.
enum MainActorOnIOService: Rule {
  static let gate = Gate(
    anyOf: [.MainActor],
    outline: { outline in
      outline.mayDoInputOutput && outline.tree.contains(Attribute.self) { $0.isolatedService != nil }
    })

  enum Exemption: String, RuleExemption {
    /// Views, and what views observe.
    case isObserved
    /// It names types of a user interface.
    case usesInterface
    /// It is called a view model, controller, or the like.
    case isNamedForInterface
    /// It works with types of the project that are on the main actor, or observed.
    case worksWithMainActor
    /// A superclass or protocol puts it on the main actor.
    case inheritsMainActor
    /// Functions that it is given may belong to the user interface.
    case takesCallbacks
    /// It works on the context of the main actor.
    case usesMainContext
    /// While it waits for the network, the main thread does other work.
    case awaitsNetwork
    case test
  }

  static func check(_ attribute: Attribute, in pass: Pass) {
    guard let type = attribute.isolatedService,
      !pass.exempts(Exemption.isNamedForInterface, pass.isNamedForInterface(type.node.mainToken.identifierText))
    else { return }
    let calls = pass.inputOutputCalls(in: type)
    guard let call = calls.blocking ?? calls.awaited, let ref = pass.index.declaration(of: type.node, in: pass.file)
    else { return }
    if pass.isExempt(type, ref) { return }
    let name = pass.index.type(ref).name
    if calls.blocking == nil {
      let isHarmless = pass.exempts(Exemption.awaitsNetwork, true)
      return pass.report(at: attribute.range, .hops(name), severity: isHarmless ? .info : nil)
    }
    pass.report(
      at: attribute.range, .blocks(name, pass.advice(for: type)),
      notes: [pass.note(Message.waits, at: call.calleeRange)])
  }
}

extension Attribute {
  /// The type that it puts on the main actor, where that may be a service.
  fileprivate var isolatedService: NominalTypeDecl? {
    guard name == .MainActor, let type = node.parent.flatMap({ NominalTypeDecl($0) }) else { return nil }
    switch type {
    case .class, .struct, .enum: return type
    case .actor, .protocol: return nil
    }
  }
}

extension NominalTypeDecl {
  /// Stored variables of instances, which somebody has to guard.
  fileprivate var hasMutableState: Bool {
    members.contains { member in
      guard case .variable(let variable) = member, !variable.isLet, !variable.hasModifier(.static) else { return false }
      return variable.bindings.contains { $0.accessors == nil }
    }
  }
}

extension Pass {
  /// The first calls on the main actor that read or write, in the type's own braces or those of its extensions in the
  /// file.
  fileprivate func inputOutputCalls(in type: NominalTypeDecl) -> (
    blocking: FunctionCallExpr?, awaited: FunctionCallExpr?
  ) {
    var found: (blocking: FunctionCallExpr?, awaited: FunctionCallExpr?) = (nil, nil)
    for place in parts(of: type) {
      for node in place.descendants(of: .functionCallExpr) {
        let call = FunctionCallExpr(unchecked: node)
        guard let kind = inputOutput(of: call), isolation(around: node).isolation == .mainActor else { continue }
        if kind == .blocking { return (call, nil) }
        if found.awaited == nil { found.awaited = call }
      }
    }
    return found
  }

  /// The braces of a type and of its extensions in the file.
  private func parts(of type: NominalTypeDecl) -> [Node] {
    let name = type.node.mainToken.name
    var parts = type.memberBlock.map { [$0.node] } ?? []
    for node in tree.root.children(.statement) where node.kind == .extensionDecl {
      let place = ExtensionDecl(unchecked: node)
      if place.nameToken?.name == name, let block = place.memberBlock { parts.append(block.node) }
    }
    return parts
  }

  // MARK: What belongs on the main actor

  fileprivate func isExempt(_ type: NominalTypeDecl, _ ref: DeclRef) -> Bool {
    typealias Exemption = MainActorOnIOService.Exemption
    if exempts(Exemption.test, isTest) || exempts(Exemption.isObserved, isObserved(type)) { return true }
    if exempts(Exemption.usesInterface, usesInterface(type))
      || exempts(Exemption.usesMainContext, usesMainContext(type))
    {
      return true
    }
    if exempts(Exemption.worksWithMainActor, worksWithMainActor(type, ref)) { return true }
    if exempts(Exemption.takesCallbacks, takesCallbacks(type))
      || exempts(Exemption.inheritsMainActor, inheritsMainActor(ref))
    {
      return true
    }
    switch index.isUserInterface(ref) {
    case .yes: return true
    case .unknown:
      leaveUndecided(missing: .supertypes(of: ref, in: index))
      return true
    case .no: return false
    }
  }

  /// Marked `@Observable`, an `ObservableObject`, or with wrapped properties.
  private func isObserved(_ type: NominalTypeDecl) -> Bool {
    if type.hasAttribute(.Observable) || type.inheritedTypes.contains(where: { $0.name == .ObservableObject }) {
      return true
    }
    return type.members.contains { member in
      guard case .variable(let variable) = member else { return false }
      return variable.attributes.contains { $0.name != .MainActor && $0.nameToken?.beginsUppercase == true }
    }
  }

  private func usesInterface(_ type: NominalTypeDecl) -> Bool {
    parts(of: type).contains { part in part.tokens.contains { $0.kind == .identifier && InterfaceNames.include($0) } }
  }

  private func usesMainContext(_ type: NominalTypeDecl) -> Bool {
    parts(of: type).contains { part in
      part.tokens.contains {
        $0.kind == .identifier
          && ($0.name == .mainContext || $0.name == .Environment || InterfaceNames.ofMainContext.contains($0.name))
      }
    }
  }

  fileprivate func isNamedForInterface(_ name: String) -> Bool {
    ["ViewModel", "View", "Controller", "Presenter", "Window", "Screen", "Router", "Delegate"].contains {
      name.hasSuffix($0)
    }
  }

  private func worksWithMainActor(_ type: NominalTypeDecl, _ ref: DeclRef) -> Bool {
    // There all types are.
    if index.settings(of: file).defaultsToMainActor.isYes { return false }
    return parts(of: type).contains { part in
      part.tokens.contains { token in
        guard token.kind == .identifier, token.beginsUppercase else { return false }
        return index.types(named: token.identifierText).contains {
          $0 != ref && (index.isolation(ofType: $0).isolation == .mainActor || isShown($0))
        }
      }
    }
  }

  private func isShown(_ ref: DeclRef) -> Bool {
    let type = index.type(ref)
    return type.inherited.contains("ObservableObject") || type.attributes.contains { $0.name == "Observable" }
  }

  /// A stored function, or a parameter of a function that others may call.
  private func takesCallbacks(_ type: NominalTypeDecl) -> Bool {
    for member in type.members {
      switch member {
      case .variable(let variable):
        if variable.bindings.contains(where: { LightType($0.type).unwrapped.functionTraits != nil }) { return true }
      case .function(let function):
        if function.hasModifier(.private) || function.hasModifier(.fileprivate) { continue }
        if let ref = self.function(at: function.node),
          index.function(ref).parameters.contains(where: { $0.type.isKeptFunction })
        {
          return true
        }
      default: continue
      }
    }
    return false
  }

  private func inheritsMainActor(_ ref: DeclRef) -> Bool {
    index.type(ref).inherited.contains { name in
      index.types(named: name).contains { index.isolation(ofType: $0).isolation == .mainActor }
    }
  }

  // MARK: What to do

  fileprivate func advice(for type: NominalTypeDecl) -> String {
    let settings = index.settings(of: file)
    var advice = settings.defaultsToMainActor.isYes ? "write 'nonisolated' instead" : "delete '@MainActor'"
    if type.hasMutableState {
      advice = "make it an 'actor'"
    } else if case .class = type {
      advice += " and write ': Sendable'"
    }
    return advice
      + (settings.nonsendingByDefault.isYes
        ? ", and make what waits '@concurrent' and 'async'" : ", and make what waits 'async'")
  }
}

extension LightType {
  /// A function that may be called later.
  fileprivate var isKeptFunction: Bool {
    guard let traits = unwrapped.functionTraits else { return false }
    return traits.isEscaping || form == .optional
  }
}

/// Names that only code of a user interface has.
private enum InterfaceNames {
  static let ofMainContext: Set<Name> = [Name(spelling: "viewContext"), Name(spelling: "mainQueueConcurrencyType")]

  static func include(_ token: TokenCursor) -> Bool {
    let bytes = token.bytes
    if bytes.count > 2, bytes[0] == UInt8(ascii: "U"), bytes[1] == UInt8(ascii: "I"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[2])
    {
      return true
    }
    return names.contains(token.name)
  }

  private static let names = Set(
    """
    View Binding Color Image Font NavigationPath ObservableObject objectWillChange withAnimation NSApp NSApplication \
    NSView NSWindow NSImage NSAlert NSOpenPanel NSSavePanel NSPasteboard NSWorkspace NSViewController \
    NSWindowController NSMenu NSStatusBar WKWebView
    """.split(separator: " ").map { Name(spelling: String($0)) })
}

// MARK: - Messages

extension Message {
  fileprivate static func blocks(_ name: String, _ advice: String) -> Message {
    """
    '\(name)' has nothing to do with the user interface, and reads or writes on the main thread, which does not \
    respond meanwhile: \(advice).
    """
  }

  fileprivate static func hops(_ name: String) -> Message {
    """
    '\(name)' has nothing to do with the user interface, and each of its requests comes back to the main thread only \
    to leave it again: it can do without '@MainActor'.
    """
  }

  fileprivate static let waits = "the main thread waits here"
}

// MARK: - Info

extension MainActorOnIOService {
  static let info = RuleInfo(
    id: "main-actor-on-io-service",
    family: .isolation,
    severity: .warning,
    priority: .high,
    summary: "'@MainActor' on a type that reads or writes files and shows nothing",
    why: """
      Files and databases are read on the main thread, and until that is done the app does not scroll, draw or answer. \
      Put there to silence the compiler, '@MainActor' also spreads: whoever calls the type has to be on the main actor \
      or await it.
      """,
    instead: """
      Delete '@MainActor', write ': Sendable' for a final class of constants, or make a type with state an actor. Only \
      'async' methods leave the main thread then: a synchronous one still blocks its caller. Where \
      'NonisolatedNonsendingByDefault' is on, mark them '@concurrent', and under main-actor default isolation write \
      'nonisolated'.
      """,
    limits: """
      Reading and writing is known by the names of Foundation, SQLite and GRDB, in the type itself and its extensions \
      in the file; what other functions do is not followed. Silent on types that are observed, take callbacks, are \
      named or name anything of a user interface, or work with other types on the main actor, and on those whose \
      supertypes the project does not declare.
      """,
    references: [.evolution("0316-global-actors"), .evolution("0338-clarify-execution-non-actor-async")],
    compilerView: [.silent],
    fix: .unsafe,
    examples: [
      .flagged(
        "a file is read on the main thread",
        """
        ↓@MainActor final class CSVService {
          func parse(_ url: URL) async throws -> [String] {
            try String(contentsOf: url, encoding: .utf8).components(separatedBy: ",")
          }
        }
        """),
      .flagged(
        "a store with state",
        """
        ↓@MainActor final class Archive {
          private var names: [String] = []
          func load(_ folder: URL) throws {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          }
        }
        """),
      .flagged(
        "in an extension",
        """
        ↓@MainActor struct Exporter {
          let folder: URL
        }
        extension Exporter {
          func export(_ report: Data) throws { try report.write(to: folder, options: .atomic) }
        }
        """),
      .flagged(
        "requests are awaited, but come back to the main thread",
        """
        ↓@MainActor final class Client {
          func load(_ url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }
        }
        """, severity: .info),
      .notFlagged(
        "views observe it",
        """
        @MainActor final class Documents: ObservableObject {
          @Published var names: [String] = []
          func load(_ folder: URL) throws { names = try FileManager.default.contentsOfDirectory(atPath: folder.path) }
        }
        """),
      .notFlagged(
        "a user interface",
        """
        import UIKit
        @MainActor final class Icons {
          func icon(_ url: URL) throws -> UIImage? { UIImage(data: try Data(contentsOf: url)) }
        }
        """),
      .notFlagged(
        "it works with a model on the main actor",
        """
        @MainActor final class Account { var names: [String] = [] }
        @MainActor final class AccountFile {
          private let account: Account
          init(account: Account) { self.account = account }
          func save(to url: URL) throws { try encode(account.names).write(to: url, options: .atomic) }
        }
        """),
      .notFlagged(
        "a view model",
        """
        @MainActor final class ReportViewModel {
          private(set) var text = ""
          func load(_ url: URL) throws { text = try String(contentsOf: url, encoding: .utf8) }
        }
        """),
      .notFlagged(
        "on no actor",
        """
        final class CSVService: Sendable {
          func parse(_ url: URL) async throws -> String { try String(contentsOf: url, encoding: .utf8) }
        }
        """),
      .notFlagged(
        "the file is read elsewhere",
        """
        @MainActor final class Loader {
          nonisolated func read(_ url: URL) throws -> Data { try Data(contentsOf: url) }
          func load(_ url: URL) async throws -> Data { try await Task.detached { try Data(contentsOf: url) }.value }
        }
        """),
      .notFlagged(
        "it works on the main context",
        """
        @MainActor final class Exporter {
          let container: ModelContainer
          func export(to url: URL) throws {
            let items = try container.mainContext.fetch(FetchDescriptor<Item>())
            try encode(items).write(to: url, options: .atomic)
          }
        }
        """),
      .notFlagged(
        "callbacks may belong to the user interface",
        """
        @MainActor final class Importer {
          func run(_ url: URL, progress: @escaping (Double) -> Void) throws {
            let data = try Data(contentsOf: url)
            progress(Double(data.count))
          }
        }
        """),
      .notFlagged(
        "its protocol puts it there",
        """
        @MainActor protocol Screen {}
        @MainActor final class Detail: Screen {
          func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
        }
        """),
      .fixed(
        "off the main actor",
        before: """
          @MainActor final class CSVService {
            func parse(_ url: URL) async throws -> String { try String(contentsOf: url, encoding: .utf8) }
          }
          """,
        after: """
          final class CSVService: Sendable {
            func parse(_ url: URL) async throws -> String { try String(contentsOf: url, encoding: .utf8) }
          }
          """, applicability: .unsafe)
    ])
}
