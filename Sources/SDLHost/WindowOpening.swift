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

  /// - Parameter display: In units; the window has no other size.
  init(filling display: SIMD2<Int32>) { (size, minimum) = (display, display) }

  /// A remembered place, if a window there can be reached; nil if its display has gone or has become smaller.
  ///
  /// - Parameter displays: Corner and size of each, in units.
  static func place(_ wish: SIMD2<Int32>?, on displays: [(corner: SIMD2<Int32>, size: SIMD2<Int32>)]) -> SIMD2<Int32>? {
    // The title bar has to be on a display, by which the window is moved.
    guard let handle = wish.map({ $0 &+ frame }) else { return nil }
    let isSeen = displays.contains { display in
      let inside = handle &- display.corner
      return inside.x >= 0 && inside.y >= 0 && inside.x < display.size.x && inside.y < display.size.y
    }
    return isSeen ? wish : nil
  }

  /// At most what window systems can address.
  static func units(_ size: CGSize, _ scale: CGFloat) -> SIMD2<Int32> {
    func unit(_ length: CGFloat) -> Int32 { Int32(min((length * scale).rounded(), CGFloat(Int16.max))) }
    return SIMD2(unit(size.width), unit(size.height))
  }
}
