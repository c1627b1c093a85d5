import LintText

extension BuildSettings {
  /// The assignments of one file or configuration, and the files that it needs and that are missing. The project's
  /// assignments are one layer of all its targets, indexed once.
  ///
  /// Few of the assignments in a project file are ever needed: names are found by their hashes, and an assignment is
  /// made when it is found.
  final class Layer: Sendable {
    private struct Entry: Sendable {
      let hash: Int
      /// In the order of the file.
      let place: Int
    }

    private enum Source: Sendable {
      case assignments([BuildSettingAssignment])
      /// The places are those of keys in the property list.
      case dictionary(PropertyList, path: String, LineNumbers)
    }

    /// By hash; equal ones in the order of the file.
    private let entries: [Entry]
    private let source: Source
    let missing: [String]

    convenience init(_ assignments: [BuildSettingAssignment], missing: [String] = []) {
      self.init(
        .assignments(assignments), missing: missing,
        assignments.enumerated().map { place, assignment in
          var name = assignment.name
          return Entry(hash: name.withUTF8 { TextHash.of($0) }, place: place)
        })
    }

    /// - Parameters:
    ///   - settings: a dictionary of a project file.
    ///   - path: the file's own, for places.
    convenience init(_ settings: PropertyList.Value, path: String, lines: LineNumbers) {
      let list = settings.list
      self.init(
        .dictionary(list, path: path, lines), missing: [],
        settings.pairs.compactMap { pair in
          list.withText(at: pair.key) { Entry(hash: TextHash.of(Self.name(of: $0)), place: pair.key) }
        })
    }

    private init(_ source: Source, missing: [String], _ entries: [Entry]) {
      self.source = source
      self.missing = missing
      self.entries = entries.sorted { ($0.hash, $0.place) < ($1.hash, $1.place) }
    }

    /// The part of a key before its conditions.
    private static func name(of key: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
      let bracket = UInt8(ascii: "[")
      let start = key.firstIndex { $0 != bracket } ?? key.endIndex
      return UnsafeBufferPointer(rebasing: key[start...].prefix { $0 != bracket })
    }

    /// Appends the assignments of a name, in order.
    func add(to found: inout [BuildSettingAssignment], _ name: String, hash: Int) {
      var place = entries.partitioningIndex { $0.hash >= hash }
      while place < entries.count, entries[place].hash == hash {
        if let assignment = assignment(at: entries[place].place), assignment.name == name { found.append(assignment) }
        place += 1
      }
    }

    private func assignment(at place: Int) -> BuildSettingAssignment? {
      switch source {
      case .assignments(let assignments): return assignments[place]
      case .dictionary(let list, let path, let lines):
        let value = PropertyList.Value(list: list, index: Int(list.entries[place].next))
        guard let key = PropertyList.Value(list: list, index: place).string, let text = value.settingText else {
          return nil
        }
        return BuildSettingAssignment(
          key: key, value: text, place: SourceLine(path: path, line: lines.line(at: value.offset)))
      }
    }
  }
}

extension PropertyList.Value {
  /// A setting's value; the parts of a list are quoted where they have to be.
  fileprivate var settingText: String? {
    if let string { return string }
    return array.map { parts in
      parts.compactMap(\.string).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(
        separator: " ")
    }
  }
}
