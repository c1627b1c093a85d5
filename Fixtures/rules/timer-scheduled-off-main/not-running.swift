import Foundation

func poll() {
  DispatchQueue.global().async {
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.current.run(until: Date())
  }
}
final class Clock {
  var isRunning = true
  func start() {
    DispatchQueue.global().async {
      let loop = RunLoop.current
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
      while self.isRunning { loop.run(until: Date().addingTimeInterval(0.1)) }
    }
  }
}
