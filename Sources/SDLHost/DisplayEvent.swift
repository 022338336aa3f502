internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// What the display thread tells the main thread. Points, seconds on `DisplayClock`.
enum DisplayEvent: Sendable {
  enum TouchPhase: Sendable { case began, moved, ended, cancelled }

  /// The window opened, or its size or density changed.
  case resized(WindowGeometry)
  case touch(id: Int, TouchPhase, CGPoint, UIKeyModifierFlags, at: TimeInterval)
  /// A mouse without its button down; nil when it has left the window.
  case hover(CGPoint?, UIKeyModifierFlags, at: TimeInterval)
  /// Content offset to add; `isPrecise` for trackpads.
  case wheel(CGPoint, at: CGPoint, isPrecise: Bool, UIKeyModifierFlags, time: TimeInterval)
  case key(RawKey, at: TimeInterval)
  /// The mouse's button for the way back.
  case back(at: TimeInterval)
  /// The frame that was asked for starts now, to be drawn for this time.
  case tick(TimeInterval)
  /// A picture that is traced shows; microseconds of the display thread.
  case presented(microseconds: Int)
  case closed
  /// The window system has ended, and the window with it.
  case lost
}

/// What the main thread asks of the display thread.
enum DisplayCommand: Sendable {
  case requestTick
  case present(Presentation)
  case setTitle(String)
  /// Premultiplied pixels.
  case setIcon(CGImage)
  case toggleFullScreen
  case close
}

/// How large the window is, in its three units.
struct WindowGeometry: Equatable, Sendable {
  /// In the window system's own units, in which the mouse reports.
  var units: SIMD2<Int32>
  var pixels: SIMD2<Int32>
  /// Pixels a point.
  var scale: CGFloat

  /// `override` is the user's wish where the window system has no say (X11 has none).
  init(units: SIMD2<Int32>, pixels: SIMD2<Int32>, override: CGFloat?) {
    (self.units, self.pixels) = (units, pixels)
    scale = override ?? max(1, CGFloat(pixels.x) / CGFloat(max(1, units.x)))
  }

  /// In points.
  var size: CGSize { CGSize(width: CGFloat(pixels.x) / scale, height: CGFloat(pixels.y) / scale) }

  /// The point under a place of the window, in the window system's units.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x / CGFloat(max(1, units.x)) * size.width, y: y / CGFloat(max(1, units.y)) * size.height)
  }
}

/// A picture on the canvas, of which some rectangles changed.
///
/// Sendable by a promise of time: from `present` until the next tick the main thread leaves the canvas alone.
struct Presentation: @unchecked Sendable {
  var pixels: UnsafeRawPointer
  var bytesPerRow: Int
  /// In pixels.
  var size: SIMD2<Int32>
  /// In pixels, inside `size`.
  var damage: [PixelRect]
  /// Whether the main thread waits for `DisplayEvent.presented`.
  var isTraced = false
}

struct PixelRect: Equatable, Sendable {
  var x, y, width, height: Int32

  /// The whole pixels that `rect`, in points, touches inside a picture of `size` pixels; nil if none.
  init?(_ rect: CGRect, scale: CGFloat, in size: SIMD2<Int32>) {
    let left = max(0, (rect.minX * scale + 0.001).rounded(.down))
    let top = max(0, (rect.minY * scale + 0.001).rounded(.down))
    let right = min(CGFloat(size.x), (rect.maxX * scale - 0.001).rounded(.up))
    let bottom = min(CGFloat(size.y), (rect.maxY * scale - 0.001).rounded(.up))
    guard right > left, bottom > top else { return nil }
    (x, y, width, height) = (Int32(left), Int32(top), Int32(right - left), Int32(bottom - top))
  }
}
