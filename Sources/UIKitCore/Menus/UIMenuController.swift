internal import CoreGraphics
public import Foundation
public import Selectors
internal import UIKitGraphics

/// An entry that an app adds to the editing menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// What the menu shows.
  open var title: String
  /// Performed by the first object of the responder chain that can.
  open var action: Selector

  /// Makes an entry.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The editing menu before `UIEditMenuInteraction`: the commands that the first responder can perform, and items of the app.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The side of the menu at which its target is.
  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

  /// Posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu leaves.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has left.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  /// Posted when the menu has another frame.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  /// The menu of `UIScreen.main`.
  open class var shared: UIMenuController { UIScreen.main.menuController }

  /// The app's items; nil by default. Each is shown while an object of the responder chain can perform its action.
  open var menuItems: [UIMenuItem]?
  /// Kept for the next time that the menu is shown; `up` and `down` decide on the menu's side.
  open var arrowDirection = ArrowDirection.default
  private weak var target: UIView?
  private var rect = CGRect.zero
  private weak var overlay: MenuOverlay?
  private var frameAtLast = CGRect.zero

  override init() {}

  /// Whether the menu is shown. Setting it shows the menu at the target rectangle, or hides it.
  open var isMenuVisible: Bool {
    get { overlay.map { !$0.isClosing } ?? false }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu at the target rectangle, or hides it.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show() } else { hideMenu() }
  }

  /// What the menu is shown beside, in the view's coordinates. The view is not retained.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { (rect, target) = (targetRect, targetView) }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu if it is of that view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hideMenu() } }

  /// Hides the menu.
  open func hideMenu() { overlay?.dismiss() }

  /// Asks the responder chain again for what it can perform, while the menu is shown.
  open func update() {
    guard isMenuVisible, let overlay, let target else { return }
    let menu = makeMenu(target)
    if menu.children.isEmpty { hideMenu() } else { overlay.replace(menu) }
    reportFrame()
  }

  /// The frame of the menu on the screen; zero while it is not shown.
  open var menuFrame: CGRect { isMenuVisible ? overlay?.panelOnScreen ?? .zero : .zero }

  private func makeMenu(_ view: UIView) -> UIMenu {
    let responder = view.window?.editingResponder(over: view) ?? view
    let own = (menuItems ?? []).compactMap { item -> UICommand? in
      guard responder.target(forAction: item.action, withSender: self) != nil else { return nil }
      return UICommand(title: item.title, action: item.action)
    }
    return UIMenu(children: responder.suggestedEditActions() + own)
  }

  private func show() {
    guard let target, let window = target.window else { return }
    overlay?.dismiss()
    let menu = makeMenu(target)
    guard menu.hasLeaves else { return }
    let overlay = MenuOverlay(menu, beside: target) { [weak self, weak target] element, _ in
      guard let self, let command = element as? UICommand, let view = target else { return element.performFromMenu(of: target) }
      let responder = view.window?.editingResponder(over: view) ?? view
      guard let object = responder.target(forAction: command.action, withSender: self) else { return }
      UIApplication.shared.sendAction(command.action, to: object, from: self, for: nil)
    }
    overlay.anchor = rect
    overlay.arrow = arrowDirection == .up ? .up : arrowDirection == .down ? .down : .automatic
    overlay.isLight = true
    self.overlay = overlay
    post(Self.willShowMenuNotification)
    let opening = MenuAnimator(nil)
    opening.addCompletion { [weak self] in self?.post(Self.didShowMenuNotification) }
    overlay.alongside = opening
    overlay.onClose = { [weak self, weak overlay] in
      self?.post(Self.willHideMenuNotification)
      let closing = MenuAnimator(nil)
      closing.addCompletion { self?.post(Self.didHideMenuNotification) }
      overlay?.alongside = closing
    }
    guard overlay.open() else { return }
    window.layoutIfNeeded()
    reportFrame()
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func reportFrame() {
    let frame = menuFrame
    if frame != frameAtLast { post(Self.menuFrameDidChangeNotification) }
    frameAtLast = frame
  }
}

extension UIMenu {
  /// Whether there is anything that a person can choose.
  var hasLeaves: Bool { children.contains { ($0 as? UIMenu)?.hasLeaves ?? !$0.shownAttributes.contains(.hidden) } }
}
