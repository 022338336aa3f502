public import Foundation
internal import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// Names the place of a toolbar. Every method is optional.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons, usually at the lower edge of a screen.
///
/// 44 points high; at the lower edge of its superview's safe area the background extends down to the edge. Items that have no room are cut off: there is
/// no menu for them.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning, AppearanceBar {
  /// In points: iOS on iPhones held upright, without the safe area below.
  static let height: CGFloat = 44
  /// Room at the sides and between buttons, in points. Our choice, as in navigation bars.
  private static let (margin, gap): (CGFloat, CGFloat) = (16, 16)

  /// Weak; nil by default.
  open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }
  private let background = BarBackground(isLineAbove: true)
  private var storedItems: [UIBarButtonItem] = []
  private var style = BarButtonStyle()
  private var entries: [(item: UIBarButtonItem, view: UIView)] = []

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

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "delegate" else { return super.connectOutlet(name, to: value) }
    delegate = value as? any UIToolbarDelegate
    return true
  }

  @_spi(UIKitModules) open override var focusRole: FocusRole { .bar }

  private func setUp() {
    addSubview(background)
    adopt(standardAppearance, nil)
  }

  // MARK: Items

  /// The items from the leading edge; nil if there are none. The toolbar of a navigation controller gets those of the controller on top.
  open var items: [UIBarButtonItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; animated, the new buttons fade in for 0.25 s (our choice).
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for item in storedItems { item.onChange = nil }
    storedItems = items ?? []
    for item in storedItems { item.onChange = { [weak self] in self?.makeViews() } }
    makeViews()
    guard animated, window != nil else { return }
    let views = entries.map(\.view)
    layoutIfNeeded()
    for view in views { view.alpha = 0 }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { for view in views { view.alpha = 1 } }
  }

  private func makeViews() {
    let former = entries
    entries = storedItems.filter { !$0.isHidden }.map { ($0, $0.makeView(style, in: self)) }
    let shown = entries.filter { !$0.item.isSpace }.map(\.view)
    // An item's own view that stays does not leave the window: a field in it can be edited meanwhile.
    for entry in former where !shown.contains(where: { $0 === entry.view }) { entry.view.removeFromSuperview() }
    for view in shown { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Look

  /// The look above content, and at the end of the content if no other appearance is set for it. Retained, not copied: changes of the
  /// object show at once.
  open var standardAppearance = UIToolbarAppearance() { didSet { adopt(standardAppearance, oldValue) } }

  /// The look at the end of the content; nil, the default, for the standard one.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { adopt(scrollEdgeAppearance, oldValue) } }

  /// The look in a compact height; nil, the default, for the others.
  open var compactAppearance: UIToolbarAppearance? { didSet { adopt(compactAppearance, oldValue) } }

  /// The look in a compact height at the end of the content; nil, the default, for the others.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { adopt(compactScrollEdgeAppearance, oldValue) } }

  /// The background colour; nil, the default, for that of the appearance.
  open var barTintColor: UIColor? { didSet { showAppearance() } }

  /// Whether screens extend below the bar; true by default. The bar itself is opaque either way.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  /// `.default` by default; `.black` is a dark bar with light items.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }

  private var images = BarImages()
  private var shadows = BarImages()

  /// The image set for a position and a height; nil, the default, for none.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[topOrBottom, barMetrics]
  }

  /// Sets an image that fills the bar in place of its background; one without a size shows none.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[topOrBottom, barMetrics] = backgroundImage
    showAppearance()
  }

  /// The image set for a position in place of the line; nil, the default, for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom, .default] }

  /// Sets an image in place of the line; one without a size shows none.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom, .default] = shadowImage
    showAppearance()
  }

  /// Whether the end of the content is at the bar.
  var isAtEdge = false { didSet { if isAtEdge != oldValue { showAppearance() } } }

  func showAppearance() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let edge = isAtEdge ? (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance : nil
    let appearance = edge ?? (isCompact ? compactAppearance : nil) ?? standardAppearance
    var look = BarBackground.Look(appearance, fill: barTintColor)
    if let image = images.image(at: barPosition, isCompact: isCompact) { (look.image, look.fill) = (image, .clear) }
    if let image = shadows.image(at: barPosition, isCompact: false) { look.shadow = image }
    background.show(look, hasLine: true)
    style = appearance.style(metrics: UIBarMetrics.order(isCompact: isCompact))
    for entry in entries { entry.item.dress(entry.view, style, in: self) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showAppearance()
  }

  // MARK: Place

  /// What the delegate says; without one `.bottom`.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  open override var frame: CGRect { didSet { if frame != oldValue { setNeedsLayout() } } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // From a bar at the edge of the safe area the background goes on to the edge of the screen.
    let outer = superview?.bounds ?? frame
    let safe = superview?.safeAreaInsets ?? .zero
    let below = barPosition == .bottom && abs(outer.maxY - safe.bottom - frame.maxY) < 0.5 ? safe.bottom : 0
    let above = barPosition == .topAttached ? max(0, frame.minY - outer.minY) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: above + bounds.height + below)
    layOutItems()
  }

  /// Buttons have a gap between them, and spaces as much as they say; flexible spaces share what is left.
  private func layOutItems() {
    let isMirrored = isReadFromTheRight
    let insets = isMirrored ? (safeAreaInsets.right, safeAreaInsets.left) : (safeAreaInsets.left, safeAreaInsets.right)
    let (start, end) = (max(Self.margin, insets.0), bounds.width - max(Self.margin, insets.1))
    let sizes = entries.map { size(of: $0.item, $0.view) }
    let isButton = entries.map { !$0.item.isSpace }
    let gaps = zip(isButton, isButton.dropFirst()).map { $0 && $1 ? Self.gap : 0 }
    let flexible = entries.count { $0.item.isFlexible }
    let used = sizes.reduce(0) { $0 + $1.width } + gaps.reduce(0, +)
    let share = flexible > 0 ? max(0, end - start - used) / CGFloat(flexible) : 0
    let scale = window?.screen.scale ?? 1
    var x = start
    for (index, entry) in entries.enumerated() {
      let size = sizes[index]
      let left = isMirrored ? bounds.width - x - size.width : x
      entry.view.frame = CGRect(
        x: (left * scale).rounded() / scale, y: ((bounds.height - size.height) / 2 * scale).rounded() / scale, width: size.width,
        height: size.height)
      x += size.width + (entry.item.isFlexible ? share : 0) + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private func size(of item: UIBarButtonItem, _ view: UIView) -> CGSize {
    if item.isSpace { return CGSize(width: item.isFlexible ? 0 : item.width, height: 0) }
    var size = view.sizeThatFits(bounds.size)
    if size == .zero { size = view.bounds.size }
    if item.width > 0 { size.width = item.width }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .toolbar }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIToolbar.barTintColor),
      AppearanceProperty(\UIToolbar.isTranslucent),
      AppearanceProperty(\UIToolbar.barStyle),
      AppearanceProperty(\UIToolbar.standardAppearance) { $0.looks(like: $1) },
      AppearanceProperty(\UIToolbar.scrollEdgeAppearance) { UIBarAppearance.look($0, like: $1) },
      AppearanceProperty(\UIToolbar.compactAppearance) { UIBarAppearance.look($0, like: $1) },
      AppearanceProperty(\UIToolbar.compactScrollEdgeAppearance) { UIBarAppearance.look($0, like: $1) },
    ]
  }
}
