extension SDKInterface {
  /// Sessions and engines. Changes of routes come on a thread of the session, as its documentation says.
  static let avfAudio = SDKInterface(
    module: "AVFAudio", exports: ["Foundation"],
    source: #"""
      // source: apple/avfaudio/avaudiosession; since: iOS 3
      open class AVAudioSession: NSObject {
        @_semantics("postedOffMain") public static let routeChangeNotification: NSNotification.Name // source: apple/avfaudio/avaudiosession/routechangenotification; since: iOS 6
        @_semantics("postedOnMain") public static let interruptionNotification: NSNotification.Name // source: apple/avfaudio/avaudiosession/interruptionnotification; since: iOS 6
      }
      // source: apple/avfaudio/avaudioengine; since: iOS 8
      open class AVAudioEngine: NSObject {}
      extension NSNotification.Name { @_semantics("postedOffMain") public static let AVAudioEngineConfigurationChange: NSNotification.Name } // source: apple/foundation/nsnotification/name/avaudioengineconfigurationchange; since: iOS 8
      """#)
}
