import UIKit
final class Rain: NSObject {
  private var link: CADisplayLink?
  private var height = 0.0
  func start() {
    link = CADisplayLink(target: self, selector: #selector(step)) // expect: repeating-timer-retains-self
    link?.add(to: .main, forMode: .common)
  }
  @objc private func step() { height += 1 }
  deinit { link?.invalidate() }
}
final class Snow: UIView {
  private var falling: CADisplayLink?
  override func didMoveToWindow() {
    let link = CADisplayLink(target: self, selector: #selector(Snow.fall(_:))) // expect: repeating-timer-retains-self
    link.preferredFramesPerSecond = 30
    link.add(to: .main, forMode: .common)
    falling = link
  }
  @objc func fall(_ link: CADisplayLink) { frame.origin.y += link.duration }
  func pause() { falling?.isPaused = true }
}
// The same for timers.
final class Blinker: NSObject {
  private var kept: Timer?
  private var on = false
  func start() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in self.on.toggle() } // expect: repeating-timer-retains-self
    timer.tolerance = 0.1
    RunLoop.main.add(timer, forMode: .common)
    self.kept = timer
  }
  func startAnother() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in self.on.toggle() } // expect: repeating-timer-retains-self
    RunLoop.main.add(timer, forMode: .common)
  }
  deinit { kept?.invalidate() }
}
