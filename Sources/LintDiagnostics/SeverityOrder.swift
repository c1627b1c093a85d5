extension Sequence<Diagnostic> {
  /// The most severe first, those of one severity in the order that they have.
  public var mostSevereFirst: [Diagnostic] {
    Severity.allCases.sorted(by: >).flatMap { severity in filter { $0.severity == severity } }
  }
}
