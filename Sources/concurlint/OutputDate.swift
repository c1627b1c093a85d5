import LintEngine
import LintReporting

extension UTCDate {
  /// The date that output bears: now, or what SOURCE_DATE_EPOCH says, so that the same input gives the same bytes.
  static func ofOutput() throws(UsageError) -> UTCDate {
    guard let text = Platform.environment("SOURCE_DATE_EPOCH"), !text.isEmpty else { return .now }
    guard let date = Int(text).flatMap({ UTCDate(seconds: $0) }) else {
      throw UsageError("SOURCE_DATE_EPOCH is a number of seconds since 1970, not '\(terminalSafe(text))'")
    }
    return date
  }
}
