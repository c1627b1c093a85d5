// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let storeKit = SDKMembers(
    module: "StoreKit",
    typesOfOthers: ["DateComponents", "Offer", "OfferType", "Reason", "Transaction"],
    text: #"""
      extension AppStore {
      @MainActor static func requestReview(in: UIWindowScene)
      static func sync() async throws
      }
      extension AppStore.Environment {
      init(rawValue: String)
      let rawValue: String
      static let production: AppStore.Environment
      static let sandbox: AppStore.Environment
      static let xcode: AppStore.Environment
      }
      extension DateComponents {
      init(subscriptionPeriod: Product.SubscriptionPeriod)
      }
      extension Message {
      @MainActor func display(in: UIWindowScene) throws
      func hash(into: inout Hasher)
      let reason: Message.Reason
      static var messages: Message.Messages {get}
      var hashValue: Int {get}
      }
      extension Message.Messages {
      func makeAsyncIterator() -> Message.Messages.AsyncIterator
      }
      extension Message.Messages.AsyncIterator {
      func next() async -> Message.Messages.Element?
      }
      extension Message.Reason {
      init(rawValue: Int)
      let rawValue: Int
      static let generic: Message.Reason
      var localizedDescription: String {get}
      }
      extension Product {
      func hash(into: inout Hasher)
      func purchase(confirmIn: some UIScene, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult
      func purchase(options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult
      let description: String
      let displayName: String
      let displayPrice: String
      let price: Decimal
      let subscription: Product.SubscriptionInfo?
      let type: Product.ProductType
      var currentEntitlement: VerificationResult<Transaction>? {get async}
      var debugDescription: String {get}
      var hashValue: Int {get}
      var jsonRepresentation: Data {get}
      }
      extension Product.ProductType {
      init(rawValue: String)
      let rawValue: String
      static let autoRenewable: Product.ProductType
      static let consumable: Product.ProductType
      var localizedDescription: String {get}
      }
      extension Product.PurchaseResult {
      static var pending: PurchaseResult {get}
      static var userCancelled: PurchaseResult {get}
      }
      extension Product.SubscriptionInfo {
      func hash(into: inout Hasher)
      static func status(for: String) async throws -> [Product.SubscriptionInfo.Status]
      var hashValue: Int {get}
      var status: [Product.SubscriptionInfo.Status] {get async throws}
      }
      extension Product.SubscriptionInfo.RenewalState {
      init(rawValue: Int)
      let rawValue: Int
      static let expired: Product.SubscriptionInfo.RenewalState
      static let revoked: Product.SubscriptionInfo.RenewalState
      static let subscribed: Product.SubscriptionInfo.RenewalState
      var localizedDescription: String {get}
      }
      extension Product.SubscriptionInfo.Status {
      func hash(into: inout Hasher)
      let state: Product.SubscriptionInfo.RenewalState
      let transaction: VerificationResult<Transaction>
      static var all: AsyncStream<(groupID: String, statuses: [Product.SubscriptionInfo.Status])> {get}
      static var updates: Product.SubscriptionInfo.Status.Statuses {get}
      var hashValue: Int {get}
      }
      extension Product.SubscriptionInfo.Status.Statuses {
      func makeAsyncIterator() -> Product.SubscriptionInfo.Status.Statuses.AsyncIterator
      }
      extension Product.SubscriptionInfo.Status.Statuses.AsyncIterator {
      func next() async -> Product.SubscriptionInfo.Status.Statuses.Element?
      }
      extension Product.SubscriptionPeriod {
      func dateRange(referenceDate: Date = .now) -> Range<Date>
      func hash(into: inout Hasher)
      let unit: Product.SubscriptionPeriod.Unit
      let value: Int
      var debugDescription: String {get}
      var hashValue: Int {get}
      }
      extension Product.SubscriptionPeriod.Unit {
      func hash(into: inout Hasher)
      static var day: Unit {get}
      static var month: Unit {get}
      static var week: Unit {get}
      static var year: Unit {get}
      var debugDescription: String {get}
      var hashValue: Int {get}
      var localizedDescription: String {get}
      }
      extension Product.SubscriptionPeriod.Unit.FormatStyle {
      func encode(to: any Encoder) throws
      func format(_: Product.SubscriptionPeriod.Unit) -> String
      func hash(into: inout Hasher)
      func locale(_: Locale) -> Product.SubscriptionPeriod.Unit.FormatStyle
      init(from: any Decoder) throws
      var hashValue: Int {get}
      }
      extension SKStoreReviewController {
      @MainActor static func requestReview(in: UIWindowScene)
      static func requestReview()
      }
      extension Storefront {
      let id: String
      static var current: Storefront? {get async}
      static var updates: Storefront.Storefronts {get}
      }
      extension Storefront.Storefronts {
      func makeAsyncIterator() -> Storefront.Storefronts.AsyncIterator
      }
      extension Storefront.Storefronts.AsyncIterator {
      func next() async -> Storefront?
      }
      extension Transaction {
      func hash(into: inout Hasher)
      let environment: AppStore.Environment
      let expirationDate: Date?
      let offer: Transaction.Offer?
      let productID: String
      let productType: Product.ProductType
      let purchaseDate: Date
      let reason: Transaction.Reason
      let storefront: Storefront
      static func currentEntitlement(for: String) async -> VerificationResult<Transaction>?
      static func latest(for: String) async -> VerificationResult<Transaction>?
      static var all: Transaction.Transactions {get}
      static var unfinished: Transaction.Transactions {get}
      var currency: Locale.Currency? {get}
      var currencyCode: String? {get}
      var debugDescription: String {get}
      var hashValue: Int {get}
      var jsonRepresentation: Data {get}
      var price: Decimal? {get}
      }
      extension Transaction.Offer {
      func hash(into: inout Hasher)
      let id: String?
      let type: Transaction.OfferType
      var hashValue: Int {get}
      }
      extension Transaction.OfferType {
      init(rawValue: Int)
      let rawValue: Int
      static let code: Transaction.OfferType
      var localizedDescription: String {get}
      }
      extension Transaction.Reason {
      init(rawValue: String)
      let rawValue: String
      static let purchase: Transaction.Reason
      }
      extension VerificationResult {
      func hash(into: inout Hasher)
      var debugDescription: String {get}
      var hashValue: Int {get}
      var payloadData: Data {get}
      var payloadValue: SignedType {get throws}
      var signature: P256.Signing.ECDSASignature {get}
      var unsafePayloadValue: SignedType {get}
      }
      extension VerificationResult.VerificationError {
      func hash(into: inout Hasher)
      var errorDescription: String? {get}
      var failureReason: String? {get}
      var hashValue: Int {get}
      var recoverySuggestion: String? {get}
      }
      """#)
}
