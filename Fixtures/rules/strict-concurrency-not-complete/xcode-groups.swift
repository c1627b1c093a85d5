//- file: Reader.xcodeproj/project.pbxproj
// !$*UTF8*$!
{
	archiveVersion = 1;
	objectVersion = 46;
	objects = {
		11 = {isa = PBXBuildFile; fileRef = 21; };
		12 = {isa = PBXBuildFile; fileRef = 22; };
		13 = {isa = PBXBuildFile; fileRef = 23; };
		14 = {isa = PBXBuildFile; fileRef = 24; };
		21 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Tests.swift; sourceTree = "<group>"; };
		22 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = App.swift; sourceTree = "<group>"; };
		23 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Kit.swift; sourceTree = "<group>"; };
		24 = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Widget.swift; sourceTree = "<group>"; };
		25 = {isa = PBXFileReference; path = Shared.xcconfig; sourceTree = "<group>"; };
		30 = {isa = PBXGroup; children = (21, 22, 23, 24, 25); sourceTree = "<group>"; };
		40 = {isa = PBXNativeTarget; buildConfigurationList = 62; buildPhases = (50); name = ReaderTests;
			productType = "com.apple.product-type.bundle.unit-test";
		};
		41 = {isa = PBXNativeTarget; buildConfigurationList = 62; buildPhases = (51); name = Reader; // expect: strict-concurrency-not-complete
			productType = "com.apple.product-type.application";
		};
		42 = {isa = PBXNativeTarget; buildConfigurationList = 64; buildPhases = (52); name = ReaderKit;
			productType = "com.apple.product-type.framework";
		};
		43 = {isa = PBXNativeTarget; buildConfigurationList = 64; buildPhases = (53); name = Widget;
			productType = "com.apple.product-type.app-extension";
		};
		50 = {isa = PBXSourcesBuildPhase; files = (11); };
		51 = {isa = PBXSourcesBuildPhase; files = (12); };
		52 = {isa = PBXSourcesBuildPhase; files = (13); };
		53 = {isa = PBXSourcesBuildPhase; files = (14); };
		60 = {isa = PBXProject; buildConfigurationList = 61; mainGroup = 30; projectDirPath = ""; targets = (40, 41, 42, 43); };
		61 = {isa = XCConfigurationList; buildConfigurations = (70); };
		62 = {isa = XCConfigurationList; buildConfigurations = (72); };
		64 = {isa = XCConfigurationList; buildConfigurations = (74); };
		70 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; }; };
		72 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
		74 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = 25; buildSettings = { }; };
	};
	rootObject = 60;
}
//- file: Shared.xcconfig
SWIFT_STRICT_CONCURRENCY = minimal // expect: strict-concurrency-not-complete
//- file: Tests.swift
struct Tests {}
//- file: App.swift
struct App {}
//- file: Kit.swift
struct Kit {}
//- file: Widget.swift
struct Widget {}
