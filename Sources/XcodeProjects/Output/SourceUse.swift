#if UIKitSource
/// What a Swift file imports, as the translator sees it: imports in a part that `#if` leaves out do not count.
package struct SourceUse: Sendable {
  /// The absolute path.
  package let path: String
  /// All modules that it imports.
  package let imports: Set<String>
  /// Those of Apple's that Linux lacks.
  package let frameworks: Set<String>
  /// Those that are neither Apple's nor on Linux.
  package let unknown: Set<String>
  /// Whether the file is left out, since it uses SwiftUI.
  package let isLeftOut: Bool

  package init(path: String, imports: Set<String>, frameworks: Set<String>, unknown: Set<String>, isLeftOut: Bool) {
    (self.path, self.imports) = (path, imports)
    (self.frameworks, self.unknown, self.isLeftOut) = (frameworks, unknown, isLeftOut)
  }
}
#endif
