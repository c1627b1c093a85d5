// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let callKit = SDKTypes(
    module: "CallKit",
    exports: ["Foundation"],
    imports: [],
    extended: [
      "CXCallDirectoryManager", "CXError", "CXErrorCodeCallDirectoryManagerError",
      "CXErrorCodeIncomingCallError", "CXErrorCodeNotificationServiceExtensionError",
      "CXErrorCodeRequestTransactionError", "CXHandle", "CXPlayDTMFCallAction"
    ],
    text: #"""
      // source: apple/callkit; since: iOS 17.4 SDK
      open class CXAction: NSObject, NSCopying, NSSecureCoding {}
      open class CXAnswerCallAction: CXCallAction {}
      open class CXCall: NSObject {}
      open class CXCallAction: CXAction {}
      open class CXCallController: NSObject {}
      open class CXCallDirectoryExtensionContext: NSExtensionContext {}
      public protocol CXCallDirectoryExtensionContextDelegate: NSObjectProtocol {}
      open class CXCallDirectoryManager: NSObject {}
      open class CXCallDirectoryProvider: NSObject, NSExtensionRequestHandling {}
      public enum CXCallEndedReason: Hashable, RawRepresentable, Sendable {}
      open class CXCallObserver: NSObject {}
      public protocol CXCallObserverDelegate: NSObjectProtocol {}
      open class CXCallUpdate: NSObject, NSCopying {}
      open class CXEndCallAction: CXCallAction {}
      public struct CXError: CustomNSError, Hashable, Sendable {}
      public struct CXErrorCodeCallDirectoryManagerError: CustomNSError, Hashable, Sendable {}
      public struct CXErrorCodeIncomingCallError: CustomNSError, Hashable, Sendable {}
      public struct CXErrorCodeNotificationServiceExtensionError: CustomNSError, Hashable, Sendable {}
      public struct CXErrorCodeRequestTransactionError: CustomNSError, Hashable, Sendable {}
      open class CXHandle: NSObject, NSCopying, NSSecureCoding {}
      open class CXPlayDTMFCallAction: CXCallAction {}
      open class CXProvider: NSObject {}
      open class CXProviderConfiguration: NSObject, NSCopying {}
      public protocol CXProviderDelegate: NSObjectProtocol {}
      open class CXSetGroupCallAction: CXCallAction {}
      open class CXSetHeldCallAction: CXCallAction {}
      open class CXSetMutedCallAction: CXCallAction {}
      open class CXStartCallAction: CXCallAction {}
      open class CXTransaction: NSObject, NSCopying, NSSecureCoding {}
      extension CXCallDirectoryManager {
        public enum EnabledStatus: Hashable, RawRepresentable, Sendable {}
      }
      extension CXError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CXErrorCodeCallDirectoryManagerError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CXErrorCodeIncomingCallError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CXErrorCodeNotificationServiceExtensionError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CXErrorCodeRequestTransactionError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CXHandle {
        public enum HandleType: Hashable, RawRepresentable, Sendable {}
      }
      extension CXPlayDTMFCallAction {
        public enum ActionType: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
