import LintCompiler
import LintDiagnostics
import LintEngine
import LintReporting

extension MigrationReport.CompilerReading {
  /// For a report without a build.
  static var none: Self {
    Self(
      missing:
        "no build was given; build the project and name its directory with '--compiler-diagnostics', such as '--compiler-diagnostics .build'",
      filesRead: 0)
  }

  /// Reads what a build left.
  ///
  /// - Parameters:
  ///   - directory: where the compiler wrote to.
  ///   - sources: the text of the files that are reported on.
  init(_ directory: FilePath, _ discovery: Discovery, _ sources: SourceStore) {
    let build = BuildReading(directory)
    let names = ForeignNames(discovery)
    let said = BuildDiagnostics(build.files.flatMap(\.diagnostics)) { path in
      switch names.name(of: FilePath(path)) {
      case .reported(let name): .reported(name.description)
      case .elsewhere: .elsewhere
      case .gone: .gone
      }
    }
    var texts = Texts(sources: sources)
    self.init(
      missing: build.missing, directory: directory.description,
      library: build.library.map { "\($0.version) (\($0.name))" },
      filesRead: build.files.count,
      problems: build.problems.map { Problem(path: $0.path.description, reason: $0.reason) },
      elsewhereCount: said.elsewhereCount, goneCount: said.goneCount, changedFiles: Self.changedFiles(build, names),
      diagnostics: said.diagnostics.map { Diagnostic($0, &texts) })
    groups = Group.groups(of: diagnostics)
  }

  private static func changedFiles(_ build: BuildReading, _ names: ForeignNames) -> [String] {
    var changed: Set<String> = []
    for file in build.files {
      for path in Set(file.diagnostics.compactMap(\.path)) {
        guard case .reported(let name) = names.name(of: FilePath(path)) else { continue }
        if let written = Platform.modificationTime(of: name), let looked = file.time, written > looked {
          changed.insert(name.description)
        }
      }
    }
    return changed.sorted()
  }
}

/// Columns in UTF-16 units, if the source still has the place; the compiler counts bytes.
private struct Texts {
  let sources: SourceStore
  private var positions: [String: TextPositions?] = [:]

  init(sources: SourceStore) { self.sources = sources }

  mutating func column(_ position: CompilerDiagnostic.Position, in path: String) -> Int {
    let known: TextPositions?
    if let remembered = positions[path] {
      known = remembered
    } else {
      known = sources.text(path).map { TextPositions($0) }
      positions[path] = .some(known)
    }
    guard let place = known?.position(at: position.offset), place.line == position.line else { return position.column }
    return place.column
  }
}

extension MigrationReport.CompilerReading.Diagnostic {
  fileprivate init(_ said: CompilerDiagnostic, _ texts: inout Texts) {
    self.init(
      severity: said.severity.rawValue, message: said.message, group: said.group ?? "",
      isAboutConcurrency: said.isAboutConcurrency,
      place: MigrationReport.Place(said, &texts) ?? MigrationReport.Place(path: "", line: 1, column: 1))
    let path = place.path
    ranges = said.ranges.map { .init($0, path, &texts) }
    for note in said.notes {
      notes.append(MigrationReport.Note(message: note.message, place: MigrationReport.Place(note, &texts)))
    }
    for fix in said.fixes + said.notes.filter({ $0.path == said.path }).flatMap(\.fixes) {
      suggestions.append(.init(range: .init(fix.range, path, &texts), replacement: fix.replacement))
    }
  }
}

extension MigrationReport.Place {
  fileprivate init?(_ said: CompilerDiagnostic, _ texts: inout Texts) {
    guard let path = said.path, let position = said.position else { return nil }
    self.init(path: path, line: position.line, column: texts.column(position, in: path))
  }
}

extension MigrationReport.CompilerReading.Range {
  fileprivate init(_ range: CompilerDiagnostic.Range, _ path: String, _ texts: inout Texts) {
    self.init(
      line: range.start.line, column: texts.column(range.start, in: path), endLine: range.end.line,
      endColumn: texts.column(range.end, in: path))
  }
}
