// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let accessibility = SDKMembers(
    module: "Accessibility",
    typesOfOthers: ["AttributeScopes"],
    text: #"""
      extension AttributeScopes {
      var accessibility: AttributeScopes.AccessibilityAttributes.Type {get}
      }
      """#)
}
