// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let linkPresentation = SDKMembers(
    module: "LinkPresentation",
    typesOfOthers: [],
    text: #"""
      extension LPLinkMetadata {
      var imageProvider: NSItemProvider? {get set}
      var originalURL: URL? {get set}
      var title: String? {get set}
      var url: URL? {get set}
      }
      extension LPMetadataProvider {
      func cancel()
      func startFetchingMetadata(for: URL) async throws -> LPLinkMetadata
      func startFetchingMetadata(for: URL, completionHandler: _)
      func startFetchingMetadata(for: URLRequest) async throws -> LPLinkMetadata
      func startFetchingMetadata(for: URLRequest, completionHandler: _)
      var timeout: TimeInterval {get set}
      }
      """#)
}
