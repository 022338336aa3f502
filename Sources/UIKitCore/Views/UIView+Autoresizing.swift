package import Foundation

extension UIView {
  func autoresizeSubviews(from old: CGSize, to new: CGSize) {
    for view in storedSubviews where !view.flags.autoresizingMask.isEmpty {
      view.autoresize(in: new, was: old)
    }
  }

  private func autoresize(in new: CGSize, was old: CGSize) {
    let resized = autoresized(frame, in: new, was: old)
    if resized != frame { self.frame = resized }
  }

  /// What the autoresizing mask makes of a frame in a superview that is resized.
  package func autoresized(_ frame: CGRect, in new: CGSize, was old: CGSize) -> CGRect {
    let mask = flags.autoresizingMask
    var (x, y) = (
      AutoresizedSpan(start: frame.minX, length: frame.width, outer: old.width),
      AutoresizedSpan(start: frame.minY, length: frame.height, outer: old.height)
    )
    x.stretch(
      to: new.width, start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
      end: mask.contains(.flexibleRightMargin))
    y.stretch(
      to: new.height, start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
      end: mask.contains(.flexibleBottomMargin))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}

/// A view's extent along one axis of its superview, for autoresizing.
struct AutoresizedSpan: Equatable {
  var start, length: CGFloat
  /// The superview's length.
  var outer: CGFloat

  init(start: CGFloat, length: CGFloat, outer: CGFloat) { (self.start, self.length, self.outer) = (start, length, outer) }

  /// Distributes the change of the superview's length over the flexible parts, in proportion to their sizes, or equally when these add up
  /// to 0. Nothing is rounded; a length never becomes negative.
  mutating func stretch(to newOuter: CGFloat, start startBends: Bool, length lengthBends: Bool, end endBends: Bool) {
    let change = newOuter - outer
    let end = outer - start - length
    let count = (startBends ? 1 : 0) + (lengthBends ? 1 : 0) + (endBends ? 1 : 0)
    let total = (startBends ? start : 0) + (lengthBends ? length : 0) + (endBends ? end : 0)
    func share(_ part: CGFloat) -> CGFloat { total != 0 ? change * part / total : change / CGFloat(count) }
    outer = newOuter
    if count == 0 { return }
    let (oldStart, oldLength) = (start, length)
    if startBends { start += share(oldStart) }
    if lengthBends { length = max(0, length + share(oldLength)) }
  }
}
