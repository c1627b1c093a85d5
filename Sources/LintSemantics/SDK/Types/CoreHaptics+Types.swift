// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreHaptics = SDKTypes(
    module: "CoreHaptics",
    exports: ["Foundation"],
    imports: [],
    extended: [
      "CHHapticDynamicParameter", "CHHapticEngine", "CHHapticError", "CHHapticEvent", "CHHapticParameterCurve",
      "CHHapticPattern"
    ],
    text: #"""
      // source: apple/corehaptics; since: iOS 17.4 SDK
      public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {}
      public typealias CHHapticAdvancedPatternPlayerCompletionHandler = ((any Error)?) -> Void
      public typealias CHHapticAudioResourceKey = NSString
      public protocol CHHapticDeviceCapability {}
      open class CHHapticDynamicParameter: NSObject {}
      open class CHHapticEngine: NSObject {}
      public struct CHHapticError: CustomNSError, Hashable, Sendable {}
      open class CHHapticEvent: NSObject {}
      open class CHHapticEventParameter: NSObject {}
      public protocol CHHapticParameterAttributes: NSObjectProtocol {}
      open class CHHapticParameterCurve: NSObject {}
      open class CHHapticPattern: NSObject {}
      public protocol CHHapticPatternPlayer: NSObjectProtocol {}
      extension CHHapticDynamicParameter {
        public struct ID: Hashable, RawRepresentable, Sendable {}
      }
      extension CHHapticEngine {
        public typealias CompletionHandler = ((any Error)?) -> Void
        public enum FinishedAction: Hashable, RawRepresentable, Sendable {}
        public typealias FinishedHandler = ((any Error)?) -> CHHapticEngine.FinishedAction
        public typealias ResetHandler = () -> Void
        public typealias StoppedHandler = (CHHapticEngine.StoppedReason) -> Void
        public enum StoppedReason: Hashable, RawRepresentable, Sendable {}
      }
      extension CHHapticError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CHHapticEvent {
        public struct EventType: Hashable, RawRepresentable, Sendable {}
        public struct ParameterID: Hashable, RawRepresentable, Sendable {}
      }
      extension CHHapticParameterCurve {
        open class ControlPoint: NSObject {}
      }
      extension CHHapticPattern {
        public struct Key: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
