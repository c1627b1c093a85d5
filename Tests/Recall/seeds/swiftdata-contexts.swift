// MARK: actor-context-property-in-hot-loop, info
// Each round of an import asks for the actor's context.
// import: SwiftData
// call: Task { try? await VisitImporter(modelContainer: hostContext.container).add([.now]) }
@ModelActor actor VisitImporter {
  func add(_ dates: [Date]) throws {
    for date in dates {
      modelContext.insert(VisitRow(date: date))  // <-
    }
    try modelContext.save()
  }
}

@Model final class VisitRow {
  var date: Date
  init(date: Date) { self.date = date }
}

// MARK: context-closure-not-sendable, warning
// A generic helper, called from elsewhere with a closure that returns a model.
// import: SwiftData
// call: Task { await ContextVisitor().visit(ContextGate(container: hostContext.container)) }
@MainActor final class ContextGate {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func with<T>(_ work: (ModelContext) throws -> T) rethrows -> T {  // <-
    try work(container.mainContext)
  }
}

struct ContextVisitor {
  nonisolated func visit(_ gate: ContextGate) async {
    let rows = try? await gate.with { context in  // <-
      try context.fetch(FetchDescriptor<HostModel>())
    }
    print(rows?.count ?? 0)
  }
}

// MARK: cross-context-model-use, error
// A row of one context is deleted in another.
// import: SwiftData
// call: try? OrphanSweep().sweep(hostContext.container)
struct OrphanSweep {
  nonisolated func sweep(_ container: ModelContainer) throws {
    let reading = ModelContext(container)
    let writing = ModelContext(container)
    for row in try reading.fetch(FetchDescriptor<HostModel>()) {
      writing.delete(row)  // <-
    }
    try writing.save()
  }
}

// MARK: cross-context-model-use, error
// A relationship across contexts.
// import: SwiftData
// call: try? Moorings().moor("Anna", in: hostContext.container)
@Model final class PierRow {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \BoatRow.pier) var boats: [BoatRow] = []
  init(name: String) { self.name = name }
}

@Model final class BoatRow {
  var name: String
  var pier: PierRow?
  init(name: String) { self.name = name }
}

struct Moorings {
  @MainActor func moor(_ name: String, in container: ModelContainer) throws {
    let pier = try container.mainContext.fetch(FetchDescriptor<PierRow>()).first
    let scratch = ModelContext(container)
    let boat = BoatRow(name: name)
    scratch.insert(boat)
    boat.pier = pier  // <-
    try scratch.save()
  }
}

// MARK: main-context-off-main-actor, error
// A block of a global queue reads it.
// import: SwiftData
// call: RowTally(container: hostContext.container).tally()
struct RowTally {
  let container: ModelContainer

  func tally() {
    DispatchQueue.global().async {
      let context = container.mainContext  // <-
      print((try? context.fetchCount(FetchDescriptor<HostModel>())) ?? 0)
    }
  }
}

// MARK: main-context-off-main-actor, error
// An actor waits for it, and takes it away.
// import: SwiftData
// call: Task { try? await NightlyTidy(container: hostContext.container).tidy() }
actor NightlyTidy {
  private let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func tidy() async throws {
    let context = await container.mainContext  // <-
    try context.delete(model: HostModel.self)
  }
}

// MARK: model-context-captured-in-task, error
// The environment's context in a detached task.
// import: SwiftUI, SwiftData
// call: _ = PurgeButton()
struct PurgeButton: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    Button("Purge") {
      Task.detached(priority: .background) {
        try context.delete(model: HostModel.self)  // <-
      }
    }
  }
}

// MARK: model-context-captured-in-task, error
// An 'async let' of a method on the main actor.
// import: SwiftUI, SwiftData
// call: _ = TwoCounts()
struct TwoCounts: View {
  @Environment(\.modelContext) private var context
  @State private var sum = 0

  var body: some View {
    Text("\(sum)").task { await count() }
  }

  private func count() async {
    let context = context
    async let rows = context.fetchCount(FetchDescriptor<HostModel>())  // <-
    sum = (try? await rows) ?? 0
  }
}

// MARK: model-context-captured-in-task, error
// A task on another global actor.
// import: SwiftUI, SwiftData
// call: _ = ReportDeskButton()
@globalActor actor ReportActor {
  static let shared = ReportActor()
}

@MainActor final class ReportDesk {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }

  func write() {
    Task { @ReportActor in
      let rows = try await context.fetchCount(FetchDescriptor<HostModel>())  // <-
      print(rows)
    }
  }
}

struct ReportDeskButton: View {
  @Environment(\.modelContext) private var context
  var body: some View { Button("Write") { ReportDesk(context: context).write() } }
}

// MARK: model-context-captured-in-task, error
// A property in the task of a function without isolation.
// import: SwiftData
// call: StartupRepair(context: hostContext).repair()
struct StartupRepair {
  let context: ModelContext

  nonisolated func repair() {
    Task {
      try context.delete(model: HostModel.self)  // <-
      try context.save()
    }
  }
}

// MARK: model-context-escapes-main-actor-run, error
// Rows are carried out of 'MainActor.run'.
// import: SwiftData
// call: Task { _ = try? await RowCarrier(container: hostContext.container).carry() }
struct RowCarrier {
  let container: ModelContainer

  nonisolated func carry() async throws -> [String] {
    let container = container
    let rows = try await MainActor.run {  // <-
      try container.mainContext.fetch(FetchDescriptor<HostModel>())
    }
    return rows.map(\.hostText)
  }
}

// MARK: model-context-escapes-main-actor-run, error
// The context itself.
// import: SwiftData
// call: Task { await ContextCarrier(container: hostContext.container).clean() }
struct ContextCarrier {
  let container: ModelContainer

  nonisolated func clean() async {
    let container = container
    let context = await MainActor.run { container.mainContext }  // <-
    try? context.save()
  }
}

// MARK: model-context-exposed-by-model-actor, error or warning
// A member gives the context away.
// import: SwiftData
// call: Task { print(await QuarryStore(modelContainer: hostContext.container).context.hasChanges) }
@ModelActor actor QuarryStore {
  var context: ModelContext { modelContext }  // <-
}

// MARK: model-context-exposed-by-model-actor, error or warning
// A closure whose result may be a model.
// import: SwiftData
// call: Task { print(await FoundryStore(modelContainer: hostContext.container).perform { $0.hasChanges }) }
@ModelActor actor FoundryStore {
  func perform<T>(_ work: (ModelContext) throws -> T) rethrows -> T {  // <-
    try work(modelContext)
  }
}

// MARK: model-context-exposed-by-model-actor, error or warning
// A nonisolated member reads the executor's context.
// import: SwiftData
// call: print(TanneryStore(modelContainer: hostContext.container).pending())
@ModelActor actor TanneryStore {
  nonisolated func pending() -> Bool {
    modelExecutor.modelContext.hasChanges  // <-
  }
}

// MARK: model-context-on-dispatch-queue, error
// A context of the main actor in a block of a global queue.
// import: SwiftUI, SwiftData
// call: _ = FlushButton()
struct FlushButton: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    Button("Flush") {
      DispatchQueue.global().async {
        try? context.save()  // <-
      }
    }
  }
}

// MARK: model-context-on-dispatch-queue, error
// An operation queue.
// import: SwiftUI, SwiftData
// call: _ = OperationFlushButton()
@MainActor final class OperationFlush {
  private let operations = OperationQueue()
  let context: ModelContext
  init(context: ModelContext) { self.context = context }

  func flush() {
    let context = context
    operations.addOperation {
      try? context.save()  // <-
    }
  }
}

struct OperationFlushButton: View {
  @Environment(\.modelContext) private var context
  var body: some View { Button("Flush") { OperationFlush(context: context).flush() } }
}

// MARK: model-context-on-dispatch-queue, info
// A context that is made in the block.
// import: SwiftData
// call: QueueImport(container: hostContext.container).run()
struct QueueImport {
  let container: ModelContainer
  private let queue = DispatchQueue(label: "import")

  func run() {
    queue.async { [container] in
      let context = ModelContext(container)  // <-
      try? context.delete(model: HostModel.self)
      try? context.save()
    }
  }
}

// MARK: model-context-parameter, error
// An asynchronous function without isolation.
// import: SwiftUI, SwiftData
// call: _ = BalanceReportView()
struct BalanceReport {
  nonisolated func total(in context: ModelContext) async throws -> Int {  // <-
    try context.fetchCount(FetchDescriptor<HostModel>())
  }
}

struct BalanceReportView: View {
  @Environment(\.modelContext) private var context
  @State private var total = 0

  var body: some View {
    Text("\(total)").task { total = (try? await BalanceReport().total(in: context)) ?? 0 }
  }
}

// MARK: model-context-parameter, error
// A method of an actor.
// import: SwiftUI, SwiftData
// call: _ = AuditTrailButton()
actor AuditTrail {
  private var count = 0

  func record(_ context: ModelContext) throws {  // <-
    count += try context.fetchCount(FetchDescriptor<HostModel>())
  }
}

struct AuditTrailButton: View {
  @Environment(\.modelContext) private var context
  private let trail = AuditTrail()
  var body: some View { Button("Audit") { Task { try await trail.record(context) } } }
}

// MARK: model-context-parameter, error
// A task in the builder of a stream captures it.
// import: SwiftUI, SwiftData
// call: _ = ChapterExportView()
enum ChapterExport {
  nonisolated static func steps(modelContext: ModelContext) -> AsyncStream<Int> {  // <-
    AsyncStream { continuation in
      let work = Task {
        let count = (try? modelContext.fetchCount(FetchDescriptor<HostModel>())) ?? 0
        continuation.yield(count)
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}

struct ChapterExportView: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    Text("Export").task { for await step in ChapterExport.steps(modelContext: context) { print(step) } }
  }
}

// MARK: model-context-parameter, error
// A closure that is nonisolated and asynchronous gets the main context.
// import: SwiftData
// call: Task { _ = await UnitOfWork(container: hostContext.container).perform { context in context.hasChanges } }
@MainActor final class UnitOfWork {
  private let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func perform<T: Sendable>(_ work: @Sendable (ModelContext) async throws -> T) async rethrows -> T {  // <-
    try await work(container.mainContext)
  }
}

// MARK: model-context-stored-in-actor, error
// An actor is given the context of a view.
// import: SwiftUI, SwiftData
// call: _ = SyncWorkerView()
actor SyncWorker {
  private let context: ModelContext  // <-
  init(context: ModelContext) { self.context = context }

  func count() throws -> Int { try context.fetchCount(FetchDescriptor<HostModel>()) }
}

struct SyncWorkerView: View {
  @Environment(\.modelContext) private var modelContext

  var body: some View {
    Text("Sync").task {
      let worker = SyncWorker(context: modelContext)
      print((try? await worker.count()) ?? 0)
    }
  }
}

// MARK: model-context-stored-in-actor, info
// A context that was made for it and is not used elsewhere.
// import: SwiftUI, SwiftData
// call: _ = OwnedWorkerButton(container: hostContext.container)
actor OwnedWorker {
  private let context: ModelContext  // <-
  init(context: ModelContext) { self.context = context }
  func clear() throws { try context.delete(model: HostModel.self) }
}

struct OwnedWorkerButton: View {
  let container: ModelContainer

  var body: some View {
    Button("Clear") {
      let worker = OwnedWorker(context: ModelContext(container))
      Task { try await worker.clear() }
    }
  }
}

// MARK: model-context-stored-in-nonisolated-type, error
// A class that a view awaits.
// import: SwiftUI, SwiftData
// call: _ = LibraryTrimView()
final class LibraryStore {
  private let context: ModelContext  // <-
  init(context: ModelContext) { self.context = context }

  func trim() async throws {
    try context.delete(model: HostModel.self)
    try context.save()
  }
}

struct LibraryTrimView: View {
  @Environment(\.modelContext) private var context
  @State private var store: LibraryStore?

  var body: some View {
    Text("Trim")
      .onAppear { store = LibraryStore(context: context) }
      .task { try? await store?.trim() }
  }
}

// MARK: model-context-stored-in-nonisolated-type, warning
// A singleton.
// import: SwiftUI, SwiftData
// call: _ = GlobalRepositoryView()
final class GlobalRepository {
  static let shared = GlobalRepository()
  var context: ModelContext?  // <-

  func clear() { try? context?.delete(model: HostModel.self) }
}

struct GlobalRepositoryView: View {
  @Environment(\.modelContext) private var context
  var body: some View {
    Text("Repository").onAppear {
      GlobalRepository.shared.context = context
      GlobalRepository.shared.clear()
    }
  }
}
