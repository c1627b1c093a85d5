protocol FeedDelegate: AnyObject { func didPush(_ value: Int) async }
final class Feed {
  weak var delegate: (any FeedDelegate)?
  func run() async { await delegate?.didPush(1) }
}
@MainActor final class Screen: @preconcurrency FeedDelegate {
  var value = 0
  func didPush(_ value: Int) { self.value = value }
}
