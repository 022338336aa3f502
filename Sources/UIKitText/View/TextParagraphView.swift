internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// Shows a paragraph of a text view, or a part of a tall one.
final class TextParagraphView: UIView {
  /// The text and where it begins in this view; drawn again only where they change.
  private var block = TextBlock(runs: [])
  private var place = CGRect.zero
  /// The state of the text that the view was last compared with.
  var version = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: TextBlock, in newPlace: CGRect) {
    if new == block, newPlace == place { return }
    (block, place) = (new, newPlace)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(block, in: place) }
}
