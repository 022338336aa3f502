package import Foundation

/// Fonts that a program brings along.
package enum AppFontFiles {
  /// Lets texts use the font in a file, in the whole program. What was measured before is not measured again.
  @MainActor package static func add(_ file: URL) { FontBook.shared.add(file) }
}
