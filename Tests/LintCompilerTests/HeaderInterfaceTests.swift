import CompilerRuns
@testable import LintCompiler
import Testing

/// What headers declare, as Swift. Only files in memory are read.
@Suite("Headers as module interfaces", .enabled(if: !InstalledLibraries.all().isEmpty, "libclang is not installed"))
struct HeaderInterfaceTests {
  /// What all libraries write about declarations of Objective-C, without the imports.
  private func swift(_ text: String, nonnull: Bool = true) throws -> [String] {
    let whole = nonnull ? "NS_ASSUME_NONNULL_BEGIN\n\(text)\nNS_ASSUME_NONNULL_END\n" : text
    let files = [
      HeaderFile(name: "main.h", text: Array("#import \"1.h\"\n".utf8)), HeaderFile(name: "1.h", text: Array(whole.utf8))
    ]
    let written = try InstalledLibraries.all().map { try $0.interface(of: files, exports: []) ?? "" }
    for (library, other) in zip(InstalledLibraries.all(), written) {
      #expect(other == written[0], "\(library.version)")
    }
    return written[0].split(separator: "\n").map { $0.drop { $0 == " " } }.map { String($0) }.filter {
      !$0.hasPrefix("import ") && !$0.hasPrefix("//") && $0 != "}"
    }
  }

  /// The members of a class.
  private func members(_ text: String, nonnull: Bool = true) throws -> [String] {
    let lines = try swift("@interface Own : NSObject\n\(text)\n@end", nonnull: nonnull)
    #expect(lines.first == "open class Own : NSObject {")
    return Array(lines.dropFirst())
  }

  @Test(
    "Types",
    arguments: [
      ("NSString *", "String"), ("NSString * _Nullable", "String?"), ("NSArray<NSURL *> *", "[URL]"),
      ("NSDictionary<NSString *, NSNumber *> *", "[String: NSNumber]"), ("NSSet *", "Set<AnyHashable>"), ("id", "Any"),
      ("id<NSCopying>", "any NSCopying"), ("Class", "AnyClass"), ("SEL", "Selector"), ("BOOL", "Bool"),
      ("NSUInteger", "UInt"), ("unsigned char", "UInt8"), ("const char *", "UnsafePointer<Int8>"),
      ("void *", "UnsafeMutableRawPointer"), ("struct Hidden *", "OpaquePointer"), ("NSFileManager *", "FileManager"),
      ("dispatch_queue_t", "DispatchQueue"), ("dispatch_block_t", "() -> Void"), ("PodThing *", "PodThing"), ("CGRect", "CGRect"),
      ("void (^)(NSString *)", "(String) -> Void"), ("void (^_Nullable)(void)", "(() -> Void)?"),
      ("int (*)(int)", "@convention(c) (Int32) -> Int32"), ("instancetype", "Self"), ("NSError *", "any Error"),
      ("__kindof UIView *", "UIView"), ("long double", "_")
    ])
  func types(written: String, swift: String) throws {
    #expect(try members("- (\(written))value;") == ["public func value() -> \(swift)"])
  }

  @Test("Without a statement about 'nil', a type is implicitly unwrapped")
  func implicitly() throws {
    #expect(try members("- (NSString *)value;", nonnull: false) == ["public func value() -> String!"])
    #expect(try members("- (int)value;", nonnull: false) == ["public func value() -> Int32"])
  }

  @Test(
    "The names of methods are among those that are written",
    arguments: [
      ("- (void)addItem:(Item *)item;", "add(_ p0: Item)"), ("- (void)addItem:(Item *)item;", "addItem(_ p0: Item)"),
      ("- (void)loadFromURL:(NSURL *)url;", "load(from p0: URL)"),
      ("- (void)show:(id)x animated:(BOOL)y;", "show(_ p0: Any, animated p1: Bool)"),
      ("- (void)loadItemWithID:(int)x;", "loadItem(withID p0: Int32)"),
      ("- (void)in:(int)x;", "`in`(_ p0: Int32)"),
      ("- (void)tableView:(UITableView *)t didSelectRowAtIndexPath:(NSIndexPath *)i;",
        "tableView(_ p0: UITableView, didSelectRowAt p1: IndexPath)"),
      ("- (instancetype)initWithName:(NSString *)x age:(int)y;", "init(name p0: String, age p1: Int32)"),
      ("+ (instancetype)ownWithName:(NSString *)x;", "init(name p0: String)"),
      ("- (BOOL)save:(NSError **)error;", nil), ("- (BOOL)saveAndReturnError:(NSError **)e;", "save() throws"),
      ("- (nullable NSData *)loadURL:(NSURL *)x error:(NSError **)error;", "load(_ p0: URL) throws -> Data"),
      ("- (void)run NS_SWIFT_NAME(go());", "go()"), ("- (void)run:(int)x NS_SWIFT_NAME(go(far:));", "go(far p0: Int32)"),
      ("- (void)run NS_REFINED_FOR_SWIFT;", "__run()"), ("- (void)run __attribute__((swift_private));", "__run()"),
      ("- (void)run NS_UNAVAILABLE;", nil), ("- (void)run NS_SWIFT_UNAVAILABLE(\"no\");", nil),
      ("- (void)run:(int)x, ...;", nil)
    ])
  func names(method: String, swift: String?) throws {
    let lines = try members(method)
    if let swift {
      #expect(lines.contains { $0.hasSuffix(swift) }, "\(lines)")
    } else {
      #expect(!lines.contains { $0.hasPrefix("public func run") || $0.hasPrefix("public func __run") }, "\(lines)")
    }
  }

  @Test("Initializers may fail")
  func failable() throws {
    #expect(try members("- (nullable instancetype)initWithA:(int)a;") == ["public init?(a p0: Int32)"])
    #expect(try members("- (id)initWithA:(int)a;", nonnull: false) == ["public init!(a p0: Int32)"])
    let throwing = "- (nullable instancetype)initWithA:(int)a error:(NSError **)error;"
    #expect(try members(throwing) == ["public init(a p0: Int32) throws"])
  }

  @Test(
    "A completion handler makes an asynchronous function beside it (SE-0297)",
    arguments: [
      ("- (void)loadWithCompletionHandler:(void (^)(NSString *))h;", "load() async -> String"),
      ("- (void)load:(int)x completion:(void (^)(NSData * _Nullable, NSError * _Nullable))h;",
        "load(_ p0: Int32) async throws -> Data"),
      ("- (void)loadWithCompletion:(void (^)(NSError * _Nullable))h;", "load() async throws"),
      ("- (void)loadWithCompletion:(void (^)(int, BOOL))h;", "load() async -> (Int32, Bool)"),
      ("- (void)loadWithCompletion:(void (^)(void))h NS_SWIFT_DISABLE_ASYNC;", nil),
      ("- (void)loadWithCompletion:(NS_NOESCAPE void (^)(void))h;", nil),
      ("- (void)loadWithCompletion:(int (^)(void))h;", nil), ("- (int)loadWithCompletion:(void (^)(void))h;", nil),
      ("- (void)loadThenTell:(void (^)(void))h;", nil)
    ])
  func asynchronous(method: String, swift: String?) throws {
    let found = try members(method).filter { $0.hasPrefix("public func") && $0.split(separator: " ").contains("async") }
    if let swift { #expect(found.contains("public func \(swift)"), "\(found)") } else { #expect(found == []) }
  }

  @Test(
    "Attributes",
    arguments: [
      ("NS_SWIFT_UI_ACTOR @interface A : NSObject\n@end", "@MainActor open class A : NSObject {"),
      ("NS_SWIFT_SENDABLE @interface A : NSObject\n@end", "open class A : NSObject, @unchecked Sendable {"),
      ("@protocol A <NSObject>\n@end", "@objc public protocol A : NSObjectProtocol {"),
      ("@protocol A\n@optional\n- (void)a NS_SWIFT_UI_ACTOR;\n@end", "@MainActor @objc optional func a()"),
      ("@interface NSString (A) <P>\n@end", "extension NSString : P {"),
      ("typedef NS_ENUM(NSInteger, A) { AOne };", "public enum A : Int, Sendable {"),
      ("typedef NS_OPTIONS(NSUInteger, A) { AOne = 1 };", "public struct A : OptionSet, Sendable {"),
      ("struct A { int a, b; };", "@frozen public struct A {"), ("typedef struct { int a; } A;", "public var a: Int32"),
      ("extern NSString *const A;", "public let A: String"), ("extern NSString *A;", "public var A: String"),
      ("extern NSNotificationName const ADidOpenNotification;", "public static let ADidOpen: NSNotification.Name"),
      ("void a(int (^ _Nullable block)(void));", "public func a(_ p0: (() -> Int32)?)"),
      ("static inline int a(void) { return 1; }", "public func a() -> Int32"),
      ("typedef void (^A)(int);", "public typealias A = (Int32) -> Void"),
      ("void a(void (^block)(void));", "public func a(_ p0: @escaping () -> Void)")
    ])
  func attributes(header: String, swift: String) throws {
    let lines = try self.swift(header)
    #expect(lines.contains(swift), "\(lines)")
  }

  @Test("Names that only an SDK or another module declares are known by their use")
  func missing() throws {
    let lines = try swift("KIT_EXPORT @interface A : PodBase <PodDelegate>\n- (PodMode)mode:(PodThing *)thing;\n@end")
    #expect(lines.first == "open class A : PodBase, PodDelegate {")
    #expect(lines.contains("public func mode(_ p0: PodThing) -> PodMode"))
  }

  @Test("A category has the members, and not the extension of a class of which nothing else is known")
  func forward() throws {
    #expect(try swift("@class B;\n@protocol P;\n@interface A : NSObject\n- (B *)b:(id<P>)p;\n@end").dropFirst() == [
      "public func b(_ p0: any P) -> B"
    ])
  }
}
