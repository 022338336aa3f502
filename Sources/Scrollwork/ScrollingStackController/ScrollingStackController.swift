import Diagnostics
import UIKit

/// Stacks view controllers in one scroll view: tables, collections and plain views scroll as one and still reuse their cells.
///
/// The controllers are children; each receives its appearance messages as its view comes on the screen and leaves it. The height of each
/// follows from `StackContainable` or from its view, see there. Changes of heights and content sizes are followed, animated inside an
/// animation.
///
///     let home = ScrollingStackController(viewControllers: [highlights, news, gallery])
///     home[layoutOf: news].insets.top = 12
@preconcurrency @MainActor open class ScrollingStackController: UIViewController {
  /// Stacks the views; the former one leaves the view. Replace it, by a subclass or by a container that is in the view already, only while there are no controllers; a
  /// container without a superview is added to the view at full size.
  open var scrollView = ContainerScrollView() {
    willSet {
      ensure(
        items.isEmpty && lazySources.isEmpty,
        "\(type(of: self)).scrollView: there are view controllers in the present one; set viewControllers = [] first")
    }
    didSet {
      if oldValue !== scrollView { giveUp(oldValue) }
      watchScrollView()
    }
  }

  /// Called for a controller without any height, which takes up no space. nil, the default, prints a warning on standard error.
  open var onMissingHeight: ((UIViewController) -> Void)?

  private(set) var items: [StackItem] = []
  /// Items whose view in the stack was replaced since the last layout.
  var replacedItems: [StackItem] = []
  var stage = StackItem.Appearance.gone
  /// Whether the running appearance transition of the stack is animated.
  var isStageAnimated = false
  /// The `LazyControllers` of this stack.
  var lazySources: [AnyObject] = []
  /// Their controllers, by view.
  var lazyItems: [ObjectIdentifier: StackItem] = [:]

  /// Layouts of controllers, also of those that are not in the stack.
  var layouts: [ObjectIdentifier: StackLayout] = [:]

  /// A stack of controllers.
  public convenience init(viewControllers: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    self.viewControllers = viewControllers
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    watchScrollView()
  }

  /// Removes a container that has been replaced.
  private func giveUp(_ old: ContainerScrollView) {
    old.arranger.features.visibility.setOwner(onShow: nil, onArranged: nil)
    if isViewLoaded, old.superview === view { old.removeFromSuperview() }
  }

  private func watchScrollView() {
    scrollView.arranger.features.visibility.setOwner(
      onShow: { [weak self] view, isShown in self?.show(view, isShown) },
      onArranged: { [weak self] in self?.checkReplacedViews() })
    guard isViewLoaded, scrollView.superview == nil else { return }
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  // MARK: Controllers

  /// The controllers in order. Setting it keeps the views of those that stay; a controller that is shown elsewhere, or listed twice, stops
  /// the program.
  open var viewControllers: [UIViewController] {
    get { items.map(\.controller) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Animated only if the view is in a window; then as `ContainerScrollView.performUpdates(_:completion:)`.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    update(animated) {
      for item in self.items where !controllers.contains(where: { $0 === item.controller }) { self.take(out: item) }
      for (index, controller) in controllers.enumerated() {
        ensure(
          !controllers[..<index].contains { $0 === controller },
          "\(type(of: self)).viewControllers: the \(type(of: controller)) is in the list twice; give each once")
        self.put(controller, at: index, "viewControllers")
      }
    }
  }

  /// Inserts a controller, or moves one that is in the stack; `index` counts the other controllers. An index out of range stops the
  /// program.
  open func insert(_ controller: UIViewController, at index: Int, animated: Bool = false) {
    let count = items.count - (items.contains { $0.controller === controller } ? 1 : 0)
    ensure(
      index >= 0 && index <= count,
      "\(type(of: self)).insert(_:at:animated:): no place \(index) among \(count) view controllers; give an index from 0 to \(count)"
    )
    update(animated) { self.put(controller, at: index, "insert(_:at:animated:)") }
  }

  /// Inserts at the end, or moves a controller that is in the stack to the end.
  open func append(_ controller: UIViewController, animated: Bool = false) {
    insert(controller, at: items.count, animated: animated)
  }

  /// Stops the program if the controller is not in the stack. The view fades out if animated.
  open func remove(_ controller: UIViewController, animated: Bool = false) {
    let item = item(controller, "remove(_:animated:)")
    update(animated) { self.take(out: item) }
  }

  /// Stops the program if `controller` is not in the stack, or `other` is shown elsewhere.
  open func replace(_ controller: UIViewController, with other: UIViewController, animated: Bool = false) {
    let item = item(controller, "replace(_:with:animated:)")
    guard let index = items.firstIndex(where: { $0 === item }), controller !== other else { return }
    update(animated) {
      self.take(out: item)
      self.put(other, at: index, "replace(_:with:animated:)")
    }
  }

  /// Asks the controller again for its appearance in the stack; needed when `preferredAppearanceInStack()` would return something else.
  open func updateAppearance(of controller: UIViewController, animated: Bool = false) {
    let item = item(controller, "updateAppearance(of:animated:)")
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    update(animated) {
      item.awaitsLayout = true
      self.replacedItems.append(item)
      let host = item.host
      item.host = nil
      host?.release()
      host?.removeFromSuperview()
      self.place(item, at: index)
    }
  }

  /// Scrolls to a controller. `rect` is in the coordinates of its view, or of the content if the view is a scroll view; nil is the whole
  /// view.
  open func scroll(
    to controller: UIViewController, rect: CGRect? = nil, at position: ContainerScrollView.ScrollPosition = .start, animated: Bool
  ) {
    let lazy = controller.viewIfLoaded.flatMap { lazyItem(of: $0) }
    let item = lazy ?? item(controller, "scroll(to:rect:at:animated:)")
    scrollView.scroll(to: item.view, rect: rect, at: position, animated: animated)
  }

  private func item(_ controller: UIViewController, _ call: String) -> StackItem {
    guard let item = items.first(where: { $0.controller === controller }) else {
      programmingError("\(type(of: self)).\(call): the \(type(of: controller)) is not in this stack; insert it first")
    }
    return item
  }

  private func update(_ animated: Bool, _ change: @escaping @MainActor () -> Void) {
    loadViewIfNeeded()
    guard animated && viewIfLoaded?.window != nil else { return change() }
    scrollView.performUpdates(change)
  }

  // MARK: Inserting and removing

  private func put(_ controller: UIViewController, at index: Int, _ call: String) {
    if let present = items.firstIndex(where: { $0.controller === controller }) {
      if present == index { return }
      let item = items.remove(at: present)
      items.insert(item, at: index)
      return scrollView.moveArrangedSubview(item.view, to: index)
    }
    ensure(
      controller.parent == nil && controller.viewIfLoaded?.superview == nil,
      """
      \(type(of: self)).\(call): the \(type(of: controller)) is shown elsewhere, in the \
      \(controller.parent.map { "\(type(of: $0))" } ?? "\(type(of: controller.view.superview!))"); take it out of there first
      """)
    let item = StackItem(controller)
    items.insert(item, at: index)
    addChild(controller)
    place(item, at: index)
    controller.didMove(toParent: self)
  }

  private func take(out item: StackItem) {
    item.controller.willMove(toParent: nil)
    scrollView.removeArrangedSubview(item.view)
    items.removeAll { $0 === item }
    if let host = item.host, host.superview == nil { host.release() }
    item.awaitsLayout = false
    setOnScreen(item, false)
    item.controller.removeFromParent()
  }

  private func place(_ item: StackItem, at index: Int) {
    prepare(item)
    scrollView.insertArrangedSubview(item.view, at: index)
  }

  /// Gives the controller's view its length, a host if it needs one, and its layout.
  func prepare(_ item: StackItem) {
    let controller = item.controller
    let view: UIView = controller.view
    var insets = UIEdgeInsets.zero
    switch (controller as? any StackContainable)?.preferredAppearanceInStack() {
    case .view(let height):
      ensure(
        height.isFinite && height >= 0,
        "\(type(of: controller)).preferredAppearanceInStack() returned .view(height: \(height)): return a finite height, 0 or more"
      )
      setLength(height, of: view)
    case .scroll(let inner, let room) where inner === view: insets = room
    case .scroll(let inner, let room):
      ensure(
        inner.isDescendant(of: view),
        "\(type(of: controller)).preferredAppearanceInStack() returned a \(type(of: inner)) that is not inside its view")
      view.removeFromSuperview()
      item.host = StackScrollHost(view, inner, room, scrollView.axis)
    case nil: takeLength(of: controller)
    }
    item.room = insets
    applyLayout(to: item)
  }

  // MARK: Heights

  private func setLength(_ length: CGFloat, of view: UIView) {
    let axis = scrollView.axis
    let size = CGSize(axis, along: length, across: view.frame.size.along(axis.other))
    if view.frame.size != size { view.frame.size = size }
  }

  private func takeLength(of controller: UIViewController) {
    let view: UIView = controller.view
    // Constraints are handled by the container.
    if view is UIScrollView || hasLengthConstraint(view) { return }
    let preferred = controller.preferredContentSize.along(scrollView.axis)
    if preferred > 0 { return setLength(preferred, of: view) }
    let fitting = view.constraints.isEmpty ? .zero : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if view.frame.size.along(scrollView.axis) <= 0 && fitting.along(scrollView.axis) <= 0 { reportMissingHeight(controller) }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let item = allItems.first(where: { $0.controller === container }), !(item.controller is any StackContainable) else {
      return
    }
    takeLength(of: item.controller)
  }

  // MARK: Appearance

  /// False: children receive appearance messages when they come on the screen or leave it.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    enter(.appearing, animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enter(.shown, animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    enter(.disappearing, animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    enter(.gone, animated)
  }
}
