// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let cryptoKit = SDKTypes(
    module: "CryptoKit",
    exports: [],
    imports: ["Foundation"],
    extended: [
      "AES", "ChaChaPoly", "Curve25519", "GCM", "HPKE", "Insecure", "KEM", "KeyAgreement", "P256", "P384",
      "P521", "SecureEnclave", "Signing"
    ],
    text: #"""
      // source: apple/cryptokit; since: iOS 17.4 SDK
      public enum AES {}
      public enum ChaChaPoly {}
      public enum CryptoKitASN1Error: Error, Hashable, Sendable {}
      public enum CryptoKitError: Error, Hashable, Sendable {}
      public enum Curve25519 {}
      public protocol DiffieHellmanKeyAgreement {}
      public protocol Digest: ContiguousBytes, CustomStringConvertible, Hashable, Sequence where Self.Element == UInt8 {}
      public struct HKDF<H> where H: HashFunction {}
      public struct HMAC<H> where H: HashFunction {}
      public enum HPKE {}
      public protocol HPKEDiffieHellmanPrivateKey: DiffieHellmanKeyAgreement where Self.PublicKey: HPKEDiffieHellmanPublicKey {}
      public protocol HPKEDiffieHellmanPrivateKeyGeneration: HPKEDiffieHellmanPrivateKey {}
      public protocol HPKEDiffieHellmanPublicKey: HPKEPublicKeySerialization {}
      public protocol HPKEPublicKeySerialization {}
      public protocol HashFunction {}
      public struct HashedAuthenticationCode<H>: MessageAuthenticationCode where H: HashFunction {}
      public enum Insecure {}
      public enum KEM {}
      public protocol KEMPrivateKey {}
      public protocol KEMPublicKey {}
      public protocol MessageAuthenticationCode: ContiguousBytes, CustomStringConvertible, Hashable, Sequence where Self.Element == UInt8 {}
      public enum P256 {}
      public enum P384 {}
      public enum P521 {}
      public struct SHA256: HashFunction {}
      public struct SHA256Digest: Digest {}
      public struct SHA384: HashFunction {}
      public struct SHA384Digest: Digest {}
      public struct SHA512: HashFunction {}
      public struct SHA512Digest: Digest {}
      public enum SecureEnclave {}
      public struct SharedSecret: ContiguousBytes, Hashable {}
      public struct SymmetricKey: ContiguousBytes, Equatable {}
      public struct SymmetricKeySize {}
      extension AES {
        public enum GCM {}
        public enum KeyWrap {}
      }
      extension AES.GCM {
        public struct Nonce: ContiguousBytes, Sequence {}
        public struct SealedBox {}
      }
      extension ChaChaPoly {
        public struct Nonce: ContiguousBytes, Sequence {}
        public struct SealedBox: Sendable {}
      }
      extension Curve25519 {
        public enum KeyAgreement {}
        public enum Signing {}
      }
      extension Curve25519.KeyAgreement {
        public struct PrivateKey: HPKEDiffieHellmanPrivateKeyGeneration {}
        public struct PublicKey: HPKEDiffieHellmanPublicKey {}
      }
      extension Curve25519.Signing {
        public struct PrivateKey {}
        public struct PublicKey {}
      }
      extension HPKE {
        public enum AEAD: CaseIterable, Hashable {}
        public struct Ciphersuite {}
        public enum DHKEM {}
        public enum Errors: Error, Hashable, Sendable {}
        public enum KDF: CaseIterable, Hashable {}
        public enum KEM: CaseIterable, Hashable {}
        public struct Recipient {}
        public struct Sender {}
      }
      extension Insecure {
        public struct MD5: HashFunction {}
        public struct MD5Digest: Digest {}
        public struct SHA1: HashFunction {}
        public struct SHA1Digest: Digest {}
      }
      extension KEM {
        public struct EncapsulationResult {}
      }
      extension P256 {
        public enum KeyAgreement {}
        public enum Signing {}
      }
      extension P256.KeyAgreement {
        public struct PrivateKey: HPKEDiffieHellmanPrivateKeyGeneration {}
        public struct PublicKey: HPKEDiffieHellmanPublicKey {}
      }
      extension P256.Signing {
        public struct ECDSASignature: ContiguousBytes {}
        public struct PrivateKey {}
        public struct PublicKey {}
      }
      extension P384 {
        public enum KeyAgreement {}
        public enum Signing {}
      }
      extension P384.KeyAgreement {
        public struct PrivateKey: HPKEDiffieHellmanPrivateKeyGeneration {}
        public struct PublicKey: HPKEDiffieHellmanPublicKey {}
      }
      extension P384.Signing {
        public struct ECDSASignature: ContiguousBytes {}
        public struct PrivateKey {}
        public struct PublicKey {}
      }
      extension P521 {
        public enum KeyAgreement {}
        public enum Signing {}
      }
      extension P521.KeyAgreement {
        public struct PrivateKey: HPKEDiffieHellmanPrivateKeyGeneration {}
        public struct PublicKey: HPKEDiffieHellmanPublicKey {}
      }
      extension P521.Signing {
        public struct ECDSASignature: ContiguousBytes {}
        public struct PrivateKey {}
        public struct PublicKey {}
      }
      extension SecureEnclave {
        public enum P256 {}
      }
      extension SecureEnclave.P256 {
        public enum KeyAgreement {}
        public enum Signing {}
      }
      extension SecureEnclave.P256.KeyAgreement {
        public struct PrivateKey: HPKEDiffieHellmanPrivateKey {}
      }
      extension SecureEnclave.P256.Signing {
        public struct PrivateKey {}
      }
      """#)
}
