// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let passKit = SDKMembers(
    module: "PassKit",
    typesOfOthers: [],
    text: #"""
      extension PKAddPassesViewController {
      init(issuerData: Data, signature: Data) throws
      init?(pass: PKPass)
      init?(passes: [PKPass])
      var delegate: (any PKAddPassesViewControllerDelegate)? {get set}
      }
      extension PKPass {
      init(data: Data) throws
      var deviceName: String {get}
      var icon: UIImage {get}
      var localizedDescription: String {get}
      var localizedName: String {get}
      var serialNumber: String {get}
      var userInfo: [AnyHashable : Any]? {get}
      }
      """#)
}
