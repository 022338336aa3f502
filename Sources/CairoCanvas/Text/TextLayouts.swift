internal import CPango
internal import CoreGraphics
internal import Foundation

/// A cache of the last layouts: text measured just before is drawn without another layout, and Pango objects are reused.
@MainActor final class TextLayouts {
  static let shared = TextLayouts()

  private var kept: [TextLayout] = []
  private var oldest = 0
  private static let capacity = 16
  /// Number of layouts made by Pango.
  private(set) var madeCount = 0

  func layout(_ text: TextBlock, in size: CGSize) -> TextLayout {
    let limits = TextLayout.Limits(text, size)
    for layout in kept where layout.suits(text, limits) { return layout }
    madeCount += 1
    if kept.count < Self.capacity {
      let made = TextLayout(FontBook.shared)
      kept.append(made)
      made.lay(out: text, limits)
      return made
    }
    let reused = kept[oldest]
    oldest = (oldest + 1) % Self.capacity
    reused.lay(out: text, limits)
    return reused
  }
}
