package import Foundation
package import UIKitCore
internal import UIKitGraphics

/// A direction in which the content offset grows or shrinks; behaviour tests run for all four.
package enum Way: CaseIterable, CustomStringConvertible {
  case down, up, right, left

  package var isVertical: Bool { self == .down || self == .up }
  package var sign: CGFloat { self == .down || self == .right ? 1 : -1 }

  /// An offset movement by `distance` in this direction.
  package func offset(_ distance: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: sign * distance) : CGPoint(x: sign * distance, y: 0)
  }

  /// The finger's movement that moves the offset by `distance` in this direction.
  package func finger(_ distance: CGFloat) -> CGPoint { offset(-distance) }

  /// The component of `offset` in this direction.
  package func along(_ offset: CGPoint) -> CGFloat { sign * (isVertical ? offset.y : offset.x) }

  package var description: String { isVertical ? (sign > 0 ? "down" : "up") : (sign > 0 ? "right" : "left") }
}

extension CGPoint {
  package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

  package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension ScrollRig {
  package static let middle = CGPoint(x: 200, y: 400)

  /// A scroll view with 10,000 points of content along the axis only, scrolled to the middle.
  package convenience init(_ way: Way, _ scroll: UIScrollView = UIScrollView()) {
    let length: CGFloat = 10_000
    self.init(scroll, content: way.isVertical ? CGSize(width: 393, height: length) : CGSize(width: length, height: 852))
    scroll.contentOffset = way.isVertical ? CGPoint(x: 0, y: 4500) : CGPoint(x: 4500, y: 0)
    recorder.forget()
  }

  /// Sets the offset to `distance` before the edge in this direction.
  package func approach(_ way: Way, _ distance: CGFloat) {
    let last = CGPoint(x: scroll.contentSize.width - 393, y: scroll.contentSize.height - 852)
    scroll.contentOffset = (way.sign > 0 ? last : .zero) - way.offset(distance)
    recorder.forget()
  }

  /// Drags for `count` samples of 8 ms, `step` points each, so that the offset moves in this direction.
  package func drag(_ way: Way, step: CGFloat, count: Int) -> CGPoint {
    move(from: Self.middle, by: way.finger(step), count: count)
  }

  package func flick(_ way: Way, step: CGFloat = 16, count: Int = 10) {
    flick(from: Self.middle, by: way.finger(step), count: count)
  }
}

/// The flags of a scroll view in the recorder's notation.
@MainActor package func flags(_ scroll: UIScrollView) -> String {
  (scroll.isTracking ? "T" : "") + (scroll.isDragging ? "D" : "") + (scroll.isDecelerating ? "C" : "")
}
