import LintEngine
import LintKit
import LintReporting

/// Inventories and what is already right, over all files that are reported on.
struct ProjectScan {
  let practices: [MigrationReport.Practice]
  let inventories: [MigrationReport.Inventory]
  /// Pieces of concurrent code, by path; files without are left out.
  let concurrentCode: [String: Int]

  /// How many examples are given of what is right.
  private static let mostExamples = 5

  /// - Parameters:
  ///   - findings: of all rules.
  ///   - jobs: how many threads to use, at least 1.
  /// - Throws: when no thread can be started.
  init(_ files: ProjectFiles, findings: [Diagnostic], jobs: Int) throws(FileError) {
    var offsets: [String: [Int]] = [:]
    for finding in findings { offsets[finding.path, default: []].append(finding.range.start.offset) }
    let reported = files.reported
    let (seen, _) = try Parallel.map(count: reported.count, jobs: jobs, makeState: {}) {
      [index = files.index, offsets] _, number in
      let file = reported[number]
      return Recovery.working(on: file.givenPath) { SeenInFile(file, index, findings: offsets[file.path] ?? []) }
    }
    practices = PracticeKind.allCases.compactMap { kind in
      let found = seen.flatMap { $0.practices[kind] ?? [] }
      if found.isEmpty { return nil }
      return MigrationReport.Practice(
        id: kind.rawValue, name: kind.name, about: kind.about, count: found.count,
        examples: Array(found.prefix(Self.mostExamples)))
    }
    concurrentCode = Dictionary(
      zip(reported, seen).compactMap { $1.concurrentCode > 0 ? ($0.path, $1.concurrentCode) : nil }, uniquingKeysWith: +
    )
    inventories = InventoryKind.allCases.map { kind in
      let items = seen.flatMap { $0.items[kind] ?? [] }
      return MigrationReport.Inventory(
        id: kind.rawValue, title: kind.title, about: kind.about, kinds: Self.kinds(of: items), items: items)
    }
  }

  private static func kinds(of items: [MigrationReport.Inventory.Item]) -> [MigrationReport.Inventory.Kind] {
    Dictionary(grouping: items, by: \.kind).map { name, items in
      MigrationReport.Inventory.Kind(name: name, count: items.count, justified: items.count { $0.comment != nil })
    }
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

/// What one file has of everything.
private struct SeenInFile: Sendable {
  var practices: [PracticeKind: [MigrationReport.Practice.Example]] = [:]
  var items: [InventoryKind: [MigrationReport.Inventory.Item]] = [:]
  var concurrentCode = 0

  init(_ file: ProjectFiles.File, _ index: ProjectIndex, findings: [Int]) {
    let tree = index.outline(file.id).wholeTree()
    let scan = FileScan(tree, file.id, index, findings: findings)
    concurrentCode = scan.concurrentCode
    if scan.practices.isEmpty && scan.inventory.isEmpty { return }
    let lines = SourceLines(tree.source)
    for (kind, sighting) in scan.practices {
      practices[kind, default: []].append(
        .init(symbol: sighting.symbol, place: lines.place(at: sighting.offset, in: file.path)))
    }
    for (kind, sighting) in scan.inventory.sorted(by: { $0.1.offset < $1.1.offset }) {
      let place = lines.place(at: sighting.offset, in: file.path)
      let code = lines.text(of: place.line, around: sighting.offset).text
      items[kind, default: []].append(
        .init(
          kind: sighting.kind, place: place, symbol: sighting.symbol, code: String(code.drop { $0.isWhitespace }),
          comment: sighting.comment,
          isTest: file.isTest))
    }
  }
}
