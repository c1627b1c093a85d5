// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let contactsUI = SDKTypes(
    module: "ContactsUI",
    exports: ["Contacts", "UIKit"],
    imports: ["Foundation"],
    extended: [],
    text: #"""
      // source: apple/contactsui; since: iOS 17.4 SDK
      public protocol CNContactPickerDelegate: NSObjectProtocol {}
      @MainActor open class CNContactPickerViewController: UIViewController {}
      @MainActor open class CNContactViewController: UIViewController {}
      public protocol CNContactViewControllerDelegate: NSObjectProtocol {}
      """#)
}
