// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let passKit = SDKTypes(
    module: "PassKit",
    exports: ["Contacts", "CoreGraphics", "Foundation", "UIKit"],
    imports: [],
    extended: [
      "ApplePayLaterAvailability", "PKAddSecureElementPassError", "PKDisbursementError", "PKIdentityButton",
      "PKIdentityError", "PKPassKitError", "PKPaymentError", "PKPaymentRequest", "PKSecureElementPass",
      "PKShareSecureElementPassError", "PKShareablePassMetadata", "PKStoredValuePassBalance"
    ],
    text: #"""
      // source: apple/passkit; since: iOS 17.4 SDK
      open class PKAddCarKeyPassConfiguration: PKAddSecureElementPassConfiguration {}
      @MainActor open class PKAddPassButton: UIButton {}
      public enum PKAddPassButtonStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class PKAddPassesViewController: UIViewController {}
      public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {}
      public enum PKAddPaymentPassError: Hashable, RawRepresentable, Sendable {}
      open class PKAddPaymentPassRequest: NSObject {}
      open class PKAddPaymentPassRequestConfiguration: NSObject {}
      public enum PKAddPaymentPassStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class PKAddPaymentPassViewController: UIViewController {}
      public protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {}
      open class PKAddSecureElementPassConfiguration: NSObject {}
      public struct PKAddSecureElementPassError: CustomNSError, Hashable, Sendable {}
      @MainActor open class PKAddSecureElementPassViewController: UIViewController {}
      public protocol PKAddSecureElementPassViewControllerDelegate: NSObjectProtocol {}
      open class PKAddShareablePassConfiguration: PKAddSecureElementPassConfiguration {}
      public enum PKAddShareablePassConfigurationPrimaryAction: Hashable, RawRepresentable, Sendable {}
      public struct PKAddressField: OptionSet {}
      public enum PKApplePayLaterAvailability: Hashable, RawRepresentable, Sendable {}
      public enum PKAutomaticPassPresentationSuppressionResult: Hashable, RawRepresentable, Sendable {}
      open class PKAutomaticReloadPaymentRequest: NSObject {}
      open class PKAutomaticReloadPaymentSummaryItem: PKPaymentSummaryItem {}
      public enum PKBarcodeEventConfigurationDataType: Hashable, RawRepresentable, Sendable {}
      open class PKBarcodeEventConfigurationRequest: NSObject {}
      open class PKBarcodeEventMetadataRequest: NSObject {}
      open class PKBarcodeEventMetadataResponse: NSObject {}
      open class PKBarcodeEventSignatureRequest: NSObject {}
      open class PKBarcodeEventSignatureResponse: NSObject {}
      open class PKContact: NSObject {}
      public struct PKContactField: Hashable, RawRepresentable, Sendable {}
      open class PKDateComponentsRange: NSObject, NSCopying, NSSecureCoding {}
      open class PKDeferredPaymentRequest: NSObject {}
      open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem {}
      public struct PKDisbursementError: CustomNSError, Hashable, Sendable {}
      public struct PKDisbursementErrorKey: Hashable, RawRepresentable, Sendable {}
      open class PKDisbursementRequest: NSObject {}
      open class PKDisbursementSummaryItem: PKPaymentSummaryItem {}
      public struct PKEncryptionScheme: Hashable, RawRepresentable, Sendable {}
      open class PKIdentityAuthorizationController: NSObject {}
      @MainActor open class PKIdentityButton: UIControl {}
      open class PKIdentityDocument: NSObject {}
      public protocol PKIdentityDocumentDescriptor: NSObjectProtocol {}
      open class PKIdentityDriversLicenseDescriptor: NSObject, PKIdentityDocumentDescriptor {}
      open class PKIdentityElement: NSObject, NSCopying {}
      public struct PKIdentityError: CustomNSError, Hashable, Sendable {}
      open class PKIdentityIntentToStore: NSObject, NSCopying {}
      open class PKIdentityRequest: NSObject {}
      public typealias PKInformationRequestCompletionBlock = (PKBarcodeEventMetadataResponse) -> Void
      open class PKInstantFundsOutFeeSummaryItem: PKPaymentSummaryItem {}
      public protocol PKIssuerProvisioningExtensionAuthorizationProviding: NSObjectProtocol {}
      public enum PKIssuerProvisioningExtensionAuthorizationResult: Hashable, RawRepresentable, Sendable {}
      open class PKIssuerProvisioningExtensionHandler: NSObject {}
      open class PKIssuerProvisioningExtensionPassEntry: NSObject {}
      open class PKIssuerProvisioningExtensionPaymentPassEntry: PKIssuerProvisioningExtensionPassEntry {}
      open class PKIssuerProvisioningExtensionStatus: NSObject {}
      open class PKLabeledValue: NSObject {}
      public struct PKMerchantCapability: OptionSet, Sendable {}
      open class PKObject: NSObject {}
      open class PKPass: PKObject {}
      public struct PKPassKitError: CustomNSError, Hashable, Sendable {}
      open class PKPassLibrary: NSObject {}
      public enum PKPassLibraryAddPassesStatus: Hashable, RawRepresentable, Sendable {}
      public struct PKPassLibraryNotificationKey: Hashable, RawRepresentable, Sendable {}
      public struct PKPassLibraryNotificationName: Hashable, RawRepresentable, Sendable {}
      public enum PKPassType: Hashable, RawRepresentable, Sendable {}
      public enum PKPayLater: Sendable {}
      public enum PKPayLaterAction: Hashable, RawRepresentable, Sendable {}
      public enum PKPayLaterDisplayStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class PKPayLaterView: UIView {}
      public protocol PKPayLaterViewDelegate: NSObjectProtocol {}
      open class PKPayment: NSObject {}
      open class PKPaymentAuthorizationController: NSObject {}
      public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol { @MainActor func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController); @MainActor optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment) async -> PKPaymentAuthorizationResult; @MainActor optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String) async -> PKPaymentRequestCouponCodeUpdate; @MainActor optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectPaymentMethod paymentMethod: PKPaymentMethod) async -> PKPaymentRequestPaymentMethodUpdate; @MainActor optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact) async -> PKPaymentRequestShippingContactUpdate; @MainActor optional func paymentAuthorizationController(_ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod) async -> PKPaymentRequestShippingMethodUpdate; @MainActor optional func paymentAuthorizationControllerDidRequestMerchantSessionUpdate(controller: PKPaymentAuthorizationController) async -> PKPaymentRequestMerchantSessionUpdate; @MainActor optional func paymentAuthorizationControllerWillAuthorizePayment(_ controller: PKPaymentAuthorizationController) }
      open class PKPaymentAuthorizationResult: NSObject {}
      public enum PKPaymentAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      @MainActor open class PKPaymentAuthorizationViewController: UIViewController {}
      public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {}
      @MainActor open class PKPaymentButton: UIButton {}
      public enum PKPaymentButtonStyle: Hashable, RawRepresentable, Sendable {}
      public enum PKPaymentButtonType: Hashable, RawRepresentable, Sendable {}
      public struct PKPaymentError: CustomNSError, Hashable, Sendable {}
      public struct PKPaymentErrorKey: Hashable, RawRepresentable, Sendable {}
      open class PKPaymentInformationEventExtension: NSObject {}
      public protocol PKPaymentInformationRequestHandling {}
      open class PKPaymentMerchantSession: NSObject {}
      open class PKPaymentMethod: NSObject {}
      public enum PKPaymentMethodType: Hashable, RawRepresentable, Sendable {}
      public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {}
      open class PKPaymentOrderDetails: NSObject {}
      open class PKPaymentPass: PKSecureElementPass {}
      public enum PKPaymentPassActivationState: Hashable, RawRepresentable, Sendable {}
      open class PKPaymentRequest: NSObject {}
      open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate {}
      open class PKPaymentRequestMerchantSessionUpdate: NSObject {}
      open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {}
      open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {}
      open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}
      open class PKPaymentRequestUpdate: NSObject {}
      open class PKPaymentSummaryItem: NSObject {}
      public enum PKPaymentSummaryItemType: Hashable, RawRepresentable, Sendable {}
      open class PKPaymentToken: NSObject {}
      open class PKPaymentTokenContext: NSObject {}
      public struct PKRadioTechnology: OptionSet, Sendable {}
      open class PKRecurringPaymentRequest: NSObject {}
      open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {}
      open class PKSecureElementPass: PKPass {}
      public struct PKShareSecureElementPassError: CustomNSError, Hashable, Sendable {}
      public enum PKShareSecureElementPassResult: Hashable, RawRepresentable, Sendable {}
      @MainActor open class PKShareSecureElementPassViewController: UIViewController {}
      public protocol PKShareSecureElementPassViewControllerDelegate: NSObjectProtocol {}
      open class PKShareablePassMetadata: NSObject {}
      public enum PKShippingContactEditingMode: Hashable, RawRepresentable, Sendable {}
      open class PKShippingMethod: PKPaymentSummaryItem {}
      public enum PKShippingType: Hashable, RawRepresentable, Sendable {}
      public typealias PKSignatureRequestCompletionBlock = (PKBarcodeEventSignatureResponse) -> Void
      open class PKStoredValuePassBalance: NSObject {}
      open class PKStoredValuePassProperties: NSObject {}
      open class PKSuicaPassProperties: PKTransitPassProperties {}
      open class PKTransitPassProperties: PKStoredValuePassProperties {}
      public protocol PKVehicleConnectionDelegate: NSObjectProtocol {}
      public enum PKVehicleConnectionErrorCode: Hashable, RawRepresentable, Sendable {}
      open class PKVehicleConnectionSession: NSObject {}
      public enum PKVehicleConnectionSessionConnectionState: Hashable, RawRepresentable, Sendable {}
      extension PKAddSecureElementPassError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension PKDisbursementError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension PKIdentityButton {
        public enum Label: Hashable, RawRepresentable, Sendable {}
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension PKIdentityError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension PKPassKitError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension PKPaymentError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension PKPaymentRequest {
        public enum ApplePayLaterAvailability {}
      }
      extension PKPaymentRequest.ApplePayLaterAvailability {
        public enum Reason: Hashable {}
      }
      extension PKSecureElementPass {
        public enum PassActivationState: Hashable, RawRepresentable, Sendable {}
      }
      extension PKShareSecureElementPassError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension PKShareablePassMetadata {
        open class Preview: NSObject {}
      }
      extension PKStoredValuePassBalance {
        public struct BalanceType: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
