/// What stops the making of a package: the call, the value and the remedy.
package struct PackagingError: Error, CustomStringConvertible, Equatable {
  package let description: String

  package init(_ description: String) { self.description = description }
}
