import Foundation

/// Comma-separated text: quotes are doubled, fields with commas or line breaks are quoted.
enum CSV {
  static func line(_ columns: [String]) -> String {
    columns.map(escaped).joined(separator: ",")
  }

  static func text(_ rows: [[String]]) -> String {
    rows.map(line).joined(separator: "\n")
  }

  /// Pure text work: any thread may call it, and nobody has to wait.
  static func columns(of line: String) -> [String] {
    var columns: [String] = []
    var current = ""
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        columns.append(current)
        current = ""
      default: current.append(character)
      }
    }
    columns.append(current)
    return columns
  }

  private static func escaped(_ field: String) -> String {
    guard field.contains(where: { $0 == "," || $0 == "\"" || $0 == "\n" }) else { return field }
    return "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }
}
