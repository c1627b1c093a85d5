// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let avfAudio = SDKTypes(
    module: "AVFAudio",
    exports: ["AudioToolbox", "CoreMedia", "Foundation", "os"],
    imports: [],
    extended: [
      "AVAudioSequencer", "AVAudioSession", "AVAudioVoiceProcessingOtherAudioDuckingConfiguration",
      "AVMIDIControlChangeEvent", "AVMIDIMetaEvent", "AVSpeechSynthesisMarker", "AVSpeechSynthesisVoice",
      "AVSpeechSynthesizer"
    ],
    text: #"""
      // source: apple/avfaudio; since: iOS 17.4 SDK
      open class AVAUPresetEvent: AVMusicEvent {}
      public struct AVAudio3DAngularOrientation: Sendable {}
      public protocol AVAudio3DMixing: NSObjectProtocol {}
      public enum AVAudio3DMixingPointSourceInHeadMode: Hashable, RawRepresentable, Sendable {}
      public enum AVAudio3DMixingRenderingAlgorithm: Hashable, RawRepresentable, Sendable {}
      public enum AVAudio3DMixingSourceMode: Hashable, RawRepresentable, Sendable {}
      public struct AVAudio3DPoint: Sendable {}
      public typealias AVAudio3DVector = AVAudio3DPoint
      public struct AVAudio3DVectorOrientation: Sendable {}
      open class AVAudioBuffer: NSObject, NSCopying, NSMutableCopying {}
      open class AVAudioChannelLayout: NSObject, NSSecureCoding {}
      public enum AVAudioCommonFormat: Hashable, RawRepresentable, Sendable {}
      open class AVAudioCompressedBuffer: AVAudioBuffer {}
      open class AVAudioConnectionPoint: NSObject {}
      open class AVAudioConverter: NSObject {}
      public enum AVAudioConverterInputStatus: Hashable, RawRepresentable, Sendable {}
      public enum AVAudioConverterOutputStatus: Hashable, RawRepresentable, Sendable {}
      public struct AVAudioConverterPrimeInfo: Sendable {}
      public enum AVAudioConverterPrimeMethod: Hashable, RawRepresentable, Sendable {}
      public enum AVAudioEngineManualRenderingError: Hashable, RawRepresentable, Sendable {}
      public enum AVAudioEngineManualRenderingMode: Hashable, RawRepresentable, Sendable {}
      public enum AVAudioEngineManualRenderingStatus: Hashable, RawRepresentable, Sendable {}
      public enum AVAudioEnvironmentDistanceAttenuationModel: Hashable, RawRepresentable, Sendable {}
      open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject {}
      open class AVAudioEnvironmentNode: AVAudioNode, AVAudioMixing {}
      public enum AVAudioEnvironmentOutputType: Hashable, RawRepresentable, Sendable {}
      open class AVAudioEnvironmentReverbParameters: NSObject {}
      open class AVAudioFile: NSObject {}
      open class AVAudioFormat: NSObject, NSSecureCoding {}
      open class AVAudioIONode: AVAudioNode {}
      open class AVAudioInputNode: AVAudioIONode, AVAudioMixing {}
      open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {}
      public protocol AVAudioMixing: AVAudio3DMixing, AVAudioStereoMixing {}
      open class AVAudioMixingDestination: NSObject, AVAudioMixing {}
      open class AVAudioNode: NSObject {}
      public typealias AVAudioNodeCompletionHandler = () -> Void
      public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
      open class AVAudioOutputNode: AVAudioIONode {}
      open class AVAudioPCMBuffer: AVAudioBuffer {}
      public protocol AVAudioPlayerDelegate: NSObjectProtocol {}
      open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {}
      public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {}
      public enum AVAudioPlayerNodeCompletionCallbackType: Hashable, RawRepresentable, Sendable {}
      public typealias AVAudioPlayerNodeCompletionHandler = (AVAudioPlayerNodeCompletionCallbackType) -> Void
      public enum AVAudioQuality: Hashable, RawRepresentable, Sendable {}
      open class AVAudioRecorder: NSObject {}
      public protocol AVAudioRecorderDelegate: NSObjectProtocol {}
      open class AVAudioSequencer: NSObject {}
      public typealias AVAudioSequencerUserCallback = (AVMusicTrack, Data, AVMusicTimeStamp) -> Void
      public struct AVAudioSessionActivationOptions: OptionSet, Sendable {}
      open class AVAudioSessionChannelDescription: NSObject {}
      open class AVAudioSessionDataSourceDescription: NSObject {}
      open class AVAudioSessionPortDescription: NSObject {}
      open class AVAudioSessionRouteDescription: NSObject {}
      open class AVAudioSinkNode: AVAudioNode {}
      open class AVAudioSourceNode: AVAudioNode, AVAudioMixing {}
      public protocol AVAudioStereoMixing: NSObjectProtocol {}
      open class AVAudioTime: NSObject {}
      open class AVAudioUnit: AVAudioNode {}
      open class AVAudioUnitComponent: NSObject {}
      open class AVAudioUnitComponentManager: NSObject {}
      open class AVAudioUnitDelay: AVAudioUnitEffect {}
      open class AVAudioUnitDistortion: AVAudioUnitEffect {}
      public enum AVAudioUnitDistortionPreset: Hashable, RawRepresentable, Sendable {}
      open class AVAudioUnitEQ: AVAudioUnitEffect {}
      open class AVAudioUnitEQFilterParameters: NSObject {}
      public enum AVAudioUnitEQFilterType: Hashable, RawRepresentable, Sendable {}
      open class AVAudioUnitEffect: AVAudioUnit {}
      open class AVAudioUnitGenerator: AVAudioUnit, AVAudioMixing {}
      open class AVAudioUnitMIDIInstrument: AVAudioUnit, AVAudioMixing {}
      open class AVAudioUnitReverb: AVAudioUnitEffect {}
      public enum AVAudioUnitReverbPreset: Hashable, RawRepresentable, Sendable {}
      open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument {}
      open class AVAudioUnitTimeEffect: AVAudioUnit {}
      open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {}
      open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {}
      public struct AVAudioVoiceProcessingOtherAudioDuckingConfiguration: Sendable {}
      public enum AVAudioVoiceProcessingSpeechActivityEvent: Hashable, RawRepresentable, Sendable {}
      public typealias AVBeatRange = _AVBeatRange
      open class AVExtendedNoteOnEvent: AVMusicEvent {}
      open class AVExtendedTempoEvent: AVMusicEvent {}
      open class AVMIDIChannelEvent: AVMusicEvent {}
      open class AVMIDIChannelPressureEvent: AVMIDIChannelEvent {}
      open class AVMIDIControlChangeEvent: AVMIDIChannelEvent {}
      open class AVMIDIMetaEvent: AVMusicEvent {}
      open class AVMIDINoteEvent: AVMusicEvent {}
      open class AVMIDIPitchBendEvent: AVMIDIChannelEvent {}
      open class AVMIDIPlayer: NSObject {}
      public typealias AVMIDIPlayerCompletionHandler = () -> Void
      open class AVMIDIPolyPressureEvent: AVMIDIChannelEvent {}
      open class AVMIDIProgramChangeEvent: AVMIDIChannelEvent {}
      open class AVMIDISysexEvent: AVMusicEvent {}
      open class AVMusicEvent: NSObject {}
      public struct AVMusicSequenceLoadOptions: OptionSet, Sendable {}
      public typealias AVMusicTimeStamp = Double
      open class AVMusicTrack: NSObject {}
      public enum AVMusicTrackLoopCount: Hashable, RawRepresentable, Sendable {}
      open class AVMusicUserEvent: AVMusicEvent {}
      open class AVParameterEvent: AVMusicEvent {}
      public enum AVSpeechBoundary: Hashable, RawRepresentable, Sendable {}
      open class AVSpeechSynthesisMarker: NSObject, NSCopying, NSSecureCoding {}
      open class AVSpeechSynthesisProviderAudioUnit: AUAudioUnit {}
      public typealias AVSpeechSynthesisProviderOutputBlock = ([AVSpeechSynthesisMarker], AVSpeechSynthesisProviderRequest) -> Void
      open class AVSpeechSynthesisProviderRequest: NSObject, NSCopying, NSSecureCoding {}
      open class AVSpeechSynthesisProviderVoice: NSObject, NSCopying, NSSecureCoding {}
      open class AVSpeechSynthesisVoice: NSObject, NSSecureCoding {}
      public enum AVSpeechSynthesisVoiceGender: Hashable, RawRepresentable, Sendable {}
      public enum AVSpeechSynthesisVoiceQuality: Hashable, RawRepresentable, Sendable {}
      open class AVSpeechSynthesizer: NSObject {}
      public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
      open class AVSpeechUtterance: NSObject, NSCopying, NSSecureCoding {}
      extension AVAudioSequencer {
        public struct InfoDictionaryKey: Hashable, RawRepresentable, Sendable {}
      }
      extension AVAudioSession {
        public struct Category: Hashable, RawRepresentable, Sendable {}
        public struct CategoryOptions: OptionSet, Sendable {}
        public enum IOType: Hashable, RawRepresentable, Sendable {}
        public struct InterruptionOptions: OptionSet, Sendable {}
        public enum InterruptionReason: Hashable, RawRepresentable, Sendable {}
        public enum InterruptionType: Hashable, RawRepresentable, Sendable {}
        public struct Location: Hashable, RawRepresentable, Sendable {}
        public struct Mode: Hashable, RawRepresentable, Sendable {}
        public struct Orientation: Hashable, RawRepresentable, Sendable {}
        public struct PolarPattern: Hashable, RawRepresentable, Sendable {}
        public struct Port: Hashable, RawRepresentable, Sendable {}
        public enum PortOverride: Hashable, RawRepresentable, Sendable {}
        public enum PromptStyle: Hashable, RawRepresentable, Sendable {}
        public enum RecordPermission: Hashable, RawRepresentable, Sendable {}
        public enum RenderingMode: Hashable, RawRepresentable, Sendable {}
        public enum RouteChangeReason: Hashable, RawRepresentable, Sendable {}
        public enum RouteSharingPolicy: Hashable, RawRepresentable, Sendable {}
        public struct SetActiveOptions: OptionSet, Sendable {}
        public enum SilenceSecondaryAudioHintType: Hashable, RawRepresentable, Sendable {}
        public enum StereoOrientation: Hashable, RawRepresentable, Sendable {}
      }
      extension AVAudioVoiceProcessingOtherAudioDuckingConfiguration {
        public enum Level: Hashable, RawRepresentable, Sendable {}
      }
      extension AVMIDIControlChangeEvent {
        public enum MessageType: Hashable, RawRepresentable, Sendable {}
      }
      extension AVMIDIMetaEvent {
        public enum EventType: Hashable, RawRepresentable, Sendable {}
      }
      extension AVSpeechSynthesisMarker {
        public enum Mark: Hashable, RawRepresentable, Sendable {}
      }
      extension AVSpeechSynthesisVoice {
        public struct Traits: OptionSet, Sendable {}
      }
      extension AVSpeechSynthesizer {
        public typealias BufferCallback = (AVAudioBuffer) -> Void
        public typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void
        public enum PersonalVoiceAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      }
      let AVAudioSessionInterruptionOptionKey: String
      let AVAudioSessionInterruptionTypeKey: String
      let AVEncoderAudioQualityKey: String
      let AVEncoderBitRateKey: String
      let AVFormatIDKey: String
      let AVLinearPCMBitDepthKey: String
      let AVLinearPCMIsBigEndianKey: String
      let AVLinearPCMIsFloatKey: String
      let AVLinearPCMIsNonInterleaved: String
      let AVNumberOfChannelsKey: String
      let AVSampleRateKey: String
      """#)
}
