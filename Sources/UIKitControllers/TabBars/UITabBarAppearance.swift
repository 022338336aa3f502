public import Foundation
internal import UIKitCore
public import UIKitGraphics

/// The look of the items of a tab bar in one state. Values that are nil, or not among the attributes, are those of `normal`, then the system's.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// Attributes of the title, such as `.font` and `.foregroundColor`; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// Moves the title from its place, in points; zero by default.
  open var titlePositionAdjustment: UIOffset {
    get { titleOffset ?? .zero }
    set { titleOffset = newValue }
  }

  /// The colour of the image; nil, the default, for the bar's.
  open var iconColor: UIColor? { didSet { onChange?() } }
  /// Moves the badge from its place, in points; zero by default.
  open var badgePositionAdjustment: UIOffset {
    get { badgeOffset ?? .zero }
    set { badgeOffset = newValue }
  }

  /// The badge's background; nil, the default, for `.systemRed`.
  open var badgeBackgroundColor: UIColor? { didSet { onChange?() } }
  /// Attributes of the badge's text; none by default.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// Moves the badge's text from the badge's middle, in points; zero by default.
  open var badgeTitlePositionAdjustment: UIOffset {
    get { badgeTitleOffset ?? .zero }
    set { badgeTitleOffset = newValue }
  }

  private(set) var titleOffset: UIOffset? { didSet { onChange?() } }
  private(set) var badgeOffset: UIOffset? { didSet { onChange?() } }
  private(set) var badgeTitleOffset: UIOffset? { didSet { onChange?() } }
  var onChange: (() -> Void)?

  func copyValues(from other: UITabBarItemStateAppearance) {
    (titleTextAttributes, titleOffset, iconColor) = (other.titleTextAttributes, other.titleOffset, other.iconColor)
    (badgeOffset, badgeTitleOffset) = (other.badgeOffset, other.badgeTitleOffset)
    (badgeBackgroundColor, badgeTextAttributes) = (other.badgeBackgroundColor, other.badgeTextAttributes)
  }

  func looks(like other: UITabBarItemStateAppearance) -> Bool {
    iconColor == other.iconColor && UIBarAppearance.areEqual(titleTextAttributes, other.titleTextAttributes)
      && badgeBackgroundColor == other.badgeBackgroundColor
      && UIBarAppearance.areEqual(badgeTextAttributes, other.badgeTextAttributes)
      && [titleOffset, badgeOffset, badgeTitleOffset] == [other.titleOffset, other.badgeOffset, other.badgeTitleOffset]
  }
}

/// The look of the items of a tab bar in one layout, by state. What an item says itself takes precedence.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject, NSCopying, AppearancePart {
  /// How an item's image and title are arranged.
  public enum Style: Int, Sendable {
    /// The image above the title: in a compact width and a regular height.
    case stacked
    /// The image before the title: in a regular width.
    case inline
    /// The image before the title, both smaller: in a compact height.
    case compactInline
  }

  /// Of items that are not selected.
  public let normal = UITabBarItemStateAppearance()
  /// Of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// Of items that are not enabled.
  public let disabled = UITabBarItemStateAppearance()
  /// Of the item that keys have brought the focus to.
  public let focused = UITabBarItemStateAppearance()
  var onChange: (() -> Void)?

  /// The system's look of stacked items.
  public convenience override init() { self.init(style: .stacked) }

  /// The system's look of one arrangement, which is the bar's own matter: nothing is set.
  public init(style: Style) {
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Sets all states back to the system's look.
  open func configureWithDefault(for style: Style) {
    for state in states { state.copyValues(from: UITabBarItemStateAppearance()) }
  }

  /// An independent object with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UITabBarItemAppearance in
      let copy = UITabBarItemAppearance()
      for (own, other) in zip(copy.states, states) { own.copyValues(from: other) }
      return copy
    }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  final func looks(like other: UITabBarItemAppearance) -> Bool { zip(states, other.states).allSatisfy { $0.looks(like: $1) } }

  /// What counts in a state, the first one first: of several states disabled, focused and selected in this order, then `normal`.
  final func layers(_ state: UIControl.State) -> [UITabBarItemStateAppearance] {
    let order: [(UIControl.State, UITabBarItemStateAppearance)] = [
      (.disabled, disabled), (.focused, focused), (.selected, selected),
    ]
    return order.filter { state.contains($0.0) }.map(\.1) + [normal]
  }
}

/// The look of a tab bar. The bar follows changes of an appearance that it shows.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the image above the title. Set, it is copied.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set {
      stacked = adopted(newValue)
      onChange?()
    }
  }

  /// The look of items with the image before the title. Set, it is copied.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set {
      inline = adopted(newValue)
      onChange?()
    }
  }

  /// The look of items with the image before the title in a bar of a compact height. Set, it is copied.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set {
      compactInline = adopted(newValue)
      onChange?()
    }
  }

  private lazy var stacked = adopted(UITabBarItemAppearance())
  private lazy var inline = adopted(UITabBarItemAppearance(style: .inline))
  private lazy var compactInline = adopted(UITabBarItemAppearance(style: .compactInline))

  /// The colour of `selectionIndicatorImage`, which then is a template; nil, the default, for the image's own colours.
  open var selectionIndicatorTintColor: UIColor? { didSet { onChange?() } }
  /// Behind the button of the selected item, in its middle, unless the bar has an image of its own; nil by default.
  open var selectionIndicatorImage: UIImage? { didSet { onChange?() } }
  /// How stacked buttons share the width; `.automatic`, the default, for what the bar says.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { onChange?() } }
  /// Of centred stacked buttons, in points; 0, the default, for what the bar says. Less than 0 counts as 0.
  open var stackedItemWidth: CGFloat = 0 { didSet { onChange?() } }
  /// Between centred stacked buttons, in points; as `stackedItemWidth` otherwise.
  open var stackedItemSpacing: CGFloat = 0 { didSet { onChange?() } }

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stacked
    inlineLayoutAppearance = other.inline
    compactInlineLayoutAppearance = other.compactInline
    (selectionIndicatorTintColor, selectionIndicatorImage) = (other.selectionIndicatorTintColor, other.selectionIndicatorImage)
    (stackedItemPositioning, stackedItemWidth) = (other.stackedItemPositioning, other.stackedItemWidth)
    stackedItemSpacing = other.stackedItemSpacing
  }

  override func looks(like other: UIBarAppearance) -> Bool {
    guard super.looks(like: other), let other = other as? UITabBarAppearance else { return false }
    return stacked.looks(like: other.stacked) && inline.looks(like: other.inline)
      && compactInline.looks(like: other.compactInline)
      && selectionIndicatorTintColor == other.selectionIndicatorTintColor
      && selectionIndicatorImage === other.selectionIndicatorImage
      && stackedItemPositioning == other.stackedItemPositioning && stackedItemWidth == other.stackedItemWidth
      && stackedItemSpacing == other.stackedItemSpacing
  }

  func items(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    }
  }
}
