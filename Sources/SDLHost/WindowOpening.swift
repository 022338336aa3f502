internal import Foundation

/// How large a window opens, and how small it can be made. In the window system's units.
struct WindowOpening: Equatable {
  var size: SIMD2<Int32>
  var minimum: SIMD2<Int32>

  /// Units that the window manager's frame and title bar may take. Our choice: twice GNOME's title bar would be 74, most have 20 to 40.
  static let frame = SIMD2<Int32>(8, 48)

  /// - Parameters:
  ///   - size: The wish, in points.
  ///   - minimum: In points; a wish below it counts.
  ///   - usable: The display without its panels, in units; nil where the window system does not say. Neither size exceeds it.
  init(size: CGSize, minimum: CGSize, scale: CGFloat, usable: SIMD2<Int32>?) {
    func units(_ size: CGSize) -> SIMD2<Int32> {
      SIMD2(Int32((size.width * scale).rounded()), Int32((size.height * scale).rounded()))
    }
    var (wish, least) = (units(size), units(minimum))
    if let usable {
      let room = pointwiseMax(usable &- Self.frame, SIMD2(1, 1))
      wish = pointwiseMin(wish, room)
    }
    least = pointwiseMin(least, wish)
    (self.size, self.minimum) = (wish, least)
  }
}
