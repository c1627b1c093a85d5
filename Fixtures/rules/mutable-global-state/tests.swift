// Code that is no part of the product is information at most.
import XCTest
enum Settings { static var retries = 3 } // expect-info: mutable-global-state

//- file: Sources/StoreMocks/Store.swift
enum StoreMock { static var answers = 0 } // expect-info: mutable-global-state

//- file: Sources/Store/Preview Content/Samples.swift
enum Samples { static var names = ["a"] } // expect-info: mutable-global-state

//- file: Sources/Store/MockStore.swift
enum MockStore { static var calls = 0 } // expect-info: mutable-global-state

//- file: Sources/Store/Debug.swift
#if DEBUG && os(iOS)
enum Debug { static var isVerbose = true } // expect-info: mutable-global-state
#endif

//- file: Sources/Store/HealthSamples.swift
enum HealthSamples { static var limit = 10 } // expect: mutable-global-state
