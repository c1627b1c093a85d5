//- file: Tests/WorkerTests.swift
import XCTest
actor MockWorker {
  nonisolated func log() {}
}
