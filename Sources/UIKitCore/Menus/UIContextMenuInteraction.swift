internal import CoreGraphics
public import Foundation
internal import UIKitGraphics

/// Decides on the menu of a view, and hears of it.
///
/// The messages come in this order: the configuration; the preview to lift; `willDisplayMenuFor`; if the preview is tapped,
/// `willPerformPreviewActionForMenuWith`; at the end the preview to go back to, and `willEndFor`.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place in the interaction's view; nil for none there, which leaves the press to the views around.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// What a finger lifts; nil, the default, for the answer of the older message below, and that of nil for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// Where the preview goes when the menu is dismissed; nil, the default, for the answer of the older message below, and that of nil for
  /// where it came from.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// The preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  /// The menu is about to appear.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The menu is about to leave.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  /// The form before iOS 16 of `highlightPreviewForItemWithIdentifier`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// The form before iOS 16 of `dismissalPreviewForItemWithIdentifier`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}

/// Opens a menu for a view: by a click of the secondary button, at the pointer and without a preview; by a finger that rests on the view,
/// beside the view, which is lifted; by the menu key or Shift and F10 while the view has the focus.
///
/// The open menu is dismissed when the view leaves its window. One menu is open in a window at a time.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: Int, Sendable {
    /// No menu is open.
    case unknown
    /// With a preview, as a finger opens it.
    case rich
    /// The menu alone.
    case compact
  }

  /// Not retained. Without one no menu opens.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The place of the last press on the screen.
  private var place = CGPoint.zero
  private var shown: Shown?

  private struct Shown {
    let configuration: UIContextMenuConfiguration
    let appearance: Appearance
    weak var overlay: MenuOverlay?
    var preview: UITargetedPreview?
    var controller: UIViewController?
  }

  /// - Parameter delegate: Not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  open func didMove(to view: UIView?) { self.view = view }

  /// How the open menu is shown; `.unknown` while none is open.
  open var menuAppearance: Appearance { shown?.appearance ?? .unknown }

  /// Where the menu was opened, in a view's coordinates, or in those of the window if nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let window = own.window else { return .zero }
    let inWindow = window.convertFromParent(place)
    return view.map { window.convert(inWindow, to: $0) } ?? inWindow
  }

  /// Replaces what the open menu shows; does nothing while none is open.
  ///
  /// - Parameter block: Called with the menu or submenu that is visible; returns what to show in its place.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
    guard let overlay = shown?.overlay else { return }
    overlay.replaceVisible(block(overlay.visibleMenu))
  }

  /// Dismisses the open menu; does nothing while none is open.
  open func dismissMenu() { shown?.overlay?.dismiss() }

  // MARK: Opening

  /// Opens the menu for a press; false if the delegate has none there.
  func open(at point: CGPoint, by press: PointerPress) -> Bool {
    guard let view, view.window != nil, let delegate, press != .middle else { return false }
    place = view.convertToScreen(point)
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point) else { return false }
    return present(configuration, at: point, by: press)
  }

  /// Opens the menu of a control beside its attachment point.
  func openAttached() -> Bool {
    guard let control = view as? UIControl, let delegate, control.window != nil else { return false }
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    place = control.convertToScreen(middle)
    guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: middle) else { return false }
    return present(configuration, at: control.menuAttachmentPoint(for: configuration), by: .secondary)
  }

  private func present(_ configuration: UIContextMenuConfiguration, at point: CGPoint, by press: PointerPress) -> Bool {
    guard let view, let window = view.window, let delegate else { return false }
    shown?.overlay?.dismiss()
    let appearance: Appearance = press == .hold ? .rich : .compact
    let preview = delegate.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    // The delegate may have removed the view.
    guard view.window === window else { return false }
    let controller = appearance == .rich ? configuration.previewProvider?() : nil
    guard let menu = configuration.actionProvider?([]) ?? (appearance == .rich ? UIMenu() : nil), view.window === window else {
      return false
    }
    let overlay = MenuOverlay(menu, beside: view) { [weak view] element, selection in
      selection?.select(element)
      element.performFromMenu(of: view)
    }
    shown = Shown(
      configuration: configuration, appearance: appearance, overlay: overlay, preview: preview, controller: controller)
    if appearance == .rich {
      guard let lifted = preview ?? .shown(view) else { return false }
      lift(lifted, controller, configuration, in: overlay)
    } else {
      overlay.anchor = CGRect(origin: point, size: .zero)
      // A menu of keys is beside what has the focus.
      if press == .menuKey, let frame = preview?.frame(in: window) { overlay.anchor = view.convert(frame, from: window) }
    }
    return show(overlay, configuration, controller)
  }

  private func lift(
    _ preview: UITargetedPreview, _ controller: UIViewController?, _ configuration: UIContextMenuConfiguration,
    in overlay: MenuOverlay
  ) {
    guard let view, let window = view.window else { return }
    overlay.anchor = preview.frame(in: window).map { view.convert($0, from: window) }
    overlay.elementOrder = configuration.preferredMenuElementOrder
    overlay.setPreview(LiftedPreview(preview, controller, badge: configuration.badge, in: window))
    overlay.onCommit = { [weak self] in self?.commit() }
  }

  private func show(_ overlay: MenuOverlay, _ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) -> Bool
  {
    let animator = MenuAnimator(controller)
    overlay.alongside = animator
    overlay.onEnding = { [weak self] in self?.ending() ?? .back(nil) }
    overlay.onClose = { [weak self, weak overlay] in if let overlay { self?.end(overlay) } }
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    // The message may have removed the view, which has ended the menu already.
    guard shown?.overlay === overlay else { return true }
    view?.stopScrollingAround()
    if overlay.open() { return true }
    if shown?.overlay === overlay { shown = nil }
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    return true
  }

  // MARK: Closing

  private func ending() -> MenuOverlay.Ending {
    guard let shown, let window = view?.window else { return .back(nil) }
    if isGrowing { return .grown }
    let preview = delegate?.contextMenuInteraction(
      self, configuration: shown.configuration, dismissalPreviewForItemWithIdentifier: shown.configuration.identifier)
    let former = shown.preview.flatMap { $0.view.window == nil ? nil : $0 }
    let target = preview ?? former ?? (shown.preview == nil ? view.flatMap { .shown($0) } : nil)
    return .back(target?.frame(in: window) == nil ? nil : target)
  }

  private var isGrowing = false

  private func end(_ overlay: MenuOverlay) {
    guard let shown, shown.overlay === overlay else { return }
    let animator = MenuAnimator(shown.controller)
    if let committed { animator.add(committed) }
    overlay.alongside = animator
    self.shown = nil
    (committed, isGrowing) = (nil, false)
    delegate?.contextMenuInteraction(self, willEndFor: shown.configuration, animator: animator)
  }

  private var committed: MenuAnimator?

  private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
    let animator = MenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    committed = animator
    isGrowing = animator.preferredCommitStyle == .pop
  }

  private func commit() {
    guard let shown else { return }
    commit(shown.configuration, shown.controller)
    dismissMenu()
  }
}

extension UIMenuElement {
  /// Does what the element means, chosen in a menu of a view.
  package func performFromMenu(of source: UIView?) {
    if let action = self as? UIAction {
      action.performWithSender(source, target: nil)
    } else if let command = self as? UICommand {
      let start = source?.window?.firstResponder ?? source
      guard let target = start?.target(forAction: command.action, withSender: command) else { return }
      UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
    }
  }
}

extension UIView {
  /// Ends the scrolling of all scroll views around, where they are.
  func stopScrollingAround() {
    for case let scroll as UIScrollView in sequence(first: self, next: { $0.superview }) where scroll.isDecelerating {
      scroll.setContentOffset(scroll.contentOffset, animated: false)
    }
  }

  func convertToScreen(_ point: CGPoint) -> CGPoint {
    guard let window else { return point }
    return window.convertToParent(convert(point, to: window as UIView))
  }
}
