// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let avFoundation = SDKMembers(
    module: "AVFoundation",
    typesOfOthers: ["NSCoder", "NSValue", "Name"],
    text: #"""
      extension AVAnyAsyncProperty {
      var description: String {get}
      }
      extension AVAsset {
      func loadTracks(withMediaCharacteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack]
      func loadTracks(withMediaCharacteristic: AVMediaCharacteristic, completionHandler: _)
      func loadTracks(withMediaType: AVMediaType) async throws -> [AVAssetTrack]
      func loadTracks(withMediaType: AVMediaType, completionHandler: _)
      func metadata(forFormat: AVMetadataFormat) -> [AVMetadataItem]
      func track(withTrackID: CMPersistentTrackID) -> AVAssetTrack?
      func tracks(withMediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack]
      func tracks(withMediaType: AVMediaType) -> [AVAssetTrack]
      init(URL: URL)
      init(url: URL)
      var creationDate: AVMetadataItem? {get}
      var metadata: [AVMetadataItem] {get}
      }
      extension AVAssetExportSession {
      func cancelExport()
      func export() async
      init?(asset: AVAsset, presetName: String)
      static func compatibility(ofExportPreset: String, with: AVAsset, outputFileType: AVFileType?) async -> Bool
      var asset: AVAsset {get}
      var error: (any Error)? {get}
      var maxDuration: CMTime {get}
      var metadata: [AVMetadataItem]? {get set}
      var outputFileType: AVFileType? {get set}
      var outputURL: URL? {get set}
      var presetName: String {get}
      var progress: Float {get}
      var status: AVAssetExportSession.Status {get}
      var timeRange: CMTimeRange {get set}
      }
      extension AVAssetExportSession.Status {
      init?(rawValue: Int)
      static var cancelled: Status {get}
      static var completed: Status {get}
      static var exporting: Status {get}
      static var failed: Status {get}
      static var unknown: Status {get}
      static var waiting: Status {get}
      }
      extension AVAssetImageGenerator {
      func image(at: CMTime) async throws -> (image: CGImage, actualTime: CMTime)
      func images(for: [CMTime]) -> AVAssetImageGenerator.Images
      init(asset: AVAsset)
      var appliesPreferredTrackTransform: Bool {get set}
      var asset: AVAsset {get}
      var maximumSize: CGSize {get set}
      }
      extension AVAssetImageGenerator.Images {
      func makeAsyncIterator() -> AVAssetImageGenerator.Images
      func next() async -> AVAssetImageGenerator.Images.Element?
      }
      extension AVAssetImageGenerator.Images.Element {
      var actualTime: CMTime {get throws}
      var image: CGImage {get throws}
      }
      extension AVAssetImageGenerator.Result {
      init?(rawValue: Int)
      static var cancelled: Result {get}
      static var failed: Result {get}
      static var succeeded: Result {get}
      }
      extension AVAssetReader {
      func add(_: AVAssetReaderOutput)
      func canAdd(_: AVAssetReaderOutput) -> Bool
      func startReading() -> Bool
      init(asset: AVAsset) throws
      var asset: AVAsset {get}
      var error: (any Error)? {get}
      var outputs: [AVAssetReaderOutput] {get}
      var status: AVAssetReader.Status {get}
      var timeRange: CMTimeRange {get set}
      }
      extension AVAssetReader.Status {
      init?(rawValue: Int)
      static var cancelled: Status {get}
      static var completed: Status {get}
      static var failed: Status {get}
      static var reading: Status {get}
      static var unknown: Status {get}
      }
      extension AVAssetReaderOutput {
      func copyNextSampleBuffer() -> CMSampleBuffer?
      func reset(forReadingTimeRanges: [NSValue])
      var mediaType: AVMediaType {get}
      }
      extension AVAssetReaderTrackOutput {
      init(track: AVAssetTrack, outputSettings: [String : Any]?)
      var outputSettings: [String : Any]? {get}
      var track: AVAssetTrack {get}
      }
      extension AVAssetTrack {
      func metadata(forFormat: AVMetadataFormat) -> [AVMetadataItem]
      func segment(forTrackTime: CMTime) -> AVAssetTrackSegment?
      var asset: AVAsset? {get}
      var isEnabled: Bool {get}
      var languageCode: String? {get}
      var mediaType: AVMediaType {get}
      var metadata: [AVMetadataItem] {get}
      var naturalSize: CGSize {get}
      var segments: [AVAssetTrackSegment] {get}
      var timeRange: CMTimeRange {get}
      }
      extension AVAssetTrackSegment {
      var isEmpty: Bool {get}
      }
      extension AVAssetWriter {
      func add(_: AVAssetWriterInput)
      func add(_: AVAssetWriterInputGroup)
      func canAdd(_: AVAssetWriterInput) -> Bool
      func canAdd(_: AVAssetWriterInputGroup) -> Bool
      func endSession(atSourceTime: CMTime)
      func finishWriting() async
      func finishWriting(completionHandler: _)
      func startSession(atSourceTime: CMTime)
      func startWriting() -> Bool
      init(URL: URL, fileType: AVFileType) throws
      init(contentType: UTType)
      init(outputURL: URL, fileType: AVFileType) throws
      init(url: URL, fileType: AVFileType) throws
      var delegate: (any AVAssetWriterDelegate)? {get set}
      var error: (any Error)? {get}
      var inputs: [AVAssetWriterInput] {get}
      var metadata: [AVMetadataItem] {get set}
      var outputFileType: AVFileType {get}
      var outputURL: URL {get}
      var status: AVAssetWriter.Status {get}
      }
      extension AVAssetWriter.Status {
      init?(rawValue: Int)
      static var cancelled: Status {get}
      static var completed: Status {get}
      static var failed: Status {get}
      static var unknown: Status {get}
      static var writing: Status {get}
      }
      extension AVAssetWriterInput {
      func append(_: CMSampleBuffer) -> Bool
      func markAsFinished()
      func requestMediaDataWhenReady(on: dispatch_queue_t, using: _)
      init(mediaType: AVMediaType, outputSettings: [String : Any]?)
      init(mediaType: AVMediaType, outputSettings: [String : Any]?, sourceFormatHint: CMFormatDescription?)
      var isReadyForMoreMediaData: Bool {get}
      var languageCode: String? {get set}
      var mediaType: AVMediaType {get}
      var metadata: [AVMetadataItem] {get set}
      var naturalSize: CGSize {get set}
      var outputSettings: [String : Any]? {get}
      var transform: CGAffineTransform {get set}
      }
      extension AVAssetWriterInputGroup {
      init(inputs: [AVAssetWriterInput], defaultInput: AVAssetWriterInput?)
      var inputs: [AVAssetWriterInput] {get}
      }
      extension AVAsyncProperty.Status {
      static var loading: Status {get}
      var description: String {get}
      }
      extension AVAuthorizationStatus {
      init?(rawValue: Int)
      }
      extension AVCaptureConnection {
      init(inputPort: AVCaptureInput.Port, videoPreviewLayer: AVCaptureVideoPreviewLayer)
      init(inputPorts: [AVCaptureInput.Port], output: AVCaptureOutput)
      var isActive: Bool {get}
      var isEnabled: Bool {get set}
      var isVideoOrientationSupported: Bool {get}
      var output: AVCaptureOutput? {get}
      var videoOrientation: AVCaptureVideoOrientation {get set}
      }
      extension AVCaptureDevice {
      func isFocusModeSupported(_: AVCaptureDevice.FocusMode) -> Bool
      func lockForConfiguration() throws
      func unlockForConfiguration()
      init?(uniqueID: String)
      static func `default`(_: AVCaptureDevice.DeviceType, for: AVMediaType?, position: AVCaptureDevice.Position) -> AVCaptureDevice?
      static func `default`(for: AVMediaType) -> AVCaptureDevice?
      static func devices() -> [AVCaptureDevice]
      static func devices(for: AVMediaType) -> [AVCaptureDevice]
      var deviceType: AVCaptureDevice.DeviceType {get}
      var focusMode: AVCaptureDevice.FocusMode {get set}
      var focusPointOfInterest: CGPoint {get set}
      var formats: [AVCaptureDevice.Format] {get}
      var isConnected: Bool {get}
      var isFocusPointOfInterestSupported: Bool {get}
      var isSuspended: Bool {get}
      var iso: Float {get}
      var localizedName: String {get}
      var manufacturer: String {get}
      var minimumFocusDistance: Int {get}
      var modelID: String {get}
      var position: AVCaptureDevice.Position {get}
      var uniqueID: String {get}
      }
      extension AVCaptureDevice.DeviceType {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let builtInWideAngleCamera: AVCaptureDevice.DeviceType
      static let external: AVCaptureDevice.DeviceType
      static let microphone: AVCaptureDevice.DeviceType
      var hashValue: Int {get}
      }
      extension AVCaptureDevice.DiscoverySession {
      init(deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position)
      var devices: [AVCaptureDevice] {get}
      }
      extension AVCaptureDevice.FocusMode {
      init?(rawValue: Int)
      static var autoFocus: FocusMode {get}
      static var continuousAutoFocus: FocusMode {get}
      static var locked: FocusMode {get}
      }
      extension AVCaptureDevice.Format {
      var mediaType: AVMediaType {get}
      }
      extension AVCaptureDevice.Position {
      init?(rawValue: Int)
      static var back: Position {get}
      static var front: Position {get}
      static var unspecified: Position {get}
      }
      extension AVCaptureDeviceInput {
      func ports(for: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?, sourceDevicePosition: AVCaptureDevice.Position) -> [AVCaptureInput.Port]
      init(device: AVCaptureDevice) throws
      var device: AVCaptureDevice {get}
      }
      extension AVCaptureInput {
      var ports: [AVCaptureInput.Port] {get}
      }
      extension AVCaptureInput.Port {
      var clock: CMClock? {get}
      var input: AVCaptureInput {get}
      var isEnabled: Bool {get set}
      var mediaType: AVMediaType {get}
      }
      extension AVCaptureMetadataOutput {
      func setMetadataObjectsDelegate(_: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: dispatch_queue_t?)
      init()
      var metadataObjectTypes: [AVMetadataObject.ObjectType]! {get set}
      var rectOfInterest: CGRect {get set}
      }
      extension AVCaptureMetadataOutputObjectsDelegate {
      func metadataOutput(_: AVCaptureMetadataOutput, didOutput: [AVMetadataObject], from: AVCaptureConnection)
      }
      extension AVCaptureOutput {
      func connection(with: AVMediaType) -> AVCaptureConnection?
      var connections: [AVCaptureConnection] {get}
      }
      extension AVCapturePhoto {
      var metadata: [String : Any] {get}
      var photoCount: Int {get}
      var pixelBuffer: CVPixelBuffer? {get}
      var timestamp: CMTime {get}
      }
      extension AVCaptureSession {
      func addInput(_: AVCaptureInput)
      func addOutput(_: AVCaptureOutput)
      func beginConfiguration()
      func canAddInput(_: AVCaptureInput) -> Bool
      func canAddOutput(_: AVCaptureOutput) -> Bool
      func commitConfiguration()
      func removeInput(_: AVCaptureInput)
      var connections: [AVCaptureConnection] {get}
      var inputs: [AVCaptureInput] {get}
      var isRunning: Bool {get}
      var outputs: [AVCaptureOutput] {get}
      var sessionPreset: AVCaptureSession.Preset {get set}
      }
      extension AVCaptureSession.Preset {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let high: AVCaptureSession.Preset
      static let low: AVCaptureSession.Preset
      static let medium: AVCaptureSession.Preset
      static let photo: AVCaptureSession.Preset
      var hashValue: Int {get}
      }
      extension AVCaptureVideoDataOutput {
      func setSampleBufferDelegate(_: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: dispatch_queue_t?)
      init()
      var alwaysDiscardsLateVideoFrames: Bool {get set}
      }
      extension AVCaptureVideoDataOutputSampleBufferDelegate {
      func captureOutput(_: AVCaptureOutput, didDrop: CMSampleBuffer, from: AVCaptureConnection)
      func captureOutput(_: AVCaptureOutput, didOutput: CMSampleBuffer, from: AVCaptureConnection)
      }
      extension AVCaptureVideoOrientation {
      init?(rawValue: Int)
      static var landscapeLeft: AVCaptureVideoOrientation {get}
      static var landscapeRight: AVCaptureVideoOrientation {get}
      static var portrait: AVCaptureVideoOrientation {get}
      static var portraitUpsideDown: AVCaptureVideoOrientation {get}
      }
      extension AVCaptureVideoPreviewLayer {
      init(session: AVCaptureSession)
      init(sessionWithNoConnection: AVCaptureSession)
      var connection: AVCaptureConnection? {get}
      var session: AVCaptureSession? {get set}
      var videoGravity: AVLayerVideoGravity {get set}
      }
      extension AVCompositionTrack {
      func metadata(forFormat: AVMetadataFormat) -> [AVMetadataItem]
      func segment(forTrackTime: CMTime) -> AVCompositionTrackSegment?
      var isEnabled: Bool {get}
      var languageCode: String? {get}
      var metadata: [AVMetadataItem] {get}
      var naturalSize: CGSize {get}
      var segments: [AVCompositionTrackSegment] {get}
      var timeRange: CMTimeRange {get}
      }
      extension AVCompositionTrackSegment {
      init(URL: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange)
      init(timeRange: CMTimeRange)
      init(url: URL, trackID: CMPersistentTrackID, sourceTimeRange: CMTimeRange, targetTimeRange: CMTimeRange)
      var isEmpty: Bool {get}
      var sourceURL: URL? {get}
      }
      extension AVDepthData {
      func converting(toDepthDataType: OSType) -> Self
      func dictionaryRepresentation(forAuxiliaryDataType: AutoreleasingUnsafeMutablePointer<NSString?>?) -> [AnyHashable : Any]?
      init(fromDictionaryRepresentation: [AnyHashable : Any]) throws
      }
      extension AVDepthData.Accuracy {
      init?(rawValue: Int)
      static var absolute: Accuracy {get}
      static var relative: Accuracy {get}
      }
      extension AVDepthData.Quality {
      init?(rawValue: Int)
      static var high: Quality {get}
      static var low: Quality {get}
      }
      extension AVFileType {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let aifc: AVFileType
      static let aiff: AVFileType
      static let au: AVFileType
      static let caf: AVFileType
      static let heic: AVFileType
      static let jpg: AVFileType
      static let m4a: AVFileType
      static let mov: AVFileType
      static let mp3: AVFileType
      static let mp4: AVFileType
      static let tif: AVFileType
      static let wav: AVFileType
      var hashValue: Int {get}
      }
      extension AVLayerVideoGravity {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let resize: AVLayerVideoGravity
      static let resizeAspectFill: AVLayerVideoGravity
      var hashValue: Int {get}
      }
      extension AVMediaSelectionGroup {
      var defaultOption: AVMediaSelectionOption? {get}
      var options: [AVMediaSelectionOption] {get}
      }
      extension AVMediaSelectionOption {
      func displayName(with: Locale) -> String
      func metadata(forFormat: String) -> [AVMetadataItem]
      func propertyList() -> Any
      var displayName: String {get}
      var locale: Locale? {get}
      var mediaType: AVMediaType {get}
      }
      extension AVMediaType {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let haptic: AVMediaType
      static let metadata: AVMediaType
      static let metadataObject: AVMediaType
      static let subtitle: AVMediaType
      static let text: AVMediaType
      var hashValue: Int {get}
      }
      extension AVMetadataIdentifier {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      var hashValue: Int {get}
      }
      extension AVMetadataItem {
      init(propertiesOf: AVMetadataItem, valueLoadingHandler: _)
      init(propertiesOfMetadataItem: AVMetadataItem, valueLoadingHandler: _)
      static func identifier(forKey: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier?
      static func key(forIdentifier: AVMetadataIdentifier) -> Any?
      static func metadataItems(from: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages: [String]) -> [AVMetadataItem]
      static func metadataItems(from: [AVMetadataItem], filteredBy: AVMetadataItemFilter) -> [AVMetadataItem]
      static func metadataItems(from: [AVMetadataItem], filteredByIdentifier: AVMetadataIdentifier) -> [AVMetadataItem]
      static func metadataItems(from: [AVMetadataItem], with: Locale) -> [AVMetadataItem]
      static func metadataItems(from: [AVMetadataItem], withKey: Any?, keySpace: AVMetadataKeySpace?) -> [AVMetadataItem]
      var dateValue: Date? {get}
      var duration: CMTime {get}
      var identifier: AVMetadataIdentifier? {get}
      var key: (any NSCopying & NSObjectProtocol)? {get}
      var locale: Locale? {get}
      var startDate: Date? {get}
      var stringValue: String? {get}
      var time: CMTime {get}
      var value: (any NSCopying & NSObjectProtocol)? {get}
      }
      extension AVMetadataMachineReadableCodeObject {
      var corners: [CGPoint] {get}
      var descriptor: CIBarcodeDescriptor? {get}
      var stringValue: String? {get}
      }
      extension AVMetadataObject {
      var bounds: CGRect {get}
      var duration: CMTime {get}
      var time: CMTime {get}
      var type: AVMetadataObject.ObjectType {get}
      }
      extension AVMetadataObject.ObjectType {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let aztec: AVMetadataObject.ObjectType
      static let codabar: AVMetadataObject.ObjectType
      static let code128: AVMetadataObject.ObjectType
      static let code39: AVMetadataObject.ObjectType
      static let code93: AVMetadataObject.ObjectType
      static let dataMatrix: AVMetadataObject.ObjectType
      static let ean13: AVMetadataObject.ObjectType
      static let ean8: AVMetadataObject.ObjectType
      static let face: AVMetadataObject.ObjectType
      static let itf14: AVMetadataObject.ObjectType
      static let pdf417: AVMetadataObject.ObjectType
      static let qr: AVMetadataObject.ObjectType
      static let upce: AVMetadataObject.ObjectType
      var hashValue: Int {get}
      }
      extension AVMutableCompositionTrack {
      var isEnabled: Bool {get set}
      var languageCode: String? {get set}
      var segments: [AVCompositionTrackSegment]! {get set}
      }
      extension AVMutableMovieTrack {
      func append(_: CMSampleBuffer, decodeTime: UnsafeMutablePointer<CMTime>?, presentationTime: UnsafeMutablePointer<CMTime>?) throws
      func metadata(forFormat: AVMetadataFormat) -> [AVMetadataItem]
      func segment(forTrackTime: CMTime) -> AVAssetTrackSegment?
      var isEnabled: Bool {get set}
      var isModified: Bool {get set}
      var languageCode: String? {get set}
      var layer: Int {get set}
      var metadata: [AVMetadataItem] {get set}
      var naturalSize: CGSize {get set}
      var segments: [AVAssetTrackSegment] {get}
      var timeRange: CMTimeRange {get}
      var timescale: CMTimeScale {get set}
      }
      extension AVPartialAsyncProperty {
      static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> {get}
      static var dateValue: AVAsyncProperty<Root, Date?> {get}
      static var duration: AVAsyncProperty<Root, CMTime> {get}
      static var isEnabled: AVAsyncProperty<Root, Bool> {get}
      static var languageCode: AVAsyncProperty<Root, String?> {get}
      static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> {get}
      static var naturalSize: AVAsyncProperty<Root, CGSize> {get}
      static var segments: AVAsyncProperty<Root, [AVAssetTrackSegment]> {get}
      static var stringValue: AVAsyncProperty<Root, String?> {get}
      static var timeRange: AVAsyncProperty<Root, CMTimeRange> {get}
      static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {get}
      static var tracks: AVAsyncProperty<Root, [AVCompositionTrack]> {get}
      static var tracks: AVAsyncProperty<Root, [AVFragmentedAssetTrack]> {get}
      static var tracks: AVAsyncProperty<Root, [AVFragmentedMovieTrack]> {get}
      static var tracks: AVAsyncProperty<Root, [AVMovieTrack]> {get}
      static var tracks: AVAsyncProperty<Root, [AVMutableCompositionTrack]> {get}
      static var tracks: AVAsyncProperty<Root, [AVMutableMovieTrack]> {get}
      static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> {get}
      static var variants: AVAsyncProperty<Root, [AVAssetVariant]> {get}
      var description: String {get}
      }
      extension AVPlayer {
      func currentTime() -> CMTime
      func pause()
      func play()
      func replaceCurrentItem(with: AVPlayerItem?)
      func seek(to: CMTime)
      func seek(to: CMTime) async -> Bool
      func seek(to: CMTime, completionHandler: _)
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: _)
      func seek(to: Date)
      func seek(to: Date) async -> Bool
      func seek(to: Date, completionHandler: _)
      init(URL: URL)
      init(playerItem: AVPlayerItem?)
      init(url: URL)
      var allowsExternalPlayback: Bool {get set}
      var currentItem: AVPlayerItem? {get}
      var error: (any Error)? {get}
      var isMuted: Bool {get set}
      var preventsDisplaySleepDuringVideoPlayback: Bool {get set}
      var rate: Float {get set}
      var status: AVPlayer.Status {get}
      var videoOutput: AVPlayerVideoOutput? {get set}
      var volume: Float {get set}
      }
      extension AVPlayer.Status {
      init?(rawValue: Int)
      static var failed: Status {get}
      static var readyToPlay: Status {get}
      static var unknown: Status {get}
      }
      extension AVPlayerItem {
      @MainActor func step(byCount: Int)
      func add(_: AVPlayerItemMediaDataCollector)
      func add(_: AVPlayerItemOutput)
      func copy() -> Any
      func copy(with: NSZone? = nil) -> Any
      func currentDate() -> Date?
      func currentTime() -> CMTime
      func errorLog() -> AVPlayerItemErrorLog?
      func remove(_: AVPlayerItemMediaDataCollector)
      func remove(_: AVPlayerItemOutput)
      func seek(to: CMTime)
      func seek(to: CMTime) async -> Bool
      func seek(to: CMTime, completionHandler: _ = nil)
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool
      func seek(to: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: _ = nil)
      func seek(to: Date) -> Bool
      func seek(to: Date) async -> Bool
      func seek(to: Date, completionHandler: _ = nil) -> Bool
      func select(_: AVMediaSelectionOption?, in: AVMediaSelectionGroup)
      init(URL: URL)
      init(asset: AVAsset)
      init(asset: AVAsset, automaticallyLoadedAssetKeys: [AVPartialAsyncProperty<AVAsset>] = [])
      init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?)
      init(url: URL)
      var asset: AVAsset {get}
      var duration: CMTime {get}
      var error: (any Error)? {get}
      var outputs: [AVPlayerItemOutput] {get}
      var status: AVPlayerItem.Status {get}
      var template: AVPlayerItem? {get}
      var tracks: [AVPlayerItemTrack] {get}
      }
      extension AVPlayerItem.Status {
      init?(rawValue: Int)
      static var failed: Status {get}
      static var readyToPlay: Status {get}
      static var unknown: Status {get}
      }
      extension AVPlayerItemErrorLog {
      var events: [AVPlayerItemErrorLogEvent] {get}
      }
      extension AVPlayerItemErrorLogEvent {
      var date: Date? {get}
      var errorDomain: String {get}
      var serverAddress: String? {get}
      var uri: String? {get}
      }
      extension AVPlayerItemTrack {
      var isEnabled: Bool {get set}
      }
      extension AVPlayerLayer {
      init(player: AVPlayer?)
      var isReadyForDisplay: Bool {get}
      var player: AVPlayer? {get set}
      var videoGravity: AVLayerVideoGravity {get set}
      }
      extension AVPlayerVideoOutput {
      init(specification: AVVideoOutputSpecification)
      }
      extension AVPortraitEffectsMatte {
      func dictionaryRepresentation(forAuxiliaryDataType: AutoreleasingUnsafeMutablePointer<NSString?>?) -> [AnyHashable : Any]?
      init(fromDictionaryRepresentation: [AnyHashable : Any]) throws
      }
      extension AVQueuePlayer {
      func insert(_: AVPlayerItem, after: AVPlayerItem?)
      func items() -> [AVPlayerItem]
      func remove(_: AVPlayerItem)
      func removeAllItems()
      init(items: [AVPlayerItem])
      }
      extension AVQueuedSampleBufferRendering {
      func enqueue(_: CMSampleBuffer)
      func flush()
      func requestMediaDataWhenReady(on: dispatch_queue_t, using: _)
      var isReadyForMoreMediaData: Bool {get}
      }
      extension AVQueuedSampleBufferRenderingStatus {
      init?(rawValue: Int)
      static var failed: AVQueuedSampleBufferRenderingStatus {get}
      static var rendering: AVQueuedSampleBufferRenderingStatus {get}
      static var unknown: AVQueuedSampleBufferRenderingStatus {get}
      }
      extension AVSampleBufferDisplayLayer {
      func enqueue(_: CMSampleBuffer)
      func flush()
      func requestMediaDataWhenReady(on: dispatch_queue_t, using: _)
      var error: (any Error)? {get}
      var isReadyForDisplay: Bool {get}
      var isReadyForMoreMediaData: Bool {get}
      var preventsDisplaySleepDuringVideoPlayback: Bool {get set}
      var status: AVQueuedSampleBufferRenderingStatus {get}
      var videoGravity: AVLayerVideoGravity {get set}
      }
      extension AVSemanticSegmentationMatte {
      func dictionaryRepresentation(forAuxiliaryDataType: AutoreleasingUnsafeMutablePointer<NSString?>?) -> [AnyHashable : Any]?
      init(fromImageSourceAuxiliaryDataType: CFString, dictionaryRepresentation: [AnyHashable : Any]) throws
      }
      extension AVURLAsset {
      init(URL: URL, options: [String : Any]? = nil)
      init(url: URL, options: [String : Any]? = nil)
      var url: URL {get}
      var variants: [AVAssetVariant] {get}
      }
      extension AVVideoOutputSpecification {
      init(tagCollections: [[CMTag]])
      }
      extension NSCoder {
      func encode(_: CMTime, forKey: String)
      func encode(_: CMTimeMapping, forKey: String)
      func encode(_: CMTimeRange, forKey: String)
      }
      extension NSNotification.Name {
      static var AVPlayerItemDidPlayToEndTime: NSNotification.Name {get}
      }
      extension NSValue {
      init!(CMVideoDimensions: CMVideoDimensions)
      init!(videoDimensions: CMVideoDimensions)
      init(CMTime: CMTime)
      init(CMTimeMapping: CMTimeMapping)
      init(CMTimeRange: CMTimeRange)
      init(time: CMTime)
      init(timeMapping: CMTimeMapping)
      init(timeRange: CMTimeRange)
      }
      """#)
}
