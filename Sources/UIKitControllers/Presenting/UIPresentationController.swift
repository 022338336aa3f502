internal import Diagnostics
public import Foundation
@_spi(UIKitModules) public import UIKitCore
public import UIKitTypes

/// Manages a presented controller from its coming to its leaving: where its view is, and what is around it.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Where the presentation is on its way. Every change is in `UIPresentationController+Phases.swift`.
  enum Phase { case idle, presenting(ModalTransition), presented, dismissing(ModalTransition) }

  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?
  var phase = Phase.idle
  final var container: PresentationContainer?
  /// The controller whose `present` was called.
  weak var source: UIViewController?
  /// The presenting controller's view, while the presentation keeps it off the window, and the view that it was in.
  var removedView: (view: UIView, superview: UIView)?

  /// Receives questions about dismissals by the person, and their messages; weak, nil by default.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes the presentation of a controller; nothing is shown before `present(_:animated:completion:)`. Holds both controllers weakly.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    (presented, presenter) = (presentedViewController, presentingViewController)
    super.init()
  }

  // MARK: Controllers and views

  /// The controller that is shown.
  open var presentedViewController: UIViewController {
    guard let presented else {
      programmingError("UIPresentationController.presentedViewController was released; keep it as long as you ask for it")
    }
    return presented
  }

  /// The controller below; before the presentation begins possibly the presented one.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }

  func setPresenter(_ controller: UIViewController) { presenter = controller }

  /// The presented controller's view, unless overridden with a view that contains it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presentation takes place; nil before it begins and after it has ended.
  open var containerView: UIView? { container }

  /// The style of the presented controller.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  // MARK: Behaviour, for overrides

  /// The frame of `presentedView` in the container: all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the window; false for the styles of the current context.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }

  /// Whether the presenting controller's view leaves the window when the presented one is shown; false unless the style is
  /// `.fullScreen` or `.currentContext`.
  open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen || presentationStyle == .currentContext }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presented controller comes; the place to add views to the container.
  open func presentationTransitionWillBegin() {}

  /// Called after the presented controller has come, or with false after the presentation was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the presented controller leaves.
  open func dismissalTransitionWillBegin() {}

  /// Called after the presented controller has left, or with false after the dismissal was taken back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Places what the standard animation shows at a part of the way, 0 to 1: a dimming view, say. Called in animations.
  func placeSurroundings(_ progress: CGFloat) {}

  // MARK: Traits and sizes

  /// The traits of the container, or of the presented controller while there is none.
  open var traitCollection: UITraitCollection { container?.traitCollection ?? presentedViewController.traitCollection }

  /// Does nothing unless overridden; the framework does not call it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The presented controller's preferred size.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the presented controller's `preferredContentSize` has changed: lays the container out.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// Does nothing unless overridden; the framework does not call it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size of a child in the container: the container's.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  {
    parentSize
  }

  /// Called before the window's size changes; passes it to the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let child = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: child, with: coordinator)
  }

  /// Called before the traits change; passes them to the presented controller.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}

/// Decides whether a person may dismiss a presentation, and learns of it. A dismissal by code sends nothing.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Asked at a swipe, a tap beside the sheet or Escape; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called before the dismissal begins.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the dismissal has ended.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a person tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIModalPresentationStyle {
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  var isSheet: Bool {
    switch self {
    case .automatic, .none, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }
}
