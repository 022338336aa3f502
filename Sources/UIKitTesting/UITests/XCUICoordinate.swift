public import CoreGraphics
public import Foundation
internal import UIKitCore

/// A place in an element, found anew at every use, for fingers.
@preconcurrency @MainActor public final class XCUICoordinate {
  /// The element that the place belongs to.
  public let referencedElement: XCUIElement
  private let part: CGVector
  private let offset: CGVector

  init(_ element: XCUIElement, part: CGVector, offset: CGVector) {
    (referencedElement, self.part, self.offset) = (element, part, offset)
  }

  /// In points of the screen.
  public var screenPoint: CGPoint {
    let frame = referencedElement.frame
    return CGPoint(
      x: frame.minX + frame.width * part.dx + offset.dx, y: frame.minY + frame.height * part.dy + offset.dy)
  }

  /// The place that lies some points further.
  public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      referencedElement, part: part, offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  // MARK: Fingers

  /// Taps the place.
  public func tap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act("tap()", TestPlace(fileID, filePath, line, column)) { $0.tap(at: $1) }
  }

  /// Taps the place twice.
  public func doubleTap(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    act("doubleTap()", TestPlace(fileID, filePath, line, column)) { $0.doubleTap(at: $1) }
  }

  /// Holds a finger on the place for `duration` seconds.
  public func press(
    forDuration duration: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    act("press(forDuration:)", TestPlace(fileID, filePath, line, column)) { $0.longPress(at: $1, duration: duration) }
  }

  /// Holds a finger on the place for `duration` seconds, then drags it to another one within 0.3 s.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    drag("press(forDuration:thenDragTo:)", to: otherCoordinate, TestPlace(fileID, filePath, line, column)) {
      $0.drag(from: $1, to: $2, holdBeforeDrag: duration)
    }
  }

  /// Holds a finger on the place for `duration` seconds, drags it to another one, and holds it there before it lifts.
  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let call = "press(forDuration:thenDragTo:withVelocity:thenHoldForDuration:)"
    drag(call, to: otherCoordinate, TestPlace(fileID, filePath, line, column)) {
      $0.drag(from: $1, to: $2, afterHolding: duration, velocity, thenHolding: holdDuration)
    }
  }

  private func drag(
    _ call: String, to other: XCUICoordinate, _ place: TestPlace, _ body: (Stage, CGPoint, CGPoint) -> Void
  ) {
    guard other.referencedElement.node(call, place) != nil else { return }
    act(call, place) { stage, start in body(stage, start, stage.window.convert(other.screenPoint, from: nil as UIWindow?)) }
  }

  private func act(_ call: String, _ place: TestPlace, _ body: (Stage, CGPoint) -> Void) {
    guard referencedElement.node(call, place) != nil else { return }
    let stage = referencedElement.stage
    let point = stage.window.convert(screenPoint, from: nil as UIWindow?)
    guard stage.window.bounds.contains(point) else {
      return place.fail("\(referencedElement.words).coordinate.\(call): \(screenPoint) is off the screen\n\n\(stage.report)")
    }
    body(stage, point)
    stage.isAtRest(within: 2)
  }
}

extension XCUIElement {
  /// The place in the element at a part of its size: (0, 0) is its upper left corner, (1, 1) its lower right one.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, part: normalizedOffset, offset: CGVector(dx: 0, dy: 0))
  }
}
