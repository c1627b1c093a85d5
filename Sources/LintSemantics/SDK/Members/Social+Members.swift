// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let social = SDKMembers(
    module: "Social",
    typesOfOthers: [],
    text: #"""
      extension SLComposeServiceViewController {
      func cancel()
      func configurationItems() -> [Any]!
      var contentText: String! {get}
      var placeholder: String! {get set}
      var textView: UITextView! {get}
      }
      """#)
}
