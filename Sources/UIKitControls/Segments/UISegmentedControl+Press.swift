internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// A finger on the segments.
struct SegmentPress {
  /// The segment under the finger; nil while it is over one that is not enabled, or far away.
  var segment: Int?
  /// Whether the finger went down on the selected segment, whose highlight follows it.
  var carriesSelection: Bool
}

extension UISegmentedControl {
  private func segment(at point: CGPoint) -> Int? {
    let frames = segments.map(\.frame)
    guard let left = frames.map(\.minX).min(), let right = frames.map(\.maxX).max(), right > left else { return nil }
    let x = min(max(left, point.x), right.nextDown)
    return frames.firstIndex { $0.minX <= x && x < $0.maxX }
  }

  private func canSelect(_ index: Int) -> Bool { isEnabled && segments[index].content.isEnabled }

  func beginPress(at point: CGPoint) -> Bool {
    guard let index = segment(at: point), canSelect(index) else { return false }
    moveHighlight { press = SegmentPress(segment: index, carriesSelection: !isMomentary && index == storedSelection) }
    return true
  }

  func movePress(to point: CGPoint) {
    guard var press else { return }
    let index = isTouchInside ? segment(at: point).flatMap { canSelect($0) ? $0 : nil } : nil
    // A highlight that follows the finger stays where it was last.
    if index == press.segment || index == nil && press.carriesSelection && isTouchInside { return }
    press.segment = index
    moveHighlight { self.press = press }
  }

  func endPress(_ event: UIEvent?, selects: Bool) {
    guard let press else { return }
    if selects, let index = press.segment { choose(index, event) } else { moveHighlight { self.press = nil } }
  }

  func moveSelection(forward: Bool) {
    guard storedSelection >= 0 else { return selectByKey(forward ? Array(segments.indices) : segments.indices.reversed()) }
    selectByKey(
      forward ? Array(segments.indices.dropFirst(storedSelection + 1)) : segments.indices.prefix(storedSelection).reversed())
  }

  /// Selects the first of the segments that is enabled; a momentary one performs its action.
  func selectByKey(_ indices: [Int]) {
    guard let index = indices.first(where: { canSelect($0) }) else { return }
    choose(index, nil)
  }

  /// Ends the press of a finger whose segments have changed; its lift selects nothing.
  func endPressOfChange() { press = nil }

  /// Selects a segment as a person does: performs its action and sends `valueChanged`, unless it is selected already.
  func choose(_ index: Int, _ event: UIEvent?) {
    let isNew = isMomentary || index != storedSelection
    moveHighlight { (press, storedSelection) = (nil, index) }
    guard isNew else { return }
    if let action = segments[index].content.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Moves the highlight from where it is to where it belongs after a change of the press or of the selection.
  private func moveHighlight(_ change: () -> Void) {
    // A layout that is due places the highlight at once: it must not see the change.
    if window != nil { layoutIfNeeded() }
    change()
    guard window != nil else { return showSegments() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      self.showSegments()
      self.placeSegments()
    }
  }
}
