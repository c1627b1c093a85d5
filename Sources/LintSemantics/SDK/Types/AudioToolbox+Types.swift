// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let audioToolbox = SDKTypes(
    module: "AudioToolbox",
    exports: ["CoreAudio", "CoreFoundation", "Foundation", "os"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/audiotoolbox; since: iOS 17.4 SDK
      public enum AU3DMixerAttenuationCurve: Hashable, RawRepresentable, Sendable {}
      public struct AU3DMixerRenderingFlags: OptionSet, Sendable {}
      open class AUAudioUnit: NSObject {}
      open class AUAudioUnitBus: NSObject {}
      open class AUAudioUnitBusArray: NSObject, NSFastEnumeration {}
      public enum AUAudioUnitBusType: Hashable, RawRepresentable, Sendable {}
      public protocol AUAudioUnitFactory: NSExtensionRequestHandling {}
      open class AUAudioUnitPreset: NSObject, NSSecureCoding {}
      public typealias AUAudioUnitStatus = OSStatus
      open class AUAudioUnitV2Bridge: AUAudioUnit {}
      public struct AUChannelInfo: Sendable {}
      public struct AUDependentParameter: Sendable {}
      public typealias AUEventListenerRef = AUParameterListenerRef
      public struct AUHostTransportStateFlags: OptionSet, Sendable {}
      public typealias AUImplementorDisplayNameWithLengthCallback = (AUParameterNode, Int) -> String
      public typealias AUImplementorValueFromStringCallback = (AUParameter, String) -> AUValue
      public typealias AUImplementorValueObserver = (AUParameter, AUValue) -> Void
      public typealias AUImplementorValueProvider = (AUParameter) -> AUValue
      public struct AUInputSamplesInOutputCallbackStruct {}
      public typealias AUMIDICIProfileChangedBlock = (UInt8, MIDIChannelNumber, MIDICIProfile, Bool) -> Void
      public struct AUMIDIEvent {}
      public struct AUMIDIEventList {}
      public struct AUMIDIOutputCallbackStruct {}
      public protocol AUMessageChannel {}
      public typealias AUNodeConnection = AudioUnitNodeConnection
      public struct AUNodeInteraction: Sendable {}
      public struct AUNodeRenderCallback {}
      open class AUParameter: AUParameterNode, NSSecureCoding {}
      public struct AUParameterAutomationEvent: Sendable {}
      public enum AUParameterAutomationEventType: Hashable, RawRepresentable, Sendable {}
      public struct AUParameterEvent {}
      public enum AUParameterEventType: Hashable, RawRepresentable, Sendable {}
      open class AUParameterGroup: AUParameterNode, NSSecureCoding {}
      open class AUParameterNode: NSObject {}
      public typealias AUParameterObserver = (AUParameterAddress, AUValue) -> Void
      open class AUParameterTree: AUParameterGroup {}
      public struct AUPreset {}
      public struct AUPresetEvent {}
      public struct AURecordedParameterEvent: Sendable {}
      public struct AURenderCallbackStruct {}
      public struct AURenderEvent: Sendable {}
      public struct AURenderEventHeader {}
      public enum AURenderEventType: Hashable, RawRepresentable, Sendable {}
      public enum AUReverbRoomType: Hashable, RawRepresentable, Sendable {}
      public struct AUSamplerBankPresetData {}
      public struct AUSamplerInstrumentData {}
      public typealias AUScheduleParameterBlock = (AUEventSampleTime, AUAudioFrameCount, AUParameterAddress, AUValue) -> Void
      public struct AUScheduledAudioSliceFlags: OptionSet, Sendable {}
      public enum AUSpatialMixerAttenuationCurve: Hashable, RawRepresentable, Sendable {}
      public enum AUSpatialMixerOutputType: Hashable, RawRepresentable, Sendable {}
      public enum AUSpatialMixerPersonalizedHRTFMode: Hashable, RawRepresentable, Sendable {}
      public enum AUSpatialMixerPointSourceInHeadMode: Hashable, RawRepresentable, Sendable {}
      public struct AUSpatialMixerRenderingFlags: OptionSet, Sendable {}
      public enum AUSpatialMixerSourceMode: Hashable, RawRepresentable, Sendable {}
      public enum AUSpatializationAlgorithm: Hashable, RawRepresentable, Sendable {}
      public typealias AUValue = Float
      public typealias AUVoiceIOMutedSpeechActivityEventListener = (AUVoiceIOSpeechActivityEvent) -> Void
      public struct AUVoiceIOOtherAudioDuckingConfiguration: Sendable {}
      public enum AUVoiceIOOtherAudioDuckingLevel: Hashable, RawRepresentable, Sendable {}
      public enum AUVoiceIOSpeechActivityEvent: Hashable, RawRepresentable, Sendable {}
      public struct AudioBalanceFade {}
      public enum AudioBalanceFadeType: Hashable, RawRepresentable, Sendable {}
      public struct AudioBytePacketTranslation: Sendable {}
      public struct AudioBytePacketTranslationFlags: OptionSet, Sendable {}
      public typealias AudioCodec = AudioComponentInstance
      public struct AudioCodecMagicCookieInfo {}
      public struct AudioCodecPrimeInfo: Sendable {}
      public struct AudioComponentDescription: Sendable {}
      public struct AudioComponentFlags: OptionSet, Sendable {}
      public struct AudioComponentInstantiationOptions: OptionSet, Sendable {}
      public struct AudioComponentPlugInInterface {}
      public enum AudioComponentValidationResult: Hashable, RawRepresentable, Sendable {}
      public struct AudioConverterPrimeInfo: Sendable {}
      public struct AudioFileFlags: OptionSet, Sendable {}
      public struct AudioFileMarker {}
      public struct AudioFileMarkerList {}
      public struct AudioFilePacketTableInfo: Sendable {}
      public enum AudioFilePermissions: Hashable, RawRepresentable, Sendable {}
      public struct AudioFileRegion {}
      public struct AudioFileRegionFlags: OptionSet, Sendable {}
      public struct AudioFileRegionList {}
      public struct AudioFileStreamParseFlags: OptionSet, Sendable {}
      public struct AudioFileStreamPropertyFlags: OptionSet, Sendable {}
      public struct AudioFileStreamSeekFlags: OptionSet, Sendable {}
      public struct AudioFileTypeAndFormatID: Sendable {}
      public struct AudioFile_SMPTE_Time: Sendable {}
      public struct AudioFormatInfo {}
      public struct AudioFramePacketTranslation: Sendable {}
      public struct AudioIndependentPacketTranslation: Sendable {}
      public struct AudioOutputUnitMIDICallbacks {}
      public struct AudioOutputUnitStartAtTimeParams: Sendable {}
      public struct AudioPacketDependencyInfoTranslation: Sendable {}
      public struct AudioPacketRangeByteCountTranslation: Sendable {}
      public struct AudioPacketRollDistanceTranslation: Sendable {}
      public struct AudioPanningInfo {}
      public enum AudioPanningMode: Hashable, RawRepresentable, Sendable {}
      public struct AudioQueueBuffer {}
      public struct AudioQueueChannelAssignment {}
      public struct AudioQueueLevelMeterState: Sendable {}
      public typealias AudioQueueOutputCallbackBlock = (AudioQueueRef, AudioQueueBufferRef) -> Void
      public struct AudioQueueParameterEvent: Sendable {}
      public typealias AudioQueueParameterValue = Float32
      public struct AudioQueueProcessingTapFlags: OptionSet, Sendable {}
      public struct AudioSettingsFlags: OptionSet, Sendable {}
      public typealias AudioUnit = AudioComponentInstance
      public struct AudioUnitConnection {}
      public struct AudioUnitEvent: Sendable {}
      public enum AudioUnitEventType: Hashable, RawRepresentable, Sendable {}
      public struct AudioUnitExternalBuffer {}
      public struct AudioUnitFrequencyResponseBin: Sendable {}
      public struct AudioUnitMeterClipping: Sendable {}
      public struct AudioUnitNodeConnection: Sendable {}
      public struct AudioUnitParameter {}
      public struct AudioUnitParameterEvent: Sendable {}
      public struct AudioUnitParameterHistoryInfo: Sendable {}
      public typealias AudioUnitParameterIDName = AudioUnitParameterNameInfo
      public struct AudioUnitParameterInfo {}
      public struct AudioUnitParameterNameInfo {}
      public struct AudioUnitParameterOptions: OptionSet, Sendable {}
      public struct AudioUnitParameterStringFromValue {}
      public enum AudioUnitParameterUnit: Hashable, RawRepresentable, Sendable {}
      public typealias AudioUnitParameterValue = Float32
      public struct AudioUnitParameterValueFromString {}
      public struct AudioUnitProperty {}
      public enum AudioUnitRemoteControlEvent: Hashable, RawRepresentable, Sendable {}
      public typealias AudioUnitRemoteControlEventListener = (AudioUnitRemoteControlEvent) -> Void
      public struct AudioUnitRenderActionFlags: OptionSet, Sendable {}
      public struct CABarBeatTime: Sendable {}
      public struct CAFAudioDescription: Sendable {}
      public struct CAFAudioFormatListItem: Sendable {}
      public struct CAFChunkHeader: Sendable {}
      public struct CAFDataChunk: Sendable {}
      public struct CAFFileHeader: Sendable {}
      public struct CAFFormatFlags: OptionSet, Sendable {}
      public struct CAFInfoStrings: Sendable {}
      public struct CAFInstrumentChunk: Sendable {}
      public struct CAFMarker: Sendable {}
      public struct CAFMarkerChunk: Sendable {}
      public struct CAFOverviewChunk: Sendable {}
      public struct CAFOverviewSample: Sendable {}
      public struct CAFPacketTableHeader: Sendable {}
      public struct CAFPeakChunk: Sendable {}
      public struct CAFPositionPeak: Sendable {}
      public struct CAFRegion: Sendable {}
      public struct CAFRegionChunk: Sendable {}
      public struct CAFRegionFlags: OptionSet, Sendable {}
      public struct CAFStringID: Sendable {}
      public struct CAFStrings: Sendable {}
      public struct CAFUMIDChunk: Sendable {}
      public struct CAF_SMPTE_Time: Sendable {}
      public struct CAF_UUID_ChunkHeader: Sendable {}
      public typealias CallHostBlock = ([AnyHashable : Any]) -> [AnyHashable : Any]
      public struct ExtendedAudioFormatInfo {}
      public struct ExtendedNoteOnEvent: Sendable {}
      public struct ExtendedTempoEvent: Sendable {}
      public struct HostCallbackInfo {}
      public struct MIDIChannelMessage: Sendable {}
      public struct MIDIMetaEvent: Sendable {}
      public struct MIDINoteMessage: Sendable {}
      public struct MIDIRawData: Sendable {}
      public typealias MagicCookieInfo = AudioCodecMagicCookieInfo
      public struct MixerDistanceParams: Sendable {}
      public typealias MusicDeviceComponent = AudioComponentInstance
      public struct MusicDeviceNoteParams: Sendable {}
      public struct MusicDeviceStdNoteParams: Sendable {}
      public struct MusicEventUserData: Sendable {}
      public struct MusicSequenceFileFlags: OptionSet, Sendable {}
      public enum MusicSequenceFileTypeID: Hashable, RawRepresentable, Sendable {}
      public struct MusicSequenceLoadFlags: OptionSet, Sendable {}
      public enum MusicSequenceType: Hashable, RawRepresentable, Sendable {}
      public typealias MusicTimeStamp = Float64
      public struct MusicTrackLoopInfo: Sendable {}
      public struct NoteParamsControlValue: Sendable {}
      public struct ParameterEvent: Sendable {}
      public struct ScheduledAudioFileRegion {}
      public struct ScheduledAudioSlice {}
      func AudioServicesPlaySystemSound(_: SystemSoundID)
      """#)
}
