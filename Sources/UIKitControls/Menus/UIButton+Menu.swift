internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// The finger that opens a button's menu, and the open menu.
@MainActor final class ButtonMenu {
  /// Seconds of holding, and points that the finger may move meanwhile, for a menu that is not the primary action: those of a long press.
  static let holdDuration = 0.5
  static let slop: CGFloat = 10

  /// Performs the menu's actions in place of the button: an item of a bar.
  weak var sender: AnyObject?
  weak var overlay: MenuOverlay?
  /// The finger that has opened the menu, or may do so.
  weak var finger: UITouch?
  private var start = CGPoint.zero
  /// Whether the finger has moved since it went down: a finger that has not chooses nothing, in a menu that covers the button.
  private(set) var hasMoved = false
  private var timer: TimerToken?

  /// The open menu that the finger has opened and still holds.
  func held(by touches: Set<UITouch>) -> (overlay: MenuOverlay, finger: UITouch)? {
    guard let finger, touches.contains(finger), timer == nil, let overlay, !overlay.isClosing else { return nil }
    return (overlay, finger)
  }

  func begin(_ touch: UITouch, in button: UIButton) {
    (finger, start, hasMoved) = (touch, touch.location(in: button.window), false)
  }

  func wait(in button: UIButton, then open: @escaping @MainActor () -> Void) {
    timer = button.window?.screen.driver.schedule(after: Self.holdDuration) { [weak self] in
      self?.timer = nil
      open()
    }
  }

  /// Records that the finger has moved, which ends the waiting for the end of the hold.
  func moved(in button: UIButton) {
    guard let finger else { return }
    let point = finger.location(in: button.window)
    guard hypot(point.x - start.x, point.y - start.y) > Self.slop else { return }
    hasMoved = true
    if timer != nil { stopWaiting() }
  }

  func stopWaiting() {
    timer?.cancel()
    timer = nil
    finger = nil
  }
}

extension UIButton {
  /// Whether the button shows the element of its menu that is on.
  var isPopup: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  var openMenu: MenuOverlay? { menuState?.overlay.flatMap { $0.isClosing ? nil : $0 } }

  /// Opens the menu; does nothing outside of a window, or if the menu has nothing to show.
  ///
  /// - Parameter point: Where a pointer opens it; nil for beside the button.
  func showMenu(at point: CGPoint? = nil) {
    guard openMenu == nil, window != nil else { return }
    sendActions(for: .menuActionTriggered)
    guard let menu else { return }
    let overlay = MenuOverlay(menu, beside: self) { [weak self] in self?.perform($0, only: $1) }
    overlay.anchor = point.map { CGRect(origin: $0, size: .zero) }
    overlay.elementOrder = preferredMenuElementOrder
    overlay.onClose = { [weak self] in self?.setNeedsUpdateConfiguration() }
    guard overlay.open() else { return }
    menuState?.overlay = overlay
    setNeedsUpdateConfiguration()
  }

  private func perform(_ element: UIMenuElement, only selection: UIMenu?) {
    selection?.select(element)
    if isPopup, let menu {
      menu.select(element, inAll: true)
      showSelection()
    }
    if let action = element as? UIAction {
      guard let sender = menuState?.sender else { return sendAction(action) }
      action.performWithSender(sender, target: nil)
    } else if let command = element as? UICommand {
      let target = target(forAction: command.action, withSender: command)
      UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
    }
  }

  /// The menu was replaced, or what tapping does.
  func menuChanged() {
    if menu != nil, menuState == nil { menuState = ButtonMenu() }
    showSelection()
    if let overlay = openMenu { if let menu { overlay.replace(menu) } else { overlay.dismiss() } }
    update()
  }

  /// Title and image of the element that is on become the button's; of none the first one is turned on.
  private func showSelection() {
    guard isPopup, let menu else { return }
    let leaves = menu.leaves
    guard let element = leaves.first(where: { $0.shownState == .on }) ?? leaves.first else { return }
    menu.select(element, inAll: true)
    if configuration != nil {
      configuration?.title = element.title
      configuration?.image = element.image
    } else {
      setTitle(element.title, for: .normal)
      setImage(element.image, for: .normal)
    }
  }

  // MARK: The finger

  func menuTouchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let menuState, menu != nil, menuState.finger == nil, let touch = touches.first else { return }
    menuState.begin(touch, in: self)
    if showsMenuAsPrimaryAction {
      openHeldMenu(touches, event)
    } else {
      menuState.wait(in: self) { [weak self] in
        guard let self, isTracking else { return }
        openHeldMenu(touches, event)
      }
    }
  }

  /// Opens the menu in place of the primary action.
  private func openHeldMenu(_ touches: Set<UITouch>, _ event: UIEvent?) {
    showMenu()
    guard openMenu != nil else { return }
    cancelTouches(touches, with: event)
  }
}
