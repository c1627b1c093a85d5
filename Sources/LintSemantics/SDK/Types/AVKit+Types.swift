// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let avKit = SDKTypes(
    module: "AVKit",
    exports: ["AVFoundation", "CoreMedia", "Foundation", "UIKit"],
    imports: [],
    extended: ["AVAudioSession", "AVKitError", "AVPictureInPictureController"],
    text: #"""
      // source: apple/avkit; since: iOS 17.4 SDK
      open class AVCaptureEvent: NSObject {}
      @MainActor open class AVCaptureEventInteraction: NSObject, UIInteraction {}
      public enum AVCaptureEventPhase: Hashable, RawRepresentable, Sendable {}
      open class AVInterstitialTimeRange: NSObject, NSCopying, NSSecureCoding {}
      public struct AVKitError: CustomNSError, Hashable, Sendable {}
      open class AVPictureInPictureController: NSObject {}
      public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}
      public protocol AVPictureInPictureSampleBufferPlaybackDelegate: NSObjectProtocol {}
      @MainActor open class AVPictureInPictureVideoCallViewController: UIViewController {}
      open class AVPlaybackSpeed: NSObject {}
      @MainActor open class AVPlayerViewController: UIViewController {}
      public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
      @MainActor open class AVRoutePickerView: UIView {}
      public protocol AVRoutePickerViewDelegate: NSObjectProtocol {}
      public struct AVVideoFrameAnalysisType: OptionSet, Sendable {}
      extension AVAudioSession {
        public enum RouteSelection: Hashable, RawRepresentable, Sendable {}
      }
      extension AVKitError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension AVPictureInPictureController {
        open class ContentSource: NSObject {}
      }
      """#,
    closureFunctions: #"""
      extension AVCaptureEventInteraction { init(eventHandler: () -> _); init(handler: () -> _); init(primary: () -> _, secondary: () -> _); init(primaryEventHandler: () -> _, secondaryEventHandler: () -> _) }
      """#)
}
