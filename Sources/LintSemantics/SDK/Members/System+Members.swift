// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let system = SDKMembers(
    module: "System",
    typesOfOthers: ["String"],
    text: #"""
      extension Errno {
      init(rawValue: CInt)
      let rawValue: CInt
      static var addressInUse: Errno {get}
      static var attributeNotFound: Errno {get}
      static var badFileDescriptor: Errno {get}
      static var canceled: Errno {get}
      static var deadlock: Errno {get}
      static var directoryNotEmpty: Errno {get}
      static var fileExists: Errno {get}
      static var fileNameTooLong: Errno {get}
      static var fileTooLarge: Errno {get}
      static var illegalSeek: Errno {get}
      static var improperLink: Errno {get}
      static var interrupted: Errno {get}
      static var invalidArgument: Errno {get}
      static var ioError: Errno {get}
      static var isDirectory: Errno {get}
      static var noData: Errno {get}
      static var noFunction: Errno {get}
      static var noMemory: Errno {get}
      static var noSuchAddressOrDevice: Errno {get}
      static var noSuchFileOrDirectory: Errno {get}
      static var notDirectory: Errno {get}
      static var notPermitted: Errno {get}
      static var notSupported: Errno {get}
      static var outOfRange: Errno {get}
      static var overflow: Errno {get}
      static var permissionDenied: Errno {get}
      static var protocolError: Errno {get}
      static var readOnlyFileSystem: Errno {get}
      static var resourceBusy: Errno {get}
      static var timedOut: Errno {get}
      static var timeout: Errno {get}
      static var tooManyOpenFiles: Errno {get}
      static var tooManySymbolicLinkLevels: Errno {get}
      static var wouldBlock: Errno {get}
      var debugDescription: String {get}
      var description: String {get}
      }
      extension FileDescriptor {
      func close() throws
      func duplicate(as: FileDescriptor? = nil, retryOnInterrupt: Bool = true) throws -> FileDescriptor
      func read(fromAbsoluteOffset: Int64, into: UnsafeMutableRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int
      func read(into: UnsafeMutableRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int
      func resize(to: Int64, retryOnInterrupt: Bool = true) throws
      func seek(offset: Int64, from: FileDescriptor.SeekOrigin) throws -> Int64
      func write(_: UnsafeRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int
      func write(toAbsoluteOffset: Int64, _: UnsafeRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int
      init(rawValue: CInt)
      let rawValue: CInt
      static func open(_: FilePath, _: FileDescriptor.AccessMode, options: FileDescriptor.OpenOptions = FileDescriptor.OpenOptions(), permissions: FilePermissions? = nil, retryOnInterrupt: Bool = true) throws -> FileDescriptor
      static func open(_: UnsafePointer<CChar>, _: FileDescriptor.AccessMode, options: FileDescriptor.OpenOptions = FileDescriptor.OpenOptions(), permissions: FilePermissions? = nil, retryOnInterrupt: Bool = true) throws -> FileDescriptor
      static func pipe() throws -> (readEnd: FileDescriptor, writeEnd: FileDescriptor)
      static var standardError: FileDescriptor {get}
      static var standardInput: FileDescriptor {get}
      static var standardOutput: FileDescriptor {get}
      }
      extension FileDescriptor.AccessMode {
      init(rawValue: CInt)
      static var readOnly: FileDescriptor.AccessMode {get}
      static var readWrite: FileDescriptor.AccessMode {get}
      static var writeOnly: FileDescriptor.AccessMode {get}
      var debugDescription: String {get}
      var description: String {get}
      var rawValue: CInt
      }
      extension FileDescriptor.OpenOptions {
      init(rawValue: CInt)
      static var append: FileDescriptor.OpenOptions {get}
      static var closeOnExec: FileDescriptor.OpenOptions {get}
      static var create: FileDescriptor.OpenOptions {get}
      static var directory: FileDescriptor.OpenOptions {get}
      static var exclusiveCreate: FileDescriptor.OpenOptions {get}
      static var noFollow: FileDescriptor.OpenOptions {get}
      static var nonBlocking: FileDescriptor.OpenOptions {get}
      static var symlink: FileDescriptor.OpenOptions {get}
      static var truncate: FileDescriptor.OpenOptions {get}
      var debugDescription: String {get}
      var description: String {get}
      var rawValue: CInt
      }
      extension FilePath {
      func append(_: FilePath.Component)
      func append(_: String)
      func appending(_: FilePath.Component) -> FilePath
      func appending(_: String) -> FilePath
      func encode(to: any Encoder) throws
      func ends(with: FilePath) -> Bool
      func hash(into: inout Hasher)
      func lexicallyNormalize()
      func lexicallyNormalized() -> FilePath
      func push(_: FilePath)
      func pushing(_: FilePath) -> FilePath
      func removeAll(keepingCapacity: Bool = false)
      func removeLastComponent() -> Bool
      func removingLastComponent() -> FilePath
      func reserveCapacity(_: Int)
      func starts(with: FilePath) -> Bool
      init()
      init(_: String)
      init(cString: String)
      init(cString: UnsafePointer<CChar>)
      init(cString: [CChar])
      init(cString: inout CChar)
      init(from: any Decoder) throws
      init(platformString: String)
      init(platformString: UnsafePointer<CInterop.PlatformChar>)
      init(platformString: [CInterop.PlatformChar])
      init(platformString: inout CInterop.PlatformChar)
      init(root: FilePath.Root?, _: FilePath.ComponentView.SubSequence)
      init(root: FilePath.Root?, components: FilePath.Component...)
      init(stringLiteral: String)
      var `extension`: String? {get set}
      var components: FilePath.ComponentView {get set}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var isAbsolute: Bool {get}
      var isEmpty: Bool {get}
      var isRelative: Bool {get}
      var lastComponent: FilePath.Component? {get}
      var length: Int {get}
      var root: FilePath.Root? {get set}
      var string: String {get}
      }
      extension FilePath.Component {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      init(stringLiteral: String)
      init?(_: String)
      init?(platformString: String)
      init?(platformString: UnsafePointer<CInterop.PlatformChar>)
      init?(platformString: [CInterop.PlatformChar])
      init?(platformString: inout CInterop.PlatformChar)
      var `extension`: String? {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var kind: FilePath.Component.Kind {get}
      var string: String {get}
      }
      extension FilePath.Component.Kind {
      func hash(into: inout Hasher)
      static var currentDirectory: Kind {get}
      static var parentDirectory: Kind {get}
      static var regular: Kind {get}
      var hashValue: Int {get}
      }
      extension FilePath.ComponentView {
      func encode(to: any Encoder) throws
      func index(after: FilePath.ComponentView.Index) -> FilePath.ComponentView.Index
      func index(before: FilePath.ComponentView.Index) -> FilePath.ComponentView.Index
      init()
      init(from: any Decoder) throws
      var endIndex: FilePath.ComponentView.Index {get}
      var hashValue: Int {get}
      var startIndex: FilePath.ComponentView.Index {get}
      }
      extension FilePath.ComponentView.Index {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension FilePath.Root {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      init(stringLiteral: String)
      init?(_: String)
      init?(platformString: String)
      init?(platformString: UnsafePointer<CInterop.PlatformChar>)
      init?(platformString: [CInterop.PlatformChar])
      init?(platformString: inout CInterop.PlatformChar)
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var string: String {get}
      }
      extension FilePermissions {
      init(rawValue: CModeT)
      let rawValue: CModeT
      static var groupRead: FilePermissions {get}
      static var groupReadExecute: FilePermissions {get}
      static var groupReadWriteExecute: FilePermissions {get}
      static var otherRead: FilePermissions {get}
      static var otherReadExecute: FilePermissions {get}
      static var otherReadWriteExecute: FilePermissions {get}
      static var ownerReadWrite: FilePermissions {get}
      static var ownerReadWriteExecute: FilePermissions {get}
      var debugDescription: String {get}
      var description: String {get}
      }
      extension Mach.Port {
      init()
      init(name: mach_port_name_t)
      init(name: mach_port_name_t, context: mach_port_context_t)
      }
      extension String {
      init(decoding: FilePath)
      init(decoding: FilePath.Component)
      init(decoding: FilePath.Root)
      init(platformString: String)
      init(platformString: UnsafePointer<CInterop.PlatformChar>)
      init(platformString: [CInterop.PlatformChar])
      init(platformString: inout CInterop.PlatformChar)
      init?(validating: FilePath)
      init?(validating: FilePath.Component)
      init?(validating: FilePath.Root)
      init?(validatingPlatformString: String)
      init?(validatingPlatformString: UnsafePointer<CInterop.PlatformChar>)
      init?(validatingPlatformString: [CInterop.PlatformChar])
      init?(validatingPlatformString: inout CInterop.PlatformChar)
      init?(validatingUTF8: FilePath)
      }
      """#)
}
