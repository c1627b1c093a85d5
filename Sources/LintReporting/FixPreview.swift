import LintDiagnostics

/// The lines that a fix changes, before and after.
struct FixPreview {
  /// Neighbouring lines of one file.
  struct Hunk {
    var path: String
    /// The number of the first line, from 1.
    var line: Int
    var changes: [LineChange]
  }

  /// A longer preview hides the diagnostic that it belongs to.
  static let lineLimit = 12

  let hunks: [Hunk]

  /// Nil if there is no short and certain preview: there are many edits, or a file has changed.
  init?(_ fix: FixIt, file: (_ path: String) -> [UInt8]?) {
    guard !fix.edits.isEmpty, fix.edits.count <= Self.lineLimit else { return nil }
    var hunks: [Hunk] = []
    for cluster in Self.clusters(fix.edits) {
      guard let bytes = file(cluster[0].path), let hunk = Self.hunk(cluster, of: bytes) else { return nil }
      hunks.append(hunk)
    }
    let shown = hunks.reduce(0) { $0 + $1.changes.count { !$0.isKept } }
    guard shown > 0, shown <= Self.lineLimit else { return nil }
    self.hunks = hunks
  }

  /// Edits that touch the same or neighbouring lines, in the order of files and lines.
  static func clusters(_ edits: [Edit]) -> [[Edit]] {
    var paths: [String] = []
    for edit in edits where !paths.contains(edit.path) { paths.append(edit.path) }
    var clusters: [[Edit]] = []
    for path in paths {
      for edit in edits.filter({ $0.path == path }).sorted(by: { $0.range < $1.range }) {
        if let last = clusters.last?.last, last.path == path, edit.range.start.line <= last.range.end.line + 1 {
          clusters[clusters.count - 1].append(edit)
        } else {
          clusters.append([edit])
        }
      }
    }
    return clusters
  }

  /// Nil if the lines are too many or too long, or the file has changed.
  ///
  /// - Parameter edits: A cluster.
  static func hunk(_ edits: [Edit], of file: [UInt8], lineLimit: Int = lineLimit) -> Hunk? {
    let end = edits.map(\.range.end.offset).max() ?? 0
    let lines = (edits.map(\.range.end.line).max() ?? 0) - edits[0].range.start.line
    guard end <= file.count, lines <= 2 * lineLimit else { return nil }
    guard edits.allSatisfy({ $0.replacement.utf8.count <= SourceExcerpt.reach * lineLimit / Self.lineLimit }) else {
      return nil
    }
    let first = SourceExcerpt(around: edits[0].range.start.offset, in: file)
    let last = SourceExcerpt(around: end, in: file)
    guard !first.isCutBefore, !last.isCutAfter else { return nil }

    var after: [UInt8] = []
    var next = first.bytes.lowerBound
    for edit in edits {
      guard edit.range.start.offset >= next else { return nil }
      after += file[next..<edit.range.start.offset]
      after += Array(edit.replacement.utf8)
      next = edit.range.end.offset
    }
    after += file[next..<last.bytes.upperBound]
    let before = file[first.bytes.lowerBound..<last.bytes.upperBound]
    return Hunk(
      path: edits[0].path, line: edits[0].range.start.line,
      changes: lineChanges(from: textWithLineFeeds(before), to: textWithLineFeeds(after[...])))
  }

  /// The text with every line break as a line feed.
  private static func textWithLineFeeds(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var wasReturn = false
    for byte in bytes {
      if byte == UInt8(ascii: "\r") {
        text.append(UInt8(ascii: "\n"))
      } else if !(wasReturn && byte == UInt8(ascii: "\n")) {
        text.append(byte)
      }
      wasReturn = byte == UInt8(ascii: "\r")
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension LineChange {
  var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
