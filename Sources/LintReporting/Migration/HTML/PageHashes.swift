extension MigrationPage {
  /// What the page's own policy allows to run and apply: SHA-256 of the script and of the style sheet. A test prints
  /// the new value when one of them changes.
  static let scriptHash = "sha256-JnOmm+Zs9+1rywCBaDMdXvJH87kUSE6IQISztWQtfc8="
  static let styleHash = "sha256-Q4J25HzZ7lHoQfUUYPSZ7JnOHZzk0yPFOPt1iib1Fv4="
}
