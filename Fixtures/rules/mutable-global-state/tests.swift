// What is no part of the product is left alone.
import XCTest
enum Settings { static var retries = 3 }

//- file: Sources/StoreMocks/Store.swift
enum StoreMock { static var answers = 0 }

//- file: Sources/Store/Preview Content/Samples.swift
enum Samples { static var names = ["a"] }

//- file: Sources/Store/MockStore.swift
enum MockStore { static var calls = 0 }

//- file: Sources/Store/Debug.swift
#if DEBUG && os(iOS)
enum Debug { static var isVerbose = true }
#endif

//- file: Sources/Store/HealthSamples.swift
enum HealthSamples { static var limit = 10 } // expect: mutable-global-state
