// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let avfAudio = SDKMembers(
    module: "AVFAudio",
    typesOfOthers: ["AVAudioApplication", "AVAudioPlayer", "recordPermission"],
    text: #"""
      extension AVAudio3DMixing {
      var position: AVAudio3DPoint {get set}
      var rate: Float {get set}
      }
      extension AVAudio3DPoint {
      init()
      init(x: Float, y: Float, z: Float)
      }
      extension AVAudioApplication {
      static var shared: AVAudioApplication {get}
      var recordPermission: AVAudioApplication.recordPermission {get}
      }
      extension AVAudioApplication.recordPermission {
      init?(rawValue: Int)
      static var denied: recordPermission {get}
      static var granted: recordPermission {get}
      static var undetermined: recordPermission {get}
      }
      extension AVAudioBuffer {
      var format: AVAudioFormat {get}
      }
      extension AVAudioChannelLayout {
      func isEqual(_: Any) -> Bool
      init(layout: UnsafePointer<AudioChannelLayout>)
      init?(layoutTag: AudioChannelLayoutTag)
      var channelCount: AVAudioChannelCount {get}
      var layout: UnsafePointer<AudioChannelLayout> {get}
      }
      extension AVAudioCommonFormat {
      init?(rawValue: UInt)
      }
      extension AVAudioConnectionPoint {
      init(node: AVAudioNode, bus: AVAudioNodeBus)
      var bus: AVAudioNodeBus {get}
      var node: AVAudioNode? {get}
      }
      extension AVAudioEngine {
      func attach(_: AVAudioNode)
      func connect(_: AVAudioNode, to: AVAudioNode, format: AVAudioFormat?)
      func connect(_: AVAudioNode, to: AVAudioNode, fromBus: AVAudioNodeBus, toBus: AVAudioNodeBus, format: AVAudioFormat?)
      func connect(_: AVAudioNode, to: [AVAudioConnectionPoint], fromBus: AVAudioNodeBus, format: AVAudioFormat?)
      func detach(_: AVAudioNode)
      func pause()
      func prepare()
      func reset()
      func start() throws
      func stop()
      init()
      var inputNode: AVAudioInputNode {get}
      var isRunning: Bool {get}
      }
      extension AVAudioFile {
      func read(into: AVAudioPCMBuffer) throws
      func read(into: AVAudioPCMBuffer, frameCount: AVAudioFrameCount) throws
      func write(from: AVAudioPCMBuffer) throws
      init(forReading: URL) throws
      init(forReading: URL, commonFormat: AVAudioCommonFormat, interleaved: Bool) throws
      init(forWriting: URL, settings: [String : Any]) throws
      init(forWriting: URL, settings: [String : Any], commonFormat: AVAudioCommonFormat, interleaved: Bool) throws
      var fileFormat: AVAudioFormat {get}
      var length: AVAudioFramePosition {get}
      var url: URL {get}
      }
      extension AVAudioFormat {
      func isEqual(_: Any) -> Bool
      init(CMAudioFormatDescription: CMAudioFormatDescription)
      init(cmAudioFormatDescription: CMAudioFormatDescription)
      init(commonFormat: AVAudioCommonFormat, sampleRate: Double, interleaved: Bool, channelLayout: AVAudioChannelLayout)
      init(standardFormatWithSampleRate: Double, channelLayout: AVAudioChannelLayout)
      init?(commonFormat: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool)
      init?(settings: [String : Any])
      init?(standardFormatWithSampleRate: Double, channels: AVAudioChannelCount)
      init?(streamDescription: UnsafePointer<AudioStreamBasicDescription>)
      init?(streamDescription: UnsafePointer<AudioStreamBasicDescription>, channelLayout: AVAudioChannelLayout?)
      var channelCount: AVAudioChannelCount {get}
      var sampleRate: Double {get}
      var settings: [String : Any] {get}
      }
      extension AVAudioMixing {
      func destination(forMixer: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioMixingDestination?
      var volume: Float {get set}
      }
      extension AVAudioNode {
      func inputFormat(forBus: AVAudioNodeBus) -> AVAudioFormat
      func installTap(onBus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?, block: AVAudioNodeTapBlock)
      func name(forInputBus: AVAudioNodeBus) -> String?
      func name(forOutputBus: AVAudioNodeBus) -> String?
      func outputFormat(forBus: AVAudioNodeBus) -> AVAudioFormat
      func removeTap(onBus: AVAudioNodeBus)
      func reset()
      var engine: AVAudioEngine? {get}
      var latency: TimeInterval {get}
      }
      extension AVAudioPCMBuffer {
      init?(PCMFormat: AVAudioFormat, bufferListNoCopy: UnsafePointer<AudioBufferList>, deallocator: _ = nil)
      init?(PCMFormat: AVAudioFormat, frameCapacity: AVAudioFrameCount)
      init?(pcmFormat: AVAudioFormat, bufferListNoCopy: UnsafePointer<AudioBufferList>, deallocator: _ = nil)
      init?(pcmFormat: AVAudioFormat, frameCapacity: AVAudioFrameCount)
      var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {get}
      var frameCapacity: AVAudioFrameCount {get}
      var frameLength: AVAudioFrameCount {get set}
      var stride: Int {get}
      }
      extension AVAudioPlayer {
      func averagePower(forChannel: Int) -> Float
      func pause()
      func play() -> Bool
      func play(atTime: TimeInterval) -> Bool
      func prepareToPlay() -> Bool
      func setVolume(_: Float, fadeDuration: TimeInterval)
      func stop()
      init(contentsOf: URL) throws
      init(contentsOf: URL, fileTypeHint: String?) throws
      init(contentsOfURL: URL) throws
      init(contentsOfURL: URL, fileTypeHint: String?) throws
      init(data: Data) throws
      init(data: Data, fileTypeHint: String?) throws
      var currentTime: TimeInterval {get set}
      var data: Data? {get}
      var delegate: (any AVAudioPlayerDelegate)? {get set}
      var duration: TimeInterval {get}
      var format: AVAudioFormat {get}
      var isPlaying: Bool {get}
      var pan: Float {get set}
      var rate: Float {get set}
      var settings: [String : Any] {get}
      var url: URL? {get}
      var volume: Float {get set}
      }
      extension AVAudioPlayerDelegate {
      func audioPlayerDecodeErrorDidOccur(_: AVAudioPlayer, error: (any Error)?)
      func audioPlayerDidFinishPlaying(_: AVAudioPlayer, successfully: Bool)
      }
      extension AVAudioQuality {
      init?(rawValue: Int)
      static var high: AVAudioQuality {get}
      static var low: AVAudioQuality {get}
      static var max: AVAudioQuality {get}
      static var medium: AVAudioQuality {get}
      static var min: AVAudioQuality {get}
      }
      extension AVAudioRecorder {
      func averagePower(forChannel: Int) -> Float
      func deleteRecording() -> Bool
      func pause()
      func record() -> Bool
      func record(atTime: TimeInterval) -> Bool
      func record(atTime: TimeInterval, forDuration: TimeInterval) -> Bool
      func record(forDuration: TimeInterval) -> Bool
      func stop()
      init(URL: URL, format: AVAudioFormat) throws
      init(URL: URL, settings: [String : Any]) throws
      init(url: URL, format: AVAudioFormat) throws
      init(url: URL, settings: [String : Any]) throws
      var currentTime: TimeInterval {get}
      var delegate: (any AVAudioRecorderDelegate)? {get set}
      var format: AVAudioFormat {get}
      var isRecording: Bool {get}
      var settings: [String : Any] {get}
      var url: URL {get}
      }
      extension AVAudioRecorderDelegate {
      func audioRecorderDidFinishRecording(_: AVAudioRecorder, successfully: Bool)
      }
      extension AVAudioSession {
      func requestRecordPermission(_: _)
      func setActive(_: Bool, options: AVAudioSession.SetActiveOptions = []) throws
      func setAllowHapticsAndSystemSoundsDuringRecording(_: Bool) throws
      func setCategory(_: AVAudioSession.Category) throws
      func setCategory(_: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = []) throws
      func setCategory(_: AVAudioSession.Category, mode: AVAudioSession.Mode, policy: AVAudioSession.RouteSharingPolicy, options: AVAudioSession.CategoryOptions = []) throws
      func setCategory(_: AVAudioSession.Category, options: AVAudioSession.CategoryOptions = []) throws
      func setMode(_: AVAudioSession.Mode) throws
      func setPreferredSampleRate(_: Double) throws
      static func sharedInstance() -> AVAudioSession
      var availableCategories: [AVAudioSession.Category] {get}
      var category: AVAudioSession.Category {get}
      var currentRoute: AVAudioSessionRouteDescription {get}
      var mode: AVAudioSession.Mode {get}
      var outputVolume: Float {get}
      var preferredSampleRate: Double {get}
      var recordPermission: AVAudioSession.RecordPermission {get}
      var renderingMode: AVAudioSession.RenderingMode {get}
      var sampleRate: Double {get}
      }
      extension AVAudioSession.Category {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let ambient: AVAudioSession.Category
      static let playAndRecord: AVAudioSession.Category
      static let playback: AVAudioSession.Category
      static let record: AVAudioSession.Category
      var hashValue: Int {get}
      }
      extension AVAudioSession.CategoryOptions {
      init(rawValue: UInt)
      static var allowBluetoothA2DP: AVAudioSession.CategoryOptions {get}
      static var defaultToSpeaker: AVAudioSession.CategoryOptions {get}
      static var duckOthers: AVAudioSession.CategoryOptions {get}
      static var mixWithOthers: AVAudioSession.CategoryOptions {get}
      }
      extension AVAudioSession.InterruptionOptions {
      init(rawValue: UInt)
      static var shouldResume: AVAudioSession.InterruptionOptions {get}
      }
      extension AVAudioSession.InterruptionType {
      init?(rawValue: UInt)
      static var began: InterruptionType {get}
      static var ended: InterruptionType {get}
      }
      extension AVAudioSession.Location {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let lower: AVAudioSession.Location
      static let upper: AVAudioSession.Location
      var hashValue: Int {get}
      }
      extension AVAudioSession.Mode {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let `default`: AVAudioSession.Mode
      static let measurement: AVAudioSession.Mode
      static let spokenAudio: AVAudioSession.Mode
      static let voiceChat: AVAudioSession.Mode
      static let voicePrompt: AVAudioSession.Mode
      var hashValue: Int {get}
      }
      extension AVAudioSession.Orientation {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let back: AVAudioSession.Orientation
      static let bottom: AVAudioSession.Orientation
      static let front: AVAudioSession.Orientation
      static let left: AVAudioSession.Orientation
      static let right: AVAudioSession.Orientation
      static let top: AVAudioSession.Orientation
      var hashValue: Int {get}
      }
      extension AVAudioSession.Port {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let builtInSpeaker: AVAudioSession.Port
      static let headphones: AVAudioSession.Port
      static let virtual: AVAudioSession.Port
      var hashValue: Int {get}
      }
      extension AVAudioSession.RecordPermission {
      init?(rawValue: UInt)
      static var denied: RecordPermission {get}
      static var granted: RecordPermission {get}
      static var undetermined: RecordPermission {get}
      }
      extension AVAudioSession.RenderingMode {
      init?(rawValue: Int)
      }
      extension AVAudioSession.RouteSharingPolicy {
      init?(rawValue: UInt)
      static var `default`: RouteSharingPolicy {get}
      static var independent: RouteSharingPolicy {get}
      }
      extension AVAudioSession.SetActiveOptions {
      init(rawValue: UInt)
      static var notifyOthersOnDeactivation: AVAudioSession.SetActiveOptions {get}
      }
      extension AVAudioSessionPortDescription {
      var channels: [AVAudioSessionChannelDescription]? {get}
      var portName: String {get}
      var portType: AVAudioSession.Port {get}
      var uid: String {get}
      }
      extension AVAudioSessionRouteDescription {
      var inputs: [AVAudioSessionPortDescription] {get}
      var outputs: [AVAudioSessionPortDescription] {get}
      }
      extension AVAudioStereoMixing {
      var pan: Float {get set}
      }
      extension AVSpeechSynthesisVoice {
      init?(identifier: String)
      init?(language: String?)
      static func speechVoices() -> [AVSpeechSynthesisVoice]
      var identifier: String {get}
      var language: String {get}
      var name: String {get}
      var quality: AVSpeechSynthesisVoiceQuality {get}
      }
      extension AVSpeechSynthesisVoice.Traits {
      init(rawValue: UInt)
      }
      extension AVSpeechSynthesisVoiceQuality {
      init?(rawValue: Int)
      static var `default`: AVSpeechSynthesisVoiceQuality {get}
      static var enhanced: AVSpeechSynthesisVoiceQuality {get}
      static var premium: AVSpeechSynthesisVoiceQuality {get}
      }
      """#)
}
