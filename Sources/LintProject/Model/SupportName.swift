/// Names that folders, files and targets have which hold no part of the product.
public enum SupportName {
  /// Whether a name says that it is about mocks, samples, benchmarks or previews: `Benchmarks`, `WaitlistMocks`,
  /// `Preview Content`.
  public static func matches(_ name: some StringProtocol) -> Bool {
    whole.contains(name.lowercased()) || endings.contains { name.count > $0.count && name.hasSuffix($0) }
  }

  /// Whether a file is named like that, or stands below a folder that is.
  ///
  /// - Parameter path: separated by `/`, from the root of the project.
  public static func matches(path: String) -> Bool {
    let components = path.split(separator: "/")
    guard let file = components.last else { return false }
    let stem = file.prefix { $0 != "." && $0 != "+" }
    return components.dropLast().contains { matches($0) } || endings.contains { stem.hasSuffix($0) } || isMock(stem)
  }

  /// `MockServer`, but not `Mocking`.
  private static func isMock(_ stem: Substring) -> Bool {
    stem.hasPrefix("Mock") && stem.dropFirst(4).first?.isUppercase == true
  }

  private static let whole: Set<String> = [
    "mock", "mocks", "fixture", "fixtures", "sample", "samples", "example", "examples", "benchmark", "benchmarks",
    "demo", "demos", "preview content", "previewcontent", "snippets"
  ]
  /// A domain may have samples and fixtures of its own: these words are not enough at the end of a longer name.
  private static let endings = ["Mock", "Mocks", "Examples", "Benchmark", "Benchmarks", "Demo"]
}

extension TargetKind {
  /// Whether it only serves those who build or test the product.
  public var isSupport: Bool { isTest || self == .macro || self == .plugin }
}

extension Target {
  /// Whether nothing of it is part of the product: tests, plug-ins, macros, mocks, samples, benchmarks.
  public var isSupport: Bool { kind.isSupport || SupportName.matches(name) }
}
