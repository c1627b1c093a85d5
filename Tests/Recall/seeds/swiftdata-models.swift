// MARK: cached-model-reference, warning
// A manager keeps what is selected.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { SelectionKeeper.shared.remember(row); SelectionKeeper.shared.discard(row) }
@MainActor final class SelectionKeeper {
  static let shared = SelectionKeeper()
  private(set) var lastOpened: HostModel?  // <-

  func remember(_ row: HostModel?) { lastOpened = row }
  func discard(_ row: HostModel) { row.modelContext?.delete(row) }
}

// MARK: cached-model-reference, warning
// A dictionary of rows by name, of a service.
// import: SwiftUI, SwiftData
// call: _ = LookupField(name: "a")
@MainActor final class LookupService {
  private let context: ModelContext
  private var rowsByName: [String: HostModel] = [:]  // <-

  init(context: ModelContext) { self.context = context }

  func row(named name: String) throws -> HostModel? {
    if let known = rowsByName[name] { return known }
    let found = try context.fetch(FetchDescriptor<HostModel>(predicate: #Predicate { $0.hostText == name })).first
    rowsByName[name] = found
    return found
  }
}

struct LookupField: View {
  @Environment(\.modelContext) private var context
  @State private var service: LookupService?
  let name: String

  var body: some View {
    Text(name).onAppear {
      let service = LookupService(context: context)
      self.service = service
      print((try? service.row(named: name)) as Any)
    }
  }
}

// MARK: cached-model-reference, warning
// A local cache that is filled in one visit to the main actor, and read in another.
// import: SwiftUI, SwiftData
// call: Task { await RosterImport(container: hostContext.container).run(["a"]) }
struct RosterImport {
  let container: ModelContainer

  nonisolated func run(_ names: [String]) async {
    var known: [String: HostModel] = [:]  // <-
    let container = container
    for name in names {
      await MainActor.run {
        let rows = (try? container.mainContext.fetch(FetchDescriptor<HostModel>())) ?? []
        known[name] = rows.first
      }
    }
    try? await Task.sleep(for: .seconds(1))
    await MainActor.run {
      for name in names { print(known[name]?.hostText ?? "") }
    }
  }
}

// MARK: cached-model-reference, warning
// A view model that changes what it keeps piece by piece.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = TrayView(row: row) }
@MainActor @Observable final class TrayModel {
  var tray: [HostModel] = []  // <-

  func add(_ row: HostModel) { tray.append(row) }
  func drop(_ index: Int) { tray.remove(at: index) }
  func destroy(_ row: HostModel, in context: ModelContext) { context.delete(row) }
}

struct TrayView: View {
  @Environment(\.modelContext) private var context
  @State private var model = TrayModel()
  let row: HostModel

  var body: some View {
    Button("\(model.tray.count)") { model.add(row) }
    Button("Destroy") { model.destroy(row, in: context) }
  }
}

// MARK: model-actor-redundant-boilerplate, error
// The macro writes the properties as well.
// import: SwiftData
// call: Task { _ = try? await OrchardStore(modelContainer: hostContext.container).count() }
@ModelActor actor OrchardStore {
  let modelContainer: ModelContainer  // <-

  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<HostModel>()) }
}

// MARK: model-actor-redundant-boilerplate, error
// The initializer, too.
// import: SwiftData
@ModelActor actor VineyardStore {
  init(modelContainer: ModelContainer) {  // <-
    let context = ModelContext(modelContainer)
    self.modelExecutor = DefaultSerialModelExecutor(modelContext: context)
    self.modelContainer = modelContainer
  }
}

// MARK: model-captured-in-task, error
// A detached task changes a row of a view.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = RowStamp(row: row) }
struct RowStamp: View {
  let row: HostModel

  var body: some View {
    Button("Stamp") {
      Task.detached {
        row.hostText = "stamped"  // <-
      }
    }
  }
}

// MARK: model-captured-in-task, error
// A child task for each row.
// import: SwiftUI, SwiftData
// call: _ = RowUpload()
struct RowUpload: View {
  @Query private var rows: [HostModel]

  var body: some View {
    Text("\(rows.count)").task { await upload() }
  }

  private func upload() async {
    await withTaskGroup(of: Void.self) { group in
      for row in rows {
        group.addTask {
          print(row.hostText)  // <-
        }
      }
    }
  }
}

// MARK: model-captured-in-task, warning
// A task of the same actor changes the row after a request.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = RowEnrichment(row: row) }
struct RowEnrichment: View {
  let row: HostModel

  var body: some View {
    Button("Enrich") {
      Task {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.org/enrich")!)
        row.hostText = String(decoding: data, as: UTF8.self)  // <-
      }
    }
  }
}

// MARK: model-captured-in-task, error
// A block of a queue.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = RowIndexing(row: row) }
struct RowIndexing: View {
  @Bindable var row: HostModel

  var body: some View {
    TextField("Text", text: $row.hostText)
      .onSubmit {
        DispatchQueue.global(qos: .utility).async {
          print("indexing", row.hostText)  // <-
        }
      }
  }
}

// MARK: model-collection-retained, info
// All rows of a table in a view model.
// import: SwiftUI, SwiftData
// call: _ = LedgerView(model: LedgerModel(context: hostContext))
@MainActor @Observable final class LedgerModel {
  private(set) var rows: [HostModel] = []  // <-
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }

  func reload() throws {
    rows = try context.fetch(FetchDescriptor<HostModel>())
  }
}

struct LedgerView: View {
  @State var model: LedgerModel
  var body: some View {
    Text("\(model.rows.count)").onAppear { try? model.reload() }
  }
}

// MARK: model-parameter-crosses-actor, error
// A row is sent to an actor.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = RowPrinterButton(row: row) }
actor RowPrinter {
  private var printed = 0

  func printOut(_ row: HostModel) {  // <-
    print(row.hostText)
    printed += 1
  }
}

struct RowPrinterButton: View {
  let row: HostModel
  private let printer = RowPrinter()
  var body: some View { Button("Print") { Task { await printer.printOut(row) } } }
}

// MARK: model-parameter-crosses-actor, error
// An asynchronous function without isolation gets rows of the main actor.
// import: SwiftUI, SwiftData
// call: _ = RowRankingView()
struct RowRanking {
  nonisolated func rank(_ rows: [HostModel]) async -> [String] {  // <-
    rows.map(\.hostText).sorted()
  }
}

struct RowRankingView: View {
  @Query private var rows: [HostModel]
  @State private var ranking: [String] = []

  var body: some View {
    Text("\(ranking.count)").task { ranking = await RowRanking().rank(rows) }
  }
}

// MARK: model-parameter-crosses-actor, error
// A requirement of a repository.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = RowStoreButton(row: row) }
protocol RowRepository: Sendable {
  func store(_ row: HostModel) async throws  // <-
}

actor RowFiles: RowRepository {
  private var names: [String] = []
  func store(_ row: HostModel) async throws { names.append(row.hostText) }
}

struct RowStoreButton: View {
  let row: HostModel
  let repository: any RowRepository = RowFiles()
  var body: some View { Button("Store") { Task { try await repository.store(row) } } }
}

// MARK: model-returned-across-actor, error
// A model actor returns rows to a view.
// import: SwiftUI, SwiftData
// call: _ = RowSourceView()
@ModelActor actor RowSource {
  func all() throws -> [HostModel] {  // <-
    try modelContext.fetch(FetchDescriptor<HostModel>())
  }
}

struct RowSourceView: View {
  @Environment(\.modelContext) private var context
  @State private var rows: [HostModel] = []

  var body: some View {
    List(rows) { Text($0.hostText) }
      .task { rows = (try? await RowSource(modelContainer: context.container).all()) ?? [] }
  }
}

// MARK: model-returned-across-actor, error
// A generic function.
// import: SwiftData
// call: Task { _ = try? await AnySource(modelContainer: hostContext.container).first(HostModel.self) }
@ModelActor actor AnySource {
  func first<T: PersistentModel>(_ type: T.Type) throws -> T? {  // <-
    try modelContext.fetch(FetchDescriptor<T>()).first
  }
}

// MARK: model-returned-across-actor, error
// A stream of rows.
// import: SwiftData
// call: Task { for await row in await StreamingSource(modelContainer: hostContext.container).stream() { print(row.hostText) } }
@ModelActor actor StreamingSource {
  func stream() -> AsyncStream<HostModel> {  // <-
    let rows = (try? modelContext.fetch(FetchDescriptor<HostModel>())) ?? []
    return AsyncStream { continuation in
      for row in rows { continuation.yield(row) }
      continuation.finish()
    }
  }
}

// MARK: model-used-after-await, warning
// A row is changed after a request.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = TitleTranslation(row: row) }
struct TitleTranslation: View {
  @Environment(\.modelContext) private var context
  let row: HostModel

  var body: some View {
    Text(row.hostText).task { await translate() }
    Button("Delete") { context.delete(row) }
  }

  private func translate() async {
    guard let (data, _) = try? await URLSession.shared.data(from: URL(string: "https://example.org/t")!) else { return }
    row.hostText = String(decoding: data, as: UTF8.self)  // <-
  }
}

// MARK: model-used-after-await, warning
// A fetched row is deleted after a pause.
// import: SwiftData
// call: Task { try? await ExpiryWorker(modelContainer: hostContext.container).expire("a") }
@ModelActor actor ExpiryWorker {
  func expire(_ name: String) async throws {
    let found = try modelContext.fetch(FetchDescriptor<HostModel>(predicate: #Predicate { $0.hostText == name }))
    guard let row = found.first else { return }
    try await Task.sleep(for: .seconds(30))
    modelContext.delete(row)  // <-
    try modelContext.save()
  }
}

// MARK: model-used-after-await, info
// It is only read.
// import: SwiftUI, SwiftData
// call: if let row = try? hostContext.fetch(FetchDescriptor<HostModel>()).first { _ = ShareSheetButton(row: row) }
@MainActor final class ShareSheetModel {
  func share(_ row: HostModel) async {
    try? await Task.sleep(for: .seconds(2))
    print("shared", row.hostText)  // <-
  }
}

struct ShareSheetButton: View {
  @Environment(\.modelContext) private var context
  let row: HostModel
  private let model = ShareSheetModel()
  var body: some View {
    Text("Share").task { await model.share(row) }
    Button("Delete") { context.delete(row) }
  }
}
