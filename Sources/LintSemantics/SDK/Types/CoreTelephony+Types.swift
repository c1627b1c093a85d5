// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreTelephony = SDKTypes(
    module: "CoreTelephony",
    exports: ["CoreFoundation", "Foundation"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/coretelephony; since: iOS 17.4 SDK
      open class CTCall: NSObject {}
      open class CTCallCenter: NSObject {}
      open class CTCarrier: NSObject {}
      open class CTCellularData: NSObject {}
      public enum CTCellularDataRestrictedState: Hashable, RawRepresentable, Sendable {}
      open class CTCellularPlanProvisioning: NSObject {}
      public enum CTCellularPlanProvisioningAddPlanResult: Hashable, RawRepresentable, Sendable {}
      open class CTCellularPlanProvisioningRequest: NSObject, NSSecureCoding {}
      public struct CTError: Sendable {}
      open class CTSubscriber: NSObject {}
      public protocol CTSubscriberDelegate {}
      open class CTSubscriberInfo: NSObject {}
      open class CTTelephonyNetworkInfo: NSObject {}
      public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {}
      public typealias CellularDataRestrictionDidUpdateNotifier = (CTCellularDataRestrictedState) -> Void
      let CTRadioAccessTechnologyCDMA1x: String
      let CTRadioAccessTechnologyCDMAEVDORev0: String
      let CTRadioAccessTechnologyCDMAEVDORevA: String
      let CTRadioAccessTechnologyCDMAEVDORevB: String
      let CTRadioAccessTechnologyEdge: String
      let CTRadioAccessTechnologyGPRS: String
      let CTRadioAccessTechnologyHSDPA: String
      let CTRadioAccessTechnologyHSUPA: String
      let CTRadioAccessTechnologyLTE: String
      let CTRadioAccessTechnologyNR: String
      let CTRadioAccessTechnologyNRNSA: String
      let CTRadioAccessTechnologyWCDMA: String
      let CTRadioAccessTechnologyeHRPD: String
      """#)
}
