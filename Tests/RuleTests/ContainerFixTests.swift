import LintKit
import LintRules
import Testing

/// A context that is passed on becomes a container in every function of the chain at once, or in none.
@Suite("Passing containers")
struct ContainerFixTests {
  private static func project(_ files: [String]) -> SmallProject {
    SmallProject(files.enumerated().map { ("F\($0).swift", "import SwiftData\n" + $1) })
  }

  private static func rule() throws -> any Rule.Type {
    try #require(Registry.rules.first { $0.info.id == "model-context-parameter" })
  }

  private func fixes(_ files: [String]) throws -> [RawDiagnostic.FixIt] {
    Self.project(files).fixes(of: [try Self.rule()])
  }

  /// The files without their import after the first fix.
  private func fixed(_ files: String...) throws -> [String] {
    let fix = try #require(try fixes(files).first)
    #expect(fix.applicability == .unsafe, "\(fix.message)")
    return files.enumerated().map { number, text in
      String(fix.applied(to: "import SwiftData\n" + text, of: "F\(number).swift").dropFirst("import SwiftData\n".count))
    }
  }

  private func reason(_ files: String...) throws -> String {
    #expect(try fixes(files).isEmpty)
    return try #require(Self.project(files).noFixReasons(of: [try Self.rule()]).first)
  }

  private let exporter = """
    actor Exporter {
      func export(modelContext: ModelContext) throws -> Int { try modelContext.fetchCount(all) }
    }

    """
  private let fixedExporter = """
    actor Exporter {
      func export(modelContainer: ModelContainer) throws -> Int { try ModelContext(modelContainer).fetchCount(all) }
    }

    """

  // MARK: The chain

  @Test("Calls of other files pass the container, and functions that only hand the context on take it")
  func throughFiles() throws {
    let caller = """
      @MainActor func start(_ exporter: Exporter, modelContext: ModelContext) async throws {
        print(try await exporter.export(modelContext: modelContext))
      }

      """
    let source = """
      @MainActor struct Screen {
        let context: ModelContext
        func run(_ exporter: Exporter) async throws { try await start(exporter, modelContext: context) }
      }
      """
    #expect(
      try fixed(exporter, caller, source) == [
        fixedExporter,
        caller.replacing("modelContext", with: "modelContainer").replacing("ModelContext", with: "ModelContainer"),
        source.replacing("modelContext: context", with: "modelContainer: context.container")
      ])
  }

  @Test("Members of the same name of a type of the SDK are other functions")
  func membersOfSDK() throws {
    let other = """
      func show(_ text: String) {
        text.export(modelContext: 1)
        print(String.export)
      }
      """
    #expect(try fixed(exporter, other) == [fixedExporter, other])
  }

  @Test("A function in an extension of a type of the SDK is called on values that are not the project's")
  func extensionOfSDK() throws {
    let text = """
      extension String {
        fileprivate nonisolated func export(modelContext: ModelContext) { Task.detached { print(modelContext) } }
      }
      func show(_ text: String, context: ModelContext) { text.export(modelContext: context) }
      """
    #expect(try reason(text).hasSuffix("what 'export' means at F0.swift:5 is not known"))
  }

  @Test(
    "A function that also uses the context keeps it",
    arguments: [
      "try modelContext.save()", "let again = modelContext; print(again)"
    ])
  func keeps(use: String) throws {
    let caller = """
      @MainActor func start(_ exporter: Exporter, modelContext: ModelContext) async throws {
        \(use)
        print(try await exporter.export(modelContext: modelContext))
      }
      """
    let after = caller.replacing(
      "export(modelContext: modelContext)", with: "export(modelContainer: modelContext.container)")
    #expect(try fixed(exporter, caller) == [fixedExporter, after])
  }

  @Test("A requirement, its witnesses, default implementations and callers change together")
  func requirement() throws {
    let service = """
      protocol Service {
        func load(context: ModelContext) async
      }
      extension Service {
        func load(context: ModelContext) async {}
      }

      """
    let witness = "actor Store: Service {\n  func load(context: ModelContext) async { use(context) }\n}\n"
    let caller =
      "@MainActor func start(_ service: any Service, container: ModelContainer) async { await service.load(context: container.mainContext) }"
    #expect(
      try fixed(service, witness, caller) == [
        service.replacing("context: ModelContext", with: "container: ModelContainer"),
        "actor Store: Service {\n  func load(container: ModelContainer) async { use(ModelContext(container)) }\n}\n",
        caller.replacing("context: container.mainContext", with: "container: container")
      ])
  }

  @Test(
    "What is passed for the container",
    arguments: [
      ("context", "context.container"), ("self.context", "self.context.container"),
      ("container.mainContext", "container"),
      ("ModelContext(container)", "container"), ("flag ? context : other", "(flag ? context : other).container")
    ])
  func sources(expression: String, container: String) throws {
    let caller = """
      @MainActor final class Screen {
        let context: ModelContext, other: ModelContext, container: ModelContainer, flag = true
        func run(_ exporter: Exporter) async throws {
          _ = try await exporter.export(modelContext: context)
          _ = try await exporter.export(modelContext: \(expression))
        }
      }
      """
    let after = caller.replacing("modelContext: context)", with: "modelContainer: context.container)")
      .replacing("modelContext: \(expression)", with: "modelContainer: \(container)")
    #expect(try fixed(exporter, caller) == [fixedExporter, after])
  }

  // MARK: Names

  @Test(
    "Labels that speak of a context speak of a container; others stay",
    arguments: [
      ("modelContext: ModelContext", "modelContainer: ModelContainer"),
      ("context: ModelContext", "container: ModelContainer"),
      ("in modelContext: ModelContext", "in modelContainer: ModelContainer"),
      ("_ context: ModelContext", "_ container: ModelContainer"),
      ("from source: ModelContext", "from modelContainer: ModelContainer"),
      ("backgroundContext: SwiftData.ModelContext", "backgroundContainer: SwiftData.ModelContainer")
    ])
  func names(before: String, after: String) throws {
    #expect(try fixed("actor A { func f(\(before)) {} }") == ["actor A { func f(\(after)) {} }"])
  }

  @Test("A name that the body uses already is avoided")
  func taken() throws {
    let before = "actor A { let container = 1; func f(context: ModelContext) { print(container); use(context) } }"
    let after =
      "actor A { let container = 1; func f(container modelContainer: ModelContainer) { let context = ModelContext(modelContainer); print(container); use(context) } }"
    #expect(try fixed(before) == [after])
  }

  @Test("The documentation names the new parameter")
  func documentation() throws {
    let before =
      "actor A {\n  /// - Parameters:\n  ///   - context: of the caller.\n  func f(context: ModelContext) {}\n}"
    #expect(
      try fixed(before) == [
        before.replacing("- context:", with: "- container:").replacing(
          "f(context: ModelContext", with: "f(container: ModelContainer")
      ])
  }

  // MARK: Contexts

  @Test("On the main actor the context is the main one, made once for each closure that enters it")
  func mainActor() throws {
    let before = """
      actor Store {
        func load(context: ModelContext) async throws {
          try await MainActor.run {
            first(context)
            second(context)
          }
          try await MainActor.run { try context.save() }
        }
      }
      """
    let after = """
      actor Store {
        func load(container: ModelContainer) async throws {
          try await MainActor.run {
            let context = container.mainContext
            first(context)
            second(context)
          }
          try await MainActor.run { try container.mainContext.save() }
        }
      }
      """
    #expect(try fixed(before) == [after])
  }

  @Test("A context of its own that changes models saves them")
  func saves() throws {
    let before = """
      @MainActor func tidy(context: ModelContext) {
        Task.detached {
          for item in try context.fetch(all) { item.notes = "" }
        }
      }
      """
    let after = """
      @MainActor func tidy(container: ModelContainer) {
        Task.detached {
          let context = ModelContext(container)
          for item in try context.fetch(all) { item.notes = "" }
          try context.save()
        }
      }
      """
    #expect(try fixed(before) == [after])
  }

  @Test("The value of a single expression is still returned")
  func implicitReturn() throws {
    let before = "actor A { func f(context: ModelContext) -> Int { count(context, context) } }"
    #expect(
      try fixed(before) == [
        "actor A { func f(container: ModelContainer) -> Int { let context = ModelContext(container); return count(context, context) } }"
      ])
  }

  // MARK: Declined

  @Test(
    "Not applied where the function is used in ways that are not known",
    arguments: [
      ("public", "public actor Exporter { public func export(modelContext: ModelContext) {} }", ""),
      ("Objective-C or C may call", "actor Exporter { @objc func export(modelContext: ModelContext) {} }", ""),
      (
        "a protocol that is not in the project",
        "actor Exporter: Foreign { func export(modelContext: ModelContext) {} }", ""
      ),
      (
        "what 'export' means at F1.swift:2 is not known", "",
        "@MainActor func f(_ c: ModelContext) async throws { _ = try await thing.export(modelContext: c) }"
      ),
      (
        "what 'export' means at F1.swift:2 is not known", "",
        "@MainActor func f(_ c: ModelContext) async throws { _ = try await take(.export(modelContext: c)) }"
      ),
      ("is used without being called at F1.swift:2", "", "func f(_ e: Exporter) { _ = e.export }"),
      ("is used without being called at F1.swift:2", "", "func f() { _ = Exporter.export(modelContext:) }"),
      ("is used without being called at F1.swift:2", "", "let path = \\Exporter.export")
    ])
  func declined(cause: String, exporter: String, other: String) throws {
    #expect(try reason(exporter.isEmpty ? self.exporter : exporter, other).contains(cause))
  }

  @Test(
    "Not applied where the function could not do its work with a context of its own",
    arguments: [
      (
        "overrides or is overridden",
        "class A { func f(context: ModelContext) { Task.detached { use(context) } } }\nclass B: A { override func f(context: ModelContext) {} }"
      ),
      ("takes no plain ModelContext", "actor A { func f(context: ModelContext?) {} }"),
      ("takes no plain ModelContext", "actor A { func f(context: ModelContext = shared) {} }"),
      (
        "takes or gives models",
        "actor A { func f(_ item: Item, context: ModelContext) { context.delete(item) } }\n@Model final class Item {}"
      ),
      (
        "takes or gives models",
        "actor A { func f(context: ModelContext) throws -> [Item] { try context.fetch(all) } }\n@Model final class Item {}"
      ),
      (
        "on the main actor and off it",
        "actor A { func f(context: ModelContext) async { use(context); await MainActor.run { use(context) } } }"
      ),
      (
        "changes models in one closure",
        "@MainActor func f(context: ModelContext) { Task.detached { context.insert(Item()) }; Task.detached { _ = try context.fetch(all); try context.save() } }\n@Model final class Item {}"
      ),
      ("saves what its caller has changed", "func f(context: ModelContext) { Task.detached { try context.save() } }"),
      ("a capture list", "@MainActor func f(context: ModelContext) { Task.detached { [context] in use(context) } }"),
      ("a declaration", "actor A { func f(context: ModelContext) { func g() { use(context) }; g() } }"),
      (
        "takes a container already",
        "actor A { func f(context: ModelContext) {}; func f(container: ModelContainer) {} }"
      )
    ])
  func unsuitable(cause: String, source: String) throws {
    #expect(try reason(source).contains(cause))
  }

  @Test("A call of a function with the same name on another type is left alone")
  func otherType() throws {
    let other =
      "struct Printer { func export(modelContext: ModelContext) {} }\nfunc f(_ p: Printer, _ c: ModelContext) { p.export(modelContext: c) }"
    #expect(try fixed(exporter, other) == [fixedExporter, other])
  }

  @Test("Initializers are found by every spelling")
  func initializers() throws {
    let type = "final class Store {\n  init(context: ModelContext) { Task.detached { use(context) } }\n}\n"
    let calls = "@MainActor func f(_ c: ModelContext) { show(c); _ = Store(context: c); _ = Store.init(context: c) }"
    #expect(
      try fixed(type, calls) == [
        "final class Store {\n  init(container: ModelContainer) { Task.detached { use(ModelContext(container)) } }\n}\n",
        calls.replacing("context: c", with: "container: c.container")
      ])
    #expect(
      try reason(type, calls, "@MainActor func g(_ c: ModelContext) { take(.init(context: c)) }").contains(
        "is not known"))
  }
}
