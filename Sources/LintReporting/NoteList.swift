import LintDiagnostics

/// The notes of a diagnostic as a terminal shows them.
struct NoteList {
  /// Events on other lines of the diagnostic's file that lead to its failure, to be shown in the code.
  let steps: [(message: String, range: SourceRange)]
  /// The others, each kind once.
  let facts: [Fact]

  /// Notes with the same message.
  struct Fact {
    let message: String
    /// "line 12" in the diagnostic's file, "Other.swift:12" elsewhere; none on the diagnostic's own line.
    var places: [String]

    /// How many places are named; the others are counted.
    private static let mostPlaces = 3

    /// The message, followed by its places.
    var text: String {
      if places.isEmpty { return message }
      let hidden = places.count - Self.mostPlaces
      let named = hidden > 0 ? places.prefix(Self.mostPlaces) + ["\(hidden) more"] : places
      return "\(message) (\(named.enumeration))"
    }
  }

  /// - Parameter showsCode: whether there is code in which to show steps.
  init(_ diagnostic: Diagnostic, showsCode: Bool) {
    var steps: [(message: String, range: SourceRange)] = []
    var facts: [Fact] = []
    var indices: [String: Int] = [:]
    // A note at the diagnostic's own place only repeats it.
    for note in diagnostic.notes where note.location != diagnostic.location {
      if showsCode, note.isStep, let location = note.location, location.path == diagnostic.path,
        location.range.start.line != diagnostic.range.start.line
      {
        steps.append((note.message, location.range))
        continue
      }
      let index = indices[note.message] ?? facts.count
      if index == facts.count { facts.append(Fact(message: note.message, places: [])) }
      indices[note.message] = index
      if let place = Self.place(of: note, for: diagnostic), !facts[index].places.contains(place) {
        facts[index].places.append(place)
      }
    }
    self.steps = steps
    self.facts = facts
  }

  private static func place(of note: Diagnostic.Note, for diagnostic: Diagnostic) -> String? {
    guard let location = note.location else { return nil }
    let line = location.range.start.line
    if location.path != diagnostic.path { return "\(location.path):\(line)" }
    return line == diagnostic.range.start.line ? nil : "line \(line)"
  }
}
