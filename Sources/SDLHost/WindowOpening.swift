internal import Foundation

/// The initial and the smallest size of a window, in units of the window system.
struct WindowOpening: Equatable {
  var size: SIMD2<Int32>
  var minimum: SIMD2<Int32>

  /// Units reserved for the window manager's frame and title bar. Our choice: twice GNOME's title bar would be 74, most have 20 to 40.
  static let frame = SIMD2<Int32>(8, 48)

  /// - Parameters:
  ///   - size: The requested size in points.
  ///   - minimum: In points; a smaller request is enlarged to it.
  ///   - usable: The display without its panels, in units; nil if unknown. Neither size exceeds it.
  init(size: CGSize, minimum: CGSize, scale: CGFloat, usable: SIMD2<Int32>?) {
    var (wish, least) = (Self.units(size, scale), Self.units(minimum, scale))
    if let usable {
      let room = pointwiseMax(usable &- Self.frame, SIMD2(1, 1))
      wish = pointwiseMin(wish, room)
    }
    least = pointwiseMin(least, wish)
    (self.size, self.minimum) = (wish, least)
  }

  /// At most what window systems can address.
  static func units(_ size: CGSize, _ scale: CGFloat) -> SIMD2<Int32> {
    func unit(_ length: CGFloat) -> Int32 { Int32(min((length * scale).rounded(), CGFloat(Int16.max))) }
    return SIMD2(unit(size.width), unit(size.height))
  }
}
