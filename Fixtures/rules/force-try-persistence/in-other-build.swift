//- file: App.xcodeproj/project.pbxproj
{ objects = {
  1 = {isa = PBXProject; buildConfigurationList = 2; mainGroup = 4; targets = (6); };
  2 = {isa = XCConfigurationList; buildConfigurations = (3); };
  3 = {isa = XCBuildConfiguration; name = Debug; };
  4 = {isa = PBXGroup; children = (11); sourceTree = "<group>"; };
  6 = {isa = PBXNativeTarget; buildConfigurationList = 2; buildPhases = (9); name = App; productType = "com.apple.product-type.application"; };
  9 = {isa = PBXSourcesBuildPhase; files = (21); };
  11 = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
  21 = {isa = PBXBuildFile; fileRef = 11; };
}; rootObject = 1; }
//- file: A.swift
import SwiftData
@Model final class Item { var name = "" }
//- file: Widget/Store.swift
import SwiftData
// No file of its folder is in a target: the project file may be older than the folder.
func open() -> ModelContainer {
  try! ModelContainer(for: Item.self) // expect-warning: force-try-persistence
}
