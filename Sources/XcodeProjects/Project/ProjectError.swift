#if UIKitSource
/// What ends the import of a project: the file that cannot be used, and why.
package struct ProjectError: Error, CustomStringConvertible, Equatable {
  /// The path of the file.
  package let file: String
  /// The reason, and what to do about it.
  package let reason: String

  package var description: String { "\(file): \(reason)" }

  package init(_ file: String, _ reason: String) { (self.file, self.reason) = (file, reason) }
}
#endif
