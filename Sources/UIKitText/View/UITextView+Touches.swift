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

/// Selects by taps, by the mouse and by a finger that rests on a text view.
@MainActor final class TextViewTouches {
  private unowned let view: UITextView
  private let tap = TextTapGestureRecognizer()
  private let drag = TextDragGestureRecognizer()
  private let hold = TextHoldGestureRecognizer()
  /// The offset at which a drag of the mouse began.
  private var dragStart = 0
  private var held = Held.nothing

  /// What a resting finger acts on.
  private enum Held {
    case nothing
    /// A link whose menu it has opened.
    case link
    /// The word at which it began to select.
    case word(NSRange)
  }

  init(_ view: UITextView) {
    self.view = view
    hold.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    tap.addAction { [weak self] _ in self?.whileAlive { $0.tapped() } }
    drag.addAction { [weak self] _ in self?.whileAlive { $0.dragged() } }
    hold.addAction { [weak self] _ in self?.whileAlive { $0.rested() } }
  }

  /// A delegate that hears of the beginning may release the view.
  private func whileAlive(_ body: (TextViewTouches) -> Void) { withExtendedLifetime(view) { body(self) } }

  func install() { for gesture in [tap, drag, hold] { view.addGestureRecognizer(gesture) } }

  /// How many taps in succession the present one is.
  var tapCount: Int { tap.tapCount }

  /// Whether a gesture may begin. A view that can only be read uses a single tap for a link, and to end a selection.
  func allow(_ gesture: UIGestureRecognizer) -> Bool {
    guard gesture === tap || gesture === drag || gesture === hold else { return true }
    if !view.isSelectable { return false }
    guard gesture === tap, !view.isEditable, tap.tapCount == 1 else { return true }
    return view.edited.selection.length > 0 && view.isFirstResponder || view.item(at: tap.location(in: view)) != nil
  }

  private func tapped() {
    let point = tap.location(in: view)
    if !view.isEditable, tap.tapCount == 1, let item = view.item(at: point) { return view.perform(item) }
    if !view.becomeFirstResponder() { return }
    let offset = view.closestOffset(to: point)
    view.finishMarked()
    let former = view.edited.selection
    view.select(unit(tap.tapCount, around: offset))
    if !tap.isPointer, tap.tapCount > 1 || former == view.edited.selection { view.editMenu.openBesideSelection() }
    if tap.isPointer { view.publishSelection() }
  }

  /// Selects from the place where the mouse went down to where it is.
  private func dragged() {
    guard [.began, .changed, .ended].contains(drag.state) else { return }
    if drag.state == .began {
      dragStart = view.closestOffset(to: drag.start)
      if !view.becomeFirstResponder() { return }
    }
    guard view.showsSelection else { return }
    let anchor = unit(drag.tapCount, around: dragStart)
    let unit = unit(drag.tapCount, around: view.closestOffset(to: drag.location(in: view)))
    extendSelection(to: unit.location < anchor.location ? unit.location : NSMaxRange(unit), from: anchor)
    if drag.state == .ended { view.publishSelection() }
  }

  /// Moves the caret with a finger that rests first; in a view that can only be read it selects words.
  private func rested() {
    if hold.state == .began {
      let item = view.isEditable ? nil : view.item(at: hold.location(in: view))
      held = item.map { view.openMenu(of: $0) } ?? false ? .link : .nothing
    }
    if case .link = held { return }
    if hold.state == .ended, view.isFirstResponder { view.editMenu.openBesideSelection() }
    guard [.began, .changed].contains(hold.state), view.becomeFirstResponder() else { return }
    let offset = view.closestOffset(to: hold.location(in: view))
    if view.isEditing { return view.select(NSRange(location: offset, length: 0)) }
    let word = view.edited.units.word(around: offset)
    let first = if case .word(let first) = held { first } else { word }
    held = .word(first)
    extendSelection(to: offset < first.location ? word.location : max(NSMaxRange(word), NSMaxRange(first)), from: first)
  }

  /// The character's boundary, the word or the paragraph at an offset, as many taps select it.
  private func unit(_ tapCount: Int, around offset: Int) -> NSRange {
    switch tapCount {
    case ...1: NSRange(location: offset, length: 0)
    case 2: view.edited.units.word(around: offset)
    default: view.paragraphs.content(of: view.paragraphs.paragraph(at: offset))
    }
  }

  private func extendSelection(to offset: Int, from anchor: NSRange) {
    let (before, focus) = (view.edited.selection, view.edited.focus)
    let (start, end) = (min(anchor.location, offset), max(NSMaxRange(anchor), offset))
    view.edited.select(NSRange(location: start, length: end - start), focusAtStart: offset < anchor.location)
    if view.edited.selection != before || view.edited.focus != focus {
      view.selectionChanged()
      if !view.isEditing { view.showCaret() }
    }
  }
}

extension UITextView {
  var pressCount: Int { touches.tapCount }
}
