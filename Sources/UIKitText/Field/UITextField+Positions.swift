internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// Places of the line and of its caret.
extension UITextField {
  func caretArea(at offset: Int) -> CGRect {
    layoutIfNeeded()
    let height = max(storedFont.lineHeight, line.size.height).rounded(.up)
    let x = surface.frame.minX + surface.lineX + line.x(at: offset) - TextCaret.width / 2
    return CGRect(
      x: x, y: surface.frame.minY + ((surface.frame.height - height) / 2).rounded(), width: TextCaret.width,
      height: height)
  }

  func area(of range: UITextRange) -> CGRect {
    let (a, b) = (caretArea(at: offset(of: range.start)), caretArea(at: offset(of: range.end)))
    return CGRect(x: min(a.midX, b.midX), y: a.minY, width: abs(a.midX - b.midX), height: a.height)
  }

  /// The boundary of a character nearest to `x` of the field.
  func closestOffset(to x: CGFloat) -> Int {
    layoutIfNeeded()
    return line.offset(at: x - surface.frame.minX - surface.lineX, in: edited.units)
  }

  func closest(to point: CGPoint, _ range: UITextRange) -> UITextPosition? {
    guard let range = nsRange(range) else { return nil }
    return EditedTextPosition(min(max(range.location, closestOffset(to: point.x)), NSMaxRange(range)))
  }

  func character(at point: CGPoint) -> UITextRange? {
    let units = edited.units
    var start = 0
    while start < edited.length {
      let end = units.characterEnd(after: start)
      let range = EditedTextRange(NSRange(location: start, length: end - start))
      if area(of: range).contains(point) { return range }
      start = end
    }
    return nil
  }
}
