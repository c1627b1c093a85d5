// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreTransferable = SDKMembers(
    module: "CoreTransferable",
    typesOfOthers: ["AttributedString", "Data", "Never", "String", "URL"],
    text: #"""
      extension AttributedString {
      static var transferRepresentation: some TransferRepresentation {get}
      }
      extension CodableRepresentation {
      init(for: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder)
      }
      extension Data {
      static var transferRepresentation: some TransferRepresentation {get}
      }
      extension DataRepresentation {
      init(contentType: UTType, exporting: _, importing: _)
      init(exportedContentType: UTType, exporting: _)
      init(importedContentType: UTType, importing: _)
      }
      extension FileRepresentation {
      init(contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: _, importing: _)
      init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: _)
      init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: _)
      }
      extension Never {
      static var transferRepresentation: Never {get}
      }
      extension ReceivedTransferredFile {
      let file: URL
      }
      extension SentTransferredFile {
      init(_: URL, allowAccessingOriginalFile: Bool = false)
      let file: URL
      }
      extension String {
      static var transferRepresentation: some TransferRepresentation {get}
      }
      extension TransferRepresentation {
      func visibility(_: TransferRepresentationVisibility) -> some TransferRepresentation<Self.Item>
      var body: Self.Body {get}
      }
      extension Transferable {
      static var transferRepresentation: Self.Representation {get}
      }
      extension URL {
      static var transferRepresentation: some TransferRepresentation {get}
      }
      """#)
}
