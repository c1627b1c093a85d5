// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let storeKit = SDKTypes(
    module: "StoreKit",
    exports: ["CoreGraphics", "Foundation", "UIKit"],
    imports: [],
    extended: [
      "AppStore", "ExternalPurchase", "Message", "Messages", "Offer", "PaymentMethodBinding", "Product",
      "PromotionInfo", "PurchaseIntent", "PurchaseIntents", "RenewalInfo", "SKANError", "SKAdNetwork", "SKError",
      "SKOverlay", "SKProduct", "SKProductDiscount", "Status", "Statuses", "Storefront", "Storefronts",
      "SubscriptionInfo", "SubscriptionOffer", "SubscriptionPeriod", "Transaction", "Unit", "VerificationError",
      "VerificationResult"
    ],
    text: #"""
      // source: apple/storekit; since: iOS 17.4 SDK
      public enum AppStore: Sendable {}
      public struct AppTransaction: Hashable, Sendable {}
      public enum ExternalLinkAccount: Sendable {}
      public enum ExternalPurchase: Sendable {}
      public enum ExternalPurchaseLink: Sendable {}
      public struct Message: Hashable, Sendable {}
      public struct PaymentMethodBinding: Hashable, Identifiable, Sendable {}
      public struct PurchaseIntent: Equatable, Sendable {}
      public struct SKANError: CustomNSError, Hashable, Sendable {}
      open class SKAdImpression: NSObject {}
      open class SKAdNetwork: NSObject {}
      open class SKArcadeService: NSObject {}
      public enum SKCloudServiceAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      public struct SKCloudServiceCapability: OptionSet, Sendable {}
      open class SKCloudServiceController: NSObject {}
      public struct SKCloudServiceSetupAction: Hashable, RawRepresentable, Sendable {}
      public struct SKCloudServiceSetupMessageIdentifier: Hashable, RawRepresentable, Sendable {}
      public struct SKCloudServiceSetupOptionsKey: Hashable, RawRepresentable, Sendable {}
      @MainActor open class SKCloudServiceSetupViewController: UIViewController {}
      public protocol SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {}
      open class SKDownload: NSObject {}
      public enum SKDownloadState: Hashable, RawRepresentable {}
      public struct SKError: CustomNSError, Hashable, Sendable {}
      open class SKMutablePayment: SKPayment {}
      public class SKOverlay: NSObject {}
      public protocol SKOverlayDelegate: NSObjectProtocol {}
      open class SKPayment: NSObject, NSCopying, NSMutableCopying {}
      open class SKPaymentDiscount: NSObject, @unchecked Sendable {}
      open class SKPaymentQueue: NSObject, @unchecked Sendable {}
      public protocol SKPaymentQueueDelegate: NSObjectProtocol {}
      open class SKPaymentTransaction: NSObject, @unchecked Sendable {}
      public protocol SKPaymentTransactionObserver: NSObjectProtocol {}
      public enum SKPaymentTransactionState: Hashable, RawRepresentable, Sendable {}
      open class SKProduct: NSObject, @unchecked Sendable {}
      open class SKProductDiscount: NSObject, @unchecked Sendable {}
      open class SKProductStorePromotionController: NSObject {}
      public enum SKProductStorePromotionVisibility: Hashable, RawRepresentable, Sendable {}
      open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {}
      open class SKProductsRequest: SKRequest {}
      public protocol SKProductsRequestDelegate: SKRequestDelegate {}
      open class SKProductsResponse: NSObject, @unchecked Sendable {}
      open class SKReceiptRefreshRequest: SKRequest {}
      open class SKRequest: NSObject {}
      public protocol SKRequestDelegate: NSObjectProtocol {}
      @MainActor open class SKStoreProductViewController: UIViewController {}
      public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {}
      open class SKStoreReviewController: NSObject, @unchecked Sendable {}
      open class SKStorefront: NSObject, @unchecked Sendable {}
      public enum StoreKitError: LocalizedError, Sendable {}
      public struct Storefront: Identifiable, Sendable {}
      extension AppStore {
        public struct Environment: Hashable, RawRepresentable, Sendable {}
      }
      extension ExternalPurchase {
        public enum NoticeResult: Hashable, Sendable {}
      }
      extension Message {
        public struct Messages: AsyncSequence, Sendable {}
        public struct Reason: Hashable, RawRepresentable, Sendable {}
      }
      extension Message.Messages {
        public struct AsyncIterator: AsyncIteratorProtocol {}
      }
      extension PaymentMethodBinding {
        public enum PaymentMethodBindingError: Hashable, LocalizedError, Sendable {}
      }
      extension Product {
        public struct ProductType: Hashable, RawRepresentable, Sendable {}
        public struct PromotionInfo: Equatable {}
        public enum PurchaseError: Hashable, LocalizedError, Sendable {}
        public struct PurchaseOption: Hashable, Sendable {}
        public enum PurchaseResult: Sendable {}
        public struct SubscriptionInfo: Hashable, Sendable {}
        public struct SubscriptionOffer: Hashable, Sendable {}
        public struct SubscriptionPeriod: Hashable, Sendable {}
      }
      extension Product.PromotionInfo {
        public enum Visibility: Hashable, RawRepresentable {}
      }
      extension Product.SubscriptionInfo {
        public struct RenewalInfo: Hashable, Sendable {}
        public struct RenewalState: Hashable, RawRepresentable, Sendable {}
        public struct Status: Hashable, Sendable {}
      }
      extension Product.SubscriptionInfo.RenewalInfo {
        public struct ExpirationReason: Hashable, RawRepresentable, Sendable {}
        public enum PriceIncreaseStatus: Hashable, Sendable {}
      }
      extension Product.SubscriptionInfo.Status {
        public struct Statuses: AsyncSequence, Sendable {}
      }
      extension Product.SubscriptionInfo.Status.Statuses {
        public struct AsyncIterator: AsyncIteratorProtocol {}
      }
      extension Product.SubscriptionOffer {
        public struct OfferType: Hashable, RawRepresentable, Sendable {}
        public struct PaymentMode: Hashable, RawRepresentable, Sendable {}
        public struct Signature: Hashable, Sendable {}
      }
      extension Product.SubscriptionPeriod {
        public enum Unit: Comparable, Hashable, Sendable {}
      }
      extension Product.SubscriptionPeriod.Unit {
        public struct FormatStyle: FormatStyle {}
      }
      extension PurchaseIntent {
        public struct PurchaseIntents: AsyncSequence {}
      }
      extension PurchaseIntent.PurchaseIntents {
        public struct AsyncIterator: AsyncIteratorProtocol {}
      }
      extension SKANError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension SKAdNetwork {
        public struct CoarseConversionValue: Hashable, RawRepresentable, Sendable {}
      }
      extension SKError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension SKOverlay {
        public class AppClipConfiguration: SKOverlay.Configuration {}
        public class AppConfiguration: SKOverlay.Configuration {}
        open class Configuration: NSObject {}
        public enum Position: Hashable, RawRepresentable, Sendable {}
        public class TransitionContext: NSObject {}
      }
      extension SKProduct {
        public enum PeriodUnit: Hashable, RawRepresentable, Sendable {}
      }
      extension SKProductDiscount {
        public enum PaymentMode: Hashable, RawRepresentable, Sendable {}
      }
      extension Storefront {
        public struct Storefronts: AsyncSequence, Sendable {}
      }
      extension Storefront.Storefronts {
        public struct AsyncIterator: AsyncIteratorProtocol {}
      }
      extension Transaction {
        public struct Offer: Hashable, Sendable {}
        public struct OfferType: Hashable, RawRepresentable, Sendable {}
        public struct OwnershipType: Hashable, RawRepresentable, Sendable {}
        public struct Reason: Hashable, RawRepresentable, Sendable {}
        public enum RefundRequestError: Hashable, LocalizedError, Sendable {}
        public enum RefundRequestStatus: Hashable, Sendable {}
        public struct RevocationReason: Hashable, RawRepresentable, Sendable {}
      }
      extension Transaction.Offer {
        public struct PaymentMode: Hashable, RawRepresentable, Sendable {}
      }
      extension VerificationResult {
        public enum VerificationError {}
      }
      extension VerificationResult.VerificationError: Hashable where SignedType: Copyable, SignedType: Escapable {}
      extension VerificationResult.VerificationError: LocalizedError where SignedType: Copyable, SignedType: Escapable {}
      """#,
    closureFunctions: #"""
      extension SKCloudServiceSetupViewController { func load(completionHandler: () -> _) -> _ }
      extension SKStoreProductViewController { func loadProduct(completionBlock: () -> _) -> _ }
      """#)
}
