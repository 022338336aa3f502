public import Foundation
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// The bar above a navigation controller's screens: back button, title and buttons.
///
/// 44 points high; its background extends up behind the status bar. Large titles are not supported.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  static let transitionDuration: TimeInterval = 0.5

  private let background = BarBackground(isLineAbove: false)
  private var content: NavigationBarContent?
  private var storedItems: [UINavigationItem] = []
  /// Called when the back button is tapped.
  var onBack: (() -> Void)?

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar that a nib describes; from another coder one without items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeBar(nib) }
  }

  /// The delegate of a bar outside of a navigation controller is not supported.
  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    name == "delegate" || super.connectOutlet(name, to: value)
  }

  @_spi(UIKitModules) open override var focusRole: FocusRole { .bar }

  private func setUp() {
    addSubview(background)
    standardAppearance.onChange = { [weak self] in self?.showAppearance() }
    showAppearance()
  }

  /// The items from the bottom of the stack to the one shown. A navigation controller sets them.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// The item shown; nil without items.
  open var topItem: UINavigationItem? { storedItems.last }

  /// The item that the back button names; nil if there is only one.
  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  // MARK: Look

  /// The background colour; nil, the default, for that of the appearance.
  open var barTintColor: UIColor? { didSet { showAppearance() } }

  /// Attributes of the title, which take precedence over those of the appearance; nil by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showAppearance() } }

  /// Whether screens extend under the bar; true by default. The bar itself is opaque either way. With false, a screen extends under the bar
  /// only if its `extendedLayoutIncludesOpaqueBars` is true.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  /// The look above content, and at the top of the content if no other appearance is set for it. Retained, not copied: changes of the object
  /// show at once.
  open var standardAppearance = UINavigationBarAppearance() { didSet { adopt(standardAppearance, oldValue) } }

  /// The look at the top of the content; nil, the default, for the standard one without a line.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(scrollEdgeAppearance, oldValue) } }

  /// The look in a compact height, of a phone in landscape; nil, the default, for the others.
  open var compactAppearance: UINavigationBarAppearance? { didSet { adopt(compactAppearance, oldValue) } }

  private func adopt(_ new: UINavigationBarAppearance?, _ old: UINavigationBarAppearance?) {
    if new !== old { old?.onChange = nil }
    new?.onChange = { [weak self] in self?.showAppearance() }
    showAppearance()
  }

  /// Above content: compact, standard. At the top of the content: compact, scroll edge, standard. An item's own takes precedence over the
  /// bar's of the same kind.
  private func showAppearance() {
    let compact = traitCollection.verticalSizeClass == .compact ? topItem?.compactAppearance ?? compactAppearance : nil
    let edge = hasContentBelow ? nil : topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let appearance = compact ?? edge ?? topItem?.standardAppearance ?? standardAppearance
    background.show(
      fill: barTintColor ?? appearance.fill, appearance.backgroundImage, line: appearance.shadowColor,
      hasLine: hasContentBelow || appearance === edge)
    content?.titleAttributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showAppearance()
  }

  /// Replaces the items. Animated, it slides like a push if there are at least as many items as before, else like a pop.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let items = items ?? []
    let isPush = items.count >= storedItems.count
    topItem?.onChange = nil
    storedItems = items
    topItem?.onChange = { [weak self] in self?.reload() }
    show(animated: animated, isPush: isPush)
  }

  /// Shows the changed top item, without animation.
  private func reload() { show(animated: false, isPush: true) }

  private func show(animated: Bool, isPush: Bool) {
    let former = content
    let next = topItem.map { NavigationBarContent(item: $0, previous: backItem) { [weak self] in self?.onBack?() } }
    content = next
    showAppearance()
    guard let next else {
      former?.removeFromSuperview()
      return
    }
    next.frame = bounds
    addSubview(next)
    guard animated, window != nil, let former else {
      former?.removeFromSuperview()
      return
    }
    former.isUserInteractionEnabled = false
    next.layoutIfNeeded()
    next.place(isPush ? .ahead : .behind)
    UIView.animate(
      withDuration: Self.transitionDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []
    ) {
      next.place(.shown)
      former.place(isPush ? .behind : .ahead)
    } completion: { _ in
      former.removeFromSuperview()
    }
  }

  /// Whether content lies under the bar; if not, the line at the bar's lower edge is hidden.
  var hasContentBelow = true {
    didSet {
      guard hasContentBelow != oldValue else { return }
      showAppearance()
    }
  }

  /// Shows the line at the lower edge if content of the scroll view is under the bar.
  func showLine(over scrollView: UIScrollView) {
    hasContentBelow = scrollView.contentOffset.y > 0.5 - scrollView.adjustedContentInset.top
  }

  /// The background begins at the top of the superview.
  open override var frame: CGRect { didSet { if frame.minY != oldValue.minY { setNeedsLayout() } } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    content?.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  // MARK: Accessibility

  /// The title of the top item unless it is set, as UI tests name a bar on iOS.
  open override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? topItem?.title }
    set { super.accessibilityIdentifier = newValue }
  }

  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .navigationBar }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UINavigationBar.barTintColor),
      AppearanceProperty(\UINavigationBar.isTranslucent),
      AppearanceProperty(\UINavigationBar.titleTextAttributes) { UIBarAppearance.areEqual($0 ?? [:], $1 ?? [:]) },
      AppearanceProperty(\UINavigationBar.standardAppearance) { $0.looks(like: $1) },
      AppearanceProperty(\UINavigationBar.scrollEdgeAppearance) { UIBarAppearance.look($0, like: $1) },
      AppearanceProperty(\UINavigationBar.compactAppearance) { UIBarAppearance.look($0, like: $1) },
    ]
  }
}
