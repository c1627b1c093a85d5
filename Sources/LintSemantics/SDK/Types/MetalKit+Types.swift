// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let metalKit = SDKTypes(
    module: "MetalKit",
    exports: ["CoreGraphics", "Foundation", "Metal", "QuartzCore", "UIKit"],
    imports: [],
    extended: ["MTKTextureLoader"],
    text: #"""
      // source: apple/metalkit; since: iOS 17.4 SDK
      open class MTKMesh: NSObject {}
      open class MTKMeshBuffer: NSObject, NSCopying {}
      open class MTKMeshBufferAllocator: NSObject {}
      public struct MTKModelError: Hashable, RawRepresentable, Sendable {}
      open class MTKSubmesh: NSObject {}
      open class MTKTextureLoader: NSObject {}
      @MainActor open class MTKView: UIView {}
      public protocol MTKViewDelegate: NSObjectProtocol {}
      extension MTKTextureLoader {
        public typealias ArrayCallback = ([any MTLTexture], (any Error)?) -> Void
        public typealias Callback = ((any MTLTexture)?, (any Error)?) -> Void
        public struct CubeLayout: Hashable, RawRepresentable, Sendable {}
        public struct Error: Hashable, RawRepresentable, Sendable {}
        public struct Option: Hashable, RawRepresentable, Sendable {}
        public struct Origin: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
