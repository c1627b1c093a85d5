// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let security = SDKTypes(
    module: "Security",
    exports: ["CoreFoundation", "os"],
    imports: ["Foundation"],
    extended: [],
    text: #"""
      // source: apple/security; since: iOS 17.4 SDK
      public protocol OS_sec_certificate: NSObjectProtocol {}
      public protocol OS_sec_identity: NSObjectProtocol {}
      public protocol OS_sec_object: NSObjectProtocol {}
      public protocol OS_sec_protocol_metadata: NSObjectProtocol {}
      public protocol OS_sec_protocol_options: NSObjectProtocol {}
      public protocol OS_sec_trust: NSObjectProtocol {}
      public enum SSLCiphersuiteGroup: Hashable, RawRepresentable, Sendable {}
      public enum SSLProtocol: Hashable, RawRepresentable, Sendable {}
      public class SecAccessControl: Hashable {}
      public struct SecAccessControlCreateFlags: OptionSet, Sendable {}
      public class SecCertificate: Hashable {}
      public class SecIdentity: Hashable {}
      public class SecKey: Hashable {}
      public struct SecKeyAlgorithm: Hashable, RawRepresentable, Sendable {}
      public struct SecKeyKeyExchangeParameter: Hashable, RawRepresentable, Sendable {}
      public enum SecKeyOperationType: Hashable, RawRepresentable, Sendable {}
      public struct SecPadding: OptionSet {}
      public class SecPolicy: Hashable {}
      public class SecTrust: Hashable {}
      public typealias SecTrustCallback = (SecTrust, SecTrustResultType) -> Void
      public enum SecTrustResultType: Hashable, RawRepresentable, Sendable {}
      public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void
      public enum tls_ciphersuite_group_t: Hashable, RawRepresentable, Sendable {}
      public enum tls_ciphersuite_t: Hashable, RawRepresentable, Sendable {}
      public enum tls_protocol_version_t: Hashable, RawRepresentable, Sendable {}
      """#)
}
