// MARK: fetch-in-loop, warning
// One query for each decoded name.
// import: SwiftUI, SwiftData
// call: _ = NameMergeView(data: Data())
struct NameMergeView: View {
  @Environment(\.modelContext) private var context
  let data: Data

  var body: some View {
    Button("Merge") { try? merge() }
  }

  private func merge() throws {
    let names = try JSONDecoder().decode([String].self, from: data)
    for name in names {
      let known = try context.fetch(FetchDescriptor<HostModel>(predicate: #Predicate { $0.hostText == name }))  // <-
      print(name, known.count)
    }
  }
}

// MARK: fetch-in-loop, warning
// The same query in each round.
// import: SwiftUI, SwiftData
// call: _ = DuplicateReport()
struct DuplicateReport: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    Button("Report") {
      let rows = (try? context.fetch(FetchDescriptor<HostModel>())) ?? []
      for row in rows {
        let all = (try? context.fetchCount(FetchDescriptor<HostModel>())) ?? 0  // <-
        print(row.hostText, all)
      }
    }
  }
}

// MARK: fetch-in-loop, info
// In the closure of 'compactMap'.
// import: SwiftData
// call: Task { _ = await NameResolver(modelContainer: hostContext.container).resolve(["a"]) }
@ModelActor actor NameResolver {
  func resolve(_ names: [String]) -> [PersistentIdentifier] {
    names.compactMap { name in
      var descriptor = FetchDescriptor<HostModel>(predicate: #Predicate { $0.hostText == name })
      descriptor.fetchLimit = 1
      return try? modelContext.fetchIdentifiers(descriptor).first  // <-
    }
  }
}

// MARK: fetch-loop-delete-all, info
// Everything is fetched to be deleted.
// import: SwiftUI, SwiftData
// call: _ = TraceReset()
@Model final class TraceRow {
  var line: String
  init(line: String) { self.line = line }
}

struct TraceReset: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    Button("Clear") {
      do {
        let rows = try context.fetch(FetchDescriptor<TraceRow>())
        for row in rows { context.delete(row) }  // <-
        try context.save()
      } catch {
        print(error)
      }
    }
  }
}

// MARK: fetch-then-filter-in-memory, warning
// A stored attribute is compared after the fetch.
// import: SwiftUI, SwiftData
// call: _ = MatchCount(wanted: "a")
struct MatchCount: View {
  @Environment(\.modelContext) private var context
  @State private var matches: [String] = []
  let wanted: String

  var body: some View {
    Text("\(matches.count)").onAppear {
      let rows = (try? context.fetch(FetchDescriptor<HostModel>())) ?? []
      matches = rows.filter { $0.hostText == wanted }.map(\.hostText)  // <-
    }
  }
}

// MARK: fetch-then-filter-in-memory, warning
// The first one is looked for in memory.
// import: SwiftData
// call: Task { _ = try? await FirstRowLookup(modelContainer: hostContext.container).identifier(of: "a") }
@ModelActor actor FirstRowLookup {
  func identifier(of name: String) throws -> PersistentIdentifier? {
    try modelContext.fetch(FetchDescriptor<HostModel>()).first(where: { $0.hostText == name })?.persistentModelID  // <-
  }
}

// MARK: fetch-then-filter-in-memory, warning
// A loop with a condition.
// import: SwiftUI, SwiftData
// call: try? NameAudit(context: hostContext).audit()
@MainActor struct NameAudit {
  let context: ModelContext

  func audit() throws {
    let descriptor = FetchDescriptor<HostModel>(sortBy: [SortDescriptor(\.hostText)])
    for row in try context.fetch(descriptor) where row.hostText.isEmpty {  // <-
      print(row.persistentModelID)
    }
  }
}

// MARK: fetch-then-filter-in-memory, warning
// The body of the loop begins with a guard.
// import: SwiftUI, SwiftData
// call: _ = RenameAll(old: "a", new: "a")
struct RenameAll: View {
  @Environment(\.modelContext) private var context
  let old: String
  let new: String

  var body: some View {
    Button("Rename") { rename() }
  }

  private func rename() {
    guard let rows = try? context.fetch(FetchDescriptor<HostModel>()) else { return }
    for row in rows {  // <-
      guard row.hostText == old else { continue }  // <-
      row.hostText = new
    }
  }
}

// MARK: fetch-then-filter-in-memory, warning
// Whether there is one.
// import: SwiftUI, SwiftData
// call: _ = ExistenceBadge(name: "a")
struct ExistenceBadge: View {
  @Environment(\.modelContext) private var context
  let name: String

  var body: some View {
    Text(exists ? "there" : "missing")
  }

  private var exists: Bool {
    let all = try? context.fetch(FetchDescriptor<HostModel>())
    return all?.contains(where: { $0.hostText == name }) ?? false  // <-
  }
}

// MARK: paged-fetch-without-sort, warning
// The offset is set after the descriptor is made.
// import: SwiftData
// call: Task { _ = try? await PageSource(modelContainer: hostContext.container).page(2) }
@ModelActor actor PageSource {
  func page(_ number: Int) throws -> [String] {
    var descriptor = FetchDescriptor<HostModel>()
    descriptor.fetchLimit = 50
    descriptor.fetchOffset = number * 50  // <-
    return try modelContext.fetch(descriptor).map(\.hostText)
  }
}

// MARK: predicate-key-path-not-stored, warning
// A computed property.
// import: SwiftUI, SwiftData
// call: _ = CrateList()
@Model final class CrateRow {
  var width: Int
  var depth: Int
  var area: Int { width * depth }
  init(width: Int, depth: Int) {
    self.width = width
    self.depth = depth
  }
}

struct CrateList: View {
  @Query(filter: #Predicate<CrateRow> { $0.area > 20 }) private var crates: [CrateRow]  // <-
  var body: some View { Text("\(crates.count)") }
}

// MARK: predicate-key-path-not-stored, warning
// The raw value of an enumeration.
// import: SwiftUI, SwiftData
// call: _ = LaneBadge()
enum LaneKind: String, Codable { case fast, slow }

@Model final class LaneRow {
  var kind: LaneKind
  init(kind: LaneKind) { self.kind = kind }
}

@MainActor struct LaneQueries {
  let context: ModelContext

  func fast() throws -> Int {
    let wanted = LaneKind.fast.rawValue
    return try context.fetchCount(FetchDescriptor<LaneRow>(predicate: #Predicate { $0.kind.rawValue == wanted }))  // <-
  }
}

struct LaneBadge: View {
  @Environment(\.modelContext) private var context
  var body: some View { Text("\((try? LaneQueries(context: context).fast()) ?? 0)") }
}

// MARK: predicate-key-path-not-stored, info
// An enumeration compared with a captured value.
// import: SwiftUI, SwiftData
// call: _ = OpenGates()
enum GateState: String, Codable { case open, shut }

@Model final class GateRow {
  var state: GateState
  init(state: GateState) { self.state = state }
}

struct OpenGates: View {
  @Environment(\.modelContext) private var context

  var body: some View {
    Button("Count") {
      let open = GateState.open
      let descriptor = FetchDescriptor<GateRow>(predicate: #Predicate { gate in gate.state == open })  // <-
      print((try? context.fetchCount(descriptor)) ?? 0)
    }
  }
}

// MARK: predicate-key-path-not-stored, warning
// A relationship that is compared with false.
// import: SwiftUI, SwiftData
// call: _ = FilledShelves()
@Model final class ShelfRow {
  var books: [BookRow] = []
  init() {}
}

@Model final class BookRow {
  var shelf: ShelfRow?
  init() {}
}

struct FilledShelves: View {
  @Query(filter: #Predicate<ShelfRow> { $0.books.isEmpty == false }) private var shelves: [ShelfRow]  // <-
  var body: some View { Text("\(shelves.count)") }
}

// MARK: unbounded-fetch, info
// All rows are fetched to be counted.
// import: SwiftUI, SwiftData
// call: _ = RowCountLabel()
struct RowCountLabel: View {
  @Environment(\.modelContext) private var context
  @State private var count = 0

  var body: some View {
    Text("\(count)").onAppear {
      count = ((try? context.fetch(FetchDescriptor<HostModel>())) ?? []).count  // <-
    }
  }
}

// MARK: unbounded-fetch, info
// Only the first one is used.
// import: SwiftData
// call: Task { _ = try? await FirstTitle(modelContainer: hostContext.container).title() }
@ModelActor actor FirstTitle {
  func title() throws -> String? {
    let rows = try modelContext.fetch(FetchDescriptor<HostModel>(sortBy: [SortDescriptor(\.hostText)]))  // <-
    return rows.first?.hostText
  }
}

// MARK: unbounded-fetch, info
// Sorted in memory.
// import: SwiftUI, SwiftData
// call: print((try? SortedTitles(context: hostContext).titles()) ?? [])
@MainActor struct SortedTitles {
  let context: ModelContext

  func titles() throws -> [String] {
    try context.fetch(FetchDescriptor<HostModel>())  // <-
      .sorted { $0.hostText < $1.hostText }  // <-
      .map(\.hostText)
  }
}
