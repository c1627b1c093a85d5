import Foundation
protocol FeedDelegate: AnyObject { func didPush(_ value: Int) }
final class Feed {
  weak var delegate: (any FeedDelegate)?
  func run() { DispatchQueue.global().async { self.delegate?.didPush(1) } }
}
@MainActor final class MockScreen: @preconcurrency FeedDelegate { // expect-info: preconcurrency-conformance-traps
  var value = 0
  func didPush(_ value: Int) { self.value = value }
}
