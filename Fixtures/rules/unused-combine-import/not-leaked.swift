import Combine
struct Row {}
//- file: Uses.swift
import Foundation
import Streams
func watch(_ stream: Stream) { stream.updates.sink { print($0) } }
