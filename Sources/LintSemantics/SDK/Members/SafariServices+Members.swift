// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let safariServices = SDKMembers(
    module: "SafariServices",
    typesOfOthers: [],
    text: #"""
      extension SFSafariViewController {
      init(URL: URL)
      init(URL: URL, configuration: SFSafariViewController.Configuration)
      init(URL: URL, entersReaderIfAvailable: Bool)
      init(url: URL)
      init(url: URL, configuration: SFSafariViewController.Configuration)
      init(url: URL, entersReaderIfAvailable: Bool)
      var configuration: SFSafariViewController.Configuration {get}
      var delegate: (any SFSafariViewControllerDelegate)? {get set}
      var preferredControlTintColor: UIColor? {get set}
      }
      extension SFSafariViewControllerDelegate {
      func safariViewControllerDidFinish(_: SFSafariViewController)
      }
      """#)
}
