// What stands in '#if' is as global as what stands beside it.

//- file: Assertions.swift
#if DEBUG
var failures = 0 // expect-info: mutable-global-state

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
public var log: ((String) -> Void)? // expect-info: mutable-global-state
#else
public let limit = 10
#endif
#else
final class Registry {
  var names: [String] = []
}
let registry = Registry() // expect: mutable-global-state
#endif

//- file: Settings.swift
struct Settings {
  #if DEBUG
  static var isVerbose = true // expect-info: mutable-global-state
  var delay = 1
  #endif
}
