internal import CoreGraphics
public import Foundation
internal import ManualHost
internal import UIKitAccessibility
internal import UIKitCore

/// How fast a finger moves, in points per second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Points per second.
  public let rawValue: CGFloat

  /// A number that is not positive is the default.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// `init(rawValue:)` without a label.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  /// `init(rawValue:)`
  public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
  /// `init(rawValue:)`
  public init(integerLiteral value: Int) { rawValue = CGFloat(value) }

  /// The whole way in 0.1 s.
  public static let `default` = XCUIGestureVelocity(0)
  /// 300 points per second. Our choice.
  public static let slow = XCUIGestureVelocity(300)
  /// 4000 points per second. Our choice.
  public static let fast = XCUIGestureVelocity(4000)

  /// Seconds for a way; one over a tiny part of the screen ends too.
  func duration(from: CGPoint, to: CGPoint) -> TimeInterval {
    guard rawValue > 0, rawValue.isFinite else { return 0.1 }
    return min(hypot(to.x - from.x, to.y - from.y) / rawValue, 60)
  }
}

extension XCUIElement {
  // MARK: Swipes

  /// Swipes upward through the middle of the element: a list shows what lies below.
  public func swipeUp(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    swipe("swipeUp()", CGPoint(x: 0, y: -1), velocity, TestPlace(fileID, filePath, line, column))
  }

  /// Swipes downward through the middle of the element.
  public func swipeDown(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    swipe("swipeDown()", CGPoint(x: 0, y: 1), velocity, TestPlace(fileID, filePath, line, column))
  }

  /// Swipes to the left through the middle of the element. A row shows its actions; the first one is performed by a longer way:
  /// `coordinate(withNormalizedOffset:)`.
  public func swipeLeft(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    swipe("swipeLeft()", CGPoint(x: -1, y: 0), velocity, TestPlace(fileID, filePath, line, column))
  }

  /// Swipes to the right through the middle of the element, as `swipeLeft(velocity:)` does.
  public func swipeRight(
    velocity: XCUIGestureVelocity = .default, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    swipe("swipeRight()", CGPoint(x: 1, y: 0), velocity, TestPlace(fileID, filePath, line, column))
  }

  private func swipe(_ call: String, _ direction: CGPoint, _ velocity: XCUIGestureVelocity, _ place: TestPlace) {
    actOnVisiblePart(call, place) { area in
      let way = Self.swipe(across: area, direction)
      let start = CGPoint(x: area.midX - way.x / 2, y: area.midY - way.y / 2)
      let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
      stage.drag(from: start, to: end, duration: velocity.duration(from: start, to: end))
    }
  }

  /// 0.7 of the height; of the width 0.4, so that a row's actions are revealed and the first one is not performed, but at least 100 points
  /// where there is room. Our choice.
  private static func swipe(across area: CGRect, _ direction: CGPoint) -> CGPoint {
    let width = min(area.width * 0.7, max(area.width * 0.4, 100))
    return CGPoint(x: direction.x * width, y: direction.y * area.height * 0.7)
  }

  // MARK: Several fingers

  /// Taps once with two fingers side by side.
  public func twoFingerTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    tap("twoFingerTap()", taps: 1, fingers: 2, TestPlace(fileID, filePath, line, column))
  }

  /// Taps several times with several fingers side by side.
  public func tap(
    withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tap(
      "tap(withNumberOfTaps:numberOfTouches:)", taps: numberOfTaps, fingers: numberOfTouches,
      TestPlace(fileID, filePath, line, column))
  }

  private func tap(_ call: String, taps: Int, fingers: Int, _ place: TestPlace) {
    guard (1...10).contains(taps), (1...5).contains(fingers) else {
      return place.fail("\(words).\(call): \(taps) taps with \(fingers) fingers; give 1 to 10 taps with 1 to 5 fingers")
    }
    act(call, place) { point in
      for tap in 0..<taps {
        if tap > 0 { stage.advance(by: 0.05) }
        stage.tap(at: point, fingers: fingers)
      }
    }
  }

  /// Moves two fingers apart, or together for a scale less than 1. `velocity` is the scale's change per second, negative for a scale less than 1.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let (call, place) = ("pinch(withScale:velocity:)", TestPlace(fileID, filePath, line, column))
    guard scale > 0, scale.isFinite, velocity.isFinite, velocity != 0, (velocity < 0) == (scale < 1) else {
      return place.fail(
        "\(words).\(call): scale \(scale), velocity \(velocity); the scale is positive, the velocity negative for a scale less than 1"
      )
    }
    actOnVisiblePart(call, place) { area in
      // The fingers come down inside of the element; those that spread may leave it.
      let wide = min(area.width, area.height) * 0.8
      let from = scale < 1 ? wide : min(wide, max(wide / scale, 40))
      stage.pinch(
        at: CGPoint(x: area.midX, y: area.midY), fromSpread: from, toSpread: from * scale,
        duration: min(abs((scale - 1) / velocity), 60))
    }
  }

  /// Turns two fingers around the middle of the element. `rotation` is in radians, clockwise;
  /// `velocity` in radians per second, of which only the magnitude counts.
  public func rotate(
    _ rotation: CGFloat, withVelocity velocity: CGFloat, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let (call, place) = ("rotate(_:withVelocity:)", TestPlace(fileID, filePath, line, column))
    guard rotation.isFinite, velocity.isFinite, velocity != 0 else {
      return place.fail("\(words).\(call): rotation \(rotation), velocity \(velocity); both are finite, the velocity is not 0")
    }
    actOnVisiblePart(call, place) { area in
      stage.rotate(
        around: CGPoint(x: area.midX, y: area.midY), radius: min(area.width, area.height) * 0.4, by: rotation,
        duration: min(abs(rotation / velocity), 60))
    }
  }

  /// - Parameter body: receives the part of the element that is on the screen, in the window's coordinates.
  private func actOnVisiblePart(_ call: String, _ place: TestPlace, _ body: (CGRect) -> Void) {
    guard let node = node(call, place) else { return }
    let area = stage.visiblePart(of: node)
    guard !area.isEmpty else {
      return place.fail("\(words).\(call): the element is not on the screen\n\n\(stage.report)")
    }
    body(stage.window.convert(area, from: nil as UIWindow?))
    stage.isAtRest(within: 2)
  }
}

extension Stage {
  /// Drags with a hold before and after.
  func drag(
    from: CGPoint, to: CGPoint, afterHolding hold: TimeInterval, _ velocity: XCUIGestureVelocity, thenHolding end: TimeInterval
  ) {
    touch(.began, at: from)
    advance(by: hold)
    manual.move(for: velocity.duration(from: from, to: to)) { part in
      [(.moved, CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part), 0)]
    }
    advance(by: end)
    touch(.ended, at: to)
  }

  /// Touches with several fingers, 20 points apart, for 0.05 s.
  fileprivate func tap(at point: CGPoint, fingers: Int) {
    func touches(_ phase: UITouch.Phase) -> [(phase: UITouch.Phase, point: CGPoint, id: Int)] {
      (0..<fingers).map { finger in
        (phase, CGPoint(x: point.x + 20 * (CGFloat(finger) - CGFloat(fingers - 1) / 2), y: point.y), finger)
      }
    }
    manual.touches(touches(.began))
    advance(by: 0.05)
    manual.touches(touches(.ended))
  }

  fileprivate func rotate(around center: CGPoint, radius: CGFloat, by rotation: CGFloat, duration: TimeInterval) {
    func touches(_ phase: UITouch.Phase, _ angle: CGFloat) -> [(UITouch.Phase, CGPoint, Int)] {
      let (x, y) = (cos(angle) * radius, sin(angle) * radius)
      return [(phase, CGPoint(x: center.x - x, y: center.y - y), 0), (phase, CGPoint(x: center.x + x, y: center.y + y), 1)]
    }
    manual.touches(touches(.began, 0))
    manual.move(for: duration) { touches(.moved, rotation * $0) }
    manual.touches(touches(.ended, rotation))
  }
}
