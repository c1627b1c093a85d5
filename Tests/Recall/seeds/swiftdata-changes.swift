// MARK: autoreleasepool-placement, info
// The pool is drained once, after the loop.
// import: Foundation
// call: BatchResizer().run([])
struct BatchResizer {
  func run(_ files: [URL]) {
    autoreleasepool {  // <-
      for file in files {
        guard let data = NSData(contentsOf: file) else { continue }
        print(data.length)
      }
    }
  }
}

// MARK: background-context-implicit-autosave, info
// A context of a detached task that says nothing about saving by itself.
// import: SwiftData
// call: ArrivalImport(container: hostContext.container).run(["a"])
struct ArrivalImport {
  let container: ModelContainer

  func run(_ names: [String]) {
    Task.detached { [container] in
      let context = ModelContext(container)  // <-
      for name in names { context.insert(ArrivalRow(name: name)) }
      try context.save()
    }
  }
}

@Model final class ArrivalRow {
  var name: String
  init(name: String) { self.name = name }
}

// MARK: bulk-insert-without-batch-save, info
// A decoded list of unknown size.
// import: SwiftData
// call: let gazetteer = hostContext.container; Task.detached { try GazetteerImport().importPlaces(Data(), into: gazetteer) }
struct GazetteerImport {
  nonisolated func importPlaces(_ data: Data, into container: ModelContainer) throws {
    let context = ModelContext(container)
    let names = try JSONDecoder().decode([String].self, from: data)
    for name in names {
      context.insert(GazetteerRow(name: name))  // <-
    }
    try context.save()
  }
}

@Model final class GazetteerRow {
  var name: String
  init(name: String) { self.name = name }
}

// MARK: delete-without-relationship-cleanup, info or warning
// Others refer to it, and nothing says what becomes of them.
// import: SwiftData
// call: if let kiln = try? hostContext.fetch(FetchDescriptor<KilnRow>()).first { try? KilnRemoval(context: hostContext).remove(kiln) }
@Model final class KilnRow {
  var name: String
  var firings: [FiringRow] = []
  init(name: String) { self.name = name }
}

@Model final class FiringRow {
  var day: Date
  var kiln: KilnRow
  init(day: Date, kiln: KilnRow) {
    self.day = day
    self.kiln = kiln
  }
}

@MainActor struct KilnRemoval {
  let context: ModelContext

  func remove(_ kiln: KilnRow) throws {
    context.delete(kiln)  // <-
    try context.save()
  }
}

// MARK: force-try-persistence, error
// A save in an action.
// import: SwiftUI, SwiftData
// call: _ = SealButton()
struct SealButton: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    Button("Seal") {
      try! context.save()  // <-
    }
  }
}

// MARK: force-try-persistence, warning
// A container that is made in a view.
// import: SwiftUI, SwiftData
// call: _ = SandboxSheet()
struct SandboxSheet: View {
  @State private var container: ModelContainer?

  var body: some View {
    Button("Open") {
      container = try! ModelContainer(for: HostModel.self)  // <-
    }
  }
}

// MARK: iterate-after-remove-all, error
// A relationship is emptied before its rows are visited.
// import: SwiftData
// call: if let herd = try? hostContext.fetch(FetchDescriptor<HerdRow>()).first { HerdDissolution(context: hostContext).dissolve(herd) }
@Model final class HerdRow {
  var animals: [AnimalRow] = []
  init() {}
}

@Model final class AnimalRow {
  var herd: HerdRow?
  init() {}
}

@MainActor struct HerdDissolution {
  let context: ModelContext

  func dissolve(_ herd: HerdRow) {
    herd.animals.removeAll()
    for animal in herd.animals {  // <-
      animal.herd = nil
    }
    context.delete(herd)
  }
}

// MARK: iterate-after-remove-all, error
// An array is replaced by an empty one.
// call: SplitQueue().flush()
final class SplitQueue {
  private var pending: [String] = ["a"]

  func flush() {
    pending = []
    pending.forEach { print($0) }  // <-
  }
}

// MARK: model-outlives-its-context, warning
// Rows of a local context are returned.
// import: SwiftData
// call: print((try? RecentRows(container: hostContext.container).recent().count) ?? 0)
@MainActor struct RecentRows {
  let container: ModelContainer

  func recent() throws -> [HostModel] {
    let context = ModelContext(container)
    var descriptor = FetchDescriptor<HostModel>()
    descriptor.fetchLimit = 5
    return try context.fetch(descriptor)  // <-
  }
}

// MARK: model-outlives-its-context, warning
// A row is kept in a property.
// import: SwiftUI, SwiftData
// call: _ = PreviewPaneView(pane: PreviewPane(container: hostContext.container))
@MainActor @Observable final class PreviewPane {
  private(set) var shown: HostModel?
  @ObservationIgnored let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func show() throws {
    let scratch = ModelContext(container)
    shown = try scratch.fetch(FetchDescriptor<HostModel>()).first  // <-
  }
}

struct PreviewPaneView: View {
  @State var pane: PreviewPane
  var body: some View { Button(pane.shown?.hostText ?? "") { try? pane.show() } }
}

// MARK: one-sided-relationship-removal, info
// The other side keeps its reference.
// import: SwiftData
// call: QuizEditor().remove(QuestionRow(key: "a"), from: QuizRow())
@Model final class QuizRow {
  var questions: [QuestionRow] = []
  init() {}
}

@Model final class QuestionRow {
  var key: String
  var quizzes: [QuizRow] = []
  init(key: String) { self.key = key }
}

@MainActor struct QuizEditor {
  func remove(_ question: QuestionRow, from quiz: QuizRow) {
    quiz.questions.removeAll { $0.key == question.key }  // <-
  }
}

// MARK: parent-deleted-before-children, warning
// Rows that others require go first.
// import: SwiftData
// call: try? StationWipe(context: hostContext).wipe()
@Model final class StationRow {
  var name: String
  init(name: String) { self.name = name }
}

@Model final class ReadingRow {
  var station: StationRow
  init(station: StationRow) { self.station = station }
}

@MainActor struct StationWipe {
  let context: ModelContext

  func wipe() throws {
    try context.delete(model: StationRow.self)  // <-
    try context.delete(model: ReadingRow.self)
    try context.save()
  }
}

// MARK: save-of-fresh-context, error
// The changes are in another context.
// import: SwiftUI, SwiftData
// call: _ = ToggleAll()
struct ToggleAll: View {
  @Environment(\.modelContext) private var context
  @Query private var rows: [HostModel]

  var body: some View {
    Button("Reset") {
      for row in rows { row.hostText = "" }
      try? ModelContext(context.container).save()  // <-
    }
  }
}

// MARK: save-of-fresh-context, warning
// A local context that is only saved.
// import: SwiftUI, SwiftData
// call: _ = CheckpointButton(container: hostContext.container)
struct CheckpointButton: View {
  let container: ModelContainer

  var body: some View {
    Button("Checkpoint") {
      do {
        let context = ModelContext(container)
        context.autosaveEnabled = false
        try context.save()  // <-
      } catch {
        print(error)
      }
    }
  }
}

// MARK: swallowed-save-error, warning
// The sheet is closed as if the row were saved.
// import: SwiftUI, SwiftData
// call: _ = NoteSheet()
struct NoteSheet: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Done") {
      try? context.save()  // <-
      dismiss()
    }
  }
}

// MARK: swallowed-save-error, info
// A plain one.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = QuietSave(row: row) }
struct QuietSave: View {
  @Environment(\.modelContext) private var context
  let row: HostModel

  var body: some View {
    Button("Clear") {
      row.hostText = ""
      try? context.save()  // <-
    }
  }
}

// MARK: swallowed-save-error, info
// The error is only printed.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = PrintedSave(row: row) }
struct PrintedSave: View {
  @Environment(\.modelContext) private var context
  let row: HostModel

  var body: some View {
    Button("Delete") {
      context.delete(row)
      do { try context.save() } catch { print("not saved: \(error)") }  // <-
    }
  }
}

// MARK: temporary-persistent-id, warning
// The identifier of an inserted row is returned before the save.
// import: SwiftData
// call: Task { _ = try? await CoachStore(modelContainer: hostContext.container).add("a") }
@ModelActor actor CoachStore {
  func add(_ name: String) throws -> PersistentIdentifier {
    let coach = CoachRow(name: name)
    modelContext.insert(coach)
    let identifier = coach.persistentModelID  // <-
    try modelContext.save()
    return identifier
  }
}

@Model final class CoachRow {
  var name: String
  init(name: String) { self.name = name }
}

// MARK: temporary-persistent-id, warning
// It is captured by a task.
// import: SwiftUI, SwiftData
// call: _ = TripButton()
@Model final class TripRow {
  var name: String
  init(name: String) { self.name = name }
}

struct TripButton: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    Button("New trip") {
      let trip = TripRow(name: "new")
      context.insert(trip)
      let key = trip.id  // <-
      Task { await TripIndex.shared.add(key) }
      try? context.save()
    }
  }
}

actor TripIndex {
  static let shared = TripIndex()
  private var keys: Set<PersistentIdentifier> = []
  func add(_ key: PersistentIdentifier) { keys.insert(key) }
}

// MARK: unsafe-model-lookup, warning
// A forced cast of what may be a placeholder.
// import: SwiftData
// call: if let first = try? hostContext.fetchIdentifiers(FetchDescriptor<HostModel>()).first { Task { try? await RowRenamer(modelContainer: hostContext.container).rename(first, to: "a") } }
@ModelActor actor RowRenamer {
  func rename(_ identifier: PersistentIdentifier, to text: String) throws {
    let row = modelContext.model(for: identifier) as! HostModel  // <-
    row.hostText = text
    try modelContext.save()
  }
}

// MARK: unsafe-model-lookup, warning
// A conditional cast is no check.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = RowTitle(identifier: row.persistentModelID) }
struct RowTitle: View {
  @Environment(\.modelContext) private var context
  let identifier: PersistentIdentifier

  var body: some View {
    Text((context.model(for: identifier) as? HostModel)?.hostText ?? "")  // <-
  }
}

// MARK: unsaved-task-context, error
// A task inserts and ends.
// import: SwiftUI, SwiftData
// call: _ = SampleButton(container: hostContext.container)
@Model final class SampleRow {
  var value: Int
  init(value: Int) { self.value = value }
}

struct SampleButton: View {
  let container: ModelContainer

  var body: some View {
    Button("Sample") {
      Task.detached {
        let context = ModelContext(container)  // <-
        for value in 0..<10 { context.insert(SampleRow(value: value)) }
      }
    }
  }
}

// MARK: unsaved-task-context, error
// A fetched row is changed in a background function.
// import: SwiftData
// call: Task { try? await RowNormaliser(container: hostContext.container).normalise() }
struct RowNormaliser {
  let container: ModelContainer

  nonisolated func normalise() async throws {
    let context = ModelContext(container)  // <-
    context.autosaveEnabled = false
    for row in try context.fetch(FetchDescriptor<HostModel>()) {
      row.hostText = row.hostText.lowercased()
    }
  }
}

// MARK: unsaved-task-context, error
// Rows are deleted in the closure of 'forEach'.
// import: SwiftData
// call: Task { try? await RowPruner(container: hostContext.container).prune("a") }
struct RowPruner {
  let container: ModelContainer

  nonisolated func prune(_ name: String) async throws {
    let context = ModelContext(container)  // <-
    let rows = try context.fetch(FetchDescriptor<HostModel>(predicate: #Predicate { $0.hostText == name }))
    rows.forEach { context.delete($0) }
    print(rows.count)
  }
}
