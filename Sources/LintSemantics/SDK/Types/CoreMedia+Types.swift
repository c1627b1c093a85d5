// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreMedia = SDKTypes(
    module: "CoreMedia",
    exports: ["CoreAudio", "CoreFoundation", "CoreGraphics", "CoreVideo"],
    imports: [],
    extended: [
      "Buffers", "CMAttachmentBearerAttachments", "CMBlockBuffer", "CMBufferQueue", "CMClock",
      "CMFormatDescription", "CMSampleBuffer", "CMSimpleQueue", "CMSync", "CMTag", "CMTaggedBuffer", "CMTimebase",
      "CMTypedTag", "Extensions", "Handlers", "PerSampleAttachmentsDictionary", "SingleSampleBuffers", "TimeCode",
      "Value"
    ],
    text: #"""
      // source: apple/coremedia; since: iOS 17.4 SDK
      public typealias CMAttachmentBearer = CFTypeRef
      public struct CMAttachmentBearerAttachments {}
      public protocol CMAttachmentBearerProtocol {}
      public typealias CMAudioCodecType = FourCharCode
      public typealias CMAudioFormatDescription = CMFormatDescription
      public class CMBlockBuffer: CMAttachmentBearerProtocol, CMBlockBufferProtocol, Hashable {}
      public struct CMBlockBufferCustomBlockSource {}
      public protocol CMBlockBufferProtocol {}
      public typealias CMBuffer = CFTypeRef
      public struct CMBufferCallbacks {}
      public typealias CMBufferCompareHandler = (CMBuffer, CMBuffer) -> CFComparisonResult
      public typealias CMBufferGetBooleanHandler = (CMBuffer) -> Bool
      public typealias CMBufferGetTimeHandler = (CMBuffer) -> CMTime
      public class CMBufferQueue: Hashable {}
      public typealias CMBufferQueueTriggerHandler = (CMBufferQueueTriggerToken) -> Void
      public typealias CMBufferValidationHandler = (CMBufferQueue, CMBuffer) -> OSStatus
      public class CMClock: CMSyncProtocol, Hashable, @unchecked Sendable {}
      public typealias CMClockOrTimebase = CFTypeRef
      public struct CMClosedCaptionDescriptionFlavor: Hashable, RawRepresentable, Sendable {}
      public typealias CMClosedCaptionFormatDescription = CMFormatDescription
      public typealias CMClosedCaptionFormatType = FourCharCode
      public class CMFormatDescription: Hashable, @unchecked Sendable {}
      public struct CMImageDescriptionFlavor: Hashable, RawRepresentable, Sendable {}
      public typealias CMItemCount = CFIndex
      public typealias CMItemIndex = CFIndex
      public typealias CMMediaType = FourCharCode
      public class CMMemoryPool: Hashable, @unchecked Sendable {}
      public struct CMMetadataDescriptionFlavor: Hashable, RawRepresentable, Sendable {}
      public typealias CMMetadataFormatDescription = CMFormatDescription
      public typealias CMMetadataFormatType = FourCharCode
      public typealias CMMuxedFormatDescription = CMFormatDescription
      public typealias CMMuxedStreamType = FourCharCode
      public enum CMPackingType: Hashable, RawRepresentable, Sendable {}
      public typealias CMPixelFormatType = FourCharCode
      public enum CMProjectionType: Hashable, RawRepresentable, Sendable {}
      public class CMSampleBuffer: CMAttachmentBearerProtocol, Hashable {}
      public typealias CMSampleBufferInvalidateCallback = (CMSampleBuffer, UInt64) -> Void
      public typealias CMSampleBufferInvalidateHandler = (CMSampleBuffer) -> Void
      public typealias CMSampleBufferMakeDataReadyHandler = (CMSampleBuffer) -> OSStatus
      public struct CMSampleTimingInfo: Sendable {}
      public class CMSimpleQueue: Hashable {}
      public struct CMSoundDescriptionFlavor: Hashable, RawRepresentable, Sendable {}
      public struct CMStereoViewComponents: OptionSet, Sendable {}
      public struct CMStereoViewInterpretationOptions: OptionSet, Sendable {}
      public typealias CMSubtitleFormatType = FourCharCode
      public struct CMSync: Sendable {}
      public protocol CMSyncProtocol: Sendable {}
      public class CMTag: Equatable, @unchecked Sendable {}
      public struct CMTaggedBuffer {}
      public typealias CMTaggedBufferGroupFormatDescription = CMFormatDescription
      public typealias CMTaggedBufferGroupFormatType = FourCharCode
      public struct CMTextDescriptionFlavor: Hashable, RawRepresentable, Sendable {}
      public typealias CMTextFormatDescription = CMFormatDescription
      public typealias CMTextFormatType = FourCharCode
      public struct CMTimeCodeDescriptionFlavor: Hashable, RawRepresentable, Sendable {}
      public typealias CMTimeCodeFormatDescription = CMFormatDescription
      public typealias CMTimeCodeFormatType = FourCharCode
      public struct CMTimeFlags: OptionSet, Sendable {}
      public struct CMTimeMapping: Sendable {}
      public struct CMTimeRange: Hashable, Sendable {}
      public enum CMTimeRoundingMethod: Hashable, RawRepresentable, Sendable {}
      public class CMTimebase: CMSyncProtocol, Hashable, @unchecked Sendable {}
      public class CMTypedTag<TypedValue>: CMTag, @unchecked Sendable where TypedValue: Sendable {}
      public typealias CMVideoCodecType = FourCharCode
      public struct CMVideoDimensions: Sendable {}
      public typealias CMVideoFormatDescription = CMFormatDescription
      extension CMAttachmentBearerAttachments {
        public enum Mode: Hashable, RawRepresentable, Sendable {}
        public enum Value {}
      }
      extension CMBlockBuffer {
        public struct Error: Sendable {}
        public struct Flags: OptionSet, Sendable {}
        public struct Slice: CMBlockBufferProtocol {}
      }
      extension CMBufferQueue {
        public struct Buffers: Sequence {}
        public struct Error: Sendable {}
        public struct Handlers: Sendable {}
        public enum TriggerCondition: Sendable {}
      }
      extension CMBufferQueue.Buffers {
        public struct Iterator: IteratorProtocol {}
      }
      extension CMBufferQueue.Handlers {
        public struct Builder: Sendable {}
      }
      extension CMClock {
        public struct Error: Sendable {}
      }
      extension CMFormatDescription {
        public struct EqualityMask: OptionSet, Sendable {}
        public struct Error: Sendable {}
        public struct Extensions: Collection, Hashable, Sendable {}
        public struct MediaSubType: Hashable, RawRepresentable, Sendable {}
        public struct MediaType: Hashable, RawRepresentable, Sendable {}
        public struct ParameterSetCollection: RandomAccessCollection, Sendable {}
        public struct TimeCode: Sendable {}
      }
      extension CMFormatDescription.Extensions {
        public struct Index: Comparable, Hashable, Sendable {}
        public struct Key: Hashable, RawRepresentable, Sendable {}
        public struct Value: Hashable, Sendable {}
      }
      extension CMFormatDescription.Extensions.Value {
        public struct AlphaChannelMode: Hashable, RawRepresentable, Sendable {}
        public struct ChromaLocation: Hashable, RawRepresentable, Sendable {}
        public struct ColorPrimaries: Hashable, RawRepresentable, Sendable {}
        public struct FieldDetail: Hashable, RawRepresentable, Sendable {}
        public struct FontFace: Hashable, OptionSet, Sendable {}
        public struct MPEG2VideoProfile: Hashable, RawRepresentable, Sendable {}
        public struct TextDisplayFlags: Hashable, RawRepresentable, Sendable {}
        public struct TextJustification: Hashable, RawRepresentable, Sendable {}
        public struct TransferFunction: Hashable, RawRepresentable, Sendable {}
        public struct Vendor: Hashable, RawRepresentable, Sendable {}
        public struct YCbCrMatrix: Hashable, RawRepresentable, Sendable {}
      }
      extension CMFormatDescription.TimeCode {
        public struct Flag: OptionSet, Sendable {}
      }
      extension CMSampleBuffer {
        public struct AttachmentKey: Hashable, RawRepresentable, Sendable {}
        public enum DataReadiness: Hashable, Sendable {}
        public struct Error: Sendable {}
        public struct Flags: OptionSet, Sendable {}
        public struct NotificationKey: Hashable, RawRepresentable, Sendable {}
        public struct PerSampleAttachmentsDictionary: Sequence {}
        public struct SampleAttachmentsArray: Collection {}
        public struct SingleSampleBuffers: Sequence {}
      }
      extension CMSampleBuffer.PerSampleAttachmentsDictionary {
        public struct Iterator: IteratorProtocol {}
        public struct Key: Hashable, RawRepresentable, Sendable {}
      }
      extension CMSampleBuffer.SingleSampleBuffers {
        public struct Iterator: IteratorProtocol {}
      }
      extension CMSimpleQueue {
        public struct Error: Sendable {}
      }
      extension CMSync {
        public struct Error: Sendable {}
      }
      extension CMTag {
        public enum Value: Equatable, Sendable {}
      }
      extension CMTaggedBuffer {
        public enum Buffer {}
      }
      extension CMTimebase {
        public struct Error: Sendable {}
        public struct NotificationKey: Hashable, RawRepresentable, Sendable {}
      }
      extension CMTypedTag {
        public struct Category {}
      }
      func CMTimeGetSeconds(_: CMTime) -> Float64
      func CMTimeMakeWithSeconds(_: Float64, preferredTimescale: Int32) -> CMTime
      """#)
}
