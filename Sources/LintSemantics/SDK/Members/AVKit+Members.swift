// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let avKit = SDKMembers(
    module: "AVKit",
    typesOfOthers: [],
    text: #"""
      extension AVInterstitialTimeRange {
      var timeRange: CMTimeRange {get}
      }
      extension AVPictureInPictureController {
      func startPictureInPicture()
      init(contentSource: AVPictureInPictureController.ContentSource)
      init?(playerLayer: AVPlayerLayer)
      var delegate: (any AVPictureInPictureControllerDelegate)? {get set}
      }
      extension AVPictureInPictureController.ContentSource {
      init(activeVideoCallSourceView: UIView, contentViewController: AVPictureInPictureVideoCallViewController)
      init(playerLayer: AVPlayerLayer)
      init(sampleBufferDisplayLayer: AVSampleBufferDisplayLayer, playbackDelegate: any AVPictureInPictureSampleBufferPlaybackDelegate)
      }
      extension AVPlaybackSpeed {
      init(rate: Float, localizedName: String)
      var localizedName: String {get}
      var rate: Float {get}
      }
      extension AVPlayerViewController {
      var delegate: (any AVPlayerViewControllerDelegate)? {get set}
      var isReadyForDisplay: Bool {get}
      var player: AVPlayer? {get set}
      var speeds: [AVPlaybackSpeed] {get set}
      var videoGravity: AVLayerVideoGravity {get set}
      }
      extension AVPlayerViewControllerDelegate {
      func playerViewController(_: AVPlayerViewController, didPresent: AVInterstitialTimeRange)
      func playerViewController(_: AVPlayerViewController, failedToStartPictureInPictureWithError: any Error)
      func playerViewController(_: AVPlayerViewController, restoreUserInterfaceForFullScreenExitWithCompletionHandler: _)
      func playerViewController(_: AVPlayerViewController, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: _)
      func playerViewController(_: AVPlayerViewController, willBeginFullScreenPresentationWithAnimationCoordinator: any UIViewControllerTransitionCoordinator)
      func playerViewController(_: AVPlayerViewController, willEndFullScreenPresentationWithAnimationCoordinator: any UIViewControllerTransitionCoordinator)
      func playerViewController(_: AVPlayerViewController, willPresent: AVInterstitialTimeRange)
      }
      extension AVRoutePickerView {
      var delegate: (any AVRoutePickerViewDelegate)? {get set}
      }
      """#)
}
