// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let systemConfiguration = SDKTypes(
    module: "SystemConfiguration",
    exports: ["CoreFoundation", "Security", "os"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/systemconfiguration; since: iOS 17.4 SDK
      public typealias SCBondInterface = SCNetworkInterface
      public class SCBondStatus: Hashable {}
      public class SCDynamicStore: Hashable {}
      public struct SCDynamicStoreContext {}
      public class SCNetworkConnection: Hashable {}
      public struct SCNetworkConnectionContext {}
      public enum SCNetworkConnectionPPPStatus: Hashable, RawRepresentable, Sendable {}
      public enum SCNetworkConnectionStatus: Hashable, RawRepresentable, Sendable {}
      public class SCNetworkInterface: Hashable {}
      public class SCNetworkProtocol: Hashable {}
      public class SCNetworkReachability: Hashable {}
      public struct SCNetworkReachabilityContext {}
      public struct SCNetworkReachabilityFlags: OptionSet, Sendable {}
      public class SCNetworkService: Hashable {}
      public class SCNetworkSet: Hashable {}
      public class SCPreferences: Hashable {}
      public struct SCPreferencesContext {}
      public struct SCPreferencesNotification: OptionSet, Sendable {}
      public typealias SCVLANInterface = SCNetworkInterface
      """#)
}
