// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let localAuthentication = SDKTypes(
    module: "LocalAuthentication",
    exports: ["Foundation", "Security"],
    imports: [],
    extended: ["LAError", "LARight"],
    text: #"""
      // source: apple/localauthentication; since: iOS 17.4 SDK
      public enum LAAccessControlOperation: Hashable, RawRepresentable, Sendable {}
      open class LAAuthenticationRequirement: NSObject {}
      open class LABiometryFallbackRequirement: NSObject {}
      public enum LABiometryType: Hashable, RawRepresentable, Sendable {}
      public enum LACredentialType: Hashable, RawRepresentable, Sendable {}
      public struct LAError: CustomNSError, Hashable, Sendable {}
      open class LAPersistedRight: LARight {}
      open class LAPrivateKey: NSObject {}
      open class LAPublicKey: NSObject {}
      open class LARight: NSObject {}
      open class LARightStore: NSObject {}
      open class LASecret: NSObject {}
      extension LAError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension LARight {
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
