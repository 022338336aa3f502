internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// Fingers and the mouse on a field.
extension UITextField {
  func setUpTouches() {
    addInteraction(textDragging.drop)
    let drag = TextDragGestureRecognizer()
    drag.addAction { [weak self] in self?.dragged($0) }
    let hold = TextHoldGestureRecognizer()
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    hold.addAction { [weak self] in self?.held($0) }
    for gesture in [drag, hold] { addGestureRecognizer(gesture) }
  }

  func touchBegan(_ touch: UITouch?) {
    guard let touch else { return }
    (pressOffset, pressCount) = (closestOffset(to: touch.location(in: self).x), touch.tapCount)
  }

  func touchEnded(_ touch: UITouch?) {
    guard let touch, bounds.contains(touch.location(in: self)), isEnabled else { return }
    if !isEditing {
      guard becomeFirstResponder(), isEditing else { return }
      layoutIfNeeded()
      // A secure field is replaced as a whole, the caret stays at its end.
      if !session.replacesAll { place(caretAt: touch) }
      return
    }
    let former = edited.selection
    switch touch.tapCount {
    case ...1: place(caretAt: touch)
    case 2 where isSecureTextEntry: selectAll(nil)
    case 2: select(edited.units.word(around: closestOffset(to: touch.location(in: self).x)))
    default: selectAll(nil)
    }
    if touch.type == .indirectPointer { return publishSelection() }
    if touch.tapCount > 1 || former == edited.selection { editMenu.openBesideSelection() }
  }

  private func place(caretAt touch: UITouch) {
    finishMarked()
    select(NSRange(location: closestOffset(to: touch.location(in: self).x), length: 0))
  }

  /// The boundary, the word or the whole line at an offset, by the number of presses.
  private func unit(around offset: Int) -> NSRange {
    if pressCount <= 1 { return NSRange(location: offset, length: 0) }
    return pressCount == 2 && !isSecureTextEntry ? edited.units.word(around: offset) : NSRange(location: 0, length: edited.length)
  }

  /// Selects from the place where the mouse went down to where it is.
  private func dragged(_ gesture: UIGestureRecognizer) {
    if gesture.state == .began, !isEditing { becomeFirstResponder() }
    guard isEditing, [.began, .changed, .ended].contains(gesture.state) else { return }
    layoutIfNeeded()
    let offset = closestOffset(to: gesture.location(in: self).x)
    let before = edited.selection
    let (anchor, unit) = (unit(around: pressOffset), unit(around: offset))
    edited.select(NSUnionRange(anchor, unit), focusAtStart: unit.location < anchor.location)
    if edited.selection != before { selectionChanged() }
    if gesture.state == .ended { publishSelection() }
  }

  /// Moves the caret with a finger that rests first.
  private func held(_ gesture: UIGestureRecognizer) {
    if gesture.state == .ended, isEditing { editMenu.openBesideSelection() }
    if gesture.state == .began, !isEditing { becomeFirstResponder() }
    guard isEditing, [.began, .changed].contains(gesture.state) else { return }
    layoutIfNeeded()
    select(NSRange(location: closestOffset(to: gesture.location(in: self).x), length: 0))
  }
}
