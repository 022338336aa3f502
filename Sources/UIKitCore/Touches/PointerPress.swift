internal import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// A press that is no touch of a view's own: it goes to the deepest view that has a use for it.
@_spi(UIKitModules) public enum PointerPress: Sendable {
  /// The secondary button of a mouse went down.
  case secondary
  /// The middle button of a mouse went down.
  case middle
  /// The menu key, or Shift and F10.
  case menuKey
  /// A finger rests in its place, and no recognizer has recognized anything.
  case hold
}

extension UIView {
  /// Offers a press to this view and to those around it, until one uses it.
  ///
  /// - Parameter place: On the screen.
  @discardableResult func offer(_ press: PointerPress, at place: CGPoint) -> Bool {
    var current: UIView? = self
    while let view = current {
      guard let local = view.point(fromScreen: place) else { return false }
      if view.isUserInteractionEnabled, view.performPress(press, at: local) { return true }
      current = view.superview
    }
    return false
  }

  func performInteractions(_ press: PointerPress, at point: CGPoint) -> Bool {
    for case let interaction as UIContextMenuInteraction in storedInteractions {
      if interaction.open(at: point, by: press) { return true }
    }
    for case let interaction as UIEditMenuInteraction in storedInteractions {
      if interaction.open(at: point, by: press) { return true }
    }
    return false
  }

  /// Whether a finger that rests here may open a menu, for this view or one around it.
  var mayOpenMenuByHold: Bool {
    sequence(first: self, next: { $0.superview }).contains { view in
      view.usesHold || view.storedInteractions.contains { $0 is UIContextMenuInteraction }
    }
  }

  /// The window is to be left: what the view's interactions have opened goes.
  func closeInteractions() {
    for interaction in storedInteractions {
      (interaction as? UIContextMenuInteraction)?.dismissMenu()
      (interaction as? UIToolTipInteraction)?.hide()
      (interaction as? UIEditMenuInteraction)?.dismissMenu()
    }
  }
}

/// Follows the fingers and buttons of one screen that open menus. They are no touches: views and recognizers see nothing of them, or the
/// end of it.
@MainActor final class MenuPresses {
  /// Points that a finger may move while it rests, and that a pointer moves until it chooses.
  private static let slop = UILongPressGestureRecognizer.usualMovement

  private unowned let screen: UIScreen
  private var waiting: (touch: UITouch, start: CGPoint, timer: TimerToken)?
  /// The finger or button that has opened a menu, or has done something else instead of touching.
  private var taken: Taken?

  private struct Taken {
    let id: Int
    let start: CGPoint
    weak var overlay: MenuOverlay?
    /// Where the finger could drag instead, deeper views first.
    var drags: [UIDragInteraction] = []
    var drag: Drag?
    var hasMoved = false
  }

  init(_ screen: UIScreen) { self.screen = screen }

  // MARK: Resting fingers

  /// A finger has gone down.
  func began(_ touch: UITouch, _ others: [UITouch]) {
    stopWaiting()
    guard touch.type == .direct, others.allSatisfy({ $0 === touch }), let view = touch.view, view.mayOpenMenuByHold else {
      return
    }
    let timer = screen.driver.schedule(after: UILongPressGestureRecognizer.usualDuration) { [weak self] in self?.rested() }
    waiting = (touch, touch.screenLocation, timer)
  }

  func moved() {
    guard let waiting else { return }
    let place = waiting.touch.screenLocation
    let isOver = waiting.touch.phase == .ended || waiting.touch.phase == .cancelled
    if isOver || hypot(place.x - waiting.start.x, place.y - waiting.start.y) > Self.slop { stopWaiting() }
  }

  private func stopWaiting() {
    waiting?.timer.cancel()
    waiting = nil
  }

  private func rested() {
    guard let (touch, start, _) = waiting else { return }
    waiting = nil
    let isRecognized = touch.gestureRecognizers?.contains { $0.hasRecognized } ?? false
    guard !isRecognized, let view = touch.view else { return }
    let lifts = touch.gestureRecognizers?.compactMap { $0 as? DragGestureRecognizer } ?? []
    // Without a menu the items are lifted.
    guard view.offer(.hold, at: start) else { return lifts.forEach { $0.lift() } }
    let id = touch.id
    screen.touches.cancel(touch)
    taken = Taken(id: id, start: start, overlay: openMenu(over: view), drags: lifts.compactMap(\.interaction))
  }

  private func openMenu(over view: UIView) -> MenuOverlay? { view.window?.keyReceiver as? MenuOverlay }

  // MARK: Buttons

  /// Removes what belongs to fingers and buttons that have opened something.
  func take(_ raws: [RawTouch]) -> [RawTouch] {
    guard let taken, raws.contains(where: { $0.id == taken.id }) else { return raws }
    for raw in raws where raw.id == taken.id { follow(raw) }
    return raws.filter { $0.id != taken.id }
  }

  private func follow(_ raw: RawTouch) {
    guard var taken else { return }
    if !taken.hasMoved, hypot(raw.location.x - taken.start.x, raw.location.y - taken.start.y) > Self.slop {
      taken.hasMoved = true
      taken.drag = lift(taken)
    }
    self.taken = taken
    if let drag = taken.drag { return follow(raw, with: drag) }
    let overlay = taken.overlay.flatMap { $0.isClosing ? nil : $0 }
    let place = overlay?.point(fromScreen: raw.location)
    switch raw.phase {
    case .moved: if let overlay, taken.hasMoved { overlay.track(place) }
    case .ended:
      self.taken = nil
      if let overlay, let place, taken.hasMoved { overlay.lift(at: place) }
    case .cancelled:
      self.taken = nil
      overlay?.track(nil)
    default: break
    }
  }

  /// The finger that has opened a menu moves on: it carries what lies under it, if that can be dragged.
  private func lift(_ taken: Taken) -> Drag? {
    for interaction in taken.drags {
      guard interaction.isEnabled, let drag = screen.drags.lift(by: interaction, at: taken.start) else { continue }
      taken.overlay?.dismiss()
      return drag
    }
    return nil
  }

  private func follow(_ raw: RawTouch, with drag: Drag) {
    switch raw.phase {
    case .ended:
      taken = nil
      drag.release()
    case .cancelled:
      taken = nil
      drag.cancel()
    default: drag.move(to: raw.location)
    }
  }

  /// A button went down that is not the primary one: what it does besides recognizers that want it.
  func pressed(_ buttons: UIEvent.ButtonMask, _ touch: UITouch) {
    guard let view = touch.view else { return }
    let press: PointerPress
    if buttons.contains(.secondary) {
      press = .secondary
    } else if buttons.contains(.button(3)) {
      press = .middle
    } else {
      return
    }
    screen.toolTips.hide()
    guard view.offer(press, at: touch.screenLocation) else { return }
    let (id, place) = (touch.id, touch.screenLocation)
    screen.touches.cancel(touch)
    taken = Taken(id: id, start: place, overlay: openMenu(over: view))
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer follows a pointer whose primary button is up.
  func hears(_ buttons: UIEvent.ButtonMask) -> Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return !tap.buttonMaskRequired.contains(.primary) && buttons.isSuperset(of: tap.buttonMaskRequired)
  }
}
