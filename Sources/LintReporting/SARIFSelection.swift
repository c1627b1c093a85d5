import LintDiagnostics

/// The part of a report that goes into one SARIF run: code scanning services reject or cut larger ones.
struct SARIFSelection {
  struct Limits {
    var results = 25_000
    /// Places of one result, its own among them.
    var locations = 1_000
    /// The limit for the whole file, in bytes, after compression with gzip.
    var compressedBytes = 10_000_000
  }

  /// In the order in which they were.
  let diagnostics: [Diagnostic]
  /// How many are left out, the least severe of all.
  let leftOut: Int

  private init(_ diagnostics: [Diagnostic], order: [Int], count: Int) {
    self.diagnostics = count == diagnostics.count ? diagnostics : order.prefix(count).sorted().map { diagnostics[$0] }
    leftOut = diagnostics.count - count
  }

  /// The selection with the most results that is within the limits.
  ///
  /// - Parameter compressedSize: the size of a selection's file after gzip, in bytes.
  static func largest(of diagnostics: [Diagnostic], within limits: Limits, compressedSize: (SARIFSelection) -> Int)
    -> SARIFSelection
  {
    let order = diagnostics.count > limits.results || mayExceed(limits, diagnostics) ? mostSevereFirst(diagnostics) : []
    var count = min(diagnostics.count, limits.results)
    while true {
      let selection = SARIFSelection(diagnostics, order: order, count: count)
      guard mayExceed(limits, selection.diagnostics) else { return selection }
      let size = compressedSize(selection)
      guard size > limits.compressedBytes, count > 0 else { return selection }
      // Results differ in size: rather a few too few than another round.
      count = min(count - 1, Int(Double(count) * Double(limits.compressedBytes) / Double(size) * 0.97))
    }
  }

  private static func mostSevereFirst(_ diagnostics: [Diagnostic]) -> [Int] {
    diagnostics.indices.sorted { left, right in
      let (a, b) = (diagnostics[left], diagnostics[right])
      if a.severity != b.severity { return a.severity > b.severity }
      if a.priority != b.priority { return a.priority > b.priority }
      return left < right
    }
  }

  /// Whether the results may be too large for the file: gzip never makes them noticeably larger.
  private static func mayExceed(_ limits: Limits, _ diagnostics: [Diagnostic]) -> Bool {
    var room = limits.compressedBytes
    return !diagnostics.allSatisfy { diagnostic in
      room -= size(of: diagnostic)
      return room >= 0
    }
  }

  /// About as many bytes as the result will have before compression; rather too many than too few.
  private static func size(of diagnostic: Diagnostic) -> Int {
    let place = 200 + 3 * diagnostic.path.utf8.count
    // A text is written in the message and next to its place, and may need escapes.
    var size = 500 + place + 2 * diagnostic.message.utf8.count
    for note in diagnostic.notes { size += 3 * (place + 2 * note.message.utf8.count) }
    for fix in diagnostic.fixes { size += fix.edits.reduce(200) { $0 + place + 2 * $1.replacement.utf8.count } }
    return size
  }
}
