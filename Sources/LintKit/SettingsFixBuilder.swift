import LintProject

/// Collects the edits of one fix in manifests, project and configuration files, line by line: that is how settings are
/// known to stand. What no edit names stays as it is, byte for byte.
public struct SettingsFixBuilder {
  private let pass: SettingsPass
  private var edits: [RawDiagnostic.Edit] = []

  public init(in pass: SettingsPass) { self.pass = pass }

  /// - Returns: false where the word does not stand on the line, or more than once.
  public mutating func replace(_ word: String, with replacement: String, on place: SourceLine) -> Bool {
    guard let line = line(at: place), let found = line.only(word) else { return false }
    add(found, replacement, place)
    return true
  }

  /// Assigns a build setting another value.
  ///
  /// - Parameter old: as the line spells it, in quotes or not.
  /// - Returns: false where the line does not hold such an assignment, without conditions.
  public mutating func assign(_ value: String, to name: String, insteadOf old: String, on place: SourceLine) -> Bool {
    guard let line = line(at: place), let assignment = line.assignment(of: name),
      assignment.value.elementsEqual(old.utf8)
    else { return false }
    add(assignment.value.indices, value, place)
    return true
  }

  /// Assigns a build setting where another one is assigned, right before that: for the same targets and configurations.
  ///
  /// - Returns: false where the line does not assign the other one, without conditions.
  public mutating func assign(_ value: String, to name: String, before other: String, on place: SourceLine) -> Bool {
    guard let line = line(at: place), let start = line.assignment(of: other)?.start else { return false }
    let isConfiguration = place.path.hasSuffix(".xcconfig")
    let margin = line.bytes[..<start]
    guard margin.allSatisfy(\.isBlank) else {
      // In a project file one line may hold many.
      if isConfiguration { return false }
      add(start..<start, "\(name) = \(value); ", place)
      return true
    }
    let assignment = "\(name) = \(value)\(isConfiguration ? "" : ";")"
    add(margin.startIndex..<margin.startIndex, String(decoding: margin, as: UTF8.self) + assignment + line.end, place)
    return true
  }

  /// The collected edits as a fix.
  public func fix(_ message: Message, _ applicability: Applicability) -> RawDiagnostic.FixIt {
    RawDiagnostic.FixIt(message: message.text, applicability: applicability, edits: edits)
  }

  private mutating func add(_ range: Range<Int>, _ replacement: String, _ place: SourceLine) {
    edits.append(
      RawDiagnostic.Edit(location: RawDiagnostic.Location(path: place.path, bytes: range), replacement: replacement))
  }

  private func line(at place: SourceLine) -> SettingsLine? {
    pass.text(at: place.path).flatMap { SettingsLine(place.line, of: $0) }
  }
}

/// A line of a settings file. Its places are those of the file, in bytes.
private struct SettingsLine {
  /// Without the line's end.
  let bytes: ArraySlice<UInt8>
  /// As the file ends its lines.
  let end: String

  /// - Parameter number: from 1.
  init?(_ number: Int, of text: SettingsText) {
    // A project that has changed since it was read may be shorter.
    guard let line = text.line(number) else { return nil }
    bytes = text.bytes[line]
    let rest = text.bytes[line.upperBound...]
    end = rest.starts(with: "\r\n".utf8) ? "\r\n" : rest.first == UInt8(ascii: "\r") ? "\r" : "\n"
  }

  /// Where a word stands that stands once.
  func only(_ word: String) -> Range<Int>? {
    let starts = bytes.indices.filter { bytes[$0...].starts(with: word.utf8) }
    return starts.count == 1 ? starts[0]..<starts[0] + word.utf8.count : nil
  }

  /// Where a name begins that is assigned something without conditions, and what.
  func assignment(of name: String) -> (start: Int, value: ArraySlice<UInt8>)? {
    guard let found = only(name), bytes[..<found.lowerBound].last.map({ !$0.isPartOfName }) ?? true else { return nil }
    let behind = bytes[found.upperBound...].drop(while: \.isBlank)
    guard behind.first == UInt8(ascii: "=") else { return nil }
    let text = behind.dropFirst().drop(while: \.isBlank)
    if text.first == UInt8(ascii: "\"") {
      return (found.lowerBound, text.dropFirst().prefix { $0 != UInt8(ascii: "\"") })
    }
    return (found.lowerBound, text.prefix { !$0.isBlank && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "/") })
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }
}
