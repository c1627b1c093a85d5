// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreTransferable = SDKTypes(
    module: "CoreTransferable",
    exports: ["Foundation"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/coretransferable; since: iOS 17.4 SDK
      public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation, Sendable where Item: Transferable, Item: Decodable, Item: Encodable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder, Encoder.Output == Data, Decoder.Input == Data {}
      public struct DataRepresentation<Item>: TransferRepresentation, Sendable where Item: Transferable {}
      public struct FileRepresentation<Item>: TransferRepresentation, Sendable where Item: Transferable {}
      public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation, Sendable where Item: Transferable, ProxyRepresentation: Transferable {}
      public struct ReceivedTransferredFile: Sendable {}
      public struct SentTransferredFile: Sendable {}
      public protocol TransferRepresentation<Item>: Sendable {}
      @resultBuilder public struct TransferRepresentationBuilder<Item> where Item: Transferable {}
      public struct TransferRepresentationVisibility: Equatable, Sendable {}
      public struct TupleTransferRepresentation<Item, Value>: TransferRepresentation, Sendable where Item: Transferable, Value: Sendable {}
      """#)
}
