import LintDiagnostics

/// What of a report goes into one SARIF run: code scanning services refuse or cut what is larger.
struct SARIFSelection {
  struct Limits {
    var results = 25_000
    /// Places of one result, its own among them.
    var locations = 1_000
    /// In bytes, before compression. Services count compressed ones, up to 10 MB; results are much alike and shrink to a tenth or less.
    var bytes = 80_000_000
  }

  /// In the order in which they were.
  let diagnostics: [Diagnostic]
  /// How many are left out, the least severe of all.
  let leftOut: Int

  init(_ diagnostics: [Diagnostic], limits: Limits = Limits()) {
    var room = limits.bytes
    let isSmall = diagnostics.count <= limits.results && diagnostics.allSatisfy { diagnostic in
      room -= Self.size(of: diagnostic)
      return room >= 0
    }
    if isSmall {
      self.diagnostics = diagnostics
      leftOut = 0
      return
    }
    let order = diagnostics.indices.sorted { left, right in
      let (a, b) = (diagnostics[left], diagnostics[right])
      if a.severity != b.severity { return a.severity > b.severity }
      if a.priority != b.priority { return a.priority > b.priority }
      return left < right
    }
    room = limits.bytes
    let kept = order.prefix(limits.results).prefix { index in
      room -= Self.size(of: diagnostics[index])
      return room >= 0
    }
    self.diagnostics = kept.sorted().map { diagnostics[$0] }
    leftOut = diagnostics.count - kept.count
  }

  /// About as many bytes as the result will have; rather too many than too few.
  private static func size(of diagnostic: Diagnostic) -> Int {
    let place = 200 + 3 * diagnostic.path.utf8.count
    // A text stands in the message and beside its place, and may need escapes.
    var size = 500 + place + 2 * diagnostic.message.utf8.count
    for note in diagnostic.notes { size += 3 * (place + 2 * note.message.utf8.count) }
    for fix in diagnostic.fixes { size += fix.edits.reduce(200) { $0 + place + 2 * $1.replacement.utf8.count } }
    return size
  }
}
