import ListModel
import UIKit

// Geometry along and across the stack, so that no code is written twice for x and y.

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .vertical ? .horizontal : .vertical }
}

extension CGPoint {
  init(_ axis: NSLayoutConstraint.Axis, along: CGFloat, across: CGFloat) {
    self = axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? y : x }
}

extension CGSize {
  init(_ axis: NSLayoutConstraint.Axis, along: CGFloat, across: CGFloat) {
    self = axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? height : width }
}

extension CGRect {
  init(_ axis: NSLayoutConstraint.Axis, along: Segment, across: Segment) {
    self.init(
      origin: CGPoint(axis, along: along.start, across: across.start),
      size: CGSize(axis, along: along.length, across: across.length))
  }

  func along(_ axis: NSLayoutConstraint.Axis) -> Segment {
    Segment(start: Double(origin.along(axis)), length: Double(size.along(axis)))
  }
}

extension UIEdgeInsets {
  init(_ axis: NSLayoutConstraint.Axis, along: UIEdgeInsets, across: UIEdgeInsets) {
    self = axis == .vertical ? across : along
    if axis == .vertical { (top, bottom) = (along.top, along.bottom) } else { (top, bottom) = (across.top, across.bottom) }
  }

  mutating func add(_ axis: NSLayoutConstraint.Axis, before: CGFloat, after: CGFloat) {
    if axis == .vertical {
      (top, bottom) = (top + before, bottom + after)
    } else {
      (left, right) = (left + before, right + after)
    }
  }

  func before(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? top : left }

  func after(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? bottom : right }

  func sum(_ axis: NSLayoutConstraint.Axis) -> CGFloat { before(axis) + after(axis) }
}

extension Segment {
  func inset(before: CGFloat, after: CGFloat) -> Segment {
    Segment(start: start + Double(before), length: max(0, length - Double(before + after)))
  }
}
