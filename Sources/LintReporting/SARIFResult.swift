import LintDiagnostics
import LintText

/// Writes diagnostics as SARIF results.
struct SARIFResultWriter {
  private let indexes: [String: Int]
  private let root: String?
  private let mostLocations: Int
  private let hashes: LineHashCache

  /// - Parameters:
  ///   - rules: in the order in which the driver lists them.
  ///   - mostLocations: the limit for one result, including its own location.
  init(rules: [RuleInfo], root: String?, mostLocations: Int, sources: @escaping SourceLookup) {
    self.mostLocations = mostLocations
    hashes = LineHashCache(sources)
    indexes = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.root = root
  }

  func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.line { json in
      json.member("ruleId", diagnostic.ruleID)
      if let index = indexes[diagnostic.ruleID] { json.member("ruleIndex", index) }
      json.member("level", diagnostic.severity.sarifLevel)
      json.object("message") { json in json.member("text", message(of: diagnostic)) }
      json.array("locations") { json in
        json.object { json in physicalLocation(diagnostic.location, to: &json) }
      }
      writeFingerprints(of: diagnostic, to: &json)
      writeRelatedLocations(of: diagnostic, to: &json)
      writeCodeFlow(of: diagnostic, to: &json)
      writeFixes(of: diagnostic, to: &json)
      if let suppression = diagnostic.suppression {
        json.array("suppressions") { json in
          json.object { json in
            json.member("kind", "inSource")
            if let reason = suppression.reason { json.member("justification", reason) }
          }
        }
      }
      json.object("properties") { json in
        json.member("priority", diagnostic.priority.rawValue)
        if let reason = diagnostic.noFixReason { json.member("concurlint.noFixReason", reason) }
        for (name, value) in diagnostic.properties.sorted(by: { $0.key < $1.key }) { json.member(name, value) }
      }
    }
  }

  /// The message, then a line for each note, which links to the note's place, and one for each fix that is
  /// guidance only: as a SARIF fix a viewer would offer to apply it.
  private func message(of diagnostic: Diagnostic) -> String {
    var lines = [escapedText(diagnostic.message)]
    var id = 0
    for note in diagnostic.notes {
      if note.location == nil || id + 1 >= mostLocations {
        lines.append(escapedText(note.message))
      } else {
        id += 1
        lines.append("[\(escapedLinkText(note.message))](\(id))")
      }
    }
    for fix in diagnostic.fixes where fix.applicability == .displayOnly { lines.append(escapedText(fix.message)) }
    return lines.joined(separator: "\n")
  }

  private func writeRelatedLocations(of diagnostic: Diagnostic, to json: inout JSONWriter) {
    let notes = diagnostic.notes.filter { $0.location != nil }.prefix(mostLocations - 1)
    guard !notes.isEmpty else { return }
    json.array("relatedLocations") { json in
      for (index, note) in notes.enumerated() {
        guard let location = note.location else { continue }
        json.object { json in
          json.member("id", index + 1)
          physicalLocation(location, to: &json)
          json.object("message") { json in json.member("text", escapedText(note.message)) }
        }
      }
    }
  }

  private func writeFingerprints(of diagnostic: Diagnostic, to json: inout JSONWriter) {
    let hash = hashes.hash(ofLine: diagnostic.range.start.line, in: diagnostic.path)
    if hash == nil && diagnostic.fingerprint == nil { return }
    json.object("partialFingerprints") { json in
      if let hash { json.member("primaryLocationLineHash", hash) }
      if let fingerprint = diagnostic.fingerprint { json.member("concurlint/v1", fingerprint) }
    }
  }

  /// Events one after the other, in the order of the file; the finding is one of the steps.
  private func writeCodeFlow(of diagnostic: Diagnostic, to json: inout JSONWriter) {
    var steps: [(location: SourceLocation, message: String)] = diagnostic.notes.compactMap { note in
      guard note.isStep, let location = note.location, location.path == diagnostic.path else { return nil }
      return (location, note.message)
    }
    guard !steps.isEmpty else { return }
    let place = steps.firstIndex { diagnostic.range.start < $0.location.range.start } ?? steps.count
    steps.insert((diagnostic.location, diagnostic.message), at: place)
    json.array("codeFlows") { json in
      json.object { json in
        json.array("threadFlows") { json in
          json.object { json in
            json.array("locations") { json in
              for step in steps.prefix(mostLocations) {
                json.object { json in
                  json.object("location") { json in
                    physicalLocation(step.location, to: &json)
                    json.object("message") { json in json.member("text", escapedText(step.message)) }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private func writeFixes(of diagnostic: Diagnostic, to json: inout JSONWriter) {
    let fixes = diagnostic.fixes.filter { $0.applicability != .displayOnly && !$0.edits.isEmpty }
    guard !fixes.isEmpty else { return }
    json.array("fixes") { json in
      for fix in fixes {
        json.object { json in
          json.object("description") { json in json.member("text", escapedText(fix.message)) }
          json.array("artifactChanges") { json in
            for (path, edits) in editsByFile(of: fix) { writeChange(path, edits, to: &json) }
          }
          json.object("properties") { json in
            json.member("concurlint.applicability", fix.applicability.rawValue)
          }
        }
      }
    }
  }

  private func writeChange(_ path: String, _ edits: [Edit], to json: inout JSONWriter) {
    json.object { json in
      json.sarifArtifact(path, root: root)
      json.array("replacements") { json in
        for edit in edits {
          json.object { json in
            json.sarifRegion("deletedRegion", edit.range)
            if !edit.replacement.isEmpty {
              json.object("insertedContent") { json in json.member("text", edit.replacement) }
            }
          }
        }
      }
    }
  }

  /// Files in the order in which the fix first names them.
  private func editsByFile(of fix: FixIt) -> [(path: String, edits: [Edit])] {
    var groups: [(path: String, edits: [Edit])] = []
    var places: [String: Int] = [:]
    for edit in fix.edits {
      if let place = places[edit.path] {
        groups[place].edits.append(edit)
      } else {
        places[edit.path] = groups.count
        groups.append((edit.path, [edit]))
      }
    }
    return groups
  }

  private func physicalLocation(_ location: SourceLocation, to json: inout JSONWriter) {
    json.object("physicalLocation") { json in
      json.sarifArtifact(location.path, root: root)
      json.sarifRegion("region", location.range)
    }
  }
}

/// Text in which nothing reads as an embedded link: `[Item](x)` is Swift, and would be one.
private func escapedText(_ text: String) -> String {
  text.utf8.contains(UInt8(ascii: "[")) && text.includes("](") ? escapedLinkText(text) : text
}

private func escapedLinkText(_ text: String) -> String {
  var escaped = ""
  for scalar in text.unicodeScalars {
    if scalar == "[" || scalar == "]" || scalar == "\\" { escaped.unicodeScalars.append("\\") }
    escaped.unicodeScalars.append(scalar)
  }
  return escaped
}
