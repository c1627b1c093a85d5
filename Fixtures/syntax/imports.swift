// Every form of an import.
import Foundation
import Foundation.NSDate
import struct Foundation.Date
import class Foundation.JSONDecoder
import enum Swift.Never
import protocol Swift.Sequence
import typealias Swift.Codable
import func Glibc.stdlib.abs
import let Glibc.errno
import var Glibc.environ
@testable import Application
@preconcurrency import Legacy
@_exported import Base
@_spi(Testing) @_spi(Internal) import Toolbox
@_implementationOnly import Hidden
@_weakLinked import Optional.Framework
public import Shared
package import Neighbours
internal import Own
fileprivate import Single
private import struct Details.Box
@preconcurrency public import Both
import `class`; import `A module`.part
