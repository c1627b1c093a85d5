enum Mode { case on, off }
struct Lamp {
  var mode: Mode
  func describe() -> String {
    // broken
    switch mode {
    case .on:
    case .
    }
    // end
  }
  func toggle() {}
}
let lamp = Lamp(mode: .on)
