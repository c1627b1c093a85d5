// Globals of a script are on the main actor in Swift 6, so that no other thread has the instance.
//- file: main.swift
import Foundation

class Delegate: NSObject, NSXPCListenerDelegate {}

let delegate = Delegate()
NSXPCListener.service().delegate = delegate
