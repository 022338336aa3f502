internal import Diagnostics
public import Foundation
internal import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// Hears which item of a tab bar is selected. A tab bar controller is the delegate of its own bar. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a tap on an enabled item, also on the one that was selected before.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// A person is about to change which of the items are in the bar.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The items show, and can be moved.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The items are about to go. They are in their new order, those of the bar first.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The items have gone.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar at the lower edge of the screen, with a button for each item.
///
/// Image and title of a button are above each other; in a regular width, and in a compact height, beside each other. The blur of the content below
/// is not supported: the background is opaque.
@preconcurrency @MainActor open class UITabBar: UIView, AppearanceBar {
  /// How the buttons share the width.
  public enum ItemPositioning: Int, Sendable {
    /// As `.fill` in a compact width and as `.centered` in a regular one.
    case automatic
    /// In equal parts.
    case fill
    /// In the middle, with `itemWidth` and `itemSpacing`.
    case centered
  }

  /// Without the safe area below, in points: iOS on iPhones held upright.
  static let height: CGFloat = 49

  /// Weak; nil by default.
  open weak var delegate: (any UITabBarDelegate)?
  private let background = BarBackground(isLineAbove: true)
  private var buttons: [TabBarButton] = []
  private let indicator = UIImageView()
  /// Our choice: what centred buttons have where the app says nothing.
  private static let (usualWidth, usualSpacing): (CGFloat, CGFloat) = (76, 34)
  private var storedItems: [UITabBarItem] = []

  /// The list in which a person moves items into the bar and out of it.
  private var customizing: TabCustomizing?
  /// Before the items, in the place of a square as high as the bar; nil for none.
  var leadingButton: UIButton? {
    didSet {
      guard leadingButton !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let leadingButton { addSubview(leadingButton) }
      setNeedsLayout()
    }
  }

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
    delegate = value as? any UITabBarDelegate
    return true
  }

  @_spi(UIKitModules) open override var focusRole: FocusRole { .bar }

  private func setUp() {
    addSubview(background)
    indicator.isUserInteractionEnabled = false
    indicator.contentMode = .center
    addSubview(indicator)
    adopt(standardAppearance, nil)
  }

  /// The look above content, and at the end of the content if no other appearance is set for it. Retained, not copied: changes of the
  /// object show at once.
  open var standardAppearance = UITabBarAppearance() { didSet { adopt(standardAppearance, oldValue) } }

  /// The look at the end of the content of the selected screen; nil, the default, for the standard one.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { adopt(scrollEdgeAppearance, oldValue) } }

  /// Whether the end of the content is at the bar.
  var isAtEdge = false { didSet { if isAtEdge != oldValue { showAppearance() } } }

  /// That of the selected item takes precedence over the bar's of the same kind.
  private var shownAppearance: UITabBarAppearance {
    let edge = isAtEdge ? selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
    return edge ?? selectedItem?.standardAppearance ?? standardAppearance
  }

  func showAppearance() {
    var look = BarBackground.Look(shownAppearance, fill: barTintColor)
    if let backgroundImage {
      (look.image, look.fill) = (backgroundImage, .clear)
      if let shadowImage { look.shadow = shadowImage }
    }
    background.show(look, hasLine: true)
    showIndicator()
    dressButtons()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showAppearance()
  }

  /// The items from the leading edge; a tab bar controller sets those of its own bar. Setting them leaves the selected item selected if it is among
  /// them.
  open var items: [UITabBarItem]? {
    get { storedItems.isEmpty ? nil : storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; animated, the new buttons fade in for 0.25 s.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for item in storedItems { item.onChange = nil }
    for button in buttons { button.removeFromSuperview() }
    storedItems = items ?? []
    if let selectedItem, !storedItems.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
    buttons = storedItems.map { item in
      let button = TabBarButton(item) { [weak self] in self?.tapped(item) }
      item.onChange = { [weak self] in self?.showAppearance() }
      button.onFocus = { [weak self] in self?.dressButtons() }
      addSubview(button)
      return button
    }
    dressButtons()
    setNeedsLayout()
    guard animated, window != nil else { return }
    for button in buttons { button.alpha = 0 }
    UIView.animate(withDuration: 0.25) { for button in self.buttons { button.alpha = 1 } }
  }

  // MARK: Customizing

  /// Whether a person is changing which items are in the bar.
  open var isCustomizing: Bool { customizing != nil }

  /// Shows a list over the view around the bar in which a person moves `items` into the bar and out of it. Items of the bar that are not among
  /// them keep their places. Does nothing outside of a view.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard customizing == nil, let superview else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    guard customizing == nil, self.superview === superview else { return }
    let next = TabCustomizing(self, items)
    customizing = next
    next.show(over: superview, animated: window != nil)
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Takes the list away. Returns whether items have moved; false without a list.
  @discardableResult open func endCustomizing(animated: Bool) -> Bool {
    guard let customizing else { return false }
    let (items, isChanged) = (customizing.order.movable, customizing.order.isChanged)
    delegate?.tabBar(self, willEndCustomizing: items, changed: isChanged)
    guard self.customizing === customizing else { return isChanged }
    self.customizing = nil
    customizing.leave(animated: animated && window != nil)
    delegate?.tabBar(self, didEndCustomizing: items, changed: isChanged)
    return isChanged
  }

  /// The item shown in the tint colour; nil, the default, for none. Setting it sends no message.
  open weak var selectedItem: UITabBarItem? {
    didSet { showAppearance() }
  }

  /// Whether the content of a tab bar controller extends below the bar, and has the bar in its safe area; true by default. If not, the
  /// content ends above the bar.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }

  /// The background colour; nil, the default, for that of the appearance.
  open var barTintColor: UIColor? { didSet { showAppearance() } }

  /// Fills the bar in place of its background; one without a size shows none. nil by default.
  open var backgroundImage: UIImage? { didSet { showAppearance() } }

  /// In place of the line, if there is a background image too, as on iOS; one without a size shows none. nil by default.
  open var shadowImage: UIImage? { didSet { showAppearance() } }

  /// `.automatic` by default.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }

  /// Of centred buttons, in points; 0, the default, for 76. Less than 0 and other numbers that are not finite are a programming error.
  open var itemWidth: CGFloat = 0 { didSet { measureChanged("itemWidth", itemWidth) } }

  /// Between centred buttons, in points; 0, the default, for 34. They are closer where the bar is too narrow. As `itemWidth` otherwise.
  open var itemSpacing: CGFloat = 0 { didSet { measureChanged("itemSpacing", itemSpacing) } }

  private func measureChanged(_ name: String, _ value: CGFloat) {
    ensure(value.isFinite && value >= 0, "UITabBar.\(name) = \(value): give a finite number from 0 up")
    setNeedsLayout()
  }

  /// What is shown behind the button of the selected item, in its middle; nil, the default, for that of the appearance.
  open var selectionIndicatorImage: UIImage? { didSet { showAppearance() } }

  private func showIndicator() {
    let (appearance, image) = (shownAppearance, selectionIndicatorImage ?? shownAppearance.selectionIndicatorImage)
    indicator.image = appearance.selectionIndicatorTintColor == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    indicator.tintColor = appearance.selectionIndicatorTintColor
  }

  /// `.default` by default; `.black` is a dark bar with light items.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }

  /// The colour of items that are not selected; nil, the default, for `.systemGray`.
  open var unselectedItemTintColor: UIColor? { didSet { dressButtons() } }

  private func tapped(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// How image and title are arranged.
  private var itemStyle: UITabBarItemAppearance.Style {
    if traitCollection.verticalSizeClass == .compact { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  private func dressButtons() {
    let (appearance, style) = (shownAppearance, itemStyle)
    for button in buttons {
      let (item, isSelected) = (button.item, button.item === selectedItem)
      var state: UIControl.State = isSelected ? .selected : .normal
      if !item.isEnabled { state.insert(.disabled) }
      if button.isFocused { state.insert(.focused) }
      let color = isSelected ? tintColor! : unselectedItemTintColor ?? .systemGray
      button.dress(TabItemLook(item, state, appearance, style, in: self), isSelected: isSelected, color: color)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    dressButtons()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let insets = safeAreaInsets
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = leadingButton == nil ? 0 : Self.height
    let buttonX = isReversed ? bounds.width - insets.right - side : insets.left
    leadingButton?.frame = CGRect(x: buttonX, y: 0, width: side, height: min(Self.height, bounds.height))
    let room = max(0, bounds.width - insets.left - insets.right - side)
    let (left, width, pitch) = places(in: room)
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isReversed ? buttons.count - 1 - index : index)
      let start = insets.left + (isReversed ? 0 : side) + left + place * pitch
      button.frame = CGRect(
        x: start.rounded(), y: 0, width: (start + width).rounded() - start.rounded(), height: min(Self.height, bounds.height))
    }
    indicator.frame = buttons.first { $0.item === selectedItem }?.frame ?? .zero
  }

  /// Where the first button begins, its width, and the distance to the next one.
  private func places(in room: CGFloat) -> (left: CGFloat, width: CGFloat, pitch: CGFloat) {
    let count = CGFloat(max(1, buttons.count))
    let (share, measures) = (room / count, measures)
    guard measures.isCentered else { return (0, share, share) }
    let width = min(measures.width, share)
    let pitch = min(width + measures.spacing, count > 1 ? (room - width) / (count - 1) : room)
    return ((room - width - pitch * (count - 1)) / 2, width, pitch)
  }

  /// What the appearance says of stacked buttons counts before what the bar says. Buttons with their titles beside the images are as wide as the
  /// widest of them, at least.
  private var measures: (isCentered: Bool, width: CGFloat, spacing: CGFloat) {
    let (appearance, isStacked) = (shownAppearance, itemStyle == .stacked)
    var positioning = isStacked ? appearance.stackedItemPositioning : .automatic
    if positioning == .automatic { positioning = itemPositioning }
    let isCentered = positioning == .centered || positioning == .automatic && itemStyle == .inline
    func first(_ one: CGFloat, _ other: CGFloat, _ usual: CGFloat) -> CGFloat {
      if isStacked, one > 0, one.isFinite { return one }
      return other > 0 ? other : usual
    }
    let width = first(appearance.stackedItemWidth, itemWidth, Self.usualWidth)
    let spacing = first(appearance.stackedItemSpacing, itemSpacing, Self.usualSpacing)
    if isStacked || !isCentered { return (isCentered, width, spacing) }
    return (true, max(width, (buttons.map(\.inlineWidth).max() ?? 0) + 2 * Self.inlineMargin), spacing)
  }

  /// Beside image and title of a button, in points. Our choice.
  private static let inlineMargin: CGFloat = 8

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .tabBar }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITabBar.barTintColor),
      AppearanceProperty(\UITabBar.unselectedItemTintColor),
      AppearanceProperty(\UITabBar.isTranslucent),
      AppearanceProperty(\UITabBar.standardAppearance) { $0.looks(like: $1) },
      AppearanceProperty(\UITabBar.scrollEdgeAppearance) { UIBarAppearance.look($0, like: $1) },
    ]
  }
}
