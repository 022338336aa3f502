public import Foundation
internal import UIKitAccessibility
internal import UIKitControls
internal import UIKitCore

extension XCUIElement {
  /// The place of a slider's thumb, from 0 at the least value to 1; 0 of anything else.
  public var normalizedSliderPosition: CGFloat { (nodes.first?.object as? UISlider).map(\.position) ?? 0 }

  /// Drags the thumb of a slider to a place between its least value, 0, and its greatest, 1. The value is exact but for rounding.
  public func adjust(
    toNormalizedSliderPosition normalizedSliderPosition: CGFloat, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let (call, place) = ("adjust(toNormalizedSliderPosition:)", TestPlace(fileID, filePath, line, column))
    guard let first = node(call, place) else { return }
    guard let slider = first.object as? UISlider else {
      return place.fail("\(words).\(call): \(type(of: first.object)) is not a UISlider\n\n\(stage.report)")
    }
    guard normalizedSliderPosition >= 0, normalizedSliderPosition <= 1 else {
      return place.fail("\(words).\(call): give a position from 0 to 1, not \(normalizedSliderPosition)")
    }
    if !stage.isHittable(first) { stage.scrollIntoView(first) }
    guard let node = node(call, place) else { return }
    guard slider.isEnabled, stage.isHittable(node) else {
      return place.fail("\(words).\(call): the slider is disabled, off the screen or covered\n\n\(stage.report)")
    }
    let (start, end) = (slider.thumbMiddle(at: slider.position), slider.thumbMiddle(at: normalizedSliderPosition))
    stage.drag(
      from: slider.convert(start, to: stage.window), to: slider.convert(end, to: stage.window), duration: 0.2,
      holdBeforeLift: 0.1)
    stage.isAtRest(within: 2)
  }
}

extension UISlider {
  fileprivate var position: CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  fileprivate func thumbMiddle(at position: CGFloat) -> CGPoint {
    let value = minimumValue + (maximumValue - minimumValue) * Float(position)
    let place = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return CGPoint(x: place.midX, y: place.midY)
  }
}
