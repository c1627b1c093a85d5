// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let cryptoKit = SDKMembers(
    module: "CryptoKit",
    typesOfOthers: [],
    text: #"""
      extension DiffieHellmanKeyAgreement {
      var publicKey: Self.PublicKey {get}
      }
      extension Digest {
      func makeIterator() -> Array<UInt8>.Iterator
      static var byteCount: Int {get}
      var description: String {get}
      }
      extension HMAC {
      func finalize() -> HMAC<H>.MAC
      init(key: SymmetricKey)
      }
      extension HPKE.AEAD {
      func hash(into: inout Hasher)
      static var allCases: [HPKE.AEAD] {get}
      var hashValue: Int {get}
      }
      extension HPKE.Ciphersuite {
      init(kem: HPKE.KEM, kdf: HPKE.KDF, aead: HPKE.AEAD)
      }
      extension HPKE.Errors {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension HPKE.KDF {
      func hash(into: inout Hasher)
      static var allCases: [HPKE.KDF] {get}
      var hashValue: Int {get}
      }
      extension HPKE.KEM {
      func hash(into: inout Hasher)
      static var allCases: [HPKE.KEM] {get}
      var hashValue: Int {get}
      }
      extension HPKEDiffieHellmanPrivateKeyGeneration {
      init()
      }
      extension HashFunction {
      func finalize() -> Self.Digest
      func update(bufferPointer: UnsafeRawBufferPointer)
      init()
      }
      extension Insecure.MD5 {
      func finalize() -> Insecure.MD5.Digest
      func update(bufferPointer: UnsafeRawBufferPointer)
      init()
      static var byteCount: Int {get set}
      }
      extension Insecure.SHA1 {
      func finalize() -> Insecure.SHA1.Digest
      func update(bufferPointer: UnsafeRawBufferPointer)
      init()
      static var byteCount: Int {get set}
      }
      extension P256.KeyAgreement.PrivateKey {
      init()
      init(compactRepresentable: Bool = true)
      init(pemRepresentation: String) throws
      var publicKey: P256.KeyAgreement.PublicKey {get}
      var x963Representation: Data {get}
      }
      extension P256.KeyAgreement.PublicKey {
      init(pemRepresentation: String) throws
      var x963Representation: Data {get}
      }
      extension P256.Signing.PrivateKey {
      init(compactRepresentable: Bool = true)
      init(pemRepresentation: String) throws
      var publicKey: P256.Signing.PublicKey {get}
      var x963Representation: Data {get}
      }
      extension P256.Signing.PublicKey {
      init(pemRepresentation: String) throws
      var x963Representation: Data {get}
      }
      extension SHA256 {
      func finalize() -> SHA256.Digest
      func update(bufferPointer: UnsafeRawBufferPointer)
      init()
      static var byteCount: Int {get set}
      }
      extension SHA512 {
      func finalize() -> SHA512.Digest
      func update(bufferPointer: UnsafeRawBufferPointer)
      init()
      static var byteCount: Int {get set}
      }
      extension SymmetricKey {
      init(size: SymmetricKeySize)
      var bitCount: Int {get}
      }
      extension SymmetricKeySize {
      init(bitCount: Int)
      let bitCount: Int
      static var bits128: SymmetricKeySize {get}
      }
      """#)
}
