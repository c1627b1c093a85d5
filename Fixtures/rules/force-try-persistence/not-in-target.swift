//- file: App.xcodeproj/project.pbxproj
{ objects = {
  1 = {isa = PBXProject; buildConfigurationList = 2; mainGroup = 4; targets = (6); };
  2 = {isa = XCConfigurationList; buildConfigurations = (3); };
  3 = {isa = XCBuildConfiguration; name = Debug; };
  4 = {isa = PBXGroup; children = (11, 12, 13, 14, 15, 31, 32, 33, 34, 35); sourceTree = "<group>"; };
  6 = {isa = PBXNativeTarget; buildConfigurationList = 2; buildPhases = (9); name = App; productType = "com.apple.product-type.application"; };
  9 = {isa = PBXSourcesBuildPhase; files = (21, 22, 23, 24, 41, 42, 43, 44, 45); };
  11 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
  12 = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
  13 = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
  14 = {isa = PBXFileReference; path = Store.swift; sourceTree = "<group>"; };
  15 = {isa = PBXFileReference; path = OldStore.swift; sourceTree = "<group>"; };
  31 = {isa = PBXFileReference; path = D.swift; sourceTree = "<group>"; };
  41 = {isa = PBXBuildFile; fileRef = 31; };
  32 = {isa = PBXFileReference; path = E.swift; sourceTree = "<group>"; };
  42 = {isa = PBXBuildFile; fileRef = 32; };
  33 = {isa = PBXFileReference; path = F.swift; sourceTree = "<group>"; };
  43 = {isa = PBXBuildFile; fileRef = 33; };
  34 = {isa = PBXFileReference; path = G.swift; sourceTree = "<group>"; };
  44 = {isa = PBXBuildFile; fileRef = 34; };
  35 = {isa = PBXFileReference; path = H.swift; sourceTree = "<group>"; };
  45 = {isa = PBXBuildFile; fileRef = 35; };
  21 = {isa = PBXBuildFile; fileRef = 11; };
  22 = {isa = PBXBuildFile; fileRef = 12; };
  23 = {isa = PBXBuildFile; fileRef = 13; };
  24 = {isa = PBXBuildFile; fileRef = 14; };
}; rootObject = 1; }
//- file: A.swift
import SwiftData
@Model final class Item { var name = "" }
//- file: B.swift
@main struct B {
  static func main() { print(makeStore()) }
}
//- file: C.swift
struct C {}
//- file: D.swift
struct D {}
//- file: E.swift
struct E {}
//- file: F.swift
struct F {}
//- file: G.swift
struct G {}
//- file: H.swift
struct H {}
//- file: Store.swift
import SwiftData
func makeStore() -> ModelContainer {
  try! ModelContainer(for: Item.self) // expect-warning: force-try-persistence
}
//- file: OldStore.swift
import SwiftData
// The project shows the file, but no target compiles it.
func openOld() -> ModelContainer {
  try! ModelContainer(for: Item.self) // expect-info: force-try-persistence
}
