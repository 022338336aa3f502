internal import CSDL2
internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

/// What the display thread reports to the main thread.
struct DisplayMessage: Sendable {
  /// SDL's number of the window; 0 for what belongs to none.
  var window: UInt32
  var event: DisplayEvent

  init(_ event: DisplayEvent, window: UInt32 = 0) { (self.event, self.window) = (event, window) }
}

/// A message of a window, or of the display. Lengths are points, times are seconds on `DisplayClock`.
enum DisplayEvent: Sendable {
  /// The window opened, or its size or density changed.
  case resized(WindowGeometry)
  /// The window has another place on the display: the corner of its content in pixels, and that of its frame in units of the window system.
  case moved(CGPoint, frame: SIMD2<Int32>)
  case touch(RawTouch, at: TimeInterval)
  /// A mouse without a pressed button; nil after it has left the window.
  case hover(CGPoint?, UIKeyModifierFlags, at: TimeInterval)
  /// An amount to add to the content offset; `isPrecise` for trackpads.
  case wheel(CGPoint, at: CGPoint, isPrecise: Bool, UIKeyModifierFlags, time: TimeInterval)
  case key(RawKey, at: TimeInterval)
  /// Text of an input method: finished without `marked`, else with the selection in text that may still change, in UTF-16 units.
  case text(String, marked: NSRange?, at: TimeInterval)
  /// Another program has changed the clipboard's text; nil for no text.
  case clipboard(String?)
  /// The text that a person has selected last in any program; nil for none.
  case primarySelection(String?)
  /// Something was dragged here from another program, and dropped.
  case dropped([DroppedItem], at: CGPoint, time: TimeInterval)
  /// The mouse button for "back".
  case back(at: TimeInterval)
  /// The requested frame starts now, to be drawn for this time.
  case tick(TimeInterval)
  /// A picture that is traced shows; microseconds of the display thread.
  case presented(microseconds: Int)
  /// The window has got the keys.
  case focused
  /// The person has closed the window, which is gone.
  case closed
  /// The window that `WindowCommand.close` names is gone: no picture of it is read any more.
  case destroyed
  /// The window system has ended.
  case lost
}

/// A message from the main thread to the display thread.
enum DisplayCommand: Sendable {
  case open(WindowConfiguration, WindowOpeningReply)
  /// A command for the window with SDL's number; ignored if that has gone.
  case window(UInt32, WindowCommand)
  case setClipboard(String)
  case setPrimarySelection(String)
  /// Closes all windows and ends SDL.
  case quit
}

/// A message for one window.
enum WindowCommand: Sendable {
  case requestTick
  case present(Presentation)
  case setTitle(String)
  /// Premultiplied pixels.
  case setIcon(CGImage)
  /// Whether the screen saver waits.
  case keepAwake(Bool)
  case toggleFullScreen
  case setPointer(PointerShape)
  case change(WindowRequest)
  /// Where the caret is, in points: an input method shows its candidates there.
  case setCaret(CGRect)
  /// Puts the window in front and asks for the keys.
  case raise
  case close
}

/// The size of the window in window system units, pixels and points.
struct WindowGeometry: Equatable, Sendable {
  /// In units of the window system, in which mouse positions are reported.
  var units: SIMD2<Int32>
  var pixels: SIMD2<Int32>
  /// Pixels per point.
  var scale: CGFloat
  /// Of the display on which the window lies.
  var framesPerSecond = 60
  var isFullScreen = false

  /// - Parameter override: The scale that the person has set, for window systems without one of their own (X11).
  init(units: SIMD2<Int32>, pixels: SIMD2<Int32>, override: CGFloat?) {
    (self.units, self.pixels) = (units, pixels)
    scale = override ?? max(1, CGFloat(pixels.x) / CGFloat(max(1, units.x)))
  }

  var unitsPerPoint: CGFloat { CGFloat(units.x) / max(1, size.width) }

  /// In points.
  var size: CGSize { CGSize(width: CGFloat(pixels.x) / scale, height: CGFloat(pixels.y) / scale) }

  /// The point for a position in units of the window system.
  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x / CGFloat(max(1, units.x)) * size.width, y: y / CGFloat(max(1, units.y)) * size.height)
  }

  /// A rectangle in points in units of the window system, cut to the window.
  func units(_ area: CGRect) -> SDL_Rect {
    func unit(_ length: CGFloat, _ all: CGFloat, _ count: Int32) -> Int32 {
      length.isFinite && all > 0 ? Int32((min(max(0, length), all) / all * CGFloat(count)).rounded()) : 0
    }
    return SDL_Rect(
      x: unit(area.minX, size.width, units.x), y: unit(area.minY, size.height, units.y), w: unit(area.width, size.width, units.x),
      h: unit(area.height, size.height, units.y))
  }
}

/// A picture on the canvas with its changed rectangles.
///
/// Unchecked `Sendable`: between `present` and the next tick the main thread does not change the canvas.
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

  /// The whole pixels of a picture of `size` pixels that `rect`, in points, touches; nil if none.
  init?(_ rect: CGRect, scale: CGFloat, in size: SIMD2<Int32>) {
    let left = max(0, (rect.minX * scale + 0.001).rounded(.down))
    let top = max(0, (rect.minY * scale + 0.001).rounded(.down))
    let right = min(CGFloat(size.x), (rect.maxX * scale - 0.001).rounded(.up))
    let bottom = min(CGFloat(size.y), (rect.maxY * scale - 0.001).rounded(.up))
    guard right > left, bottom > top else { return nil }
    (x, y, width, height) = (Int32(left), Int32(top), Int32(right - left), Int32(bottom - top))
  }
}
