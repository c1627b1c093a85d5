import Foundation

/// Programs run under strace, where it is installed and may trace.
enum SystemCalls {
  static let isTraced: Bool = {
    let outcome = try? BuiltCommand.shell("strace -f -e trace=none true", in: NSTemporaryDirectory())
    return outcome?.status == 0
  }()

  /// What stands in the place of a test without it.
  static let isMissing = "strace is not installed, or may not trace"
}
