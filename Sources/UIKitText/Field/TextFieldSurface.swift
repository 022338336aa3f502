internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

/// Shows the text of a field, its selection and the caret, and scrolls a line that is too wide while it is edited.
final class TextFieldSurface: UIView {
  private unowned let field: UITextField
  private let caret = TextCaret()
  /// Distance by which the line is scrolled, in points.
  private(set) var scroll: CGFloat = 0

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    contentMode = .redraw
    addSubview(caret)
    tintChanged()
  }

  required init?(coder: NSCoder) { nil }

  func tintChanged() {
    caret.backgroundColor = field.tintColor
    setNeedsDisplay()
  }

  /// The left of the line in this view.
  var lineX: CGFloat {
    let lead = field.lineLead
    return field.lineStart(in: max(0, bounds.width - lead)) + (field.line.isRightToLeft ? 0 : lead) - scroll
  }

  /// The left of what stands before the text in this view.
  var leadX: CGFloat { lineX + (field.line.isRightToLeft ? field.line.size.width : -field.lineLead) }

  // MARK: Caret

  /// Places the caret, scrolls it into view and shows it, blinking in a window whose clock runs.
  func update() {
    guard field.isEditing else {
      scroll = 0
      return caret.hide()
    }
    scrollToFocus()
    let height = max(field.storedFont.lineHeight, field.line.size.height).rounded(.up)
    let x = min(
      max(0, lineX + field.line.x(at: field.edited.focus) - TextCaret.width / 2), max(0, bounds.width - TextCaret.width))
    caret.show(
      at: CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: TextCaret.width, height: height),
      hasSelection: field.hidesCaret)
    setNeedsDisplay()
  }

  private func scrollToFocus() {
    let overflow = field.lineLead + field.line.size.width + TextCaret.width - bounds.width
    guard overflow > 0 else { return scroll = 0 }
    let x = field.focusX
    scroll = min(max(scroll, x + TextCaret.width - bounds.width), x)
    scroll = min(max(0, scroll), overflow)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    if !field.hasText {
      let place = field.placeholderRect(forBounds: field.bounds)
      return field.drawPlaceholder(in: place.offsetBy(dx: -frame.minX, dy: -frame.minY))
    }
    guard field.isEditing else {
      let room = CGRect(x: bounds.minX, y: bounds.minY, width: max(0, bounds.width - field.lineLead), height: bounds.height)
      return field.drawText(in: field.line.isRightToLeft ? room : room.offsetBy(dx: field.lineLead, dy: 0))
    }
    let line = field.line
    let selection = field.edited.selection
    if selection.length > 0 {
      let ends = [line.x(at: selection.location), line.x(at: NSMaxRange(selection))].sorted()
      field.tintColor.withAlphaComponent(UITextField.selectionAlpha).setFill()
      UIGraphicsGetCurrentContext()?.fill(
        CGRect(x: lineX + ends[0], y: caret.frame.minY, width: ends[1] - ends[0], height: caret.frame.height))
    }
    let shown = NSMutableAttributedString(attributedString: line.shown)
    if let marked = field.edited.marked, !field.isSecureTextEntry {
      shown.addAttributes(field.storedMarkedStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue], range: marked)
    }
    let scale = traitCollection.displayScale
    shown.draw(at: CGPoint(x: lineX, y: ((bounds.height - line.size.height) / 2 * scale).rounded() / scale))
  }
}
