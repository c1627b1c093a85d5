// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreAudio = SDKMembers(
    module: "CoreAudio",
    typesOfOthers: ["UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer"],
    text: #"""
      extension AudioChannelLayout.UnsafeMutablePointer {
      init(_: UnsafeMutablePointer<AudioChannelLayout>)
      init?(_: UnsafeMutablePointer<AudioChannelLayout>?)
      var count: Int {get set}
      var endIndex: Int {get}
      var startIndex: Int {get}
      }
      extension AudioChannelLayout.UnsafePointer {
      init(_: UnsafePointer<AudioChannelLayout>)
      init?(_: UnsafePointer<AudioChannelLayout>?)
      var count: Int {get}
      var endIndex: Int {get}
      var startIndex: Int {get}
      }
      extension ManagedAudioChannelLayout {
      init(audioChannelLayoutPointer: AudioChannelLayout.UnsafePointer, deallocator: _)
      init(channelDescriptions: [AudioChannelDescription])
      init(maximumDescriptions: Int)
      init(tag: AudioChannelLayoutTag)
      var bitmap: AudioChannelBitmap {get set}
      var sizeInBytes: Int {get}
      var tag: AudioChannelLayoutTag {get set}
      }
      extension UnsafeMutableAudioBufferListPointer {
      init(_: UnsafeMutablePointer<AudioBufferList>)
      init?(_: UnsafeMutablePointer<AudioBufferList>?)
      var count: Int {get set}
      var endIndex: Int {get}
      var startIndex: Int {get}
      }
      extension UnsafeMutableBufferPointer {
      init(_: AudioBuffer)
      }
      """#)
}
