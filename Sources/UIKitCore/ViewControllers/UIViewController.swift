internal import Diagnostics
public import Foundation
public import Selectors
public import UIKitGraphics

/// Manages one screen or a part of one: its view, what the view shows, and its appearance.
///
/// What is called at a moment, such as `viewDidLoad()`, `viewWillAppear(_:)` and `viewDidLayoutSubviews()`, is for overriding and does nothing
/// here, unless its comment says what.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UITraitChangeObservable, UIFocusEnvironment {
  private var loading = ViewLoading.none
  /// nil for a controller without a nib.
  final var controllerNib: ControllerNib?
  /// Whether the controller's class is an app's, whose methods are tracked.
  final lazy var isOfApp = AppClasses.contains(type(of: self))
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  var storedNavigationItem: UINavigationItem?
  package final var storedTabBarItem: UITabBarItem?
  final var storedObservations: PropertyObservations?
  private var storedKeyCommands: [UIKeyCommand] = []
  var editing = ControllerEditing()
  private var contentScrollViews = ContentScrollViews()
  final var missingContent = MissingContent()
  final var storedToolbarItems: [UIBarButtonItem]?
  /// nil for a controller without overrides.
  var ownTraitOverrides: ViewTraitOverrides?
  /// Traits that the controller sets for single children.
  var forcedTraits: [ForcedTraits] = []
  /// The size transition under way, if any.
  var sizeTransition: SizeTransition?
  package internal(set) final var appearance = ControllerAppearance()
  /// What UIKitControllers stores for presenting; nil for a controller that has neither presented nor been presented.
  package final var presentingRecord: PresentingRecord?
  /// Insets of the controller's view that the parent's bars cover.
  package var overlayInsets = UIEdgeInsets.zero {
    didSet { if overlayInsets != oldValue { storedView?.updateSafeArea() } }
  }

  /// Makes a controller, which loads its view on first access.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The nib of the view, without its extension. nil: a nib with the name of the class, with or without `Controller` at
  ///     its end, if there is one.
  ///   - nibBundleOrNil: nil for the app's own.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if nibNameOrNil != nil || nibBundleOrNil != nil { controllerNib = ControllerNib(name: nibNameOrNil, bundle: nibBundleOrNil) }
  }

  /// Makes a controller as `init(nibName: nil, bundle: nil)` does.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller that a storyboard describes; from another coder nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  // MARK: View

  /// The controller's view, made by `loadView()` on first access. Setting it replaces the view without loading.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      if let storedView, storedView !== newValue, storedView.viewController === self { storedView.viewController = nil }
      loading.replace(with: newValue)
      newValue?.viewController = self
      if isOfApp { newValue?.markForUpdateProperties(ofController: true) }
      if ownTraitOverrides != nil || storedParent != nil { newValue?.updateTraits() }
    }
  }

  /// The view without loading it; nil before.
  open var viewIfLoaded: UIView? { storedView }

  final var storedView: UIView? { loading.view }

  /// Whether `view` exists; reading this does not load it.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes `view`: from the controller's scene or nib, else an empty one as large as the screen. Never called by apps. An override sets
  /// `view`, without calling `super`.
  open func loadView() {
    if loadNibView() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view unless it exists: `loadView()`, then `viewDidLoad()`. Reading `view` inside `loadView()` is a programming error.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    ensure(loading.begin(), "\(Self.self).loadView() reads view before it sets it: make a view and assign it first")
    loadView()
    loading.end()
    ensure(storedView != nil, "\(Self.self).loadView() did not set view: make a view and assign it")
    viewDidLoad()
  }

  /// Called once, after the view was made and before it is in a window.
  open func viewDidLoad() {}

  /// Never called: a desktop does not ask apps to free memory.
  open func didReceiveMemoryWarning() {}

  // MARK: Coming and going

  /// Called before the view becomes visible, at the start of any transition.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once the view is in the window with its traits and safe area, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is in the window and any transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view stops being visible, at the start of any transition.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is no longer visible and any transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}

  /// For use in the appearance callbacks: whether the controller appears because it is being added to its parent.
  open package(set) var isMovingToParent: Bool {
    get { appearance.reasons.contains(.addition) }
    set { appearance.set(.addition, newValue) }
  }

  /// For use in the appearance callbacks: whether the controller disappears because it is being removed from its parent.
  open package(set) var isMovingFromParent: Bool {
    get { appearance.reasons.contains(.removal) }
    set { appearance.set(.removal, newValue) }
  }

  // MARK: Layout

  /// Called before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}

  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}

  /// Sets properties of the view and its subviews before the layout, also where no layout is due; called before the view's own
  /// `updateProperties()`, and again when a property of an `@Observable` object or a trait changes that it has read.
  open func updateProperties() {}

  /// Has `updateProperties()` called in the next frame, once, however often this is called. A view that is not loaded needs no call.
  open func setNeedsUpdateProperties() { storedView?.markForUpdateProperties(ofController: true) }

  /// Calls `updateProperties()` where it is due, of this controller, its view and all below.
  open func updatePropertiesIfNeeded() { storedView?.updateMarkedProperties() }

  /// Called after the view's safe area has changed, and after the view's own `safeAreaInsetsDidChange()`.
  open func viewSafeAreaInsetsDidChange() {}

  /// The least margins of the view: 16 points at the sides of a view that is narrower than 390 points, else 20; 0 above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.sideMargin(width: storedView?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.marginsChanged() } }
  }

  /// Called after the view's margins have changed, and after the view's own `layoutMarginsDidChange()`.
  open func viewLayoutMarginsDidChange() {}

  /// Called in place of the view's `updateConstraints()`, which the default calls; overrides call `super` last.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Points added to the safe area that the view gets from its surroundings; zero by default. Not finite: a programming error.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      ensure(
        additionalSafeAreaInsets.isFinite,
        "\(type(of: self)).additionalSafeAreaInsets = \(additionalSafeAreaInsets): set finite numbers")
      if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() }
    }
  }

  /// The insets that this controller adds to its view's safe area.
  package var safeAreaAddition: UIEdgeInsets { additionalSafeAreaInsets + overlayInsets }

  /// The size in points that suits the content, for parents that use it; zero by default. A change is reported to the parent.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        preferredContentContainer?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  private var preferredContentContainer: (any UIContentContainer)? { parent ?? contentContainer }

  /// Called on the parent after a child's `preferredContentSize` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The edges of bars under which the view extends; all by default. Along others the view ends at the bar.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

  /// Whether the view extends under opaque bars too, which a navigation bar is with `isTranslucent` false; false by default.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }

  // MARK: Missing content

  /// What is shown over the safe area in place of content, and does not scroll with it; nil, the default, for nothing. Other configurations
  /// of the same kind are shown by the present view; showing and hiding fades.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { missingContent.shown?.configuration }
    set {
      guard newValue != nil || missingContent.shown != nil else { return }
      madeUnavailability.configuration = newValue
    }
  }

  /// The traits, and what is searched for in the content; overrides add their own values.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = searchedText
    return state
  }

  /// Has `updateContentUnavailableConfiguration(using:)` called in the next layout of the view; several calls are one.
  open func setNeedsUpdateContentUnavailableConfiguration() { markMissingContent() }

  /// Called before the view is shown for the first time, after changes of traits, and when asked for: an override sets
  /// `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Traits

  /// The view's traits without the view's own overrides; before the view is loaded, the parent's or the screen's with this controller's
  /// overrides.
  open var traitCollection: UITraitCollection { currentTraits.exposed(by: storedView) }

  /// Called after the traits have changed, before the view's own method.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that this controller sets for its view, all below and its children. Change them in place: an object of another type is a
  /// programming error.
  open var traitOverrides: any UITraitOverrides {
    get { ownTraitOverrides?.overrides ?? TraitOverrides() }
    set { setOverrides(newValue) }
  }

  /// Forces light or dark on the controller's view and all below; `.unspecified`, the default, inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Does nothing: traits are passed on at every change, so that they are up to date after any call.
  open func updateTraitsIfNeeded() {}

  /// Ends a registration of `registerForTraitChanges`; ignores one of another object.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { forget(registration) }

  /// Sets traits for one child, in place of this controller's; nil ends that. A controller that is not a child is a programming error.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    force(collection, on: childViewController)
  }

  /// The traits set for that child; nil if there are none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    traitsForced(on: childViewController)
  }

  // MARK: Size transitions

  /// Called before the view's size changes with the window's. Overrides call `super`, which passes the call to the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, with: coordinator)
  }

  /// Called before the traits change with the window's size. Overrides call `super`, which passes the call to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, with: coordinator)
  }

  /// The size that a child's view will have in a view of size `parentSize`; by default `parentSize` if the child fills the view, else its
  /// present size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(container, parentSize)
  }

  /// The framework does not call it.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The coordinator of the size transition or presentation under way of this controller or an ancestor; else nil. Pushes have no
  /// coordinator.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.storedParent).lazy.compactMap { $0.sizeTransition ?? $0.coordinator }.first { _ in true }
  }

  // MARK: Presenting

  /// How the controller is shown by `present(_:animated:completion:)`; `.automatic`, a sheet, by default. Set it before presenting.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller comes and goes; `.coverVertical` by default. A controller with a `transitioningDelegate` may animate itself.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Provides animations, and for style `.custom` the presentation controller; held weakly, nil by default.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentingRecord?.transitioningDelegate }
    set { madeRecord.transitioningDelegate = newValue }
  }

  /// What manages the presentation of this controller or an ancestor; made on first access before the presentation.
  open var presentationController: UIPresentationController? { currentOrNewPresentation }

  /// Whether a person cannot dismiss the controller by a swipe, a tap beside it or Escape; false by default.
  open var isModalInPresentation = false

  /// Whether this controller's view is what `.currentContext` and `.overCurrentContext` cover; false by default.
  open var definesPresentationContext = false

  /// Whether the presented controller decides on the status bar although it does not cover the screen; false by default, and ignored for
  /// `.fullScreen`, which always decides.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// For use in the appearance callbacks: whether the controller appears because it is being presented.
  open package(set) var isBeingPresented: Bool {
    get { appearance.reasons.contains(.presentation) }
    set { appearance.set(.presentation, newValue) }
  }

  /// For use in the appearance callbacks: whether the controller disappears because it is being dismissed.
  open package(set) var isBeingDismissed: Bool {
    get { appearance.reasons.contains(.dismissal) }
    set { appearance.set(.dismissal, newValue) }
  }

  /// The controller that this one, or an ancestor, has presented; nil if there is none.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that has presented this one, or an ancestor; nil if there is none.
  open var presentingViewController: UIViewController? { nearestPresenter }

  /// Shows a controller above this one's screen, and calls `completion` after its `viewDidAppear(_:)`.
  ///
  /// A warning, and nothing else, if this controller's view is in no window, it is being dismissed or removed from the window, or a
  /// controller is presented already. A controller that has a parent or is presented is a programming error.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Removes what this controller has presented, with all above; else asks the presenting controller to remove this one. Calls
  /// `completion` afterwards; does nothing else if nothing is presented. Without an animation it also ends a dismissal that is running.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    remove(animated: flag, completion: completion)
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "view", let view = value as? UIView else { return super.connectOutlet(name, to: value) }
    setNibView(view)
    return true
  }

  // MARK: Segues

  /// Performs the segue of the controller's scene with that name, without asking `shouldPerformSegue(withIdentifier:sender:)`.
  ///
  /// A name that no segue has is a programming error, as on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { performSegue(identifier, sender) }

  /// Whether a segue that a person begins is performed; true unless overridden. A segue without a name is asked for with an empty one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue shows its destination. Override it to give the destination its data.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue ends at this controller, which has the method; true unless overridden.
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
    true
  }

  /// Shows a controller as the nearest container does: a navigation controller pushes it. Without a container it is presented.
  open func show(_ vc: UIViewController, sender: Any?) { showByContainer(vc, sender) }

  /// Shows a controller in the detail area of a container; without one it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailByContainer(vc, sender) }

  /// Brings a child of this container to the front again, for an unwind segue; false if nothing was to be done.
  @_spi(UIKitModules) open func showAgain(_ child: UIViewController, animated: Bool) -> Bool { false }

  /// Whether the container shows other controllers by `show(_:sender:)` itself.
  @_spi(UIKitModules) open var showsControllers: Bool { false }

  /// Whether the container shows other controllers by `showDetailViewController(_:sender:)` itself.
  @_spi(UIKitModules) open var showsDetails: Bool { false }

  /// Adopts the view that the scene of a storyboard describes.
  @_spi(UIKitModules) open func setNibView(_ view: UIView) {
    if view.superview == nil { view.frame = UIScreen.main.bounds }
    self.view = view
  }

  // MARK: Navigation

  /// The title in a navigation bar and of the window, unless `navigationItem` has its own; nil by default.
  open var title: String? { didSet { titleChanged() } }

  /// What a navigation bar shows for this controller; made on first access.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.controllerTitle = title
    storedNavigationItem = item
    return item
  }

  /// What a tab bar shows for this controller; made with its title on first access.
  open var tabBarItem: UITabBarItem! {
    get {
      if storedTabBarItem == nil { storedTabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil) }
      return storedTabBarItem
    }
    set {
      storedTabBarItem = newValue
      tabBarItemChanged()
    }
  }

  /// Reports to the container that the item is another object.
  @_spi(UIKitModules) open func tabBarItemChanged() { parent?.tabBarItemChanged() }

  /// Whether the tab bar leaves the screen while this controller is on a navigation controller's stack, above the root; false by default.
  open var hidesBottomBarWhenPushed = false

  /// Whether the content can be edited at the moment; false by default.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets `isEditing` and updates `editButtonItem`. Override it to change the views; overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// A button with the title Edit or Done that toggles `isEditing`, animated; for `navigationItem`.
  open var editButtonItem: UIBarButtonItem { madeEditButton() }

  /// Whether `.automatic` of the content's scroll view adjusts top and bottom below bars, whatever the content's height; true by default.
  /// With false `.automatic` is `.scrollableAxes`. Read when the scroll view lays out.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The nearest ancestor that is a navigation controller.
  @_spi(UIKitModules) open var presentedChild: UIViewController? { nil }
  @_spi(UIKitModules) open var hasBarsForChildren: Bool { false }
  @_spi(UIKitModules) open func goBack() -> Bool { false }

  /// Sets the scroll view that the bars at all edges follow; nil, the default, finds the view itself or its first subview. Held weakly.
  open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Sets the scroll view that the bars at some edges follow: navigation bars the one at the top, toolbars and tab bars the one at the bottom.
  /// nil, the default, finds the view itself or its first subview. Held weakly.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    reportContentScrollView()
  }

  /// The scroll view that the bar at an edge follows: the one set, else the view itself or its first subview; nil if that is none or not
  /// loaded. Of several edges the first one in the order top, leading, bottom, trailing counts.
  ///
  /// A navigation controller and a tab bar controller return that of the controller shown.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.first(for: edge) ?? storedView as? UIScrollView ?? storedView?.subviews.first as? UIScrollView
  }

  /// Whether a bar at the top or the bottom follows the scroll view.
  final func isContent(_ scrollView: UIScrollView) -> Bool {
    contentScrollView(for: .top) === scrollView || contentScrollView(for: .bottom) === scrollView
  }

  // MARK: Toolbar

  /// What the toolbar of a navigation controller shows while this controller is on top; nil by default.
  open var toolbarItems: [UIBarButtonItem]? {
    get { storedToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets `toolbarItems`; animated, the new items fade in if the toolbar is shown.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    storedToolbarItems = toolbarItems
    parent?.toolbarItemsChanged(of: self, animated: animated)
  }

  /// Reports to the container that a child has other toolbar items.
  @_spi(UIKitModules) open func toolbarItemsChanged(of child: UIViewController, animated: Bool) {}

  // MARK: Containment

  /// The controller that this one was added to by `addChild(_:)`.
  open var parent: UIViewController? { storedParent }

  /// The child controllers in the order of their addition.
  open var children: [UIViewController] { storedChildren }

  /// Makes `childController` a child, and removes it from its former parent. Sends `willMove(toParent:)`.
  ///
  /// The caller adds the child's view, then calls `didMove(toParent:)`. A child that contains this controller is a programming error.
  open func addChild(_ childController: UIViewController) { insertChild(childController) }

  /// Removes this controller from its parent and sends `didMove(toParent: nil)`. Before, call `willMove(toParent: nil)` and remove the
  /// view.
  open func removeFromParent() { leaveParent() }

  /// Called before `parent` changes: by `addChild(_:)`, but by the app before `removeFromParent()`.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after `parent` has changed: by `removeFromParent()`, but by the app after `addChild(_:)` and any transition.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children get appearance messages automatically, with this controller's and with moves of their views; true unless
  /// overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Announces to a child that its view begins to appear or disappear; for containers that do not leave this to the child's view.
  ///
  /// No message is sent twice: a child that is shown already, or on the same way, receives none. One that is called back on its way does.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginTransition(isAppearing, animated: animated) }

  /// Announces to the child that the transition announced by `beginAppearanceTransition` has ended.
  open func endAppearanceTransition() { endTransition() }

  /// The part of the view above its safe area; made on first use. The same object as long as the controller has the same view.
  open var topLayoutGuide: any UILayoutSupport { barGuide(isTop: true) }

  /// The part of the view below its safe area; made on first use.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(isTop: false) }

  // MARK: Responder

  open override var next: UIResponder? { storedView?.superview ?? storedParent }

  /// The commands added by `addKeyCommand(_:)`; nil if there are none.
  open override var keyCommands: [UIKeyCommand]? { storedKeyCommands.isEmpty ? nil : storedKeyCommands }

  /// Adds a shortcut that holds while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { storedKeyCommands.append(keyCommand) }

  /// Removes a shortcut; ignores one that was not added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { storedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Focus

  /// The controller's view, unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { storedView.map { [$0] } ?? [] }

  /// The superview of the controller's view, else the parent.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { storedView?.superview ?? storedParent }

  /// The controller's view, once it is loaded.
  open var focusItemContainer: (any UIFocusItemContainer)? { storedView }

  /// The group of the controller's view; nil, the default, for the one around it.
  open var focusGroupIdentifier: String?

  /// Whether the focus returns to the item of this controller that had it before another controller covered it; true by default.
  open var restoresFocusAfterTransition = true

  /// Has the focus search for its place again in the next frame, if it is inside of this controller.
  open func setNeedsFocusUpdate() { UIFocusSystem.focusSystem(for: self)?.setNeedsUpdate(self) }

  /// Performs a pending `setNeedsFocusUpdate()` now.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  /// Whether the focus may move as the context says; asked of the controllers that contain the present or the next item. True unless
  /// overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// The focus has moved from or to an item of this controller.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Status bar

  /// Whether the status bar is hidden while this controller fills the window, so that no tap on it scrolls to the top. False unless
  /// overridden.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides in place of this controller; nil, the default, for this one.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// What `UIApplication.statusBarStyle` returns while this controller fills the window; `.default` unless overridden.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// The child that decides the style in place of this controller; nil, the default, for this one.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// How the status bar would come and go: `.fade` unless overridden. Nothing shows it here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Does nothing: the system's bar is not the app's, and whoever asks for its style or visibility asks the controllers at that moment.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Orientation

  /// The orientations that this controller allows while it is in front, of those that the app allows: all on a tablet, all but
  /// `.portraitUpsideDown` on a phone, unless overridden. Asked when a simulated device is turned; a desktop's window has any shape, as
  /// the windows of iPadOS have.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }

  /// Whether a simulated device may turn while this controller is in front; true unless overridden.
  open var shouldAutorotate: Bool { true }

  /// The orientation to which a simulated device turns if it must leave one that this controller does not support; the present one unless
  /// overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { presentOrientation }

  // MARK: Edges of the screen

  /// Whether the indicator at the lower edge of an iPhone fades out; false unless overridden. Desktops have none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides in place of this controller; nil, the default, for this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Does nothing: there is no indicator to be shown or hidden.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which the app's gestures come before the system's; none unless overridden. Desktops have no such gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that decides in place of this controller; nil, the default, for this one.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Does nothing: there are no gestures of the system.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
}
