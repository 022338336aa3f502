internal import Diagnostics
public import Foundation
internal import NibFormat
@_spi(UIKitModules) public import UIKitCore
internal import UIKitGraphics

/// A stack of view controllers under one bar: the last one is shown, the bar leads back.
///
/// Toolbars are not supported; transitions of the delegate's own are not driven by fingers.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Shows the items of the stack's controllers, which this controller sets.
  open private(set) var navigationBar = UINavigationBar()
  /// Weak; nil by default.
  open weak var delegate: (any UINavigationControllerDelegate)?
  var stack: [UIViewController] = []
  let container = UIView()
  var way = WayToTop()
  var isChanging = false
  private var isBarHidden = false
  private lazy var edgeSwipe = BackSwipe(self)
  private var watched: (scrollView: ObjectIdentifier, observation: NSKeyValueObservation)?

  /// Makes an empty stack; a nib's name is a programming error.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a stack that a storyboard describes; from another coder an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeStack(nib) }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "delegate" else { return super.connectOutlet(name, to: value) }
    delegate = value as? any UINavigationControllerDelegate
    return true
  }

  @_spi(UIKitModules) open override var showsControllers: Bool { true }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  @_spi(UIKitModules) open override func showAgain(_ child: UIViewController, animated: Bool) -> Bool {
    guard stack.contains(where: { $0 === child }), child !== stack.last else { return false }
    popToViewController(child, animated: animated)
    return true
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  @_spi(UIKitModules) open override var presentedChild: UIViewController? { topViewController }
  @_spi(UIKitModules) open override var hasBarsForChildren: Bool { true }

  /// The item that was set; else that of the root, if there is one.
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    container.frame = view.bounds
    view.addSubview(container)
    view.addSubview(navigationBar)
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view.addGestureRecognizer(edgeSwipe)
    changing {}
  }

  // MARK: Stack

  /// The stack from the bottom to the controller shown. Setting it changes the screen without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller shown; nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }

  /// What has been presented above the stack, else the controller on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Adds a controller on top; one that is on the stack already is a programming error.
  ///
  /// A running transition jumps to its end first. Inside a message of a change, as in `viewWillAppear(_:)`, the stack changes at once and the
  /// screen after that change; so do all calls that change the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    ensure(
      !stack.contains { $0 === viewController },
      "UINavigationController.pushViewController(_:animated:): \(type(of: viewController)) is on the stack already; pop to it")
    change(to: stack + [viewController], animated: animated, isPush: true)
  }

  /// Removes the top controller.
  ///
  /// - Returns: The removed controller; nil if only the root is left.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), animated: animated, isPush: false)
    return top
  }

  /// Removes all but the root; returns the removed ones, or nil if there are none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Removes all controllers above `viewController`; one that is not on the stack is a programming error.
  ///
  /// - Returns: The removed controllers, from the lowest up; nil if `viewController` is shown already.
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      programmingError(
        "UINavigationController.popToViewController(_:animated:): \(type(of: viewController)) is not on the stack; "
          + "give one of viewControllers")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    change(to: Array(stack[...index]), animated: animated, isPush: false)
    return popped
  }

  /// Replaces the stack. Animated, it slides like a pop if the new top was on the stack below the top, else like a push. A controller
  /// given twice is a programming error.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for (index, controller) in viewControllers.enumerated() {
      ensure(
        !viewControllers[..<index].contains { $0 === controller },
        "UINavigationController.setViewControllers(_:animated:): the \(type(of: controller)) is in the list twice; give each once"
      )
    }
    let isPush = viewControllers.last.map { top in !stack.dropLast().contains { $0 === top } } ?? false
    change(to: viewControllers, animated: animated, isPush: isPush)
  }

  // MARK: Ways back

  /// The swipe from the left edge that pops, also while the bar is hidden; `isEnabled` turns it off.
  ///
  /// Unlike on iOS the screen does not follow the finger: it slides away when the finger lifts.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }

  /// Whether a person may go back: not from the root, nor where the back button is hidden or replaced.
  var canGoBack: Bool {
    guard stack.count > 1, way.transition == nil, !isChanging, let item = topViewController?.navigationItem else { return false }
    return !item.hidesBackButton && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }

  @_spi(UIKitModules) open override func goBack() -> Bool { canGoBack && popViewController(animated: true) != nil }

  /// Pops on Escape and Alt+Left, if the controllers and views below left the key; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.leadsBack == true }), goBack() { return }
    super.pressesBegan(presses, with: event)
  }

  // MARK: Appearance

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    way.shown?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    way.shown?.reportIsAppearing()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if way.transition == nil { way.shown?.endAppearanceTransition() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    way.transition?.finish()
    way.shown?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    way.shown.map(bringToOwnAppearance)
  }

  // MARK: Bar

  /// Whether the bar is hidden; false by default. The screens' safe area grows by its 44 points when it is shown.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, in 0.2 s if animated and in a window.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return layOutBar() }
    UIView.animate(withDuration: 0.2) { self.layOutBar() }
  }

  // MARK: Layout

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if container.frame != view.bounds { way.transition?.finish() }
    container.frame = view.bounds
    layOutBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    // Outside of the window nothing moves.
    if view.window != nil { layOutBar() }
  }

  private func layOutBar() {
    let top = view.safeAreaInsets.top
    let height = UINavigationBar.height
    navigationBar.frame = CGRect(x: 0, y: isBarHidden ? -height : top, width: view.bounds.width, height: height)
    navigationBar.isHidden = isBarHidden
    for controller in stack { controller.overlayInsets.top = isUnderBar(controller) ? height : 0 }
    if way.transition == nil, leavingScreen == nil, let shown = way.shown { lay(out: shown) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    watchContent()
  }

  /// Follows the top screen's scroll view: the bar's lower line shows while content is under the bar.
  func watchContent() {
    guard let scrollView = way.shown?.contentScrollView else {
      watched = nil
      navigationBar.hasContentBelow = true
      return
    }
    let id = ObjectIdentifier(scrollView)
    if watched?.scrollView != id {
      watched = (
        id, scrollView.observe(\.contentOffset) { [weak self] scrollView, _ in self?.navigationBar.showLine(over: scrollView) }
      )
    }
    navigationBar.showLine(over: scrollView)
  }

  /// The screen that is shown although the stack has another top.
  var leavingScreen: UIViewController? { way.shown === stack.last ? nil : way.shown }

  func lay(out controller: UIViewController) {
    controller.overlayInsets.top = isUnderBar(controller) ? UINavigationBar.height : 0
    controller.overlayInsets.bottom = 0
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.frame = frame(of: controller, in: container.bounds)
  }

  /// Goes back by one screen, as the gesture of leaving does; false at the first screen.
  open override func accessibilityPerformEscape() -> Bool { popViewController(animated: true) != nil }
}
