extension SDKInterface {
  /// Devices and assets.
  static let avFoundation = SDKInterface(
    module: "AVFoundation", exports: ["Foundation"],
    source: #"""
      // source: apple/avfoundation/avcapturedevice, SE-0463; since: Swift 6.2
      open class AVCaptureDevice: NSObject {
        open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus
        @_semantics("callsBackOffMain") open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void)
        open class func requestAccess(for mediaType: AVMediaType) async -> Bool
      }
      // source: apple/avfoundation; since: iOS 4
      public struct AVMediaType: Hashable, Sendable {
        public static let video: AVMediaType
        public static let audio: AVMediaType
      }
      public enum AVAuthorizationStatus: Sendable { case notDetermined, restricted, denied, authorized }
      open class AVCaptureSession: NSObject {
        @_semantics("repeats AVCaptureVideoDataOutputSampleBufferDelegate.didOutput") @_semantics("repeats AVCaptureMetadataOutputObjectsDelegate.didOutput") @_semantics("waits") @_semantics("startsUpdates") open func startRunning()
        @_semantics("waits") open func stopRunning()
      }
      open class AVAsset: NSObject {
        @_semantics("io") open var duration: CMTime { get }
        @_semantics("io") open var tracks: [AVAssetTrack] { get }
      }
      open class AVAssetTrack: NSObject {}
      public struct CMTime: Sendable {}
      open class AVPlayer: NSObject {}
      open class AVAudioPlayer: NSObject {}
      // source: apple/avfaudio/avaudioapplication, SE-0463; since: Swift 6.2
      open class AVAudioApplication: NSObject {
        @_semantics("callsBackOffMain") open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void)
        open class func requestRecordPermission() async -> Bool
      }
      """#)
}
