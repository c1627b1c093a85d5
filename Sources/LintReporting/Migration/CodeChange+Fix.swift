import LintDiagnostics

extension MigrationReport.CodeChange {
  /// More of a change is read as a patch.
  static let lineLimit = 40

  /// The changes of a fix to the lines that it edits; nil if they are not short.
  ///
  /// - Parameter file: the bytes that were analysed.
  public init?(_ fix: FixIt, file: (_ path: String) -> [UInt8]?) {
    var hunks: [MigrationReport.Hunk] = []
    var shown = 0
    var isShortened = false
    for cluster in FixPreview.clusters(fix.edits) {
      guard let bytes = file(cluster[0].path), let hunk = FixPreview.hunk(cluster, of: bytes, lineLimit: Self.lineLimit)
      else {
        isShortened = true
        continue
      }
      let changed = hunk.changes.count { !$0.isKept }
      if changed == 0 { continue }
      guard shown + changed <= Self.lineLimit else {
        isShortened = true
        continue
      }
      shown += changed
      hunks.append(
        MigrationReport.Hunk(path: hunk.path, line: hunk.line, lines: hunk.changes.map(MigrationReport.Hunk.Line.init)))
    }
    if hunks.isEmpty { return nil }
    self.init(source: .fix, title: fix.message, hunks: hunks, isShortened: isShortened)
  }

  /// The first example of a rule with code before and after; otherwise a flagged example followed by one that is not.
  /// Nil for a rule without examples.
  public init?(exampleOf rule: RuleInfo) {
    if let fixed = rule.examples.first(where: { if case .fixed = $0.kind { true } else { false } }) {
      let hunks = fixed.files.compactMap { file -> MigrationReport.Hunk? in
        guard let after = file.fixed else { return nil }
        return MigrationReport.Hunk(
          path: file.path, line: 1,
          lines: lineChanges(from: file.marked.text, to: after).map(MigrationReport.Hunk.Line.init))
      }
      self.init(source: .example, title: fixed.title ?? "Before and after", hunks: hunks, isShortened: false)
      return
    }
    guard let flagged = rule.examples.first(where: { $0.kind == .flagged }) else { return nil }
    let unflagged = rule.examples.first { $0.kind == .notFlagged }
    func lines(_ example: Example?, _ kind: MigrationReport.Hunk.Line.Kind) -> [MigrationReport.Hunk.Line] {
      let text = example?.files.first?.marked.text.trimmedOfFinalNewline ?? ""
      return text.isEmpty
        ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map { .init(kind: kind, text: String($0)) }
    }
    self.init(
      source: .example, title: "What is found, and below it what is not",
      hunks: [
        MigrationReport.Hunk(
          path: Example.mainPath, line: 1, lines: lines(flagged, .removed) + lines(unflagged, .added))
      ],
      isShortened: false)
  }
}

extension MigrationReport.PatchSize {
  /// The lines that a fix removes and adds. If a file has changed, or a change is large, they are those that its edits
  /// touch.
  public init(_ fix: FixIt, file: (_ path: String) -> [UInt8]?) {
    self.init(added: 0, removed: 0)
    for cluster in FixPreview.clusters(fix.edits) {
      if let bytes = file(cluster[0].path), let hunk = FixPreview.hunk(cluster, of: bytes, lineLimit: 200) {
        for change in hunk.changes {
          switch change {
          case .kept: continue
          case .added: added += 1
          case .removed: removed += 1
          }
        }
        continue
      }
      for edit in cluster {
        removed += edit.range.end.line - edit.range.start.line + 1
        added += edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      }
    }
  }

  public static func += (left: inout Self, right: Self) {
    left.added += right.added
    left.removed += right.removed
  }
}

extension MigrationReport.Hunk.Line {
  fileprivate init(_ change: LineChange) {
    switch change {
    case .kept(let text): self.init(kind: .kept, text: text)
    case .removed(let text): self.init(kind: .removed, text: text)
    case .added(let text): self.init(kind: .added, text: text)
    }
  }
}
