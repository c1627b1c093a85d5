import LintDiagnostics

extension Diagnostic {
  /// The message and a line for each note, with its place, for formats that have one text for a finding.
  var messageWithNotes: String {
    var lines = [message]
    for note in notes {
      let place = note.location.map { " (\($0.path):\($0.range.start.line):\($0.range.start.column))" } ?? ""
      lines.append(note.message + place)
    }
    return lines.joined(separator: "\n")
  }
}
