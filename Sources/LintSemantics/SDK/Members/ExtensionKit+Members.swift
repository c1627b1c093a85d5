// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let extensionKit = SDKMembers(
    module: "ExtensionKit",
    typesOfOthers: ["Array"],
    text: #"""
      extension Array {
      var body: Never {get}
      }
      """#)
}
