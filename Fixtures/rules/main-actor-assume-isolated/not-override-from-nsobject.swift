// NSObject's own members are on no actor, whatever class of the SDK stands between.
final class StatusBar: NSView {
  override func awakeFromNib() {
    MainActor.assumeIsolated { progress.isHidden = true }
  }
  override func viewDidMoveToWindow() {
    MainActor.assumeIsolated { progress.isHidden = true }
  }
}
