import Foundation

actor MockPoller {
  func start() {
    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") } // expect-info: timer-scheduled-off-main
  }
}
