// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreMedia = SDKMembers(
    module: "CoreMedia",
    typesOfOthers: ["CMTime"],
    text: #"""
      extension CMAttachmentBearerAttachments {
      func merge(_: [String : Any], mode: CMAttachmentBearerAttachments.Mode)
      func removeAll()
      var propagated: [String : Any] {get}
      }
      extension CMAttachmentBearerAttachments.Mode {
      init?(rawValue: CMAttachmentMode)
      var rawValue: CMAttachmentMode {get}
      }
      extension CMAttachmentBearerAttachments.Value {
      var mode: CMAttachmentBearerAttachments.Mode {get}
      var value: Any {get}
      }
      extension CMAttachmentBearerProtocol {
      var attachments: CMAttachmentBearerAttachments {get}
      }
      extension CMBlockBuffer {
      func append(buffer: Slice<UnsafeMutableRawBufferPointer>, allocator: CFAllocator? = kCFAllocatorDefault, flags: CMBlockBuffer.Flags = []) throws
      func append(buffer: Slice<UnsafeMutableRawBufferPointer>, deallocator: CMBlockBuffer.CustomBlockDeallocator, flags: CMBlockBuffer.Flags = []) throws
      func append(buffer: UnsafeMutableRawBufferPointer, allocator: CFAllocator? = kCFAllocatorDefault, flags: CMBlockBuffer.Flags = []) throws
      func append(buffer: UnsafeMutableRawBufferPointer, deallocator: CMBlockBuffer.CustomBlockDeallocator, flags: CMBlockBuffer.Flags = []) throws
      func append(length: Int, allocator: CFAllocator? = kCFAllocatorDefault, range: Range<Int>? = nil, flags: CMBlockBuffer.Flags = []) throws
      func append(length: Int, allocator: CMBlockBuffer.CustomBlockAllocator, deallocator: CMBlockBuffer.CustomBlockDeallocator, range: Range<Int>? = nil, flags: CMBlockBuffer.Flags = []) throws
      func hash(into: inout Hasher)
      init(buffer: Slice<UnsafeMutableRawBufferPointer>, allocator: CFAllocator? = kCFAllocatorDefault, flags: CMBlockBuffer.Flags = []) throws
      init(buffer: Slice<UnsafeMutableRawBufferPointer>, deallocator: CMBlockBuffer.CustomBlockDeallocator, flags: CMBlockBuffer.Flags = []) throws
      init(buffer: UnsafeMutableRawBufferPointer, allocator: CFAllocator? = kCFAllocatorDefault, flags: CMBlockBuffer.Flags = []) throws
      init(buffer: UnsafeMutableRawBufferPointer, deallocator: CMBlockBuffer.CustomBlockDeallocator, flags: CMBlockBuffer.Flags = []) throws
      init(capacity: Int = 0, flags: CMBlockBuffer.Flags = []) throws
      init(length: Int, allocator: CFAllocator? = kCFAllocatorDefault, range: Range<Int>? = nil, flags: CMBlockBuffer.Flags = []) throws
      init(length: Int, allocator: CMBlockBuffer.CustomBlockAllocator, deallocator: CMBlockBuffer.CustomBlockDeallocator, range: Range<Int>? = nil, flags: CMBlockBuffer.Flags = []) throws
      var attachments: CMAttachmentBearerAttachments {get set}
      var endIndex: Int {get}
      var hashValue: Int {get}
      var isEmpty: Bool {get}
      var owner: CMBlockBuffer {get}
      var startIndex: Int {get}
      }
      extension CMBlockBuffer.Flags {
      init(rawValue: UInt32)
      let rawValue: UInt32
      }
      extension CMBlockBuffer.Slice {
      var endIndex: Int {get}
      var owner: CMBlockBuffer {get}
      var startIndex: Int {get}
      }
      extension CMBlockBufferProtocol {
      func dataBytes() throws -> Data
      var dataLength: Int {get}
      var endIndex: Int {get}
      var isContiguous: Bool {get}
      var owner: CMBlockBuffer {get}
      var startIndex: Int {get}
      }
      extension CMClock {
      func hash(into: inout Hasher)
      func invalidate()
      var hashValue: Int {get}
      var time: CMTime {get}
      }
      extension CMClock.Error {
      static let invalidParameter: NSError
      static let unsupportedOperation: NSError
      }
      extension CMFormatDescription {
      func equalTo(_: CMAudioFormatDescription, equalityMask: CMFormatDescription.EqualityMask = .all) -> (Bool, equalityMask: CMFormatDescription.EqualityMask)
      func equalTo(_: CMFormatDescription, extensionKeysToIgnore: [CMFormatDescription.Extensions.Key] = [], sampleDescriptionExtensionAtomKeysToIgnore: [String] = []) -> Bool
      func fontName(localFontID: Int) throws -> String
      func hash(into: inout Hasher)
      init(audioFormatDescriptionArray: [CMAudioFormatDescription]) throws
      init(audioStreamBasicDescription: AudioStreamBasicDescription, layout: ManagedAudioChannelLayout? = nil, magicCookie: Data? = nil, extensions: CMFormatDescription.Extensions? = nil) throws
      init(audioStreamBasicDescription: AudioStreamBasicDescription, layoutSize: Int, layout: UnsafePointer<AudioChannelLayout>?, magicCookie: Data?, extensions: CMFormatDescription.Extensions? = nil) throws
      init(boxedMetadataKeys: [[String : CFPropertyList]]) throws
      init(boxedMetadataSpecifications: [[String : CFPropertyList]]) throws
      init(h264ParameterSets: [Data], nalUnitHeaderLength: Int = 4) throws
      init(hevcParameterSets: [Data], nalUnitHeaderLength: Int = 4, extensions: CMFormatDescription.Extensions? = nil) throws
      init(imageBuffer: CVImageBuffer) throws
      init(mediaType: CMFormatDescription.MediaType, mediaSubType: CMFormatDescription.MediaSubType, extensions: CMFormatDescription.Extensions? = nil) throws
      init(metadataFormatType: CMFormatDescription.MediaSubType) throws
      init(muxedStreamType: CMFormatDescription.MediaSubType, extensions: CMFormatDescription.Extensions? = nil) throws
      init(sourceMetadata: CMMetadataFormatDescription, otherSourceDescription: CMMetadataFormatDescription) throws
      init(sourceMetadata: CMMetadataFormatDescription, specifications: [[String : CFPropertyList]]) throws
      init(taggedBuffers: [CMTaggedBuffer])
      init(timeCodeFormatType: CMFormatDescription.MediaSubType, frameDuration: CMTime, frameQuanta: Int, flags: CMTimeCodeFormatDescription.TimeCode.Flag, extensions: CMFormatDescription.Extensions? = nil) throws
      init(videoCodecType: CMFormatDescription.MediaSubType, width: Int, height: Int, extensions: CMFormatDescription.Extensions? = nil) throws
      var dimensions: CMVideoDimensions {get}
      var extensions: CMFormatDescription.Extensions {get}
      var frameDuration: CMTime {get}
      var hashValue: Int {get}
      var identifiers: [String] {get}
      var mediaType: CMFormatDescription.MediaType {get}
      }
      extension CMFormatDescription.EqualityMask {
      init(rawValue: CMAudioFormatDescriptionMask)
      let rawValue: CMAudioFormatDescriptionMask
      static let all: CMFormatDescription.EqualityMask
      static let extensions: CMFormatDescription.EqualityMask
      }
      extension CMFormatDescription.Error {
      static let invalidParameter: NSError
      }
      extension CMFormatDescription.Extensions {
      func hash(into: inout Hasher)
      func index(after: CMFormatDescription.Extensions.Index) -> CMFormatDescription.Extensions.Index
      init()
      init(base: [CFString : CFPropertyList]?)
      var endIndex: CMFormatDescription.Extensions.Index {get}
      var hashValue: Int {get}
      var startIndex: CMFormatDescription.Extensions.Index {get}
      }
      extension CMFormatDescription.Extensions.Index {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CMFormatDescription.Extensions.Key {
      func hash(into: inout Hasher)
      init(rawValue: CFString)
      static let backgroundColor: CMFormatDescription.Extensions.Key
      static let bitsPerComponent: CMFormatDescription.Extensions.Key
      static let bytesPerRow: CMFormatDescription.Extensions.Key
      static let depth: CMFormatDescription.Extensions.Key
      static let vendor: CMFormatDescription.Extensions.Key
      static let version: CMFormatDescription.Extensions.Key
      var rawValue: CFString
      }
      extension CMFormatDescription.Extensions.Value {
      func hash(into: inout Hasher)
      init(_: CFPropertyList)
      static func data(_: CFData) -> CMFormatDescription.Extensions.Value
      static func string(_: CFString) -> CMFormatDescription.Extensions.Value
      static func string(_: String) -> CMFormatDescription.Extensions.Value
      static func textRect(top: Int, left: Int, bottom: Int, right: Int) -> CMFormatDescription.Extensions.Value
      static func vendor(_: CMFormatDescription.Extensions.Value.Vendor) -> CMFormatDescription.Extensions.Value
      static func vendor(_: String) -> CMFormatDescription.Extensions.Value
      var hashValue: Int {get}
      }
      extension CMFormatDescription.MediaSubType {
      func hash(into: inout Hasher)
      init(rawValue: FourCharCode)
      init(string: String)
      static let animation: CMFormatDescription.MediaSubType
      static let audible: CMFormatDescription.MediaSubType
      static let boxed: CMFormatDescription.MediaSubType
      static let dv: CMFormatDescription.MediaSubType
      static let jpeg: CMFormatDescription.MediaSubType
      static let opus: CMFormatDescription.MediaSubType
      static let qt: CMFormatDescription.MediaSubType
      var description: String {get}
      var rawValue: FourCharCode
      }
      extension CMFormatDescription.MediaType {
      func hash(into: inout Hasher)
      init(rawValue: CMMediaType)
      init(string: String)
      static let audio: CMFormatDescription.MediaType
      static let metadata: CMFormatDescription.MediaType
      static let subtitle: CMFormatDescription.MediaType
      static let text: CMFormatDescription.MediaType
      static let video: CMFormatDescription.MediaType
      var description: String {get}
      var rawValue: CMMediaType
      }
      extension CMFormatDescription.TimeCode.Flag {
      init(rawValue: UInt32)
      let rawValue: UInt32
      }
      extension CMSampleBuffer {
      func hash(into: inout Hasher)
      func invalidate() throws
      init(copying: CMSampleBuffer) throws
      init(copying: CMSampleBuffer, forRange: Range<Int>) throws
      init(copying: CMSampleBuffer, withNewTiming: [CMSampleTimingInfo]) throws
      init(dataBuffer: CMBlockBuffer?, dataReady: Bool = false, formatDescription: CMFormatDescription, numSamples: CMItemCount, presentationTimeStamp: CMTime, packetDescriptions: [AudioStreamPacketDescription], makeDataReadyHandler: CMSampleBufferMakeDataReadyHandler) throws
      init(dataBuffer: CMBlockBuffer?, dataReady: Bool = false, formatDescription: CMFormatDescription?, numSamples: CMItemCount, sampleTimings: [CMSampleTimingInfo], sampleSizes: [Int], makeDataReadyHandler: CMSampleBufferMakeDataReadyHandler) throws
      init(dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription, numSamples: CMItemCount, presentationTimeStamp: CMTime, packetDescriptions: [AudioStreamPacketDescription]) throws
      init(dataBuffer: CMBlockBuffer?, formatDescription: CMFormatDescription?, numSamples: CMItemCount, sampleTimings: [CMSampleTimingInfo], sampleSizes: [Int]) throws
      init(imageBuffer: CVImageBuffer, dataReady: Bool = false, formatDescription: CMVideoFormatDescription, sampleTiming: CMSampleTimingInfo, makeDataReadyHandler: CMSampleBufferMakeDataReadyHandler) throws
      init(imageBuffer: CVImageBuffer, formatDescription: CMVideoFormatDescription, sampleTiming: CMSampleTimingInfo) throws
      init(taggedBuffers: [CMTaggedBuffer], presentationTimeStamp: CMTime, duration: CMTime, formatDescription: CMTaggedBufferGroupFormatDescription)
      var attachments: CMAttachmentBearerAttachments {get set}
      var dataBuffer: CMBlockBuffer? {get}
      var duration: CMTime {get}
      var hashValue: Int {get}
      var isValid: Bool {get}
      }
      extension CMSampleBuffer.Error {
      static let invalidated: NSError
      }
      extension CMSampleBuffer.Flags {
      init(rawValue: UInt32)
      let rawValue: UInt32
      }
      extension CMSampleTimingInfo {
      init()
      init(duration: CMTime, presentationTimeStamp: CMTime, decodeTimeStamp: CMTime)
      static let invalid: CMSampleTimingInfo
      var duration: CMTime
      }
      extension CMSyncProtocol {
      var time: CMTime {get}
      }
      extension CMTag {
      init(rawCategory: CMTag.RawCategory, rawTagValue: CMTag.Value)
      static func mediaType(_: CMFormatDescription.MediaType) -> CMTypedTag<CMFormatDescription.MediaType>
      var description: String {get}
      }
      extension CMTaggedBuffer {
      init(tags: [CMTag], buffer: CMTaggedBuffer.Buffer)
      init(tags: [CMTag], pixelBuffer: CVPixelBuffer)
      init(tags: [CMTag], sampleBuffer: CMSampleBuffer)
      let buffer: CMTaggedBuffer.Buffer
      let tags: [CMTag]
      var description: String {get}
      }
      extension CMTime {
      func hash(into: inout Hasher)
      init()
      init(seconds: Double, preferredTimescale: CMTimeScale)
      init(value: CMTimeValue, timescale: CMTimeScale)
      init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch)
      static let indefinite: CMTime
      static let invalid: CMTime
      static let zero: CMTime
      var epoch: CMTimeEpoch
      var flags: CMTimeFlags
      var hashValue: Int {get}
      var isValid: Bool {get}
      var seconds: Double {get}
      var timescale: CMTimeScale
      var value: CMTimeValue
      }
      extension CMTimeFlags {
      init(rawValue: UInt32)
      static var indefinite: CMTimeFlags {get}
      static var valid: CMTimeFlags {get}
      }
      extension CMTimeMapping {
      init()
      init(source: CMTimeRange, target: CMTimeRange)
      static let invalid: CMTimeMapping
      var source: CMTimeRange
      var target: CMTimeRange
      }
      extension CMTimeRange {
      func hash(into: inout Hasher)
      func intersection(_: CMTimeRange) -> CMTimeRange
      func union(_: CMTimeRange) -> CMTimeRange
      init()
      init(start: CMTime, duration: CMTime)
      init(start: CMTime, end: CMTime)
      static let invalid: CMTimeRange
      static let zero: CMTimeRange
      var duration: CMTime
      var end: CMTime {get}
      var hashValue: Int {get}
      var isEmpty: Bool {get}
      var isValid: Bool {get}
      var start: CMTime
      }
      extension CMTypedTag {
      init(category: CMTypedTag<TypedValue>.Category, value: TypedValue)
      let category: CMTypedTag<TypedValue>.Category
      var value: TypedValue {get}
      }
      extension CMTypedTag.Category {
      func tagValue(for: TypedValue) -> CMTag.Value
      func value(for: CMTag.Value) -> TypedValue?
      init(rawCategory: CMTypedTag<TypedValue>.RawCategory, valueForTagValue: _, tagValueForValue: _)
      static var mediaType: CMTypedTag<CMFormatDescription.MediaType>.Category {get}
      }
      extension CMVideoDimensions {
      init()
      init(width: Int32, height: Int32)
      var height: Int32
      var width: Int32
      }
      """#)
}
