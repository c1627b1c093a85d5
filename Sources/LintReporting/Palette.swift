import LintDiagnostics

/// The colours of everything that is written to a terminal, in one place.
struct Palette {
  /// Select Graphic Rendition parameters of ECMA-48.
  enum Style: String {
    case error = "1;31"
    case warning = "1;33"
    case info = "1;36"
    case note = "1;32"
    case strong = "1"
    case faint = "2"
    case gutter = "34"
    case good = "32"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .info: self = .info
      }
    }
  }

  /// Whether to use colour at all.
  let isEnabled: Bool

  func paint(_ text: String, _ style: Style) -> String {
    isEnabled ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
