internal import Diagnostics
public import Foundation

/// Makes one screen, or a part of one: its view, what the view shows, and what happens as it comes and goes.
@MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UITraitChangeObservable {
  var storedView: UIView?
  private var isLoadingView = false
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  var storedNavigationItem: UINavigationItem?
  var storedEditing = false
  var storedEditButton: UIBarButtonItem?
  private weak var storedContentScrollView: UIScrollView?
  /// nil as long as the controller leaves all traits to its surroundings.
  var ownTraitOverrides: ViewTraitOverrides?
  /// What it gives to children in place of its own traits.
  var forcedTraits: [ForcedTraits] = []
  /// While the size changes.
  var sizeTransition: SizeTransition?
  package internal(set) var appearance = Appearance.gone
  /// viewIsAppearing was said on this way in.
  var isReportedAppearing = false
  /// The transition under way began with the view's own move, so it ends with it.
  var isFollowingItsView = false
  /// What bars of the parent cover of this controller's view.
  package var overlayInsets = UIEdgeInsets.zero {
    didSet { if overlayInsets != oldValue { safeAreaAdditionChanged() } }
  }

  /// - Parameters:
  ///   - nibNameOrNil: There are no nibs on this platform: nil.
  ///   - nibBundleOrNil: Has no meaning without a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ensure(
      nibNameOrNil == nil,
      "UIViewController.init(nibName: \"\(nibNameOrNil ?? "")\", bundle:): nibs cannot be read here; pass nil and override loadView()"
    )
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  /// Made by `loadView()` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      if let storedView, storedView !== newValue, storedView.viewController === self { storedView.viewController = nil }
      storedView = newValue
      newValue?.viewController = self
      if ownTraitOverrides != nil || storedParent != nil { newValue?.updateTraits() }
    }
  }

  open var viewIfLoaded: UIView? { storedView }

  open var isViewLoaded: Bool { storedView != nil }

  /// Sets `view`; the default makes an empty one as large as the screen. Do not call it, and not super's when you set your own.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    ensure(!isLoadingView, "\(Self.self).loadView() reads view before it sets it: make a view and assign it first")
    isLoadingView = true
    loadView()
    isLoadingView = false
    ensure(storedView != nil, "\(Self.self).loadView() did not set view: make a view and assign it")
    viewDidLoad()
  }

  /// The view is there; called once.
  open func viewDidLoad() {}

  // MARK: Coming and going

  /// The view is about to enter the window.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window and has its traits and safe area; its layout comes next.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is in the window, any transition over.
  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  /// Asked inside the four callbacks: whether the controller comes because it is being added to its parent.
  open package(set) var isMovingToParent = false

  open package(set) var isMovingFromParent = false

  // MARK: Layout

  /// Before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}

  /// After the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}

  open func viewSafeAreaInsetsDidChange() {}

  /// In place of the view's own `updateConstraints()`; call super last.
  open func updateViewConstraints() { view.updateConstraints() }

  /// Added to the safe area that the view gets from its surroundings.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      ensure(
        additionalSafeAreaInsets.isFinite,
        "\(type(of: self)).additionalSafeAreaInsets = \(additionalSafeAreaInsets): set finite numbers")
      if additionalSafeAreaInsets != oldValue { safeAreaAdditionChanged() }
    }
  }

  private func safeAreaAdditionChanged() {
    storedView?.window?.hasAdditionalSafeArea = true
    storedView?.updateSafeArea()
  }

  /// What this controller adds to its view's safe area.
  package var safeAreaAddition: UIEdgeInsets { additionalSafeAreaInsets + overlayInsets }

  /// The size that suits the content, for a parent that asks.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) } }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Traits

  /// The view's, but for what the view itself overrides; without a view the parent's.
  open var traitCollection: UITraitCollection { currentTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What the controller says in place of its surroundings, for its view and all below, and its children.
  open var traitOverrides: any UITraitOverrides {
    get { ownTraitOverrides?.overrides ?? TraitOverrides() }
    set { setOverrides(newValue) }
  }

  /// Forces light or dark on the controller's view and all below it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Traits are passed on at once here, so that they are up to date after any call.
  open func updateTraitsIfNeeded() {}

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { forget(registration) }

  /// What a child gets in place of this controller's traits; nil gives it these again.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
    force(collection, on: childViewController)
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    traitsForced(on: childViewController)
  }

  // MARK: Size transitions

  /// The window gets another size, and with it this controller's view: called before. Call super, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, with: coordinator)
  }

  /// The traits become other ones because of a size transition: called before. Call super, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, with: coordinator)
  }

  /// The size that a child's view will have in this controller's view of another size; the default is the same if the child fills it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize(container, parentSize)
  }

  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Of the size transition that is under way; nil without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.storedParent).lazy.compactMap(\.sizeTransition).first { _ in true }
  }

  // MARK: Navigation

  /// Shown by a navigation bar unless `navigationItem` has a title of its own.
  open var title: String? { didSet { titleChanged() } }

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem()
    item.controllerTitle = title
    storedNavigationItem = item
    return item
  }

  /// Whether the controller's content can be changed by hand at the moment.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Override it to let the views follow; call super.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing) }

  /// Says Edit or Done, and turns `isEditing` around when tapped; put it into `navigationItem`.
  open var editButtonItem: UIBarButtonItem { madeEditButton() }

  /// The child that fills the view of a controller that shows one at a time, such as a navigation controller's top; nil elsewhere.
  @_spi(UIKitModules) open var presentedChild: UIViewController? { nil }

  /// Whether the controller has bars above its children, whose scroll views therefore keep clear of them.
  @_spi(UIKitModules) open var hasBarsForChildren: Bool { false }

  /// Leads one screen back, as Escape and a mouse's button for it ask.
  ///
  /// - Returns: false if there is nothing to go back to.
  @_spi(UIKitModules) open func goBack() -> Bool { false }

  /// The scroll view whose position decides how the bar above it looks; nil finds the view itself or its first subview.
  open func setContentScrollView(_ scrollView: UIScrollView?) { storedContentScrollView = scrollView }

  package var contentScrollView: UIScrollView? {
    storedContentScrollView ?? storedView as? UIScrollView ?? storedView?.subviews.first as? UIScrollView
  }

  // MARK: Containment

  open var parent: UIViewController? { storedParent }

  open var children: [UIViewController] { storedChildren }

  /// Called before `parent` changes; by `addChild(_:)`, but by you before `removeFromParent()`.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after `parent` changed; by `removeFromParent()`, but by you after `addChild(_:)` and any transition.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children hear by themselves when this controller's view comes and goes, and when their view enters or leaves it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Responder

  open override var next: UIResponder? { storedView?.superview ?? storedParent }

  // MARK: Status bar

  /// Whether there is no status bar while this controller fills the window: a tap on it scrolls nothing to the top then.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides instead; nil for this controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
}
