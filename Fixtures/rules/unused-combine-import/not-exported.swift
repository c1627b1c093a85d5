@_exported import Combine
public import Combine
