internal import CoreGraphics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// A tap that says how many taps in succession it ends.
final class TextTapGestureRecognizer: UITapGestureRecognizer {
  private(set) var tapCount = 1
  private(set) var isPointer = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (tapCount, isPointer) = (touches.first?.tapCount ?? 1, touches.first?.type == .indirectPointer)
    super.touchesBegan(touches, with: event)
  }
}

// Fingers and the mouse on a text view.
extension UITextView {
  var pressCount: Int { tap.tapCount }

  func setUpTouches() {
    addInteraction(textDragging.drop)
    tap.addAction { [weak self] in self?.tapped($0) }
    let drag = TextDragGestureRecognizer()
    drag.addAction { [weak self] in self?.dragged($0) }
    let hold = TextHoldGestureRecognizer()
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    hold.addAction { [weak self] in self?.held($0) }
    selectingGestures = [tap, drag, hold]
    for gesture in selectingGestures { addGestureRecognizer(gesture) }
    selectabilityChanged()
  }

  /// A view that can only be read uses a single tap for a link, and to end a selection.
  func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
    guard selectingGestures.contains(gesture) else { return true }
    if !isSelectable { return false }
    guard gesture === tap, !isEditable, tap.tapCount == 1 else { return true }
    return edited.selection.length > 0 && isFirstResponder || item(at: tap.location(in: self)) != nil
  }

  private func tapped(_ gesture: UIGestureRecognizer) {
    let point = gesture.location(in: self)
    if !isEditable, tap.tapCount == 1, let item = item(at: point) { return perform(item) }
    if !becomeFirstResponder() { return }
    let offset = closestOffset(to: point)
    finishMarked()
    let former = edited.selection
    select(unit(tap.tapCount, around: offset))
    if !tap.isPointer, tap.tapCount > 1 || former == edited.selection { editMenu.openBesideSelection() }
    if tap.isPointer { publishSelection() }
  }

  /// Selects from the place where the mouse went down to where it is.
  private func dragged(_ gesture: UIGestureRecognizer) {
    guard let drag = gesture as? TextDragGestureRecognizer, [.began, .changed, .ended].contains(drag.state) else { return }
    if drag.state == .began {
      dragAnchor = closestOffset(to: drag.start)
      if !becomeFirstResponder() { return }
    }
    guard showsSelection else { return }
    let (anchor, unit) = (
      unit(drag.tapCount, around: dragAnchor), unit(drag.tapCount, around: closestOffset(to: drag.location(in: self)))
    )
    extendSelection(to: unit.location < anchor.location ? unit.location : NSMaxRange(unit), from: anchor)
    if drag.state == .ended { publishSelection() }
  }

  /// Moves the caret with a finger that rests first; in a view that can only be read it selects words.
  private func held(_ gesture: UIGestureRecognizer) {
    if gesture.state == .began {
      let item = isEditable ? nil : item(at: gesture.location(in: self))
      holdsItem = item.map { openMenu(of: $0) } ?? false
    }
    if holdsItem { return }
    if gesture.state == .ended, isFirstResponder { editMenu.openBesideSelection() }
    guard [.began, .changed].contains(gesture.state) else { return }
    if !becomeFirstResponder() { return }
    let offset = closestOffset(to: gesture.location(in: self))
    if isEditing { return select(NSRange(location: offset, length: 0)) }
    let word = edited.units.word(around: offset)
    if gesture.state == .began { heldWord = word }
    extendSelection(to: offset < heldWord.location ? word.location : max(NSMaxRange(word), NSMaxRange(heldWord)), from: heldWord)
  }

  /// The character's boundary, the word or the paragraph at an offset, as many presses select it.
  private func unit(_ tapCount: Int, around offset: Int) -> NSRange {
    switch tapCount {
    case ...1: NSRange(location: offset, length: 0)
    case 2: edited.units.word(around: offset)
    default: paragraphs.content(of: paragraphs.paragraph(at: offset))
    }
  }

  private func extendSelection(to offset: Int, from anchor: NSRange) {
    let (before, focus) = (edited.selection, edited.focus)
    let (start, end) = (min(anchor.location, offset), max(NSMaxRange(anchor), offset))
    edited.select(NSRange(location: start, length: end - start), focusAtStart: offset < anchor.location)
    if edited.selection != before || edited.focus != focus {
      selectionChanged()
      if !isEditing { showCaret() }
    }
  }
}
