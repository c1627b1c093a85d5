// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let metal = SDKMembers(
    module: "Metal",
    typesOfOthers: [],
    text: #"""
      extension MTLArchitecture {
      var name: String {get}
      }
      extension MTLBuffer {
      func contents() -> UnsafeMutableRawPointer
      var length: Int {get}
      }
      extension MTLCommandBuffer {
      func commit()
      func enqueue()
      func present(_: any MTLDrawable)
      func present(_: any MTLDrawable, afterMinimumDuration: CFTimeInterval)
      func present(_: any MTLDrawable, atTime: CFTimeInterval)
      var device: any MTLDevice {get}
      var error: (any Error)? {get}
      var label: String? {get set}
      var logs: MTLLogContainer {get}
      var status: MTLCommandBufferStatus {get}
      }
      extension MTLCommandBufferStatus {
      init?(rawValue: UInt)
      static var committed: MTLCommandBufferStatus {get}
      static var completed: MTLCommandBufferStatus {get}
      static var enqueued: MTLCommandBufferStatus {get}
      static var error: MTLCommandBufferStatus {get}
      static var scheduled: MTLCommandBufferStatus {get}
      }
      extension MTLCommandQueue {
      var device: any MTLDevice {get}
      var label: String? {get set}
      }
      extension MTLDevice {
      var architecture: MTLArchitecture {get}
      var name: String {get}
      }
      extension MTLDrawable {
      func present()
      func present(afterMinimumDuration: CFTimeInterval)
      func present(at: CFTimeInterval)
      }
      extension MTLFunction {
      var device: any MTLDevice {get}
      var label: String? {get set}
      var name: String {get}
      var options: MTLFunctionOptions {get}
      }
      extension MTLFunctionLog {
      var function: (any MTLFunction)? {get}
      var type: MTLFunctionLogType {get}
      }
      extension MTLFunctionLogType {
      init?(rawValue: UInt)
      static var validation: MTLFunctionLogType {get}
      }
      extension MTLFunctionOptions {
      init(rawValue: UInt)
      }
      extension MTLHeap {
      var device: any MTLDevice {get}
      var label: String? {get set}
      var size: Int {get}
      var type: MTLHeapType {get}
      }
      extension MTLHeapType {
      init?(rawValue: Int)
      static var automatic: MTLHeapType {get}
      static var placement: MTLHeapType {get}
      static var sparse: MTLHeapType {get}
      }
      extension MTLLogContainer {
      func makeIterator() -> MTLLogContainer.Iterator
      }
      extension MTLLogContainer.Iterator {
      func next() -> (any MTLFunctionLog)?
      }
      extension MTLOrigin {
      init()
      init(x: Int, y: Int, z: Int)
      }
      extension MTLRegion {
      init()
      init(origin: MTLOrigin, size: MTLSize)
      var origin: MTLOrigin
      var size: MTLSize
      }
      extension MTLResource {
      var device: any MTLDevice {get}
      var heap: (any MTLHeap)? {get}
      var label: String? {get set}
      }
      extension MTLSize {
      init()
      init(width: Int, height: Int, depth: Int)
      var depth: Int
      var height: Int
      var width: Int
      }
      extension MTLTexture {
      func getBytes(_: UnsafeMutableRawPointer, bytesPerRow: Int, bytesPerImage: Int, from: MTLRegion, mipmapLevel: Int, slice: Int)
      func getBytes(_: UnsafeMutableRawPointer, bytesPerRow: Int, from: MTLRegion, mipmapLevel: Int)
      func replace(region: MTLRegion, mipmapLevel: Int, slice: Int, withBytes: UnsafeRawPointer, bytesPerRow: Int, bytesPerImage: Int)
      func replace(region: MTLRegion, mipmapLevel: Int, withBytes: UnsafeRawPointer, bytesPerRow: Int)
      var buffer: (any MTLBuffer)? {get}
      var depth: Int {get}
      var height: Int {get}
      var parent: (any MTLTexture)? {get}
      var swizzle: MTLTextureSwizzleChannels {get}
      var usage: MTLTextureUsage {get}
      var width: Int {get}
      }
      extension MTLTextureSwizzle {
      init?(rawValue: UInt8)
      static var alpha: MTLTextureSwizzle {get}
      static var blue: MTLTextureSwizzle {get}
      static var green: MTLTextureSwizzle {get}
      static var one: MTLTextureSwizzle {get}
      static var red: MTLTextureSwizzle {get}
      static var zero: MTLTextureSwizzle {get}
      }
      extension MTLTextureSwizzleChannels {
      init()
      init(red: MTLTextureSwizzle, green: MTLTextureSwizzle, blue: MTLTextureSwizzle, alpha: MTLTextureSwizzle)
      var alpha: MTLTextureSwizzle
      var blue: MTLTextureSwizzle
      var green: MTLTextureSwizzle
      var red: MTLTextureSwizzle
      }
      extension MTLTextureUsage {
      init(rawValue: UInt)
      static var unknown: MTLTextureUsage {get}
      }
      """#)
}
