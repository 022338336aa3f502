internal import Diagnostics
public import Foundation
internal import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// Decides and hears about the items of a bar outside of a navigation controller. Every method is optional.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether `pushItem(_:animated:)` shows the item; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when the item is on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether `popItem(animated:)` or the back button removes the item; true by default.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when the item has been removed.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// True.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The bar above a navigation controller's screens: back button, title and buttons.
///
/// 44 points high, with a prompt 74, and by 52 points higher with a large title; its background extends up behind the status bar. In a
/// navigation controller the large title gives way to the content of the screen (`UIViewController.contentScrollView(for:)`).
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning, AppearanceBar {
  static let height: CGFloat = 44
  static let transitionDuration: TimeInterval = 0.5

  /// Of a bar outside of a navigation controller; weak, nil by default.
  open weak var delegate: (any UINavigationBarDelegate)?
  private let background = BarBackground(isLineAbove: false)
  private var content: NavigationBarContent?
  private var storedItems: [UINavigationItem] = []
  /// The size that the bar will have after the animation about to begin; nil at other times.
  private var arrivingSize: CGSize?
  /// Height of large titles at one text size.
  private var knownHeight: (category: UIContentSizeCategory, height: CGFloat)?
  /// Buttons of a container around the navigation controller, before those of the item shown.
  var containerItems: [UIBarButtonItem] = [] {
    didSet {
      guard containerItems != oldValue else { return }
      for item in oldValue { item.onChange = nil }
      for item in containerItems { item.onChange = { [weak self] in self?.show(animated: false, isPush: true) } }
      show(animated: false, isPush: true)
    }
  }
  /// Called when the back button is tapped.
  var onBack: (() -> Void)?
  /// Called when the bar wants another height; set by the navigation controller around the bar.
  var onHeightChange: (() -> Void)?
  private var isControlled: Bool { onHeightChange != nil }

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
    // A navigation controller of a storyboard is the delegate of its bar.
    delegate = value as? any UINavigationBarDelegate
    return true
  }

  @_spi(UIKitModules) open override var focusRole: FocusRole { .bar }

  private func setUp() {
    addSubview(background)
    adopt(standardAppearance, nil)
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

  /// What the delegate says; in a navigation controller `.topAttached`, else `.top`.
  open var barPosition: UIBarPosition {
    if isControlled { return .topAttached }
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  // MARK: Large title

  /// Whether the titles of items are large, as far as their `largeTitleDisplayMode` says; false by default. In a compact height titles are small.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { heightChanged() } }
  }

  /// Attributes of large titles, which take precedence over those of the appearance; nil by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showAppearance() } }

  /// How much of the top item's large title shows. A navigation controller sets it; outside of one all of it does.
  var largeTitle = LargeTitle() {
    didSet {
      guard largeTitle != oldValue else { return }
      content?.largeTitle = largeTitle
      setNeedsLayout()
      if largeTitle.whole != oldValue.whole { showAppearance() }
    }
  }

  // MARK: Search

  /// The room of the search bar below the title. A navigation controller sets it.
  var search = SearchRoom() {
    didSet {
      guard search != oldValue else { return }
      content?.search = search
      setNeedsLayout()
    }
  }

  /// Where an item's search bar is: in one line with the title where there is room, below it if there are scopes; nil without a search.
  private func searchPlacement(of item: UINavigationItem) -> UINavigationItem.SearchBarPlacement? {
    guard let search = item.searchController else { return nil }
    if search.bar.scopeButtonTitles?.isEmpty == false { return .stacked }
    switch item.preferredSearchBarPlacement {
    case .automatic: return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    case .inline, .integrated: return .inline
    case .stacked: return .stacked
    }
  }

  /// Shows the search bar in another place if its scopes want that.
  func updateSearchPlacement() {
    guard isControlled, !isAnnouncing, let topItem, let content, content.searchPlacement != searchPlacement(of: topItem) else {
      return
    }
    show(animated: false, isPush: true)
  }

  /// The room that an item's search bar would take below its title.
  func searchRoom(of item: UINavigationItem) -> SearchRoom {
    guard let search = item.searchController, isControlled, searchPlacement(of: item) == .stacked else { return SearchRoom() }
    return SearchRoom(
      height: search.bar.ownHeight(ofRow: UISearchBar.rowHeightInBar),
      givesWay: item.hidesSearchBarWhenScrolling && !search.isShownActive,
      coversTitle: search.isShownActive && search.hidesNavigationBarDuringPresentation)
  }

  /// Whether an item's title is large; `.automatic` as that of the item below it.
  func hasLargeTitle(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    let below = storedItems.prefix { $0 !== item } + [item]
    return below.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  /// Height of the whole large title of an item; 0 where the title is small.
  func largeTitleHeight(of item: UINavigationItem) -> CGFloat {
    guard hasLargeTitle(item) else { return 0 }
    let category = traitCollection.preferredContentSizeCategory
    if let knownHeight, knownHeight.category == category { return knownHeight.height }
    let height = LargeTitle.height(for: traitCollection)
    knownHeight = (category, height)
    return height
  }

  /// Height of the bar without a large title.
  static func rowHeight(of item: UINavigationItem?) -> CGFloat {
    item?.prompt == nil ? height : height + NavigationBarContent.promptHeight
  }

  private func heightChanged() {
    show(animated: false, isPush: true)
    onHeightChange?()
    superview?.setNeedsLayout()
  }

  /// A view as large as a refresh control, between the bar and the large title; nil without one.
  var refresher: UIView? { content?.refresher }

  // MARK: Look

  /// The background colour; nil, the default, for that of the appearance.
  open var barTintColor: UIColor? { didSet { showAppearance() } }

  /// Attributes of the title, which take precedence over those of the appearance; nil by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showAppearance() } }

  /// `.default` by default; `.black` is a dark bar with light texts.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }

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

  /// The look in a compact height at the top of the content; nil, the default, for the others.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { adopt(compactScrollEdgeAppearance, oldValue) } }

  private var images = BarImages()
  private var titleShifts: [UIBarMetrics: CGFloat] = [:]

  /// In place of the back button's arrow, in the tint colour; nil, the default, for the appearance's, else the arrow.
  open var backIndicatorImage: UIImage? { didSet { showAppearance() } }

  /// Stored; transitions fade the indicator as a whole. nil by default.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// By how much small titles are moved down in bars of that height; 0 by default.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }

  /// Moves small titles down, in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleShifts[barMetrics] = adjustment
    showAppearance()
  }

  /// In place of the line, if there is a background image too, as on iOS; one without a size shows none. nil by default.
  open var shadowImage: UIImage? { didSet { showAppearance() } }

  /// The image set for the bar's height; nil, the default, for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[.any, barMetrics] }

  /// Sets an image that fills the bar in place of its background; one without a size shows none.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// The image set for a position and a height; nil, the default, for none.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    images[barPosition, barMetrics]
  }

  /// Sets an image for the bar's position and height: those of `.top` and `.any` are shown.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    images[barPosition, barMetrics] = backgroundImage
    showAppearance()
  }

  /// Above content: compact, standard. At the top of the content: compact scroll edge, scroll edge, compact, standard, as UIKit's header
  /// says. An item's own takes precedence over the bar's of the same kind.
  ///
  /// At the top of the content the standard look of a bar with a large title has no background, so that the screen's shows; iOS 15 and
  /// later do so for all bars.
  func showAppearance() {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let compact = isCompact ? topItem?.compactAppearance ?? compactAppearance : nil
    let compactEdge = isCompact ? topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
    let edge = hasContentBelow ? nil : compactEdge ?? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    let appearance = edge ?? compact ?? topItem?.standardAppearance ?? standardAppearance
    let isClear = !hasContentBelow && edge == nil && barTintColor == nil && largeTitle.whole > 0
    var look = BarBackground.Look(appearance, fill: barTintColor)
    if isClear { (look.fill, look.image) = (appearance.fill.withAlphaComponent(0), nil) }
    if let image = images.image(at: .top, isCompact: isCompact, hasPrompt: topItem?.prompt != nil) {
      (look.image, look.fill) = (image, .clear)
      if let shadowImage { look.shadow = shadowImage }
    }
    background.show(look, hasLine: hasContentBelow || appearance === edge)
    let shift = titleShifts[isCompact ? .compact : .default] ?? titleShifts[.default] ?? 0
    content?.titleOffset = UIOffset(
      horizontal: appearance.titlePositionAdjustment.horizontal, vertical: appearance.titlePositionAdjustment.vertical + shift)
    let metrics = UIBarMetrics.order(isCompact: isCompact, hasPrompt: topItem?.prompt != nil)
    content?.dress(appearance.style(metrics: metrics), back: appearance.backLook, in: self)
    content?.backIndicator = backIndicatorImage ?? appearance.backIndicatorImage
    content?.titleAttributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    content?.largeTitleAttributes = appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showAppearance()
    let category = previousTraitCollection?.preferredContentSizeCategory
    let height = previousTraitCollection?.verticalSizeClass
    if topItem?.search != nil, previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass {
      heightChanged()
    }
    if prefersLargeTitles, category != traitCollection.preferredContentSizeCategory || height != traitCollection.verticalSizeClass
    {
      heightChanged()
    }
  }

  /// Replaces the items. Animated, it slides like a push if there are at least as many items as before, else like a pop.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let isPush = (items ?? []).count >= storedItems.count
    announce(items ?? [])
    showItems(animated: animated, isPush: isPush)
  }

  /// Shows one more item, if the delegate allows it. The items of a navigation controller's bar are those of its stack: a call there is a
  /// programming error, as on iOS.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireOwnItems("pushItem(_:animated:)")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(storedItems + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item, if the delegate allows it; in a navigation controller a programming error.
  ///
  /// - Returns: The removed item; nil if nothing was removed.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    requireOwnItems("popItem(animated:)")
    return popOwnItem(animated: animated)
  }

  private func popOwnItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(storedItems.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func requireOwnItems(_ call: String) {
    ensure(
      !isControlled,
      "UINavigationBar.\(call): the bar belongs to a navigation controller; push and pop view controllers there")
  }

  /// Whether the items are others than those shown, until `showItems`: controllers hear of their coming, and change their items, before.
  private(set) var isAnnouncing = false

  /// Replaces the items without showing them yet.
  func announce(_ items: [UINavigationItem]) {
    topItem?.onChange = nil
    storedItems = items
    isAnnouncing = true
  }

  /// Shows the announced items.
  ///
  /// - Parameter state: What of the bar itself changes with them; nil for nothing.
  func showItems(animated: Bool, isPush: Bool, state: BarState? = nil, _ pace: SlidePace = .spring) {
    isAnnouncing = false
    topItem?.onChange = { [weak self] in self?.heightChanged() }
    show(animated: animated, isPush: isPush, state, pace)
  }

  private func goBack() {
    if let onBack { return onBack() }
    _ = popOwnItem(animated: true)
  }

  /// What the content and the place of a screen say of the bar.
  struct BarState: Equatable {
    var frame: CGRect
    var largeTitle: LargeTitle
    var search = SearchRoom()
    var hasContentBelow: Bool
  }

  /// Set by the navigation controller around the bar.
  var state: BarState {
    get { BarState(frame: frame, largeTitle: largeTitle, search: search, hasContentBelow: hasContentBelow) }
    set {
      if newValue.frame != frame { frame = newValue.frame }
      largeTitle = newValue.largeTitle
      search = newValue.search
      hasContentBelow = newValue.hasContentBelow
    }
  }

  private func show(animated: Bool, isPush: Bool, _ state: BarState? = nil, _ pace: SlidePace = .spring) {
    if isAnnouncing { return }
    let former = content
    let next = topItem.map { item in
      NavigationBarContent(
        item: item, before: containerItems, previous: backItem, hasLargeTitle: hasLargeTitle(item),
        search: isControlled ? searchPlacement(of: item) : nil
      ) { [weak self] in self?.goBack() }
    }
    content = next
    if !isControlled { largeTitle = LargeTitle(whole: topItem.map { largeTitleHeight(of: $0) } ?? 0) }
    let isAnimated = animated && window != nil && former != nil && next != nil
    let state = state ?? self.state
    if !isAnimated { self.state = state }
    showAppearance()
    guard let next else {
      former?.removeFromSuperview()
      return
    }
    next.largeTitle = state.largeTitle
    next.search = state.search
    next.frame = CGRect(origin: .zero, size: state.frame.size)
    addSubview(next)
    next.adoptViews()
    if let former { next.adoptField(of: former) }
    guard isAnimated, let former else {
      former?.removeFromSuperview()
      return
    }
    former.isUserInteractionEnabled = false
    // The content that comes has its final height from the beginning.
    arrivingSize = state.frame.size
    next.layoutIfNeeded()
    arrivingSize = nil
    next.place(isPush ? .ahead : .behind)
    pace.animate {
      self.state = state
      self.layoutIfNeeded()
      next.place(.shown)
      former.place(isPush ? .behind : .ahead)
    } completion: {
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

  /// The background begins at the top of the superview.
  open override var frame: CGRect { didSet { if frame.minY != oldValue.minY { setNeedsLayout() } } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    content?.frame = CGRect(origin: .zero, size: arrivingSize ?? bounds.size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = !isControlled ? topItem.map { largeTitleHeight(of: $0) } ?? 0 : largeTitle.height
    let row = search.coversTitle ? 0 : Self.rowHeight(of: topItem)
    return CGSize(width: size.width, height: row + search.fixedHeight + title + largeTitle.searchHeight)
  }

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
      AppearanceProperty(\UINavigationBar.barStyle),
      AppearanceProperty(\UINavigationBar.titleTextAttributes) { UIBarAppearance.areEqual($0 ?? [:], $1 ?? [:]) },
      AppearanceProperty(\UINavigationBar.standardAppearance) { $0.looks(like: $1) },
      AppearanceProperty(\UINavigationBar.scrollEdgeAppearance) { UIBarAppearance.look($0, like: $1) },
      AppearanceProperty(\UINavigationBar.compactAppearance) { UIBarAppearance.look($0, like: $1) },
      AppearanceProperty(\UINavigationBar.compactScrollEdgeAppearance) { UIBarAppearance.look($0, like: $1) },
      AppearanceProperty(\UINavigationBar.prefersLargeTitles),
      AppearanceProperty(\UINavigationBar.largeTitleTextAttributes) { UIBarAppearance.areEqual($0 ?? [:], $1 ?? [:]) },
    ]
  }
}
