//- file: Tests/LoaderTests.swift
import XCTest
func load() async { Task { await start() } }
func start() async {}
