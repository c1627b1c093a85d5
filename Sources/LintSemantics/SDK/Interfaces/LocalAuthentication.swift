extension SDKInterface {
  /// The reply comes on a queue of the framework.
  static let localAuthentication = SDKInterface(
    module: "LocalAuthentication", exports: ["Foundation"],
    source: #"""
      // source: apple/localauthentication/lacontext, SE-0463; since: Swift 6.2
      open class LAContext: NSObject {
        override public init()
        @_semantics("callsBackOffMain") open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void)
        open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool
      }
      public enum LAPolicy: Sendable { case deviceOwnerAuthenticationWithBiometrics, deviceOwnerAuthentication } // source: apple/localauthentication/lapolicy; since: iOS 8
      """#)
}
