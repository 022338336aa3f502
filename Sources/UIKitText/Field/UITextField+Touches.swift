internal import CoreGraphics
internal import Foundation
internal import UIKitCore

// Fingers and the mouse on a field.
extension UITextField {
  func setUpTouches() {
    let drag = TextDragGestureRecognizer()
    drag.addAction { [weak self] in self?.dragged($0) }
    let hold = UILongPressGestureRecognizer()
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    hold.addAction { [weak self] in self?.held($0) }
    for gesture in [drag, hold] { addGestureRecognizer(gesture) }
  }

  func touchBegan(_ touch: UITouch?) {
    guard let touch else { return }
    dragAnchor = closestOffset(to: touch.location(in: self).x)
  }

  func touchEnded(_ touch: UITouch?) {
    guard let touch, bounds.contains(touch.location(in: self)), isEnabled else { return }
    if !isEditing {
      guard becomeFirstResponder(), isEditing else { return }
      layoutIfNeeded()
      // A secure field is replaced as a whole, the caret stays at its end.
      if !replacesAll { place(caretAt: touch) }
      return
    }
    switch touch.tapCount {
    case ...1: place(caretAt: touch)
    case 2 where isSecureTextEntry: selectAll(nil)
    case 2: select(edited.units.word(around: closestOffset(to: touch.location(in: self).x)))
    default: selectAll(nil)
    }
  }

  private func place(caretAt touch: UITouch) {
    finishMarked()
    select(NSRange(location: closestOffset(to: touch.location(in: self).x), length: 0))
  }

  /// Selects from the place where the mouse went down to where it is.
  private func dragged(_ gesture: UIGestureRecognizer) {
    if gesture.state == .began, !isEditing { becomeFirstResponder() }
    guard isEditing, [.began, .changed, .ended].contains(gesture.state) else { return }
    layoutIfNeeded()
    let offset = closestOffset(to: gesture.location(in: self).x)
    let before = edited.selection
    edited.select(
      NSRange(location: min(dragAnchor, offset), length: abs(offset - dragAnchor)), focusAtStart: offset < dragAnchor)
    if edited.selection != before { selectionChanged() }
  }

  /// Moves the caret with a finger that rests first.
  private func held(_ gesture: UIGestureRecognizer) {
    if gesture.state == .began, !isEditing { becomeFirstResponder() }
    guard isEditing, [.began, .changed].contains(gesture.state) else { return }
    layoutIfNeeded()
    select(NSRange(location: closestOffset(to: gesture.location(in: self).x), length: 0))
  }
}
