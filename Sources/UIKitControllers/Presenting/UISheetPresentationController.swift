internal import Diagnostics
public import Foundation
@_spi(UIKitModules) public import UIKitCore
internal import QuartzCore
internal import UIKitGraphics

/// Receives changes of a sheet's height as well as questions about its dismissal. Every method is optional.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after a person, not code, has moved the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// A sheet at the bottom edge that a person drags between heights and off the screen; in a window at least 768 points wide, in the
/// middle.
///
/// The sheet consumes a drag that begins on a scroll view in it if the scroll view is at its top and the finger moves down, or if the sheet can grow
/// and the finger moves up; else the scroll view scrolls. Unlike on iOS the screen below is dimmed but not made smaller.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private(set) lazy var dimming = DimmingView { [weak self] in self?.dismissByPerson() }
  let grabber = UIView()
  private(set) lazy var pan = SheetPan(self)
  /// Top edge in the container while a finger moves the sheet.
  var draggedTop: CGFloat?
  /// The look of the presented view before it was rounded.
  private var formerLook: (view: UIView, radius: CGFloat, corners: CACornerMask, clips: Bool)?
  private var selected: Detent.Identifier?

  /// The heights at which the sheet rests, in any order; `.large()` alone by default. An empty list is a programming error.
  open var detents: [Detent] = [.large()] {
    didSet {
      ensure(!detents.isEmpty, "UISheetPresentationController.detents = []: give at least one detent, such as .large()")
      updateFrame()
    }
  }

  /// The detent at which the sheet rests; nil for the lowest. One that is not among `detents` counts as nil.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      selected = newValue
      updateFrame()
    }
  }

  /// Whether a bar at the upper edge shows that the sheet can be dragged; false by default.
  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }

  /// In points; nil, the default, for 10. Negative and other numbers that are not finite are a programming error.
  open var preferredCornerRadius: CGFloat? {
    didSet {
      ensure(
        preferredCornerRadius.map { $0.isFinite && $0 >= 0 } ?? true,
        "UISheetPresentationController.preferredCornerRadius = \(preferredCornerRadius ?? 0): give a finite number from 0 up")
      presentedView?.layer.cornerRadius = cornerRadius
    }
  }

  /// The highest detent at which nothing is dimmed and touches beside the sheet reach what is below; nil, the default, for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateFrame() } }

  /// Whether the sheet stays at the bottom edge, with its detents, in a window of compact height; false, the default, lets it cover such a window.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { updateFrame() } }

  /// Whether a sheet at the bottom edge of a window of compact height is as wide as its controller prefers; false by default, for the whole width.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { updateFrame() } }

  /// The view over whose middle a sheet in a wide window stands, as far as the window has room; held weakly. nil, the default, for the middle of the
  /// window.
  open weak var sourceView: UIView? { didSet { updateFrame() } }

  /// Whether a drag upwards on a scroll view that is at its top makes the sheet higher before it scrolls; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  var cornerRadius: CGFloat { preferredCornerRadius ?? 10 }

  /// Sheets cover the window, and what is below stays.
  open override var shouldPresentInFullscreen: Bool { true }
  open override var shouldRemovePresentersView: Bool { false }
  @_spi(UIKitModules) open override var backdrop: UIView? { dimming }
  @_spi(UIKitModules) open override var isDismissedByTouches: Bool { true }
  @_spi(UIKitModules) open override func attemptWasRefused() { rest(at: restingDetent) }

  /// Animates changes of `detents` and `selectedDetentIdentifier` made in `changes`.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []) { changes() }
    }
  }

  /// Asks each detent for its height again, after what they depend on has changed.
  open func invalidateDetents() { updateFrame() }

  open override func presentationTransitionWillBegin() {
    guard let container = containerView, let view = presentedView else { return }
    dimming.cover(container)
    formerLook = (view, view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds)
    view.layer.cornerRadius = cornerRadius
    view.layer.maskedCorners = roundedCorners
    view.clipsToBounds = true
    view.addGestureRecognizer(pan)
    grabber.isHidden = !prefersGrabberVisible
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    view.addSubview(grabber)
    placeGrabber(width: frameOfPresentedViewInContainerView.width)
    container.traitOverrides.userInterfaceLevel = .elevated
  }

  /// The frame at rest: at a detent, or in the middle of a wide window.
  open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

  open override func containerViewWillLayoutSubviews() { updateFrame() }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { updateFrame() } else { restoreLook() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { restoreLook() }
  }

  /// Makes the presented view as it was: an app may show it in another way next.
  private func restoreLook() {
    grabber.removeFromSuperview()
    guard let (view, radius, corners, clips) = formerLook else { return }
    formerLook = nil
    view.removeGestureRecognizer(pan)
    (view.layer.cornerRadius, view.layer.maskedCorners, view.clipsToBounds) = (radius, corners, clips)
  }

  @_spi(UIKitModules) open override func placeSurroundings(_ progress: CGFloat) {
    dimming.alpha = isUndimmed ? 0 : progress * DimmingView.strength
  }
}
