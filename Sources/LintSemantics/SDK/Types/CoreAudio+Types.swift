// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreAudio = SDKTypes(
    module: "CoreAudio",
    exports: [],
    imports: [],
    extended: ["ManagedAudioChannelLayout"],
    text: #"""
      // source: apple/coreaudio; since: iOS 17.4 SDK
      public struct ManagedAudioChannelLayout: Equatable {}
      public struct UnsafeMutableAudioBufferListPointer: MutableCollection, RandomAccessCollection {}
      extension ManagedAudioChannelLayout {
        public struct ChannelDescriptions: Equatable, MutableCollection, RandomAccessCollection {}
      }
      """#)
}
