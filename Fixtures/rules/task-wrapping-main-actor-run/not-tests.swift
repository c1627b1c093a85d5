//- file: Tests/LoadTests.swift
import XCTest
nonisolated func load() { Task { await MainActor.run { done() } } }
