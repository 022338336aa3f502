internal import Diagnostics
public import Foundation
public import UIKitGraphics

/// Manages a presented controller from its coming to its leaving: where its view is, and what is around it.
///
/// The methods that are called at the beginning and the end of a transition, and around the container's layout, are for overriding.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// Where the presentation is on its way. Every change is in `UIPresentationController+Phases.swift`.
  enum Phase { case idle, presenting(ModalTransition), presented, dismissing(ModalTransition) }

  private weak var presented: UIViewController?
  private weak var presenter: UIViewController?
  final var phase = Phase.idle
  /// Dismissals called by messages of the beginning, which are done after it; nil at other times.
  final var waiting: [() -> Void]?
  final var container: PresentationContainer?
  /// The controller whose `present` was called.
  final weak var source: UIViewController?
  /// The presenting controller's view, while the presentation has removed it from the window.
  final var removedView: RemovedView?

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

  /// The view in which the presentation happens; nil before it begins and after it has ended.
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

  /// Called after the presented controller has come, or with false after the presentation was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the presented controller leaves.
  open func dismissalTransitionWillBegin() {}

  /// Called after the presented controller has left, or with false after the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The style in narrow windows; `.none`, which is no other style, unless overridden.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The same for given traits: by default in a narrow window `adaptivePresentationStyle`, else `.none`.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    isInNarrowWindow ? adaptivePresentationStyle : .none
  }

  /// Whether the window in which the presentation begins is narrow.
  final var isInNarrowWindow = false

  /// How the presented controller comes without an animator of its own.
  @_spi(UIKitModules) open var standardTransition: UIModalTransitionStyle { presentedViewController.modalTransitionStyle }
  /// The view behind the presented one that receives touches.
  @_spi(UIKitModules) open var backdrop: UIView? { nil }
  /// Whether a touch outside and Escape dismiss.
  @_spi(UIKitModules) open var isDismissedByTouches: Bool { false }
  /// What presents as a sheet in a narrow window.
  @_spi(UIKitModules) open var sheetInNarrowWindow: UIPresentationController { self }
  /// Called before the presentation in any style.
  @_spi(UIKitModules) open func prepare() {}
  /// Whether editing ends in the window when the presentation begins: keys would go on to a field that is covered.
  @_spi(UIKitModules) open var endsEditing: Bool { true }
  /// Whether the presentation ends with its presenting controller's place in a container.
  @_spi(UIKitModules) open var leavesWithContext: Bool { false }
  /// Whether a view outside receives a touch at a point of the container.
  @_spi(UIKitModules) open func passesTouch(at point: CGPoint) -> Bool { false }
  /// Called after a person's attempt was refused.
  @_spi(UIKitModules) open func attemptWasRefused() {}

  /// Places what the standard animation shows at a part of the way, 0 to 1: a dimming view, say. Called in animations.
  @_spi(UIKitModules) open func placeSurroundings(_ progress: CGFloat) {}

  // MARK: Traits and sizes

  /// The traits of the container, or of the presented controller while there is none.
  open var traitCollection: UITraitCollection { container?.traitCollection ?? presentedViewController.traitCollection }

  /// The framework does not call it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The presented controller's preferred size.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the presented controller's `preferredContentSize` has changed: lays the container out.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// The framework does not call it.
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

/// Chooses the style of a presentation, decides whether a person may dismiss it, and learns of that. A dismissal by code sends nothing.
/// Every method is optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a narrow window; `.none` for the controller's own. By default the presentation controller's.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The same for any window, asked before the presentation; by default the former in a narrow window, else `.none`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called with what presents in another style.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  /// The controller to present in another style, such as a navigation controller around the presented one; nil by default.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the presentation with its style, `.none` for the controller's own.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
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
  /// Returns the presentation controller's own answer.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle
  }
  /// Asks for the style of a narrow window.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    controller.isInNarrowWindow ? adaptivePresentationStyle(for: controller) : .none
  }
  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Returns nil.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIModalPresentationStyle {
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  package var isSheet: Bool {
    switch self {
    case .automatic, .none, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }
}
