// What stands in '#if' is as global as what stands beside it.

//- file: Assertions.swift
#if DEBUG
var failures = 0

func reportFailure() {
  #if VERBOSE
  var text = "failure"
  text += " \(failures)"
  print(text)
  #endif
}
#endif

//- file: Platforms.swift
#if os(macOS)
#if DEBUG
public var log: ((String) -> Void)?
#else
public let limit = 10
#endif
#else
final class Registry {
  var names: [String] = []
}
let registry = Registry() // expect-info: mutable-global-state
#endif

//- file: Settings.swift
struct Settings {
  #if DEBUG
  static var isVerbose = true
  var delay = 1
  #endif
}
