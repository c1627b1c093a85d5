struct Log {
  static func write(_ text: String) {}
}

func write(_ text: String) {}

// References to functions may be shared.
let log = write
let other = Log.write
