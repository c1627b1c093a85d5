import LintReporting

/// Other settings of the compiler than those of the project: what would it say then?
public struct ForecastSettings: Equatable, Sendable {
  public enum DefaultIsolation: String, Sendable, CaseIterable {
    case mainActor = "MainActor"
    case nonisolated
  }

  /// What has no isolation of its own is on it; nil for that of the project.
  public var defaultIsolation: DefaultIsolation?

  /// - Parameter value: `{"languageMode": "6", "defaultIsolation": "MainActor"}`, both optional.
  /// - Throws: what is wrong with it.
  init(_ value: JSONValue?) throws(ResponseError) {
    if let mode = value?["languageMode"], mode != .null, mode != "6" {
      throw .invalidParameters("'languageMode' is \"6\": other modes are not forecast")
    }
    guard let isolation = value?["defaultIsolation"], isolation != .null else { return }
    guard let known = isolation.string.flatMap(DefaultIsolation.init) else {
      let choices = DefaultIsolation.allCases.map(\.rawValue).joined(separator: ", ")
      throw .invalidParameters("'defaultIsolation' is one of: \(choices)")
    }
    defaultIsolation = known
  }

  var json: JSONValue {
    .members(["languageMode": "6", "defaultIsolation": defaultIsolation.map { .string($0.rawValue) }])
  }
}
