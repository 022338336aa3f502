#if UIKitSource
import Foundation

/// Storyboards and nibs, compiled into what a program loads.
package enum InterfaceFiles {
  /// The names of files that `compile(path:)` reads end so.
  package static let extensions: Set<String> = ["storyboard", "xib"]

  /// The name and the content of the compiled file: of `Main.storyboard` `Main.storyboardc`, of `Cell.xib` `Cell.nib`.
  ///
  /// - Returns: nil: storyboards and nibs are not compiled yet, and left out with a warning.
  package static func compile(path: String) throws -> (name: String, data: Data)? { nil }
}
#endif
