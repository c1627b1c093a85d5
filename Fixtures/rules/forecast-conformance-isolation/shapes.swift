protocol Reloading { func reload() }
protocol Named { var name: String { get } }
protocol Loading { func load() async }
protocol Titled: Named { var title: String { get } }
@MainActor protocol Shown { func show() }

@MainActor final class Screen: Reloading { // expect: forecast-conformance-isolation
  func reload() {}
}

@MainActor class Window {}
extension Window: Named { // expect: forecast-conformance-isolation
  var name: String { "window" }
}

final class Panel: Window, Reloading { // expect: forecast-conformance-isolation
  func reload() {}
}

@MainActor struct Label: Titled { // expect: forecast-conformance-isolation // expect: forecast-conformance-isolation
  var name: String { "label" }
  var title: String { "Label" }
}

@MainActor final class Loader: Loading {
  func load() async {}
}

@MainActor final class Sheet: Shown {
  func show() {}
}

@MainActor final class Constant: Named {
  let name = "constant"
}

@MainActor struct Stored: Named {
  var name = "stored"
}

@MainActor final class Isolated: @MainActor Named {
  var name: String { "isolated" }
}

@MainActor final class Known: @preconcurrency Named {
  var name: String { "known" }
}

@MainActor final class Free: Named {
  nonisolated var name: String { "free" }
}

final class Plain: Named {
  var name: String { "plain" }
}
