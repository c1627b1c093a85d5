// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let speech = SDKTypes(
    module: "Speech",
    exports: ["AVFoundation", "Foundation"],
    imports: [],
    extended: [
      "PhraseCountGenerator", "SFCustomLanguageModelData", "SFSpeechError", "SFSpeechLanguageModel",
      "TemplatePhraseCountGenerator"
    ],
    text: #"""
      // source: apple/speech; since: iOS 17.4 SDK
      public protocol DataInsertable {}
      open class SFAcousticFeature: NSObject, NSCopying, NSSecureCoding {}
      public class SFCustomLanguageModelData: Decodable, Encodable, Hashable {}
      open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {}
      public struct SFSpeechError: CustomNSError, Hashable, Sendable {}
      open class SFSpeechLanguageModel: NSObject {}
      open class SFSpeechRecognitionMetadata: NSObject, NSCopying, NSSecureCoding {}
      open class SFSpeechRecognitionRequest: NSObject {}
      open class SFSpeechRecognitionResult: NSObject, NSCopying, NSSecureCoding {}
      open class SFSpeechRecognitionTask: NSObject {}
      public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {}
      public enum SFSpeechRecognitionTaskHint: Hashable, RawRepresentable, Sendable {}
      public enum SFSpeechRecognitionTaskState: Hashable, RawRepresentable, Sendable {}
      open class SFSpeechRecognizer: NSObject {}
      public enum SFSpeechRecognizerAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {}
      open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {}
      open class SFTranscription: NSObject, NSCopying, NSSecureCoding {}
      open class SFTranscriptionSegment: NSObject, NSCopying, NSSecureCoding {}
      open class SFVoiceAnalytics: NSObject, NSCopying, NSSecureCoding {}
      public protocol TemplateInsertable {}
      extension SFCustomLanguageModelData {
        public struct CompoundTemplate: TemplateInsertable {}
        public struct CustomPronunciation: DataInsertable, Decodable, Encodable, Hashable, Sendable {}
        @resultBuilder public struct DataInsertableBuilder {}
        public struct PhraseCount: DataInsertable, Decodable, Encodable, Hashable, Sendable {}
        public class PhraseCountGenerator: AsyncSequence, DataInsertable, Decodable, Encodable, Hashable {}
        public struct PhraseCountsFromTemplates: DataInsertable {}
        @resultBuilder public struct TemplateInsertableBuilder {}
        public class TemplatePhraseCountGenerator: SFCustomLanguageModelData.PhraseCountGenerator {}
      }
      extension SFCustomLanguageModelData.PhraseCountGenerator {
        public class Iterator: AsyncIteratorProtocol {}
      }
      extension SFCustomLanguageModelData.TemplatePhraseCountGenerator {
        public class Iterator: SFCustomLanguageModelData.PhraseCountGenerator.Iterator {}
        public struct Template: Decodable, Encodable, Hashable, TemplateInsertable {}
      }
      extension SFSpeechError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension SFSpeechLanguageModel {
        open class Configuration: NSObject, NSCopying, @unchecked Sendable {}
      }
      """#)
}
