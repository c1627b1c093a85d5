/// A moment to the second, in UTC.
public struct UTCDate: Sendable, Equatable, CustomStringConvertible {
  /// Since the beginning of 1970.
  public let seconds: Int

  /// Nil for a time whose year does not have four digits.
  ///
  /// - Parameter seconds: since the beginning of 1970; up to the end of the year 9999.
  public init?(seconds: Int) {
    guard 0..<253_402_300_800 ~= seconds else { return nil }
    self.seconds = seconds
  }

  /// The current time. A clock that was never set may be before 1970.
  public static var now: UTCDate {
    guard let date = UTCDate(seconds: max(0, Platform.secondsSinceEpoch())) else {
      preconditionFailure("the clock is past the year 9999")
    }
    return date
  }

  /// As RFC 3339 has it: `2026-11-22T08:00:00Z`.
  public var description: String {
    var days = seconds / 86_400
    var year = 1970
    while days >= Self.daysInYear(year) {
      days -= Self.daysInYear(year)
      year += 1
    }
    var month = 1
    while days >= Self.daysInMonth(month, of: year) {
      days -= Self.daysInMonth(month, of: year)
      month += 1
    }
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let time = [seconds / 3600 % 24, seconds / 60 % 60, seconds % 60].map(padded)
    return "\(year)-\(padded(month))-\(padded(days + 1))T\(time.joined(separator: ":"))Z"
  }

  private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }

  private static func daysInYear(_ year: Int) -> Int { isLeap(year) ? 366 : 365 }

  private static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
