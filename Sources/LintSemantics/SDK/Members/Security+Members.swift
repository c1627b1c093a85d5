// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let security = SDKMembers(
    module: "Security",
    typesOfOthers: [],
    text: #"""
      extension SecCertificate {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension SecIdentity {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension SecTrust {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      """#)
}
