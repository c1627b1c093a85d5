// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let system = SDKTypes(
    module: "System",
    exports: [],
    imports: [],
    extended: ["Component", "ComponentView", "FileDescriptor", "FilePath", "Mach"],
    text: #"""
      // source: apple/system; since: iOS 17.4 SDK
      public enum CInterop {}
      public struct Errno: Decodable, Encodable, Error, Hashable, RawRepresentable, Sendable {}
      public struct FileDescriptor: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      public struct FilePath: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
      public struct FilePermissions: Decodable, Encodable, Hashable, OptionSet, Sendable {}
      public enum Mach: Sendable {}
      public protocol MachPortRight {}
      extension FileDescriptor {
        public struct AccessMode: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
        public struct OpenOptions: Decodable, Encodable, Hashable, OptionSet, Sendable {}
        public struct SeekOrigin: Decodable, Encodable, Hashable, RawRepresentable, Sendable {}
      }
      extension FilePath {
        public struct Component: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
        public struct ComponentView: BidirectionalCollection, Decodable, Encodable, Hashable, RangeReplaceableCollection, Sendable {}
        public struct Root: Decodable, Encodable, ExpressibleByStringLiteral, Hashable, Sendable {}
      }
      extension FilePath.Component {
        public enum Kind: Hashable, Sendable {}
      }
      extension FilePath.ComponentView {
        public struct Index: Comparable, Hashable, Sendable {}
      }
      extension Mach {
        public struct Port<RightType> where RightType: MachPortRight {}
        public enum PortRightError: Error, Hashable, Sendable {}
        public struct ReceiveRight: MachPortRight, Sendable {}
        public struct SendOnceRight: MachPortRight, Sendable {}
        public struct SendRight: MachPortRight, Sendable {}
      }
      """#)
}
