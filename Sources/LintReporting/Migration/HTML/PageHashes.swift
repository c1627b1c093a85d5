extension MigrationPage {
  /// What the page's own policy lets run and apply, and nothing else: SHA-256 of the script and of the style sheet. A test says what to
  /// write here when one of them changes.
  static let scriptHash = "sha256-Y8yfLlO5Cyhk3ARDGseHjV0WrBYxmOu8rVMDOO5oTug="
  static let styleHash = "sha256-e8dM05gKVDLD3klhIZtfiTaZxJK0252Ozb3ZYVgbbnc="
}
