// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let messageUI = SDKMembers(
    module: "MessageUI",
    typesOfOthers: [],
    text: #"""
      extension MFMailComposeViewController {
      func addAttachmentData(_: Data, mimeType: String, fileName: String)
      static func canSendMail() -> Bool
      }
      """#)
}
