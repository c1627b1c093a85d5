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

  public var scope = Scope.affected
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
    if let scope = own?["scope"], scope != .null {
      if let known = scope.string.flatMap(Scope.init) {
        self.scope = known
      } else {
        let choices = Scope.allCases.map(\.rawValue).joined(separator: ", ")
        problems.append("the setting 'scope' is one of: \(choices)")
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
      "scope": .string(scope.rawValue), "documentation": documentation.map { .string($0) },
      "configurationFile": configurationFile.map { .string($0) }
    ])
  }
}
