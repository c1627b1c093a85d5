// Inside of the extension, the name is of another type than the one that it extends.
public struct A {}
extension A { public struct A {} }
