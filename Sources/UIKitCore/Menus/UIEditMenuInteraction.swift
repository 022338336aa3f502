internal import CoreGraphics
public import Foundation
internal import Selectors
internal import UIKitGraphics

/// At which side of its target an edit menu prefers to be.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// Below, or above where there is more room.
  case automatic
  /// Below the target.
  case up
  /// Above the target.
  case down
  /// At the right of the target, as `automatic` here.
  case left
  /// At the left of the target, as `automatic` here.
  case right
}

/// Where an edit menu is shown.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
  /// Tells configurations apart; a unique one unless it was given.
  public let identifier: AnyHashable
  /// In the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// `.automatic` by default.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// - Parameter identifier: nil makes a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
  }
}

/// Animations beside those of an edit menu.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is called when the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension MenuAnimator: UIEditMenuInteractionAnimating {}

/// Decides on an edit menu, and hears of it.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// The menu; nil, the default, for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// What the menu is shown beside, in the view's coordinates; by default the source point.
  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect

  /// The menu is about to appear.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// The menu is about to leave.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions) }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { CGRect(origin: configuration.sourcePoint, size: .zero) }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Shows a menu with the commands of editing that the responder chain can perform. It is a column beside its target, as a menu of a
/// button is, and not iOS's bar.
///
/// A click of the secondary button on the view presents the menu by itself, at the pointer.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Not retained. Without one the suggested actions are shown.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var shown: (configuration: UIEditMenuConfiguration, overlay: MenuOverlay)?

  /// - Parameter delegate: Not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  open func didMove(to view: UIView?) { self.view = view }

  /// Where the menu was presented last, in a view's coordinates, or in those of the window if nil; zero while none is.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let shown, let window = own.window else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view ?? window as UIView)
  }

  /// Presents the menu, in place of one that is presented. Does nothing outside of a window, or if there is nothing to show.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) { present(configuration, isLight: true) }

  /// - Parameter isLight: Whether keys and touches elsewhere go to the window.
  package func present(_ configuration: UIEditMenuConfiguration, isLight: Bool) {
    guard let view, view.window != nil else { return }
    dismissMenu()
    guard let menu = menu(for: configuration) else { return }
    let overlay = MenuOverlay(menu, beside: view) { [weak view] element, selection in
      selection?.select(element)
      element.performFromMenu(of: view)
    }
    guard overlay.hasRows else { return }
    overlay.anchor = target(for: configuration)
    overlay.arrow = configuration.preferredArrowDirection
    overlay.isLight = isLight
    shown = (configuration, overlay)
    let animator = MenuAnimator(nil)
    overlay.alongside = animator
    overlay.onClose = { [weak self, weak overlay] in
      guard let self, let overlay, let shown, shown.overlay === overlay else { return }
      let animator = MenuAnimator(nil)
      overlay.alongside = animator
      self.shown = nil
      delegate?.editMenuInteraction(self, willDismissMenuFor: shown.configuration, animator: animator)
    }
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    // The message may have dismissed the menu already, or removed the view.
    guard shown?.overlay === overlay, !overlay.open() else { return }
    shown = nil
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: MenuAnimator(nil))
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    guard let view else { return nil }
    let suggested = (view.window?.editingResponder(over: view) ?? view).suggestedEditActions()
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
  }

  private func target(for configuration: UIEditMenuConfiguration) -> CGRect {
    delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  /// Dismisses the menu; does nothing while none is presented.
  open func dismissMenu() { shown?.overlay.dismiss() }

  /// Asks for the menu anew while it is presented.
  open func reloadVisibleMenu() {
    guard let shown else { return }
    if let menu = menu(for: shown.configuration) { shown.overlay.replace(menu) } else { dismissMenu() }
  }

  /// Asks for the target rectangle anew while the menu is presented.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown else { return }
    shown.overlay.anchor = target(for: shown.configuration)
    shown.overlay.moveToAnchor(animated: animated)
  }

  /// Whether the menu is open.
  package var isPresented: Bool { shown != nil }

  func open(at point: CGPoint, by press: PointerPress) -> Bool {
    guard press == .secondary || press == .menuKey else { return false }
    present(UIEditMenuConfiguration(identifier: nil, sourcePoint: point), isLight: false)
    return isPresented
  }
}

extension UIWindow {
  /// The responder whose commands a menu over a view has: what is edited if that is the view or inside or around it, else the view.
  func editingResponder(over view: UIView) -> UIResponder {
    guard let first = firstResponder else { return view }
    if let own = first as? UIView, own.isDescendant(of: view) { return own }
    return sequence(first: view as UIResponder, next: { $0.next }).contains { $0 === first } ? first : view
  }
}

extension UIResponder {
  private static let editCommands: [(String, String)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]

  /// The commands of editing that the chain from here up can perform, and what its responders add to the system of context menus.
  package func suggestedEditActions() -> [UIMenuElement] {
    let commands = Self.editCommands.compactMap { title, name -> UICommand? in
      let selector = Selector(name)
      guard target(forAction: selector, withSender: nil) != nil else { return nil }
      return UICommand(title: title, action: selector)
    }
    let edit = UIMenu(title: "", identifier: .standardEdit, options: .displayInline, children: commands)
    let tree = MenuTree(UIMenu(title: "", identifier: .root, children: [edit]), .context)
    for responder in sequence(first: self, next: { $0.next }) { responder.buildMenu(with: tree) }
    return tree.root.children
  }
}
