import Foundation

func poll() {
  DispatchQueue.global().async {
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
    RunLoop.current.run(until: Date())
  }
}
