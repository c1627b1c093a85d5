// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let authenticationServices = SDKTypes(
    module: "AuthenticationServices",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: [
      "ASAuthorization", "ASAuthorizationAppleIDButton", "ASAuthorizationAppleIDProvider",
      "ASAuthorizationController", "ASAuthorizationError", "ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput",
      "ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput",
      "ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput",
      "ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor", "ASAuthorizationWebBrowserPublicKeyCredentialManager",
      "ASCredentialIdentityStore", "ASCredentialIdentityStoreError", "ASCredentialServiceIdentifier",
      "ASExtensionError", "ASPublicKeyCredentialClientData", "ASWebAuthenticationSession",
      "ASWebAuthenticationSessionError"
    ],
    text: #"""
      // source: apple/authenticationservices; since: iOS 17.4 SDK
      open class ASAccountAuthenticationModificationController: NSObject {}
      public protocol ASAccountAuthenticationModificationControllerDelegate: NSObjectProtocol {}
      public protocol ASAccountAuthenticationModificationControllerPresentationContextProviding: NSObjectProtocol {}
      open class ASAccountAuthenticationModificationExtensionContext: NSExtensionContext {}
      open class ASAccountAuthenticationModificationReplacePasswordWithSignInWithAppleRequest: ASAccountAuthenticationModificationRequest {}
      open class ASAccountAuthenticationModificationRequest: NSObject {}
      open class ASAccountAuthenticationModificationUpgradePasswordToStrongPasswordRequest: ASAccountAuthenticationModificationRequest {}
      @MainActor open class ASAccountAuthenticationModificationViewController: UIViewController {}
      open class ASAuthorization: NSObject, @unchecked Sendable {}
      @MainActor open class ASAuthorizationAppleIDButton: UIControl {}
      open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {}
      open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {}
      open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {}
      open class ASAuthorizationController: NSObject {}
      public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {}
      public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {}
      public protocol ASAuthorizationCredential: NSCopying, NSSecureCoding, NSObjectProtocol {}
      public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {}
      open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {}
      open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {}
      open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
      open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable {}
      open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialAssertionRequest, ASAuthorizationWebBrowserPlatformPublicKeyCredentialAssertionRequest, @unchecked Sendable {}
      open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable {}
      open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, ASAuthorizationWebBrowserPlatformPublicKeyCredentialProvider, @unchecked Sendable {}
      open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable {}
      open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialRegistrationRequest, ASAuthorizationWebBrowserPlatformPublicKeyCredentialRegistrationRequest, @unchecked Sendable {}
      public protocol ASAuthorizationProvider: NSObjectProtocol {}
      public struct ASAuthorizationProviderAuthorizationOperation: Hashable, RawRepresentable, Sendable {}
      open class ASAuthorizationProviderExtensionAuthorizationRequest: NSObject {}
      public protocol ASAuthorizationProviderExtensionAuthorizationRequestHandler: NSObjectProtocol {}
      open class ASAuthorizationProviderExtensionAuthorizationResult: NSObject {}
      public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {}
      public protocol ASAuthorizationPublicKeyCredentialAssertionRequest: NSCopying, NSSecureCoding, NSObjectProtocol {}
      public enum ASAuthorizationPublicKeyCredentialAttachment: Hashable, RawRepresentable, Sendable {}
      public struct ASAuthorizationPublicKeyCredentialAttestationKind: Hashable, RawRepresentable, Sendable {}
      public protocol ASAuthorizationPublicKeyCredentialDescriptor: NSCopying, NSSecureCoding, NSObjectProtocol {}
      public struct ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput {}
      public struct ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput {}
      public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput {}
      public struct ASAuthorizationPublicKeyCredentialLargeBlobRegistrationOutput {}
      open class ASAuthorizationPublicKeyCredentialParameters: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {}
      public protocol ASAuthorizationPublicKeyCredentialRegistrationRequest: NSCopying, NSSecureCoding, NSObjectProtocol {}
      public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: Hashable, RawRepresentable, Sendable {}
      public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: Hashable, RawRepresentable, Sendable {}
      open class ASAuthorizationRequest: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion, @unchecked Sendable {}
      open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialAssertionRequest, ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialAssertionRequest, @unchecked Sendable {}
      open class ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor: NSObject, ASAuthorizationPublicKeyCredentialDescriptor, @unchecked Sendable {}
      open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider, ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialProvider, @unchecked Sendable {}
      open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject, ASAuthorizationPublicKeyCredentialRegistration, @unchecked Sendable {}
      open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest, ASAuthorizationPublicKeyCredentialRegistrationRequest, ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialRegistrationRequest, @unchecked Sendable {}
      open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {}
      open class ASAuthorizationSingleSignOnProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {}
      open class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {}
      public struct ASAuthorizationWebBrowserPlatformPublicKeyCredential: Sendable {}
      public protocol ASAuthorizationWebBrowserPlatformPublicKeyCredentialAssertionRequest {}
      public protocol ASAuthorizationWebBrowserPlatformPublicKeyCredentialProvider {}
      public protocol ASAuthorizationWebBrowserPlatformPublicKeyCredentialRegistrationRequest {}
      open class ASAuthorizationWebBrowserPublicKeyCredentialManager: NSObject, @unchecked Sendable {}
      public protocol ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialAssertionRequest {}
      public protocol ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialProvider {}
      public protocol ASAuthorizationWebBrowserSecurityKeyPublicKeyCredentialRegistrationRequest {}
      public struct ASCOSEAlgorithmIdentifier: Hashable, RawRepresentable, Sendable {}
      public struct ASCOSEEllipticCurveIdentifier: Hashable, RawRepresentable, Sendable {}
      public protocol ASCredentialIdentity: NSObjectProtocol {}
      open class ASCredentialIdentityStore: NSObject {}
      public struct ASCredentialIdentityStoreError: CustomNSError, Hashable, Sendable {}
      open class ASCredentialIdentityStoreState: NSObject {}
      open class ASCredentialProviderExtensionContext: NSExtensionContext {}
      @MainActor open class ASCredentialProviderViewController: UIViewController {}
      public protocol ASCredentialRequest: NSCopying, NSSecureCoding, NSObjectProtocol {}
      public enum ASCredentialRequestType: Hashable, RawRepresentable, Sendable {}
      open class ASCredentialServiceIdentifier: NSObject, NSCopying, NSSecureCoding {}
      public struct ASExtensionError: CustomNSError, Hashable, Sendable {}
      open class ASPasskeyAssertionCredential: NSObject, ASAuthorizationCredential {}
      open class ASPasskeyCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, NSSecureCoding {}
      open class ASPasskeyCredentialRequest: NSObject, ASCredentialRequest {}
      open class ASPasskeyCredentialRequestParameters: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class ASPasskeyRegistrationCredential: NSObject, ASAuthorizationCredential {}
      open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {}
      open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, NSSecureCoding {}
      open class ASPasswordCredentialRequest: NSObject, ASCredentialRequest {}
      public typealias ASPresentationAnchor = UIWindow
      public protocol ASPublicKeyCredential: ASAuthorizationCredential {}
      public struct ASPublicKeyCredentialClientData: Sendable {}
      public enum ASPublicKeyCredentialClientDataCrossOriginValue: Hashable, RawRepresentable, Sendable {}
      open class ASSettingsHelper: NSObject {}
      public enum ASUserAgeRange: Hashable, RawRepresentable, Sendable {}
      public enum ASUserDetectionStatus: Hashable, RawRepresentable, Sendable {}
      public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {}
      extension ASAuthorization {
        public struct OpenIDOperation: Hashable, RawRepresentable, Sendable {}
        public struct Scope: Hashable, RawRepresentable, Sendable {}
      }
      extension ASAuthorizationAppleIDButton {
        public enum ButtonType: Hashable, RawRepresentable, Sendable {}
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension ASAuthorizationAppleIDProvider {
        public enum CredentialState: Hashable, RawRepresentable, Sendable {}
      }
      extension ASAuthorizationController {
        public struct RequestOptions: OptionSet, Sendable {}
      }
      extension ASAuthorizationError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension ASAuthorizationPublicKeyCredentialLargeBlobAssertionInput {
        public enum Operation {}
      }
      extension ASAuthorizationPublicKeyCredentialLargeBlobAssertionOutput {
        public enum OperationResult {}
      }
      extension ASAuthorizationPublicKeyCredentialLargeBlobRegistrationInput {
        public enum SupportRequirement: Hashable {}
      }
      extension ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor {
        public struct Transport: Hashable, RawRepresentable, Sendable {}
      }
      extension ASAuthorizationWebBrowserPublicKeyCredentialManager {
        public enum AuthorizationState: Hashable, RawRepresentable, Sendable {}
      }
      extension ASCredentialIdentityStore {
        public struct IdentityTypes: OptionSet, Sendable {}
      }
      extension ASCredentialIdentityStoreError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension ASCredentialServiceIdentifier {
        public enum IdentifierType: Hashable, RawRepresentable, Sendable {}
      }
      extension ASExtensionError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension ASPublicKeyCredentialClientData {
        public enum CrossOriginValue: Hashable, Sendable {}
      }
      extension ASWebAuthenticationSession {
        open class Callback: NSObject, @unchecked Sendable {}
        public typealias CompletionHandler = (URL?, (any Error)?) -> Void
      }
      extension ASWebAuthenticationSessionError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
