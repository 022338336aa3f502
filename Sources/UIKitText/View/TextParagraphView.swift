internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// Shows a paragraph of a text view, or a part of a tall one.
final class TextParagraphView: UIView {
  /// How a subclass of the layout manager draws the paragraph.
  struct ManagedDrawing {
    let manager: NSLayoutManager
    let glyphs: NSRange
    /// The container's top left in this view.
    let origin: CGPoint
  }

  /// The texts and their places in this view; drawn again only where they change.
  private var drawings: [TextParagraphs.Drawing] = []
  private var managed: ManagedDrawing?
  /// The state of the text that the view was last compared with.
  var version = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: [TextParagraphs.Drawing]) {
    if new == drawings, managed == nil { return }
    (drawings, managed) = (new, nil)
    setNeedsDisplay()
  }

  /// Lets a layout manager draw, each time that the text has changed: what it draws is not known.
  func show(_ new: ManagedDrawing) {
    (drawings, managed) = ([], new)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    if let managed {
      managed.manager.drawBackground(forGlyphRange: managed.glyphs, at: managed.origin)
      managed.manager.drawGlyphs(forGlyphRange: managed.glyphs, at: managed.origin)
    }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for part in drawings { context.draw(part.block, in: part.frame) }
  }
}
