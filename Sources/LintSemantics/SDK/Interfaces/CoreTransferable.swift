extension SDKInterface {
  /// What is dragged, copied and shared.
  static let coreTransferable = SDKInterface(
    module: "CoreTransferable", imports: ["Foundation"],
    source: #"""
      public protocol Transferable {} // source: apple/coretransferable/transferable; since: iOS 16
      """#)
}
