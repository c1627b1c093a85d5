import LintEngine

/// A line on the terminal that shows the progress of a long run. It appears after half a second and is wiped at the
/// end.
enum ProgressBar {
  private static let delay = 500
  private static let interval = 100
  private static let width = 30

  /// Runs `body`, with a progress to update if there is a terminal to show it on.
  static func show<Value>(isWanted: Bool, while body: (Progress?) throws -> Value) throws -> Value {
    guard isWanted, FileDescriptor.standardError.isTerminal, Platform.environment("TERM") != "dumb",
      let alarm = try? Alarm()
    else {
      return try body(nil)
    }
    let progress = Progress()
    // Progress is optional: without a clock or a thread there is none.
    let drawing = try? alarm.whileSleeping(first: delay, then: interval) { draw(progress) }
    defer {
      alarm.ring()
      drawing?.wait()
      wipe()
    }
    return try body(progress)
  }

  private static func draw(_ progress: Progress) {
    guard let fraction = progress.fraction else { return }
    let filled = Int(fraction * Double(width))
    let percent = String(Int(fraction * 100))
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    Interruption.drawLine {
      Console.note("\r[\(bar)] \(String(repeating: " ", count: 3 - percent.count))\(percent) %")
    }
  }

  private static func wipe() {
    Interruption.takeLineBack { Console.note("\r\u{1B}[K") }
  }
}
