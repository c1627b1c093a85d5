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
      func SecCertificateCreateWithData(_: CFAllocator?, _: CFData) -> SecCertificate?
      func SecCopyErrorMessageString(_: OSStatus, _: UnsafeMutableRawPointer?) -> CFString?
      func SecIdentityCopyCertificate(_: SecIdentity, _: UnsafeMutablePointer<SecCertificate?>) -> OSStatus
      func SecItemAdd(_: CFDictionary, _: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
      func SecItemCopyMatching(_: CFDictionary, _: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus
      func SecItemDelete(_: CFDictionary) -> OSStatus
      func SecItemUpdate(_: CFDictionary, _: CFDictionary) -> OSStatus
      func SecPKCS12Import(_: CFData, _: CFDictionary, _: UnsafeMutablePointer<CFArray?>) -> OSStatus
      func SecRandomCopyBytes(_: SecRandomRef?, _: Int, _: UnsafeMutableRawPointer) -> Int32
      func SecTrustCopyExceptions(_: SecTrust) -> CFData?
      func SecTrustCreateWithCertificates(_: CFTypeRef, _: CFTypeRef?, _: UnsafeMutablePointer<SecTrust?>) -> OSStatus
      func SecTrustEvaluateWithError(_: SecTrust, _: UnsafeMutablePointer<CFError?>?) -> Bool
      func SecTrustSetExceptions(_: SecTrust, _: CFData?) -> Bool
      let kSecAttrAccessGroup: CFString
      let kSecAttrAccessible: CFString
      let kSecAttrAccessibleAfterFirstUnlock: CFString
      let kSecAttrAccessibleWhenUnlocked: CFString
      let kSecAttrAccount: CFString
      let kSecAttrLabel: CFString
      let kSecAttrSecurityDomain: CFString
      let kSecAttrServer: CFString
      let kSecAttrService: CFString
      let kSecAttrSynchronizable: CFString
      let kSecClass: CFString
      let kSecClassCertificate: CFString
      let kSecClassGenericPassword: CFString
      let kSecClassIdentity: CFString
      let kSecClassInternetPassword: CFString
      let kSecClassKey: CFString
      let kSecImportExportPassphrase: CFString
      let kSecImportItemIdentity: CFString
      let kSecMatchLimit: CFString
      let kSecMatchLimitAll: CFString
      let kSecMatchLimitOne: CFString
      let kSecRandomDefault: SecRandomRef
      let kSecReturnAttributes: CFString
      let kSecReturnData: CFString
      let kSecReturnRef: CFString
      let kSecValueData: CFString
      var errSSLCertExpired: OSStatus {get}
      var errSSLHostNameMismatch: OSStatus {get}
      var errSSLUnknownRootCert: OSStatus {get}
      var errSSLXCertChainInvalid: OSStatus {get}
      var errSecDuplicateItem: OSStatus {get}
      var errSecItemNotFound: OSStatus {get}
      var errSecSuccess: OSStatus {get}
      """#)
}
