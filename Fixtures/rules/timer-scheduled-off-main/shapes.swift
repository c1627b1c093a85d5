import Foundation

final class Poller: NSObject {
  func start() async {
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(poll), userInfo: nil, repeats: true) // expect: timer-scheduled-off-main
    perform(#selector(poll), with: nil, afterDelay: 1) // expect: timer-scheduled-off-main
  }
  func add(_ timer: Timer) {
    Task.detached {
      RunLoop.current.add(timer, forMode: .common) // expect: timer-scheduled-off-main
    }
  }
  @objc func poll() {}
  // Whoever calls it decides.
  func plain(_ timer: Timer) {
    RunLoop.current.add(timer, forMode: .common)
    RunLoop.main.add(timer, forMode: .common)
  }
}
