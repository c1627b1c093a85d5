//- file: Tests/LoopTests.swift
import XCTest
nonisolated func show(_ rows: [Int]) async {
  for row in rows { await MainActor.run { insert(row) } }
}
