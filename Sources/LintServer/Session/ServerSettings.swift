import LintReporting

/// What a user chose in the editor: `concurlint.*`.
public struct ServerSettings: Equatable, Sendable {
  /// Whose findings are shown.
  public enum Scope: String, Sendable, CaseIterable {
    /// Of open files.
    case open
    /// Of open files, and what other files have gained since the server was started.
    case affected
    case project
  }

  /// Which isolations are shown in the text.
  public enum InlayHints: String, Sendable, CaseIterable {
    case off
    /// Where it changes.
    case boundaries
    /// Of everything that does not state it.
    case all
  }

  public var scope = Scope.affected
  public var inlayHints = InlayHints.boundaries
  /// Nil for the settings of the project alone.
  public var whatIf: ForecastSettings?
  /// The address of the documentation's site; nil for none.
  public var documentation: String?
  /// The configuration for all files, instead of those next to them.
  public var configurationFile: String?

  public init() {}

  /// Reads the members that are there, and leaves the others as they are.
  ///
  /// - Parameter value: the settings, or an object with them as its member `concurlint`.
  /// - Returns: what is wrong with them.
  public mutating func read(_ value: JSONValue?) -> [String] {
    let own = value?["concurlint"] ?? value
    var problems: [String] = []
    func choose<Choice: RawRepresentable<String> & CaseIterable>(_ name: String, _ place: WritableKeyPath<Self, Choice>)
    {
      guard let value = own?[name], value != .null else { return }
      if let known = value.string.flatMap(Choice.init) { return self[keyPath: place] = known }
      let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      problems.append("the setting '\(name)' is one of: \(choices)")
    }
    choose("scope", \.scope)
    choose("inlayHints", \.inlayHints)
    if let value = own?["whatIf"] {
      do throws(ResponseError) {
        whatIf = value == .null ? nil : try ForecastSettings(value)
      } catch {
        problems.append("the setting 'whatIf': \(error.message)")
      }
    }
    func read(_ name: String, _ place: WritableKeyPath<Self, String?>) {
      guard let value = own?[name] else { return }
      guard value == .null || value.string != nil else { return problems.append("the setting '\(name)' is a text") }
      self[keyPath: place] = value.string.flatMap { $0.isEmpty ? nil : $0 }
    }
    read("documentation", \.documentation)
    read("configurationFile", \.configurationFile)
    return problems
  }

  /// The page about a rule.
  public func documentation(of rule: String) -> String? {
    documentation.map { DocumentationSite.address(ofRule: rule, at: $0) }
  }

  public var json: JSONValue {
    .members([
      "scope": .string(scope.rawValue), "inlayHints": .string(inlayHints.rawValue),
      "whatIf": whatIf?.json,
      "documentation": documentation.map { .string($0) },
      "configurationFile": configurationFile.map { .string($0) }
    ])
  }
}
