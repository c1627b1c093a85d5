/// The build settings of one configuration of one target: the assignments of project and target, from the lowest layer
/// up.
struct BuildSettings: Sendable {
  /// A value, or why there is none.
  enum Resolved: Sendable, Equatable {
    case value(String, SourceLine)
    case unset
    case unknown(String, SourceLine?)
  }

  private let layers: [Layer]
  /// Files that are missing. They mostly contain secrets, and are assumed to set nothing.
  var missing: [String] { layers.flatMap(\.missing) }
  private let configuration: String
  private let known: [String: String]

  /// - Parameters:
  ///   - layers: from the project's `.xcconfig` up to the target's own settings, with the files that a layer lacks.
  ///   - known: settings of Xcode itself, such as `TARGET_NAME`.
  init(layers: [Layer], configuration: String, known: [String: String]) {
    self.layers = layers
    self.configuration = configuration
    self.known = known.merging(["CONFIGURATION": configuration]) { first, _ in first }
  }

  /// From the lowest layer up.
  private func assignments(of name: String) -> [BuildSettingAssignment] {
    var name = name
    let hash = name.withUTF8 { TextHash.of($0) }
    var found: [BuildSettingAssignment] = []
    for layer in layers { layer.add(to: &found, name, hash: hash) }
    return found
  }

  /// The resolved value of a setting. It is unknown when it differs by platform, or needs what is not known.
  func resolve(_ name: String) -> Resolved {
    let all = assignments(of: name)
    var result = Resolved.unset
    for (index, assignment) in all.enumerated() {
      var expansion = Expansion(settings: self)
      let value =
        expansion.value(of: name, at: index, among: all).map { Resolved.value($0, assignment.place) }
        ?? .unknown("it depends on \(expansion.unknownName ?? "more than is known")", assignment.place)
      switch applies(assignment) {
      case true?: result = value
      case false?: break
      case nil:
        if case .value(let old, _) = result, case .value(let new, _) = value, old == new { continue }
        result = .unknown("it differs for \(assignment.conditions.joined(separator: ", "))", assignment.place)
      }
    }
    return result
  }

  /// Whether an assignment applies in this configuration; nil if it applies only in some builds.
  private func applies(_ assignment: BuildSettingAssignment) -> Bool? {
    var result: Bool? = true
    for condition in assignment.conditions {
      let parts = condition.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      if parts[1] == "*" { continue }
      guard parts[0] == "config" else {
        result = nil
        continue
      }
      let pattern = parts[1]
      let holds = pattern.hasSuffix("*") ? configuration.hasPrefix(pattern.dropLast()) : pattern == configuration[...]
      if !holds { return false }
    }
    return result
  }

  // MARK: Expansion

  /// `$(NAME)`, `${NAME}`, `$(inherited)`, `$(NAME:default=value)`, also inside each other; bounded in depth and size.
  private struct Expansion {
    let settings: BuildSettings
    private var depth = 0
    private var steps = 0
    /// How deep references are nested.
    private var nesting = 0
    private(set) var unknownName: String?

    init(settings: BuildSettings) { self.settings = settings }

    /// The value of an assignment of a name; nil when it is unknown.
    ///
    /// - Parameter assignments: all of the name.
    mutating func value(of name: String, at index: Int, among assignments: [BuildSettingAssignment]) -> String? {
      depth += 1
      steps += 1
      defer { depth -= 1 }
      if depth > 32 || steps > 1000 { return nil }
      var text = assignments[index].value
      if !text.utf8.contains(UInt8(ascii: "$")) { return text }
      return text.withUTF8 { expand(Array($0)[...], name, index, assignments) }.map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    private mutating func expand(
      _ text: ArraySlice<UInt8>, _ name: String, _ index: Int, _ assignments: [BuildSettingAssignment]
    ) -> [UInt8]? {
      nesting += 1
      defer { nesting -= 1 }
      if nesting > 128 { return nil }
      var result: [UInt8] = []
      var rest = text
      while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
        result += rest[..<dollar]
        rest = rest[(dollar + 1)...]
        guard rest.first == UInt8(ascii: "(") || rest.first == UInt8(ascii: "{") else {
          result.append(UInt8(ascii: "$"))
          continue
        }
        guard let end = Self.end(of: rest),
          let reference = expand(rest[(rest.startIndex + 1)..<end], name, index, assignments),
          let value = look(up: String(decoding: reference, as: UTF8.self), name, index, assignments)
        else { return nil }
        result += value.utf8
        if result.count > 1 << 16 { return nil }
        rest = rest[(end + 1)...]
      }
      return result + rest
    }

    /// The bracket that closes the first one.
    private static func end(of text: ArraySlice<UInt8>) -> Int? {
      var depth = 0
      for place in text.indices {
        if text[place] == UInt8(ascii: "(") || text[place] == UInt8(ascii: "{") { depth += 1 }
        if text[place] == UInt8(ascii: ")") || text[place] == UInt8(ascii: "}") {
          depth -= 1
          if depth == 0 { return place }
        }
      }
      return nil
    }

    private mutating func look(up reference: String, _ name: String, _ index: Int, _ own: [BuildSettingAssignment])
      -> String?
    {
      let parts = reference.split(separator: ":", maxSplits: 1)
      let wanted = String(parts.first ?? "")
      let found: String?
      if wanted == "inherited" || wanted == name {
        found = inherited(name, below: index, own)
      } else {
        let assignments = settings.assignments(of: wanted)
        if assignments.isEmpty {
          found = settings.known[wanted] ?? (Self.isXcodes(wanted) ? nil : "")
        } else if assignments.contains(where: { settings.applies($0) == nil }) {
          found = nil
        } else if let last = assignments.lastIndex(where: { settings.applies($0) == true }) {
          found = value(of: wanted, at: last, among: assignments)
        } else {
          found = ""
        }
      }
      guard let found else {
        unknownName = unknownName ?? wanted
        return nil
      }
      guard parts.count == 2 else { return found }
      if parts[1].hasPrefix("default=") { return found.isEmpty ? String(parts[1].dropFirst("default=".count)) : found }
      switch parts[1] {
      case "lower": return found.lowercased()
      case "upper": return found.uppercased()
      case "c99extidentifier", "identifier": return found.asModuleName
      default: return nil
      }
    }

    private mutating func inherited(_ name: String, below index: Int, _ assignments: [BuildSettingAssignment])
      -> String?
    {
      for lower in (0..<index).reversed() {
        switch settings.applies(assignments[lower]) {
        case true?: return value(of: name, at: lower, among: assignments)
        case false?: continue
        case nil: return nil
        }
      }
      return ""
    }

    /// Whether Xcode sets it, to something that depends on the build; any other name without a setting is empty.
    private static func isXcodes(_ name: String) -> Bool {
      let prefixes = [
        "XCODE_", "SDK", "PLATFORM_", "ARCHS", "CURRENT_", "NATIVE_", "EFFECTIVE_", "SWIFT_", "DEPLOYMENT_",
        "TOOLCHAIN", "MAC_OS"
      ]
      return prefixes.contains { name.hasPrefix($0) }
    }
  }
}
