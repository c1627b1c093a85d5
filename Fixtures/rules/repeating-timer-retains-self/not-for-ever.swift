import Foundation
final class Ended {
  private var clock: Timer?
  private var count = 0
  func start() {
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
      self.count += 1
      if self.count > 3 { timer.invalidate() }
    }
  }
}
final class Observed {
  private var timer: Timer? { didSet { oldValue?.invalidate() } }
  func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
  func tick() {}
}
final class Shared {
  static let shared = Shared()
  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    tick()
  }
  func tick() {}
}
final class HandedOn {
  private var timers: [Timer] = []
  func start() { timers.append(Timer(timeInterval: 1, repeats: true) { _ in self.tick() }) }
  func tick() {}
}
final class Other: NSObject {
  private var clock: Timer?
  let target = Target()
  func start() {
    clock = Timer.scheduledTimer(timeInterval: 1, target: target, selector: #selector(Target.tick), userInfo: nil, repeats: true)
  }
}
final class Target: NSObject { @objc func tick() {} }
struct Value {
  func start() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
    tick()
  }
  func tick() {}
}
