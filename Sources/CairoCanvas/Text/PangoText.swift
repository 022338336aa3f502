package import CoreGraphics
package import Foundation

/// Text as Pango lays it out: Inter for the system font, or the desktop's sans serif where Inter is not installed.
@MainActor package enum PangoText {
  /// In points. The first call of a process reads the fonts' index, tens of milliseconds; a font's later calls cost a look-up.
  package static func metrics(of font: FontDescription) -> FontMetrics { FontBook.shared.metrics(of: font) }

  /// The names of all families that are installed, in alphabetical order.
  package static var families: [String] { FontBook.shared.families }

  /// Lays `text` out in at most `size` (infinite where unbounded).
  ///
  /// About 10 microseconds for a short line, less than one if it is among the 16 texts laid out last.
  package static func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    TextLayouts.shared.layout(text, in: size).metrics
  }
}
