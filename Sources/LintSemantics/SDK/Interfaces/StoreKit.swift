extension SDKInterface {
  /// Transactions that never end to come.
  static let storeKit = SDKInterface(
    module: "StoreKit", exports: ["Foundation"],
    source: #"""
      // source: apple/storekit/transaction; since: iOS 15
      public struct Transaction: Hashable, Identifiable, Sendable {
        public let id: UInt64
        public static var updates: Transaction.Transactions { get }
        public static var currentEntitlements: Transaction.Transactions { get }
        public func finish() async
        public struct Transactions: AsyncSequence, Sendable {
          public typealias Element = VerificationResult<Transaction>
          public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async -> VerificationResult<Transaction>? }
          public func makeAsyncIterator() -> Transaction.Transactions.AsyncIterator
        }
      }
      public enum VerificationResult<SignedType> { case unverified(SignedType, any Error), verified(SignedType) }
      extension VerificationResult: Sendable where SignedType: Sendable {}
      public struct Product: Hashable, Identifiable, Sendable { // source: apple/storekit/product; since: iOS 15
        public let id: String
        public static func products<Identifiers>(for identifiers: Identifiers) async throws -> [Product] where Identifiers: Collection, Identifiers.Element == String
      }
      """#)
}
