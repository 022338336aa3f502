internal import Diagnostics
public import Foundation
internal import NibFormat
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A stack of view controllers under one bar: the last one is shown, the bar leads back.
///
/// The swipe from the edge does not drive transitions of the delegate's own: its `navigationController(_:interactionControllerFor:)` does.
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
  /// The scroll view that the bars follow.
  weak var followed: UIScrollView?
  /// nil until it is asked for.
  private(set) var toolbarIfMade: UIToolbar?
  private var isToolbarOut = true

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

  /// That of the controller on top.
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    topViewController?.contentScrollView(for: edge)
  }

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
    navigationBar.onHeightChange = { [weak self] in self?.layOutBars() }
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view.addGestureRecognizer(edgeSwipe)
    hiding?.attach(to: view)
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

  // MARK: Orientation

  /// What the delegate says; without one those of every controller.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// What the delegate says; without one the present orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Ways back

  /// The swipe from the leading edge that pops, also while the bar is hidden; `isEnabled` turns it off.
  ///
  /// The screen follows the finger. From its beginning `viewControllers` is without that screen; if the finger lets it go back, the screen is on
  /// the stack again, with `viewWillAppear(_:)` and `viewDidAppear(_:)`, and the delegate hears nothing more. Not with an animator of the delegate's.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }

  /// Whether a person may go back: not from the root, nor where the back button is hidden or replaced.
  var canGoBack: Bool {
    guard stack.count > 1, way.transition == nil, !isChanging, !isTitleCovered, let item = topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }

  @_spi(UIKitModules) open override func goBack() -> Bool { canGoBack && popViewController(animated: true) != nil }

  /// Pops on Escape and Alt+Left, if the controllers and views below left the key; passes other keys on.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.leadsBack == true }), endSearch() || goBack() { return }
    super.pressesBegan(presses, with: event)
  }

  /// Ends an active search of the screen shown; false without one.
  private func endSearch() -> Bool {
    guard let search = topViewController?.navigationItem.searchController, search.isActive else { return false }
    return search.bar.escape()
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

  // MARK: Bars

  /// Duration in seconds of an animation that shows or hides a bar.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Whether the bar is hidden; false by default. The screens' safe area grows by its height when it is shown.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, in 0.2 s if animated and in a window.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    animateBars(animated)
  }

  /// The bar at the lower edge, which shows the `toolbarItems` of the controller on top. This controller sets its items.
  open var toolbar: UIToolbar! {
    if toolbarIfMade == nil { toolbarIfMade = UIToolbar() }
    return toolbarIfMade
  }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { isToolbarOut }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the toolbar, in 0.2 s if animated and in a window. It stays hidden below a controller that was pushed with
  /// `hidesBottomBarWhenPushed`.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarOut else { return }
    isToolbarOut = hidden
    animateBars(animated)
  }

  @_spi(UIKitModules) open override func toolbarItemsChanged(of child: UIViewController, animated: Bool) {
    if child === way.shown { toolbarIfMade?.setItems(child.toolbarItems, animated: animated) }
  }

  // MARK: Bars that hide by themselves

  /// The recognizers and the reasons for which bars are hidden now; nil until a property asks for it.
  var hiding: BarHiding?

  /// Whether a swipe up hides the bars and a swipe down shows them; false by default.
  open var hidesBarsOnSwipe: Bool {
    get { hiding?.onSwipe ?? false }
    set { if newValue != hidesBarsOnSwipe { madeHiding.onSwipe = newValue } }
  }

  /// Whether a tap on the screen, not on a control or a bar, hides the bars or shows them; false by default.
  open var hidesBarsOnTap: Bool {
    get { hiding?.onTap ?? false }
    set { if newValue != hidesBarsOnTap { madeHiding.onTap = newValue } }
  }

  /// Whether a change to a compact height, as in landscape on a phone, hides the bars, and the way back shows them; false by default. A tap
  /// on the screen shows and hides them meanwhile.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding?.whenCompact ?? false }
    set { if newValue != hidesBarsWhenVerticallyCompact { madeHiding.whenCompact = newValue } }
  }

  /// Whether a keyboard on the screen that appears hides the bars; false by default. A tap on the screen shows them again.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { hiding?.whenKeyboardAppears ?? false }
    set { if newValue != hidesBarsWhenKeyboardAppears { madeHiding.whenKeyboardAppears = newValue } }
  }

  /// The recognizer of swipes that hide and show the bars; enabled while `hidesBarsOnSwipe` is true.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { madeHiding.swipe }

  /// The recognizer of taps that hide and show the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { madeHiding.tap }

  private var madeHiding: BarHiding {
    if let hiding { return hiding }
    let made = BarHiding(self)
    hiding = made
    if isViewLoaded { made.attach(to: view) }
    return made
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    hiding?.heightChanged(from: previousTraitCollection?.verticalSizeClass)
  }

  private func animateBars(_ animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return layOutBars() }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { self.layOutBars() }
  }

  // MARK: Layout

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if container.frame != view.bounds { way.transition?.finish() }
    container.frame = view.bounds
    layOutBars()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    // Outside of the window nothing moves.
    if view.window != nil { layOutBars() }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followContent()
    showBarState()
  }

  /// The screen that is shown although the stack has another top.
  var leavingScreen: UIViewController? { way.shown === stack.last ? nil : way.shown }

  /// Goes back by one screen, as the gesture of leaving does; false at the first screen.
  open override func accessibilityPerformEscape() -> Bool { popViewController(animated: true) != nil }
}
