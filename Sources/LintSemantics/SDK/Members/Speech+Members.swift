// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let speech = SDKMembers(
    module: "Speech",
    typesOfOthers: [],
    text: #"""
      extension SFSpeechAudioBufferRecognitionRequest {
      func append(_: AVAudioPCMBuffer)
      }
      extension SFSpeechRecognitionRequest {
      var requiresOnDeviceRecognition: Bool {get set}
      var shouldReportPartialResults: Bool {get set}
      }
      extension SFSpeechRecognitionResult {
      var bestTranscription: SFTranscription {get}
      var isFinal: Bool {get}
      var speechRecognitionMetadata: SFSpeechRecognitionMetadata? {get}
      var transcriptions: [SFTranscription] {get}
      }
      extension SFSpeechRecognitionTask {
      func cancel()
      func finish()
      var error: (any Error)? {get}
      var isCancelled: Bool {get}
      var state: SFSpeechRecognitionTaskState {get}
      }
      extension SFSpeechRecognitionTaskState {
      init?(rawValue: Int)
      static var canceling: SFSpeechRecognitionTaskState {get}
      static var completed: SFSpeechRecognitionTaskState {get}
      static var finishing: SFSpeechRecognitionTaskState {get}
      static var running: SFSpeechRecognitionTaskState {get}
      static var starting: SFSpeechRecognitionTaskState {get}
      }
      extension SFSpeechRecognizer {
      func recognitionTask(with: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate) -> SFSpeechRecognitionTask
      func recognitionTask(with: SFSpeechRecognitionRequest, resultHandler: _) -> SFSpeechRecognitionTask
      init?()
      init?(locale: Locale)
      static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus
      static func requestAuthorization(_: _)
      static func supportedLocales() -> Set<Locale>
      var delegate: (any SFSpeechRecognizerDelegate)? {get set}
      var isAvailable: Bool {get}
      var locale: Locale {get}
      var queue: OperationQueue {get set}
      var supportsOnDeviceRecognition: Bool {get set}
      }
      extension SFSpeechRecognizerAuthorizationStatus {
      init?(rawValue: Int)
      static var authorized: SFSpeechRecognizerAuthorizationStatus {get}
      static var denied: SFSpeechRecognizerAuthorizationStatus {get}
      static var notDetermined: SFSpeechRecognizerAuthorizationStatus {get}
      static var restricted: SFSpeechRecognizerAuthorizationStatus {get}
      }
      extension SFSpeechRecognizerDelegate {
      func speechRecognizer(_: SFSpeechRecognizer, availabilityDidChange: Bool)
      }
      extension SFTranscription {
      var formattedString: String {get}
      var segments: [SFTranscriptionSegment] {get}
      }
      extension SFTranscriptionSegment {
      var confidence: Float {get}
      var duration: TimeInterval {get}
      var substring: String {get}
      var timestamp: TimeInterval {get}
      }
      """#)
}
