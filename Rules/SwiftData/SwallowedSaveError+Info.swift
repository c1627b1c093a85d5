import LintKit

extension SwallowedSaveError {
  static let info = RuleInfo(
    id: "swallowed-save-error",
    family: .swiftData,
    severity: .info,
    priority: .medium,
    summary: "Save whose error is dropped",
    why: """
      A save fails when the disk is full, the store is locked, or a value breaks a rule of the model. The change stays \
      in memory, the user sees it, and the next start of the app shows the old data. Each later save of the context \
      fails for the same reason.
      """,
    instead: """
      'do { try context.save() } catch { context.rollback(); logger.error("\\(error)") }', and tell the user; or \
      'try' in a function that throws.
      """,
    limits: """
      'try?' whose value is not used, and a 'catch' without statements. All of a function are one finding, but for \
      those after which the code returns 'true' or '.success', sets a flag or calls a function that is named for \
      success, which a 'catch' that only prints does not make true, and those of a local context that no other code \
      has. Silent where a comment gives the reason, where 'hasChanges' is asked next, and in tests, previews \
      and samples. The option 'fetches' adds 'try?' before fetches.
      """,
    references: [
      Reference(
        title: "ModelContext.save()", url: "https://developer.apple.com/documentation/swiftdata/modelcontext/save()")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the function can neither throw, and nothing here shows or logs errors",
    options: [fetches],
    examples: [
      .flagged(
        "a failure that is reported as success",
        """
        import SwiftData
        func add(_ item: Item, to context: ModelContext) -> Bool {
          context.insert(item)
          ↓try? context.save()
          return true
        }
        """),
      .flagged(
        "an empty 'catch'",
        """
        import SwiftData
        func remove(_ item: Item, from context: ModelContext) {
          context.delete(item)
          do { try context.save() } ↓catch {}
        }
        """),
      .flagged(
        "a fetch that fails looks like an empty store",
        """
        import SwiftData
        func items(_ context: ModelContext) -> [Item] {
          (↓try? context.fetch(FetchDescriptor<Item>())) ?? []
        }
        """, options: ["fetches": .flag(true)]),
      .notFlagged(
        "the error is printed",
        """
        import SwiftData
        func remove(_ item: Item, from context: ModelContext) {
          context.delete(item)
          do { try context.save() } catch { print(error) }
        }
        """),
      .notFlagged(
        "the error is handled",
        """
        import SwiftData
        func remove(_ item: Item, from context: ModelContext) {
          context.delete(item)
          do { try context.save() } catch { context.rollback() }
        }
        """),
      .notFlagged(
        "the caller is told",
        """
        import SwiftData
        func remove(_ item: Item, from context: ModelContext) -> Bool {
          context.delete(item)
          return (try? context.save()) != nil
        }
        """),
      .fixed(
        "the function throws",
        before: """
          import SwiftData
          func remove(_ item: Item, from context: ModelContext) throws {
            context.delete(item)
            try? context.save()
          }
          """,
        after: """
          import SwiftData
          func remove(_ item: Item, from context: ModelContext) throws {
            context.delete(item)
            try context.save()
          }
          """, applicability: .unsafe),
      .fixed(
        "the error is caught",
        before: """
          import SwiftData
          func remove(_ item: Item, from context: ModelContext) {
            context.delete(item)
            try? context.save()
          }
          """,
        after: """
          import SwiftData
          func remove(_ item: Item, from context: ModelContext) {
            context.delete(item)
            do {
              try context.save()
            } catch {
              assertionFailure("Could not save: \\(error)")
            }
          }
          """, applicability: .unsafe)
    ])
}
