internal import Foundation

/// A half-open rectangle of whole device pixels.
struct PixelRect: Equatable {
  var x0, y0, x1, y1: Int

  init(x0: Int, y0: Int, x1: Int, y1: Int) { (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1) }

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }

  func intersection(_ o: PixelRect) -> PixelRect {
    PixelRect(x0: max(x0, o.x0), y0: max(y0, o.y0), x1: min(x1, o.x1), y1: min(y1, o.y1))
  }

  func union(_ o: PixelRect) -> PixelRect {
    PixelRect(x0: min(x0, o.x0), y0: min(y0, o.y0), x1: max(x1, o.x1), y1: max(y1, o.y1))
  }

  func outset(by d: Int) -> PixelRect { PixelRect(x0: x0 - d, y0: y0 - d, x1: x1 + d, y1: y1 + d) }

  func offset(x: Int, y: Int) -> PixelRect { PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }
}

/// A rectangle in device pixels with `Double` edges, of any place and size.
struct DeviceRect {
  var x0, y0, x1, y1: Double

  init(x0: Double, y0: Double, x1: Double, y1: Double) { (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1) }

  init(_ r: PixelRect) { (x0, y0, x1, y1) = (Double(r.x0), Double(r.y0), Double(r.x1), Double(r.y1)) }

  /// The part near `bounds`, so that its edges fit integers and Cairo's coordinates; nil if outside.
  func cut(to bounds: PixelRect) -> DeviceRect? {
    let margin = 2.0
    let r = DeviceRect(
      x0: max(x0, Double(bounds.x0) - margin), y0: max(y0, Double(bounds.y0) - margin),
      x1: min(x1, Double(bounds.x1) + margin), y1: min(y1, Double(bounds.y1) + margin))
    return r.x0 < r.x1 && r.y0 < r.y1 ? r : nil
  }

  /// The pixels that the rectangle touches; requires a result of `cut(to:)`.
  var touched: PixelRect {
    PixelRect(x0: Int(x0.rounded(.down)), y0: Int(y0.rounded(.down)), x1: Int(x1.rounded(.up)), y1: Int(y1.rounded(.up)))
  }

  /// The pixels of the rectangle if every edge lies on a pixel edge within Cairo's precision (1/256), else nil; requires a result of
  /// `cut(to:)`.
  var whole: PixelRect? {
    let (a, b, c, d) = (x0.rounded(), y0.rounded(), x1.rounded(), y1.rounded())
    let tolerance = 1.0 / 256
    guard abs(a - x0) < tolerance, abs(b - y0) < tolerance, abs(c - x1) < tolerance, abs(d - y1) < tolerance else { return nil }
    return PixelRect(x0: Int(a), y0: Int(b), x1: Int(c), y1: Int(d))
  }
}
