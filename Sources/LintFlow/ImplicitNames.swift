import LintSyntax

/// The names that code may use without declaring them.
enum ImplicitNames {
  private static let all: [Name] = {
    let tree = SyntaxTree.parse("error newValue oldValue")
    return tree.tokens.prefix(3).map(\.name)
  }()

  /// What a `catch` without a pattern binds.
  static var error: Name { all[0] }
  /// What a setter, and `willSet`, receives.
  static var newValue: Name { all[1] }
  /// What `didSet` receives.
  static var oldValue: Name { all[2] }
}
