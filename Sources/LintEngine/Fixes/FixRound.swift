import LintKit
import LintProject
import LintText

/// One analysis, and the fixes chosen from it, which do not overlap.
struct FixRound {
  let result: LintResult
  private(set) var fixes: [FixSet] = []
  var refused: [FixPlan.Refused] = []
  /// The analysed texts of the files that fixes want to edit.
  private(set) var texts: [FilePath: [UInt8]] = [:]
  /// The edits of the fixes that were taken.
  private(set) var edits = EditsByFile()
  private var errors: [FilePath: Bool] = [:]
  private let harmful: [FixSet.Identity: FixRefusal]

  /// - Parameter harmful: fixes that are not to be made, and why.
  init(result: LintResult, harmful: [FixSet.Identity: FixRefusal] = [:]) {
    self.result = result
    self.harmful = harmful
  }

  func identity(of fix: FixSet) -> FixSet.Identity { FixSet.Identity(fix) { texts[$0] ?? [] } }

  /// Why a fix, whose files' texts are known, is not to be made.
  func harm(of fix: FixSet) -> FixRefusal? { harmful.isEmpty ? nil : harmful[identity(of: fix)] }

  mutating func text(of file: AnalysedFile) -> [UInt8]? {
    if let known = texts[file.path] { return known }
    let text = result.texts?[file.projectPath]
    texts[file.path] = text
    return text
  }

  mutating func hasSyntaxErrors(_ file: FilePath) -> Bool {
    if let known = errors[file] { return known }
    let found = Self.hasSyntaxErrors(texts[file] ?? [], in: file)
    errors[file] = found
    return found
  }

  func edited(_ file: FilePath) -> [UInt8] { edits.of(file).applied(to: texts[file] ?? []) }

  // MARK: Taking fixes

  /// Takes fixes in their order. One that overlaps another is left out: the other is applied first, and the next
  /// analysis finds what is left of this one. One after which a file would have its first syntax error is refused.
  ///
  /// Nearly always nothing breaks, so files are parsed once for all fixes; if something does, the fix at fault is
  /// searched for.
  mutating func take(_ proposals: [FixSet]) {
    var rest = proposals[...]
    while !rest.isEmpty {
      guard let broken = attempt(rest) else { return }
      // This many can be taken, and this many cannot.
      var (good, bad) = (0, rest.count)
      var file = broken
      while bad - good > 1 {
        let middle = (good + bad) / 2
        if let broken = self.broken(by: rest.prefix(middle)) { (bad, file) = (middle, broken) } else { good = middle }
      }
      _ = attempt(rest.prefix(good))
      refused.append(FixPlan.Refused(fix: rest[rest.startIndex + good], reason: .breaksSyntax(path: file.description)))
      rest = rest.dropFirst(bad)
    }
  }

  /// Takes all of the fixes that do not overlap, or none if they break a file together.
  ///
  /// - Returns: the file that would be broken.
  private mutating func attempt(_ proposals: ArraySlice<FixSet>) -> FilePath? {
    let (before, count) = (edits, fixes.count)
    var touched: Set<FilePath> = []
    for fix in proposals where !edits.meet(fix) {
      edits.add(fix)
      fixes.append(fix)
      touched.formUnion(fix.files)
    }
    guard let broken = touched.sorted().first(where: { breaks($0) }) else { return nil }
    edits = before
    fixes.removeSubrange(count...)
    return broken
  }

  private mutating func breaks(_ file: FilePath) -> Bool {
    Self.hasSyntaxErrors(edited(file), in: file) && !hasSyntaxErrors(file)
  }

  private func broken(by proposals: ArraySlice<FixSet>) -> FilePath? {
    var trial = self
    return trial.attempt(proposals)
  }

  private static func hasSyntaxErrors(_ text: [UInt8], in file: FilePath) -> Bool {
    let path = file.description
    if ProjectSettings.isSettingsFile(path) { return !ProjectSettings.isReadable(text, at: path) }
    return !SyntaxTree.parse(text).errors.isEmpty
  }
}

/// The edits of fixes that do not overlap, each file's in the order of their places.
struct EditsByFile {
  private var edits: [FilePath: [TextEdit]] = [:]

  var files: some Collection<FilePath> { edits.keys }

  func of(_ file: FilePath) -> [TextEdit] { edits[file] ?? [] }

  /// Whether one overlaps or touches one of the fix.
  func meet(_ fix: FixSet) -> Bool {
    fix.edits.contains { file, own in
      let others = of(file)
      return own.contains { edit in
        // None overlaps another, so of those that end before this one begins, all do.
        let next = others.partitioningIndex { $0.bytes.upperBound >= edit.bytes.lowerBound }
        return next < others.count && others[next].touches(edit)
      }
    }
  }

  /// - Precondition: none overlaps the fix.
  mutating func add(_ fix: FixSet) {
    for (file, own) in fix.edits {
      for edit in own {
        // After an insertion of the same fix at the same place.
        let place = of(file).partitioningIndex { $0.bytes.lowerBound > edit.bytes.lowerBound }
        edits[file, default: []].insert(edit, at: place)
      }
    }
  }
}
