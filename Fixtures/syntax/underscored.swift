// Forms that the standard library and its neighbours use, most of them spelled with an underscore.
@_specialize(exported: true, kind: full, availability: macOS 12, iOS 15.1, *; where T == Int, U: _Trivial)
@_specialize(target: original(_:other:), spi: Private, where T: _Trivial(64), U: _TrivialAtMost(64, 8))
@_specialize(kind: partial, where T: _RefCountedObject, U: _NativeRefCountedObject)
@_specialize(where T: _Class, U: _NativeClass, V: _UnknownLayout, W: _TrivialStride(16), X: _BridgeObject)
func specialised<T, U, V, W, X>(_ value: T, other: U) {}
@specialized(where T == Int) func public_<T>(_ value: T) {}
let opaqueType: @_opaqueReturnTypeOf("$s4main1fQryF", 0) __<Int>
@_private(sourceFile: "other.swift") import Other
@_spi_available(macOS 12, *) public struct Early {}
@_expose(Cxx, "other") func exposed() {}
@_backDeploy(before: macOS 12) func older() {}
@_dynamicReplacement(for: value) var replaced: Int { 1 }
@_implements(Module.Equatable, <(_:_:)) func implemented() {}
@_projectedValueProperty(projection) var projected = 1
@_hasInitialValue @_hasStorage var stored: Int
@_noLocks @_noAllocation @_section("x") @_used func low() {}
@_typeEraser(AnyBox<Int>) protocol Erased {}
@_objcRuntimeName(Name) class Renamed {}
@_restatedObjCConformance(P) class Restated {}
@_clangImporterSynthesizedType @_staticExclusiveOnly @_rawLayout(size: 4, alignment: 4) struct Raw: ~Copyable {}
@_rawLayout(like: T, movesAsLike) struct Like<T>: ~Copyable {}
@differentiable(reverse) func differentiable(_ a: @noDerivative Float) -> Float { a }
@transpose(of: Type.method, wrt: (0, 1)) func transposed() {}
let linear: @differentiable(_linear) (Float) -> Float, reversed: @differentiable(reverse) (Float) -> Float
let witness: @convention(thin) () -> Void, method: @convention(method) (Int) -> Void
struct Accessors {
  var storage: Int {
    _read { yield value }
    nonmutating _modify { yield &value }
  }
  var addressed: Int {
    unsafeAddress { pointer }
    nonmutating unsafeMutableAddress { pointer }
  }
  var pair: (Int, Int) { _read { yield (a, b) } }
  func moves(_ value: __owned Int) { use(_move(value)) }
  __consuming func eat() {}
}
infix operator ==> : AssignmentPrecedence
@_eagerMove struct Eager {}
@_noImplicitCopy func implicit(_ value: Int) {}
func metatypes(_ value: _const Int, _ pointer: Builtin.RawPointer) { _ = Builtin.addressof(&value) }
if #_hasSymbol(symbol) {}
if #_hasSymbol(a), #_hasSymbol(Type.method(_:)) {}
func canImport() { canImport(); available(); swift() }
func some() -> (some P)? { nil }
class Old { @objc(name) var named = 1; @objc func f() {}; @IBAction func tap(_ sender: Any) {} }
