package import CoreGraphics
package import Foundation

/// Text layout by Pango: Inter as the system font, or the desktop's sans serif where Inter is not installed.
@MainActor package enum PangoText {
  /// In points. The first call of a process reads the font index (tens of milliseconds); repeated calls for a font are look-ups.
  package static func metrics(of font: FontDescription) -> FontMetrics { FontBook.shared.metrics(of: font) }

  /// The names of all installed families, in alphabetical order.
  package static var families: [String] { FontBook.shared.families }

  /// The metrics of `text` in a box of at most `size` (infinite for unbounded).
  ///
  /// Costs about 10 microseconds for a short line of new words, less than one for a text laid out lately.
  package static func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics {
    TextLayouts.shared.layout(text, in: size).metrics
  }

  /// The lines of a text of one paragraph at `width` points (infinite for unbounded), as they are drawn. Costs some 50 microseconds and time
  /// proportional to the text's length: nothing is cached.
  package static func lines(of text: TextBlock, width: CGFloat) -> [TextLine] {
    let layout = TextLayout(FontBook.shared, shapesPlainLines: false)
    layout.lay(out: text, TextLayout.Limits(text, CGSize(width: width, height: .infinity)))
    return layout.textLines()
  }
}
