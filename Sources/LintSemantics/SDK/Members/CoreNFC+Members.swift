// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreNFC = SDKMembers(
    module: "CoreNFC",
    typesOfOthers: [],
    text: #"""
      extension NFCNDEFMessage {
      init(NDEFRecords: [NFCNDEFPayload])
      init(records: [NFCNDEFPayload])
      init?(data: Data)
      var length: Int {get}
      var records: [NFCNDEFPayload] {get set}
      }
      extension NFCNDEFPayload {
      init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data)
      init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int)
      var identifier: Data {get set}
      var payload: Data {get set}
      var type: Data {get set}
      }
      extension NFCNDEFReaderSession {
      func connect(to: any NFCNDEFTag) async throws
      func connect(to: any NFCNDEFTag, completionHandler: _)
      init(delegate: any NFCNDEFReaderSessionDelegate, queue: dispatch_queue_t?, invalidateAfterFirstRead: Bool)
      }
      extension NFCNDEFReaderSessionDelegate {
      func readerSession(_: NFCNDEFReaderSession, didDetect: [any NFCNDEFTag])
      func readerSession(_: NFCNDEFReaderSession, didDetectNDEFs: [NFCNDEFMessage])
      func readerSession(_: NFCNDEFReaderSession, didInvalidateWithError: any Error)
      }
      extension NFCNDEFStatus {
      init?(rawValue: UInt)
      static var notSupported: NFCNDEFStatus {get}
      static var readOnly: NFCNDEFStatus {get}
      static var readWrite: NFCNDEFStatus {get}
      }
      extension NFCNDEFTag {
      func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
      func queryNDEFStatus(completionHandler: _)
      var isAvailable: Bool {get}
      }
      extension NFCReaderSession {
      var delegate: AnyObject? {get}
      var sessionQueue: dispatch_queue_t {get}
      }
      extension NFCReaderSessionProtocol {
      func begin()
      func invalidate()
      func invalidate(errorMessage: String)
      var alertMessage: String {get set}
      var isReady: Bool {get}
      }
      extension NFCTypeNameFormat {
      init?(rawValue: UInt8)
      static var empty: NFCTypeNameFormat {get}
      static var media: NFCTypeNameFormat {get}
      static var unchanged: NFCTypeNameFormat {get}
      static var unknown: NFCTypeNameFormat {get}
      }
      """#)
}
