internal import Diagnostics
public import Foundation
internal import NibFormat
internal import UIKitControls
@_spi(UIKitModules) public import UIKitCore

/// One screen at a time, and its neighbours by a swipe.
///
/// The data source is asked for the two neighbours when a drag begins, and again after each change of the screen. Pages scroll; the page
/// curl of iOS is not supported.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How screens replace each other.
  public enum TransitionStyle: Int, Sendable {
    /// Screens lie side by side and follow the finger.
    case scroll = 1
  }

  /// The axis on which screens follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Screens lie side by side.
    case horizontal = 0
    /// Screens lie one above the other.
    case vertical
  }

  /// The side from which the next screen comes.
  public enum NavigationDirection: Int, Sendable {
    /// From the side of the following screen: right, or left in a layout from right to left, or below.
    case forward = 0
    /// From the side of the preceding screen.
    case reverse
  }

  /// Names of options of the initializer.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The points between two screens, a number; 0 by default.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Asked for neighbours; without one the screen cannot be swiped. Held weakly.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceChanged() } }
  }

  /// Receives the changes by touch; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Always `scroll`.
  open var transitionStyle: TransitionStyle { .scroll }

  /// Whether pages have backs, which turning them like those of a book shows; false by default. Screens that scroll have none, on iOS too.
  open var isDoubleSided = false

  /// The axis that the initializer was given.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal

  let spacing: CGFloat
  let scrollView: UIScrollView = PageScrollView()
  let scroller = PageScroller()
  var pageControl: UIPageControl?
  /// The screen at rest, or the one that a turn leaves.
  var shown: UIViewController?
  var turn: PageTurn?
  /// Whether the next step of a drag completes the turn.
  var catchesTurn = false
  var neighbors: PageNeighbors?
  var isChanging = false
  /// The last change asked for, until it is made.
  var waiting: PageChange?

  /// - Parameter options: `interPageSpacing`, a finite number of at least 0.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    spacing = Self.spacing(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    self.navigationOrientation = navigationOrientation
  }

  /// A horizontal controller; both arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    spacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller that a storyboard describes; from another coder a horizontal one.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    spacing = max(0, nib?.number(.pageSpacing) ?? 0)
    super.init(coder: coder)
    if let value = nib?.choice(.navigationOrientation, NavigationOrientation.self) { navigationOrientation = value }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    switch name {
    case "delegate": delegate = value as? any UIPageViewControllerDelegate
    case "dataSource": dataSource = value as? any UIPageViewControllerDataSource
    default: return super.connectOutlet(name, to: value)
    }
    return true
  }

  private static func spacing(_ option: Any?) -> CGFloat {
    guard let option else { return 0 }
    let spacing =
      (option as? CGFloat) ?? (option as? Double).map { CGFloat($0) } ?? (option as? Int).map { CGFloat($0) }
      ?? (option as? NSNumber).map { CGFloat($0.doubleValue) }
    guard let spacing, spacing.isFinite, spacing >= 0 else {
      programmingError(
        "UIPageViewController(options:) has the interPageSpacing \(option): give a finite number of points, at least 0")
    }
    return spacing
  }

  // MARK: Screens

  /// The screen shown, in an array; nil before the first one is set. During an animation of `setViewControllers` the new one.
  open var viewControllers: [UIViewController]? {
    let controller = waiting?.controller ?? turn.flatMap { $0.isByTouch ? nil : $0.controller } ?? shown
    return controller.map { [$0] }
  }

  /// Shows another screen. The delegate receives no message. Inside a message of a change, as in `viewWillAppear(_:)`, the screen changes after that.
  ///
  /// - Parameters:
  ///   - viewControllers: Exactly one; another count stops the program.
  ///   - direction: The side from which the screen comes if the change is animated, which it is in a window only.
  ///   - completion: Called once, with false if something else ended the animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let next = viewControllers?.first, viewControllers?.count == 1 else {
      programmingError(
        """
        UIPageViewController.setViewControllers(_:direction:animated:completion:) was given \(viewControllers?.count ?? 0) screens: give \
        exactly one
        """)
    }
    change(PageChange(controller: next, direction: direction, animated: animated, completion: completion))
  }

  // MARK: Orientation

  /// What the delegate says; without one those of every controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// What the delegate says; without one the present orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Overrides

  open override func loadView() {
    view = PageView(frame: UIScreen.main.bounds, controller: self)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setUpScrolling()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    setSafeAreas()
    view.setNeedsLayout()
  }

  open override var childForStatusBarHidden: UIViewController? { shown }
  open override var childForStatusBarStyle: UIViewController? { shown }
  @_spi(UIKitModules) open override var presentedChild: UIViewController? { shown }
}

/// Supplies the neighbours of a screen.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The screen before `viewController`; nil if it is the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The screen after `viewController`; nil if it is the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// The number of dots of the page control; 0, the default, shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// The dot of the present screen, asked after `setViewControllers`; a swipe goes to the next dot. 0 by default.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives the changes of the screen by touch. Every method is optional.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Sent when a neighbour begins to come in.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// Sent when the screens are at rest again.
  ///
  /// - Parameters:
  ///   - finished: Whether the movement came to its end.
  ///   - previousViewControllers: The screen shown before.
  ///   - completed: Whether another screen is shown now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// The orientations that the controller allows; by default those of every controller.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation to which a simulated device turns if it must; the present one by default.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Those of every controller.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { pageViewController.usualOrientations }

  /// The present one.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { pageViewController.presentOrientation }

  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
