// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let avFoundation = SDKTypes(
    module: "AVFoundation",
    exports: [
      "AVFAudio", "CoreFoundation", "CoreGraphics", "CoreMedia", "CoreVideo", "Foundation", "ImageIO",
      "QuartzCore", "UniformTypeIdentifiers"
    ],
    imports: [],
    extended: [
      "AVAssetExportSession", "AVAssetImageGenerator", "AVAssetReader", "AVAssetTrack", "AVAssetVariant",
      "AVAssetWriter", "AVAssetWriterInput", "AVAsyncProperty", "AVAudioApplication", "AVCaptureDevice",
      "AVCaptureInput", "AVCaptureOutput", "AVCapturePhotoOutput", "AVCaptureSession",
      "AVCaptureSynchronizedDataCollection", "AVContentKeyRequest", "AVCoordinatedPlaybackSuspension", "AVDepthData",
      "AVError", "AVMetadataObject", "AVPlayer", "AVPlayerInterstitialEvent", "AVPlayerItem",
      "AVPlayerItemLegibleOutput", "AVPlayerLooper", "AVPlayerVideoOutput", "AVSampleBufferRequest",
      "AVSampleBufferVideoRenderer", "AVSemanticSegmentationMatte", "AVVideoComposition", "AudioAttributes", "Format",
      "Images", "Status", "SystemPressureState", "VideoAttributes"
    ],
    text: #"""
      // source: apple/avfoundation; since: iOS 17.4 SDK
      open class AVAggregateAssetDownloadTask: URLSessionTask, @unchecked Sendable {}
      public class AVAnyAsyncProperty: @unchecked Sendable {}
      open class AVAssetCache: NSObject, @unchecked Sendable {}
      open class AVAssetDownloadConfiguration: NSObject {}
      open class AVAssetDownloadContentConfiguration: NSObject, NSCopying {}
      public protocol AVAssetDownloadDelegate: URLSessionTaskDelegate, Sendable {}
      open class AVAssetDownloadStorageManagementPolicy: NSObject, NSCopying, NSMutableCopying {}
      open class AVAssetDownloadStorageManager: NSObject {}
      open class AVAssetDownloadTask: URLSessionTask, @unchecked Sendable {}
      open class AVAssetDownloadURLSession: URLSession, @unchecked Sendable {}
      public struct AVAssetDownloadedAssetEvictionPriority: Hashable, RawRepresentable, Sendable {}
      open class AVAssetExportSession: NSObject {}
      open class AVAssetImageGenerator: NSObject {}
      public typealias AVAssetImageGeneratorCompletionHandler = (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void
      open class AVAssetPlaybackAssistant: NSObject, @unchecked Sendable {}
      public struct AVAssetPlaybackConfigurationOption: Hashable, RawRepresentable, Sendable {}
      open class AVAssetReader: NSObject {}
      open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {}
      open class AVAssetReaderOutput: NSObject {}
      open class AVAssetReaderOutputMetadataAdaptor: NSObject {}
      open class AVAssetReaderSampleReferenceOutput: AVAssetReaderOutput {}
      open class AVAssetReaderTrackOutput: AVAssetReaderOutput {}
      open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {}
      public struct AVAssetReferenceRestrictions: OptionSet, Sendable {}
      open class AVAssetResourceLoader: NSObject {}
      public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {}
      open class AVAssetResourceLoadingContentInformationRequest: NSObject {}
      open class AVAssetResourceLoadingDataRequest: NSObject {}
      open class AVAssetResourceLoadingRequest: NSObject {}
      open class AVAssetResourceLoadingRequestor: NSObject {}
      open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest {}
      open class AVAssetSegmentReport: NSObject, @unchecked Sendable {}
      open class AVAssetSegmentReportSampleInformation: NSObject, @unchecked Sendable {}
      open class AVAssetSegmentTrackReport: NSObject, @unchecked Sendable {}
      public enum AVAssetSegmentType: Hashable, RawRepresentable, Sendable {}
      open class AVAssetTrackGroup: NSObject, NSCopying, @unchecked Sendable {}
      public struct AVAssetTrackGroupOutputHandling: OptionSet, Sendable {}
      open class AVAssetTrackSegment: NSObject, @unchecked Sendable {}
      open class AVAssetVariant: NSObject, @unchecked Sendable {}
      open class AVAssetVariantQualifier: NSObject, NSCopying, @unchecked Sendable {}
      open class AVAssetWriter: NSObject {}
      public protocol AVAssetWriterDelegate: NSObjectProtocol {}
      open class AVAssetWriterInput: NSObject {}
      open class AVAssetWriterInputGroup: AVMediaSelectionGroup {}
      open class AVAssetWriterInputMetadataAdaptor: NSObject {}
      open class AVAssetWriterInputPassDescription: NSObject, @unchecked Sendable {}
      open class AVAssetWriterInputPixelBufferAdaptor: NSObject {}
      open class AVAssetWriterInputTaggedPixelBufferGroupAdaptor: NSObject {}
      public class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty, @unchecked Sendable {}
      open class AVAsynchronousCIImageFilteringRequest: NSObject, NSCopying {}
      public protocol AVAsynchronousKeyValueLoading {}
      open class AVAsynchronousVideoCompositionRequest: NSObject, NSCopying {}
      open class AVAudioMix: NSObject, NSCopying, NSMutableCopying {}
      open class AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying {}
      public struct AVAudioSpatializationFormats: OptionSet, Sendable {}
      public struct AVAudioTimePitchAlgorithm: Hashable, RawRepresentable, Sendable {}
      open class AVCameraCalibrationData: NSObject {}
      open class AVCaptureAudioChannel: NSObject {}
      open class AVCaptureAudioDataOutput: AVCaptureOutput {}
      public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {}
      open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {}
      open class AVCaptureBracketedStillImageSettings: NSObject {}
      public enum AVCaptureColorSpace: Hashable, RawRepresentable, Sendable {}
      open class AVCaptureConnection: NSObject {}
      open class AVCaptureDataOutputSynchronizer: NSObject {}
      public protocol AVCaptureDataOutputSynchronizerDelegate: NSObjectProtocol {}
      open class AVCaptureDeferredPhotoProxy: AVCapturePhoto {}
      open class AVCaptureDepthDataOutput: AVCaptureOutput {}
      public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {}
      open class AVCaptureDeviceInput: AVCaptureInput {}
      open class AVCaptureFileOutput: AVCaptureOutput {}
      public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {}
      open class AVCaptureInput: NSObject {}
      open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {}
      open class AVCaptureMetadataInput: AVCaptureInput {}
      open class AVCaptureMetadataOutput: AVCaptureOutput {}
      public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
      open class AVCaptureMovieFileOutput: AVCaptureFileOutput {}
      open class AVCaptureMultiCamSession: AVCaptureSession {}
      open class AVCaptureOutput: NSObject {}
      open class AVCapturePhoto: NSObject {}
      open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {}
      public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
      public protocol AVCapturePhotoFileDataRepresentationCustomizer: NSObjectProtocol {}
      open class AVCapturePhotoOutput: AVCaptureOutput {}
      open class AVCapturePhotoOutputReadinessCoordinator: NSObject {}
      public protocol AVCapturePhotoOutputReadinessCoordinatorDelegate: NSObjectProtocol {}
      open class AVCapturePhotoSettings: NSObject, NSCopying {}
      open class AVCaptureReactionEffectState: NSObject {}
      public struct AVCaptureReactionType: Hashable, RawRepresentable, Sendable {}
      open class AVCaptureResolvedPhotoSettings: NSObject {}
      open class AVCaptureStillImageOutput: AVCaptureOutput {}
      open class AVCaptureSynchronizedData: NSObject {}
      open class AVCaptureSynchronizedDataCollection: NSObject, NSFastEnumeration, Sequence {}
      open class AVCaptureSynchronizedDepthData: AVCaptureSynchronizedData {}
      open class AVCaptureSynchronizedMetadataObjectData: AVCaptureSynchronizedData {}
      open class AVCaptureSynchronizedSampleBufferData: AVCaptureSynchronizedData {}
      open class AVCaptureVideoDataOutput: AVCaptureOutput {}
      public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
      public enum AVCaptureVideoOrientation: Hashable, RawRepresentable {}
      open class AVCaptureVideoPreviewLayer: CALayer {}
      public enum AVCaptureVideoStabilizationMode: Hashable, RawRepresentable, Sendable {}
      open class AVComposition: AVAsset, NSMutableCopying {}
      open class AVCompositionTrack: AVAssetTrack {}
      open class AVCompositionTrackFormatDescriptionReplacement: NSObject, NSSecureCoding, @unchecked Sendable {}
      open class AVCompositionTrackSegment: AVAssetTrackSegment, @unchecked Sendable {}
      open class AVContentKey: NSObject {}
      public protocol AVContentKeyRecipient {}
      open class AVContentKeyRequest: NSObject {}
      open class AVContentKeyResponse: NSObject, @unchecked Sendable {}
      open class AVContentKeySession: NSObject {}
      public protocol AVContentKeySessionDelegate: NSObjectProtocol {}
      public struct AVContentKeySessionServerPlaybackContextOption: Hashable, RawRepresentable, Sendable {}
      open class AVContentKeySpecifier: NSObject {}
      public struct AVContentKeySystem: Hashable, RawRepresentable, Sendable {}
      open class AVCoordinatedPlaybackParticipant: NSObject, @unchecked Sendable {}
      open class AVCoordinatedPlaybackSuspension: NSObject, @unchecked Sendable {}
      open class AVDateRangeMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying {}
      open class AVDelegatingPlaybackCoordinator: AVPlaybackCoordinator {}
      open class AVDelegatingPlaybackCoordinatorBufferingCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand, @unchecked Sendable {}
      open class AVDelegatingPlaybackCoordinatorPauseCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand, @unchecked Sendable {}
      open class AVDelegatingPlaybackCoordinatorPlayCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand, @unchecked Sendable {}
      open class AVDelegatingPlaybackCoordinatorPlaybackControlCommand: NSObject, @unchecked Sendable {}
      public struct AVDelegatingPlaybackCoordinatorRateChangeOptions: OptionSet, Sendable {}
      open class AVDelegatingPlaybackCoordinatorSeekCommand: AVDelegatingPlaybackCoordinatorPlaybackControlCommand, @unchecked Sendable {}
      public struct AVDelegatingPlaybackCoordinatorSeekOptions: OptionSet, Sendable {}
      open class AVDepthData: NSObject {}
      public struct AVEdgeWidths: Sendable {}
      public struct AVError: CustomNSError, Hashable, Sendable {}
      public enum AVExternalContentProtectionStatus: Hashable, RawRepresentable, Sendable {}
      open class AVExternalStorageDevice: NSObject {}
      open class AVExternalStorageDeviceDiscoverySession: NSObject {}
      public struct AVFileType: Hashable, RawRepresentable, Sendable {}
      public struct AVFileTypeProfile: Hashable, RawRepresentable, Sendable {}
      public protocol AVFragmentMinding {}
      open class AVFragmentedAsset: AVURLAsset, AVFragmentMinding {}
      open class AVFragmentedAssetMinder: NSObject {}
      open class AVFragmentedAssetTrack: AVAssetTrack {}
      open class AVFragmentedMovie: AVMovie, AVFragmentMinding {}
      open class AVFragmentedMovieMinder: AVFragmentedAssetMinder {}
      open class AVFragmentedMovieTrack: AVMovieTrack {}
      open class AVFrameRateRange: NSObject {}
      public enum AVKeyValueStatus: Hashable, RawRepresentable {}
      public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {}
      public struct AVMediaCharacteristic: Hashable, RawRepresentable, Sendable {}
      open class AVMediaDataStorage: NSObject, @unchecked Sendable {}
      open class AVMediaSelection: NSObject, NSCopying, NSMutableCopying {}
      open class AVMediaSelectionGroup: NSObject, NSCopying {}
      open class AVMediaSelectionOption: NSObject, NSCopying {}
      open class AVMetadataBodyObject: AVMetadataObject, NSCopying {}
      open class AVMetadataCatBodyObject: AVMetadataBodyObject {}
      open class AVMetadataDogBodyObject: AVMetadataBodyObject {}
      public struct AVMetadataExtraAttributeKey: Hashable, RawRepresentable, Sendable {}
      open class AVMetadataFaceObject: AVMetadataObject, NSCopying {}
      public struct AVMetadataFormat: Hashable, RawRepresentable, Sendable {}
      open class AVMetadataGroup: NSObject {}
      open class AVMetadataHumanBodyObject: AVMetadataBodyObject {}
      open class AVMetadataHumanFullBodyObject: AVMetadataBodyObject {}
      public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {}
      open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, NSCopying, NSMutableCopying {}
      open class AVMetadataItemFilter: NSObject, @unchecked Sendable {}
      open class AVMetadataItemValueRequest: NSObject {}
      public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {}
      public struct AVMetadataKeySpace: Hashable, RawRepresentable, Sendable {}
      open class AVMetadataMachineReadableCodeObject: AVMetadataObject {}
      open class AVMetadataObject: NSObject {}
      open class AVMetadataSalientObject: AVMetadataObject, NSCopying {}
      open class AVMovie: AVAsset, NSMutableCopying {}
      open class AVMovieTrack: AVAssetTrack {}
      public struct AVMovieWritingOptions: OptionSet, Sendable {}
      open class AVMutableAssetDownloadStorageManagementPolicy: AVAssetDownloadStorageManagementPolicy {}
      open class AVMutableAudioMix: AVAudioMix {}
      open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {}
      open class AVMutableComposition: AVComposition {}
      open class AVMutableCompositionTrack: AVCompositionTrack {}
      open class AVMutableDateRangeMetadataGroup: AVDateRangeMetadataGroup {}
      open class AVMutableMediaSelection: AVMediaSelection {}
      open class AVMutableMetadataItem: AVMetadataItem {}
      open class AVMutableMovie: AVMovie {}
      open class AVMutableMovieTrack: AVMovieTrack {}
      open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup {}
      open class AVMutableVideoComposition: AVVideoComposition {}
      open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {}
      open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {}
      open class AVOutputSettingsAssistant: NSObject {}
      public struct AVOutputSettingsPreset: Hashable, RawRepresentable, Sendable {}
      public class AVPartialAsyncProperty<Root>: AVAnyAsyncProperty, @unchecked Sendable {}
      open class AVPersistableContentKeyRequest: AVContentKeyRequest {}
      public struct AVPixelAspectRatio: Sendable {}
      open class AVPlaybackCoordinator: NSObject {}
      public protocol AVPlaybackCoordinatorPlaybackControlDelegate: NSObjectProtocol {}
      public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Hashable, RawRepresentable, Sendable {}
      open class AVPlayerInterstitialEvent: NSObject, NSCopying {}
      public enum AVPlayerInterstitialEventAssetListResponseStatus: Hashable, RawRepresentable, Sendable {}
      open class AVPlayerInterstitialEventController: AVPlayerInterstitialEventMonitor {}
      open class AVPlayerInterstitialEventMonitor: NSObject {}
      open class AVPlayerItem: NSObject, NSCopying {}
      open class AVPlayerItemAccessLog: NSObject, NSCopying, @unchecked Sendable {}
      open class AVPlayerItemAccessLogEvent: NSObject, NSCopying, @unchecked Sendable {}
      open class AVPlayerItemErrorLog: NSObject, NSCopying, @unchecked Sendable {}
      open class AVPlayerItemErrorLogEvent: NSObject, NSCopying, @unchecked Sendable {}
      open class AVPlayerItemLegibleOutput: AVPlayerItemOutput {}
      public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {}
      open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {}
      open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector, @unchecked Sendable {}
      public protocol AVPlayerItemMetadataCollectorPushDelegate: NSObjectProtocol {}
      open class AVPlayerItemMetadataOutput: AVPlayerItemOutput {}
      public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {}
      open class AVPlayerItemOutput: NSObject {}
      public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {}
      public protocol AVPlayerItemOutputPushDelegate: NSObjectProtocol {}
      open class AVPlayerItemTrack: NSObject {}
      open class AVPlayerItemVideoOutput: AVPlayerItemOutput {}
      open class AVPlayerLayer: CALayer {}
      open class AVPlayerLooper: NSObject {}
      open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {}
      open class AVPlayerPlaybackCoordinator: AVPlaybackCoordinator {}
      public protocol AVPlayerPlaybackCoordinatorDelegate: NSObjectProtocol {}
      open class AVPlayerVideoOutput: NSObject {}
      open class AVPortraitEffectsMatte: NSObject {}
      open class AVQueuePlayer: AVPlayer {}
      public protocol AVQueuedSampleBufferRendering: NSObjectProtocol {}
      public enum AVQueuedSampleBufferRenderingStatus: Hashable, RawRepresentable, Sendable {}
      open class AVRouteDetector: NSObject, @unchecked Sendable {}
      open class AVSampleBufferAudioRenderer: NSObject, AVQueuedSampleBufferRendering {}
      open class AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {}
      open class AVSampleBufferGenerator: NSObject, @unchecked Sendable {}
      open class AVSampleBufferGeneratorBatch: NSObject, @unchecked Sendable {}
      open class AVSampleBufferRenderSynchronizer: NSObject {}
      open class AVSampleBufferRequest: NSObject {}
      open class AVSampleBufferVideoRenderer: NSObject, AVQueuedSampleBufferRendering {}
      open class AVSampleCursor: NSObject, NSCopying, @unchecked Sendable {}
      public struct AVSampleCursorAudioDependencyInfo: Sendable {}
      public struct AVSampleCursorChunkInfo: Sendable {}
      public struct AVSampleCursorDependencyInfo: Sendable {}
      public struct AVSampleCursorStorageRange: Sendable {}
      public struct AVSampleCursorSyncInfo: Sendable {}
      open class AVSemanticSegmentationMatte: NSObject {}
      open class AVSynchronizedLayer: CALayer {}
      open class AVTextStyleRule: NSObject, NSCopying {}
      open class AVTimedMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying {}
      open class AVURLAsset: AVAsset, AVContentKeyRecipient, NSItemProviderReading, NSItemProviderWriting {}
      public struct AVVariantPreferences: OptionSet, Sendable {}
      public struct AVVideoApertureMode: Hashable, RawRepresentable, Sendable {}
      public struct AVVideoCodecType: Hashable, RawRepresentable, Sendable {}
      public protocol AVVideoCompositing: NSObjectProtocol {}
      open class AVVideoComposition: NSObject, NSCopying, NSMutableCopying {}
      open class AVVideoCompositionCoreAnimationTool: NSObject {}
      open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, NSCopying, NSMutableCopying, NSSecureCoding {}
      public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {}
      open class AVVideoCompositionLayerInstruction: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
      open class AVVideoCompositionRenderContext: NSObject, @unchecked Sendable {}
      open class AVVideoCompositionRenderHint: NSObject, @unchecked Sendable {}
      public protocol AVVideoCompositionValidationHandling: NSObjectProtocol {}
      open class AVVideoOutputSpecification: NSObject, NSCopying {}
      open class AVVideoPerformanceMetrics: NSObject, @unchecked Sendable {}
      public struct AVVideoRange: Hashable, RawRepresentable, Sendable {}
      extension AVAssetExportSession {
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension AVAssetImageGenerator {
        public struct ApertureMode: Hashable, RawRepresentable, Sendable {}
        public struct Images: AsyncIteratorProtocol, AsyncSequence {}
        public enum Result: Hashable, RawRepresentable, Sendable {}
      }
      extension AVAssetImageGenerator.Images {
        public enum Element: Sendable {}
      }
      extension AVAssetReader {
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension AVAssetTrack {
        public struct AssociationType: Hashable, RawRepresentable, Sendable {}
      }
      extension AVAssetVariant {
        open class AudioAttributes: NSObject, @unchecked Sendable {}
        open class VideoAttributes: NSObject, @unchecked Sendable {}
      }
      extension AVAssetVariant.AudioAttributes {
        open class RenditionSpecificAttributes: NSObject, @unchecked Sendable {}
      }
      extension AVAssetVariant.VideoAttributes {
        open class LayoutAttributes: NSObject, @unchecked Sendable {}
      }
      extension AVAssetWriter {
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension AVAssetWriterInput {
        public struct MediaDataLocation: Hashable, RawRepresentable, Sendable {}
      }
      extension AVAsyncProperty {
        public enum Status {}
      }
      extension AVAudioApplication {
        public enum recordPermission: Hashable, RawRepresentable, Sendable {}
      }
      extension AVCaptureDevice {
        public enum AutoFocusRangeRestriction: Hashable, RawRepresentable, Sendable {}
        public enum CenterStageControlMode: Hashable, RawRepresentable, Sendable {}
        public struct DeviceType: Hashable, RawRepresentable, Sendable {}
        open class DiscoverySession: NSObject {}
        public enum ExposureMode: Hashable, RawRepresentable, Sendable {}
        public enum FlashMode: Hashable, RawRepresentable, Sendable {}
        public enum FocusMode: Hashable, RawRepresentable, Sendable {}
        open class Format: NSObject {}
        public enum LensStabilizationStatus: Hashable, RawRepresentable, Sendable {}
        public enum MicrophoneMode: Hashable, RawRepresentable, Sendable {}
        public enum Position: Hashable, RawRepresentable, Sendable {}
        public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {}
        public enum PrimaryConstituentDeviceSwitchingBehavior: Hashable, RawRepresentable, Sendable {}
        open class RotationCoordinator: NSObject {}
        open class SystemPressureState: NSObject {}
        public enum SystemUserInterface: Hashable, RawRepresentable, Sendable {}
        public enum TorchMode: Hashable, RawRepresentable, Sendable {}
        public struct WhiteBalanceChromaticityValues: Sendable {}
        public struct WhiteBalanceGains: Sendable {}
        public enum WhiteBalanceMode: Hashable, RawRepresentable, Sendable {}
        public struct WhiteBalanceTemperatureAndTintValues: Sendable {}
      }
      extension AVCaptureDevice.Format {
        public enum AutoFocusSystem: Hashable, RawRepresentable, Sendable {}
      }
      extension AVCaptureDevice.SystemPressureState {
        public struct Factors: OptionSet, Sendable {}
        public struct Level: Hashable, RawRepresentable, Sendable {}
      }
      extension AVCaptureInput {
        open class Port: NSObject {}
      }
      extension AVCaptureOutput {
        public enum DataDroppedReason: Hashable, RawRepresentable, Sendable {}
      }
      extension AVCapturePhotoOutput {
        public enum CaptureReadiness: Hashable, RawRepresentable, Sendable {}
        public enum QualityPrioritization: Hashable, RawRepresentable, Sendable {}
      }
      extension AVCaptureSession {
        public enum InterruptionReason: Hashable, RawRepresentable, Sendable {}
        public struct Preset: Hashable, RawRepresentable, Sendable {}
      }
      extension AVCaptureSynchronizedDataCollection {
        public struct Iterator: IteratorProtocol {}
      }
      extension AVContentKeyRequest {
        public struct RetryReason: Hashable, RawRepresentable, Sendable {}
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension AVCoordinatedPlaybackSuspension {
        public struct Reason: Hashable, RawRepresentable, Sendable {}
      }
      extension AVDepthData {
        public enum Accuracy: Hashable, RawRepresentable, Sendable {}
        public enum Quality: Hashable, RawRepresentable, Sendable {}
      }
      extension AVError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension AVMetadataObject {
        public struct ObjectType: Hashable, RawRepresentable, Sendable {}
      }
      extension AVPlayer {
        public enum ActionAtItemEnd: Hashable, RawRepresentable, Sendable {}
        public struct HDRMode: OptionSet, Sendable {}
        public struct RateDidChangeReason: Hashable, RawRepresentable, Sendable {}
        public enum Status: Hashable, RawRepresentable, Sendable {}
        public enum TimeControlStatus: Hashable, RawRepresentable, Sendable {}
        public struct WaitingReason: Hashable, RawRepresentable, Sendable {}
      }
      extension AVPlayerInterstitialEvent {
        public struct Cue: Hashable, RawRepresentable, Sendable {}
        public struct Restrictions: OptionSet, Sendable {}
      }
      extension AVPlayerItem {
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension AVPlayerItemLegibleOutput {
        public struct TextStylingResolution: Hashable, RawRepresentable, Sendable {}
      }
      extension AVPlayerLooper {
        public enum ItemOrdering: Hashable, RawRepresentable, Sendable {}
        public enum Status: Hashable, RawRepresentable, Sendable {}
      }
      extension AVPlayerVideoOutput {
        open class Configuration: NSObject {}
      }
      extension AVSampleBufferRequest {
        public enum Direction: Hashable, RawRepresentable, Sendable {}
        public enum Mode: Hashable, RawRepresentable, Sendable {}
      }
      extension AVSampleBufferVideoRenderer {
        public enum PresentationTimeExpectation: Sendable {}
      }
      extension AVSemanticSegmentationMatte {
        public struct MatteType: Hashable, RawRepresentable, Sendable {}
      }
      extension AVVideoComposition {
        public struct PerFrameHDRDisplayMetadataPolicy: Hashable, RawRepresentable, Sendable {}
      }
      extension AVAsyncProperty.Status: Equatable where Root: Copyable, Root: Escapable, Value: Equatable {}
      let AVAssetExportPreset1280x720: String
      let AVAssetExportPreset1920x1080: String
      """#)
}
