package import CoreGraphics
package import Foundation

/// A rectangle as four edges, for the compositor's arithmetic: `CGRect` normalises on each access.
package struct Extent: Equatable, Sendable {
  package var minX, minY, maxX, maxY: CGFloat

  @inlinable package init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  @inlinable package init(_ rect: CGRect) {
    self.init(
      minX: rect.origin.x, minY: rect.origin.y, maxX: rect.origin.x + rect.size.width, maxY: rect.origin.y + rect.size.height)
  }

  /// Contains nothing; the neutral element of `union`.
  package static let empty = Extent(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  @inlinable package var isEmpty: Bool { !(minX < maxX && minY < maxY) }
  @inlinable package var width: CGFloat { maxX - minX }
  @inlinable package var height: CGFloat { maxY - minY }
  @inlinable package var area: CGFloat { isEmpty ? 0 : width * height }
  @inlinable package var rect: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

  @inlinable package func intersects(_ o: Extent) -> Bool { minX < o.maxX && o.minX < maxX && minY < o.maxY && o.minY < maxY }

  /// Every extent contains an empty one.
  @inlinable package func contains(_ o: Extent) -> Bool {
    o.isEmpty || (minX <= o.minX && minY <= o.minY && maxX >= o.maxX && maxY >= o.maxY)
  }

  @inlinable package func union(_ o: Extent) -> Extent {
    if o.isEmpty { return self }
    if isEmpty { return o }
    return Extent(minX: min(minX, o.minX), minY: min(minY, o.minY), maxX: max(maxX, o.maxX), maxY: max(maxY, o.maxY))
  }

  @inlinable package func intersection(_ o: Extent) -> Extent {
    Extent(minX: max(minX, o.minX), minY: max(minY, o.minY), maxX: min(maxX, o.maxX), maxY: min(maxY, o.maxY))
  }

  @inlinable package func offset(x: CGFloat, y: CGFloat) -> Extent {
    Extent(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  @inlinable package func outset(by d: CGFloat) -> Extent {
    Extent(minX: minX - d, minY: minY - d, maxX: maxX + d, maxY: maxY + d)
  }

  /// Calls `body` with the up to four rectangles of this extent outside `o`.
  @inlinable package func outside(_ o: Extent, _ body: (Extent) -> Void) {
    if isEmpty { return }
    let shared = intersection(o)
    if shared.isEmpty { return body(self) }
    if minY < shared.minY { body(Extent(minX: minX, minY: minY, maxX: maxX, maxY: shared.minY)) }
    if maxY > shared.maxY { body(Extent(minX: minX, minY: shared.maxY, maxX: maxX, maxY: maxY)) }
    if minX < shared.minX { body(Extent(minX: minX, minY: shared.minY, maxX: shared.minX, maxY: shared.maxY)) }
    if maxX > shared.maxX { body(Extent(minX: shared.maxX, minY: shared.minY, maxX: maxX, maxY: shared.maxY)) }
  }

  /// The smallest extent around the four transformed corners.
  package func applying(_ t: CGAffineTransform) -> Extent {
    if isEmpty { return .empty }
    if t.b == 0 && t.c == 0 {
      let (x0, x1, y0, y1) = (t.a * minX + t.tx, t.a * maxX + t.tx, t.d * minY + t.ty, t.d * maxY + t.ty)
      return Extent(minX: min(x0, x1), minY: min(y0, y1), maxX: max(x0, x1), maxY: max(y0, y1))
    }
    return Extent(rect.applying(t))
  }

  /// The device pixels that this extent touches, in points. Overlaps of less than 1/512 of a pixel are ignored: canvases do not show them,
  /// and rounding errors of large coordinates are smaller.
  @inlinable package func roundedOut(scale: CGFloat) -> Extent {
    let slack: CGFloat = 1 / 512
    return Extent(
      minX: (minX * scale + slack).rounded(.down) / scale, minY: (minY * scale + slack).rounded(.down) / scale,
      maxX: (maxX * scale - slack).rounded(.up) / scale, maxY: (maxY * scale - slack).rounded(.up) / scale)
  }

  /// The device pixels that this extent covers completely, in points; with the same tolerance.
  @inlinable package func roundedIn(scale: CGFloat) -> Extent {
    let slack: CGFloat = 1 / 512
    return Extent(
      minX: (minX * scale - slack).rounded(.up) / scale, minY: (minY * scale - slack).rounded(.up) / scale,
      maxX: (maxX * scale + slack).rounded(.down) / scale, maxY: (maxY * scale + slack).rounded(.down) / scale)
  }
}
