// Written by 'make sdk-facts' from the iOS 17.4 SDK. Members, and what newer releases changed, are in Interfaces.
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
