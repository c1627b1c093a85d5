//- file: Tests/ShowTests.swift
import XCTest
@MainActor func show() async { await MainActor.run { insert() } }
