import UIKit
final class Relay: NSObject {
  weak var field: Field?
  init(_ field: Field) { self.field = field }
  @objc func step() { field?.step() }
}
final class Field: NSObject {
  private var link: CADisplayLink?
  private var other: CADisplayLink?
  private var last: CADisplayLink?
  private var count = 0
  func start() { link = CADisplayLink(target: Relay(self), selector: #selector(Relay.step)) }
  func step() { count += 1 }
  // Its method ends it.
  func startCounting() {
    let counting = CADisplayLink(target: self, selector: #selector(count(_:)))
    counting.add(to: .main, forMode: .common)
  }
  @objc private func count(_ sender: CADisplayLink) {
    count += 1
    if count > 100 { sender.invalidate() }
  }
  func startOther() {
    let link = CADisplayLink(target: self, selector: #selector(show))
    link.add(to: .main, forMode: .common)
    other = link
  }
  func stop() { other?.invalidate() }
  @objc private func show() {}
  // Whoever gets it may end it.
  func startLast(_ links: inout [CADisplayLink]) {
    let link = CADisplayLink(target: self, selector: #selector(show))
    links.append(link)
    last = link
  }
  func startForAWhile() {
    let link = CADisplayLink(target: self, selector: #selector(show))
    link.add(to: .main, forMode: .common)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { link.invalidate() }
  }
}
