protocol Reading { func value() -> Int }
actor Gauge {
  var level = 0
  func read(_ panel: Panel) -> Int { panel.level(of: self) }
}
// The actor itself calls it, or what calls it is not known.
struct Panel: Reading {
  let gauge = Gauge()
  func level(of gauge: Gauge) -> Int { gauge.assumeIsolated { $0.level } }
  func value() -> Int { gauge.assumeIsolated { $0.level } }
  func unused() -> Int { gauge.assumeIsolated { $0.level } }
  func passedOn() -> Int { gauge.assumeIsolated { $0.level } }
  func synchronous() -> Int { passedOn() }
  func show() async { print(value()) }
}
