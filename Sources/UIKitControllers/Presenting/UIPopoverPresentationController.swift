internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// What a popover's arrow can point at: a view, or an item of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A popover: the presented controller beside a source, in a shape whose arrow points at the source.
///
/// In a window less than 768 points wide the popover is shown as a sheet, unless its delegate answers `.none` to
/// `adaptivePresentationStyle(for:traitCollection:)`. Its size is the controller's `preferredContentSize`; a touch outside dismisses it.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The size of a popover whose controller prefers none, in points: UIKit's.
  private static let usualSize = CGSize(width: 320, height: 480)

  /// Which way the arrow may point; `.any` by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { place() } }
  /// What the arrow points at; held weakly. A popover without a source and without an item is a programming error.
  open weak var sourceView: UIView? { didSet { place() } }
  /// In the coordinates of `sourceView`; null, the default, for all of the view.
  open var sourceRect = CGRect.null { didSet { place() } }
  /// Whether the popover may cover its source where there is no room beside it; false by default.
  open var canOverlapSourceViewRect = false { didSet { place() } }
  /// The item of a bar that the arrow points at, in place of `sourceView`.
  open var barButtonItem: UIBarButtonItem? { didSet { place() } }
  /// What the arrow points at: a view or an item of a bar, which it sets as `sourceView` or `barButtonItem` and the other to nil.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set { (barButtonItem, sourceView) = (newValue as? UIBarButtonItem, newValue as? UIView) }
  }
  /// Which way the arrow points; `.unknown` while no popover is shown.
  open var arrowDirection: UIPopoverArrowDirection { containerView == nil ? .unknown : chrome.placement?.direction ?? .unknown }
  /// Views outside that receive touches while the popover is shown; nil by default.
  open var passthroughViews: [UIView]?
  /// Fills the shape; nil, the default, for the system's background.
  open var backgroundColor: UIColor? { didSet { chrome.fill = backgroundColor } }
  /// Least distances from the edges of the safe area, in points; 10 each by default.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { place() } }
  /// The sheet that is shown in a narrow window; its detents can be set.
  public private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.delegate = delegate
    return sheet
  }()

  private let chrome = PopoverView()
  private lazy var outside: DimmingView = {
    let view = DimmingView { [weak self] in self?.dismissByPerson() }
    view.backgroundColor = .clear
    return view
  }()
  private var placedSize: CGSize?
  /// Where the source was last, in the container: while the popover is shown it may leave, or come to stand inside of the popover.
  private var lastSource: CGRect?
  /// Whether the source was in the window after the last layout.
  private var hasSource = false

  /// Receives the messages of the adaptive sheet too.
  open override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { adaptiveSheetPresentationController.delegate = delegate }
  }

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  // MARK: Presentation

  /// `.pageSheet`, for narrow windows.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }
  /// The shape, with the presented controller's view in it.
  open override var presentedView: UIView? { chrome }
  /// Popovers stand in the window, and what is below stays.
  open override var shouldPresentInFullscreen: Bool { true }
  open override var shouldRemovePresentersView: Bool { false }
  @_spi(UIKitModules) open override var standardTransition: UIModalTransitionStyle { .crossDissolve }
  @_spi(UIKitModules) open override var backdrop: UIView? { outside }
  @_spi(UIKitModules) open override var isDismissedByTouches: Bool { true }
  @_spi(UIKitModules) open override var sheetInNarrowWindow: UIPresentationController { adaptiveSheetPresentationController }

  @_spi(UIKitModules) open override func prepare() { popoverDelegate?.prepareForPopoverPresentation(self) }

  open override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    outside.cover(container)
    outside.alpha = 1
    // Dark popovers are lighter than what is below them.
    container.traitOverrides.userInterfaceLevel = .elevated
    chrome.hold(presentedViewController.view)
    chrome.fill = backgroundColor
    chrome.placement = placement
    placedSize = container.bounds.size
    container.window?.screen.add(self)
  }

  /// Beside the source.
  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  open override func containerViewWillLayoutSubviews() { place() }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    UIView.animate(withDuration: 0.25) { self.place() }
  }

  // MARK: Place

  /// What the arrow points at, in the container.
  private func findSource() -> CGRect {
    guard let container = containerView else { return .zero }
    let bar = shownBarItem
    hasSource = bar != nil || isOutside(sourceView)
    if !hasSource, let lastSource { return lastSource }
    guard let view = bar ?? sourceView else {
      programmingError(
        "UIPopoverPresentationController.sourceView is nil, and no barButtonItem is in a bar: set one before "
          + "present(\(type(of: presentedViewController)), animated:)")
    }
    // The source's own surroundings may be laid out after the popover.
    view.layoutIfNeeded()
    return place(of: view, in: container)
  }

  private func place(of source: UIView, in container: UIView) -> CGRect {
    source.convert(source !== sourceView || sourceRect.isNull ? source.bounds : sourceRect, to: container)
  }

  private var shownBarItem: UIView? { barButtonItem?.shownView.flatMap { $0.window === containerView?.window ? $0 : nil } }

  /// Whether a view can be pointed at. One inside of the popover moves with it: the popover would follow itself.
  private func isOutside(_ view: UIView?) -> Bool {
    guard let view, let container = containerView else { return false }
    return view.window === container.window && !view.isDescendant(of: chrome)
  }

  private var placement: PopoverPlacement? {
    guard let container = containerView else { return nil }
    let source = findSource()
    // The layout around the source can have dismissed the popover, and released what it presented.
    guard containerView === container else { return nil }
    lastSource = source
    let preferred = presentedViewController.preferredContentSize
    return PopoverPlacement(
      of: preferred == .zero ? Self.usualSize : preferred, at: source,
      in: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins), permittedArrowDirections,
      overlaps: canOverlapSourceViewRect, radius: PopoverView.radius)
  }

  private func place() {
    guard let container = containerView, ownsFrame else { return }
    if placedSize != container.bounds.size {
      placedSize = container.bounds.size
      askForSource()
    }
    guard let placement else { return }
    chrome.placement = placement
    if chrome.frame != placement.frame {
      chrome.frame = placement.frame
      // The source of a popover above may stand in this one.
      presentedViewController.presentedViewController?.presentationController?.containerView?.setNeedsLayout()
    }
    chrome.layoutIfNeeded()
  }

  /// Lets the delegate choose another source after the window has changed its size.
  private func askForSource() {
    guard var view = sourceView, barButtonItem == nil else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let before = (view, rect)
    popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== before.0 { sourceView = view }
    if rect != before.1 { sourceRect = rect }
  }

  @_spi(UIKitModules) open override func passesTouch(at point: CGPoint) -> Bool {
    guard let container = containerView, let passthroughViews else { return false }
    return passthroughViews.contains {
      $0.window === container.window && $0.point(inside: $0.convert(point, from: container), with: nil)
    }
  }
}

extension UIPopoverPresentationController: LayoutFollower {
  /// Places the popover again when its source has come into the window or stands elsewhere, as when what surrounds the source has been laid
  /// out after the popover.
  package func follow() -> Bool {
    guard let container = containerView, ownsFrame else { return false }
    let hadSource = hasSource
    let source = shownBarItem ?? (isOutside(sourceView) ? sourceView : nil)
    hasSource = source != nil
    guard let source, !hadSource || place(of: source, in: container) != lastSource else { return false }
    container.setNeedsLayout()
    return true
  }
}

/// Prepares and places a popover, besides what it decides of every presentation. Every method is optional.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the presentation, also of a sheet.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called after the window has changed its size, to choose another source.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

/// A pointer to an object: without Objective-C nothing is released later.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}
