// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreNFC = SDKTypes(
    module: "CoreNFC",
    exports: ["Foundation"],
    imports: [],
    extended: [
      "CardSession", "EventStream", "NFCPresentmentIntentAssertion", "NFCReaderError", "NFCTagReaderSession",
      "NFCVASCommandConfiguration", "NFCVASResponse"
    ],
    text: #"""
      // source: apple/corenfc; since: iOS 17.4 SDK
      open class CardSession {}
      public typealias EncryptionId = NFCFeliCaEncryptionId
      public enum NFCFeliCaEncryptionId: Hashable, RawRepresentable, Sendable {}
      public enum NFCFeliCaPollingRequestCode: Hashable, RawRepresentable, Sendable {}
      public struct NFCFeliCaPollingResponse {}
      public enum NFCFeliCaPollingTimeSlot: Hashable, RawRepresentable, Sendable {}
      public struct NFCFeliCaRequestSpecificationVersionResponse {}
      public struct NFCFeliCaRequsetServiceV2Response {}
      public struct NFCFeliCaStatusFlag {}
      public protocol NFCFeliCaTag: NFCNDEFTag {}
      open class NFCISO15693CustomCommandConfiguration: NFCTagCommandConfiguration {}
      public struct NFCISO15693MultipleBlockSecurityStatus {}
      open class NFCISO15693ReadMultipleBlocksConfiguration: NFCTagCommandConfiguration {}
      public struct NFCISO15693RequestFlag: OptionSet, Sendable {}
      public struct NFCISO15693ResponseFlag: OptionSet, Sendable {}
      public struct NFCISO15693SystemInfo {}
      public protocol NFCISO15693Tag: NFCNDEFTag {}
      open class NFCISO7816APDU: NSObject, NSCopying {}
      public struct NFCISO7816ResponseAPDU {}
      public protocol NFCISO7816Tag: NFCNDEFTag {}
      public enum NFCMiFareFamily: Hashable, RawRepresentable, Sendable {}
      public protocol NFCMiFareTag: NFCNDEFTag {}
      open class NFCNDEFMessage: NSObject, NSSecureCoding {}
      open class NFCNDEFPayload: NSObject, NSSecureCoding {}
      open class NFCNDEFReaderSession: NFCReaderSession {}
      public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {}
      public enum NFCNDEFStatus: Hashable, RawRepresentable, Sendable {}
      public protocol NFCNDEFTag: NSCopying, NSSecureCoding, NSObjectProtocol {}
      public final class NFCPresentmentIntentAssertion: @unchecked Sendable {}
      public struct NFCReaderError: CustomNSError, Hashable, Sendable {}
      open class NFCReaderSession: NSObject, NFCReaderSessionProtocol {}
      public protocol NFCReaderSessionProtocol: NSObjectProtocol {}
      public enum NFCTag {}
      open class NFCTagCommandConfiguration: NSObject, NSCopying {}
      open class NFCTagReaderSession: NFCReaderSession {}
      public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {}
      public enum NFCTypeNameFormat: Hashable, RawRepresentable, Sendable {}
      open class NFCVASCommandConfiguration: NSObject, NSCopying {}
      open class NFCVASReaderSession: NFCReaderSession {}
      public protocol NFCVASReaderSessionDelegate: NSObjectProtocol {}
      open class NFCVASResponse: NSObject, NSCopying {}
      public typealias PollingRequestCode = NFCFeliCaPollingRequestCode
      public typealias PollingTimeSlot = NFCFeliCaPollingTimeSlot
      public typealias RequestFlag = NFCISO15693RequestFlag
      public typealias VASErrorCode = NFCVASResponse.ErrorCode
      public typealias VASMode = NFCVASCommandConfiguration.Mode
      extension CardSession {
        public final class APDU: Equatable, @unchecked Sendable {}
        public enum EmulationUIStatus: Hashable {}
        public enum Error: Error, Hashable, Sendable {}
        public enum Event: Sendable {}
        public final class EventStream: AsyncSequence {}
      }
      extension CardSession.EventStream {
        public class Iterator: AsyncIteratorProtocol {}
      }
      extension NFCPresentmentIntentAssertion {
        public enum Error: Error, Hashable, Sendable {}
      }
      extension NFCReaderError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension NFCTagReaderSession {
        public struct PollingOption: OptionSet, Sendable {}
      }
      extension NFCVASCommandConfiguration {
        public enum Mode: Hashable, RawRepresentable, Sendable {}
      }
      extension NFCVASResponse {
        public enum ErrorCode: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
