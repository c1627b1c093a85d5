// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let contactsUI = SDKMembers(
    module: "ContactsUI",
    typesOfOthers: ["UIApplicationShortcutIcon"],
    text: #"""
      extension UIApplicationShortcutIcon {
      init(contact: CNContact)
      }
      """#)
}
