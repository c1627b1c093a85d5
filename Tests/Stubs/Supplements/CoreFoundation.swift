// Names for integers of C. Nothing is asked about them, so the generated types leave them out; but other names stand for
// these.

public typealias CFHashCode = UInt
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFStringEncoding = UInt32
public typealias CFTypeID = UInt
public typealias FourCharCode = UInt32
public typealias OSStatus = Int32
public typealias OSType = UInt32
