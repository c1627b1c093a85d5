// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreTelephony = SDKMembers(
    module: "CoreTelephony",
    typesOfOthers: [],
    text: #"""
      extension CTCarrier {
      var allowsVOIP: Bool {get}
      var carrierName: String? {get}
      var isoCountryCode: String? {get}
      var mobileCountryCode: String? {get}
      var mobileNetworkCode: String? {get}
      }
      extension CTCellularData {
      var restrictedState: CTCellularDataRestrictedState {get}
      }
      extension CTCellularDataRestrictedState {
      init?(rawValue: UInt)
      static var notRestricted: CTCellularDataRestrictedState {get}
      static var restricted: CTCellularDataRestrictedState {get}
      }
      extension CTTelephonyNetworkInfo {
      var delegate: (any CTTelephonyNetworkInfoDelegate)? {get set}
      var serviceCurrentRadioAccessTechnology: [String : String]? {get}
      }
      """#)
}
