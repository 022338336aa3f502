public import Foundation

/// What a navigation bar shows for one view controller. A change updates the bar at once, without animation.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  package var onChange: (() -> Void)?
  /// The search controller, of a class of a module above; whether its bar gives way to the content, and its placement as a raw value.
  package final var search: AnyObject?
  package final var hidesSearch = true
  package final var searchPlacement = 0
  private var ownTitle: String?
  /// The view controller's title, shown unless the item has its own.
  var controllerTitle: String? { didSet { if controllerTitle != oldValue { onChange?() } } }

  /// Makes an item without a title.
  public override init() { super.init() }

  /// Makes an item with a title of its own.
  public init(title: String) {
    ownTitle = title
    super.init()
  }

  /// Makes an item that a nib describes; from another coder as `init()` does.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decode(nib) }
  }

  /// The item's own title; if nil, the default, reading gives the view controller's.
  open var title: String? {
    get { ownTitle ?? controllerTitle }
    set {
      guard newValue != ownTitle else { return }
      ownTitle = newValue
      onChange?()
    }
  }

  /// A line of text above the title, which makes the bar 30 points higher; nil by default. The height is that of iPhones: bars of 74 points.
  open var prompt: String? { didSet { if prompt != oldValue { onChange?() } } }

  /// When the title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the title of the item before; that of the first item is large.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }

  /// `.automatic` by default. No effect unless the bar's `prefersLargeTitles` is true.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { onChange?() } }
  }

  /// A view in place of the title, centred, in the size of its `sizeThatFits`; nil by default.
  open var titleView: UIView? { didSet { onChange?() } }

  // MARK: Style

  /// Where title and centre groups are.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle; centre groups are in the overflow menu.
    case navigator
    /// The title beside the leading items, in a regular width centre groups in the middle.
    case browser
    /// As `browser`, for an item that edits something; its back button shows no text.
    case editor
  }

  /// `.navigator` by default.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { onChange?() } } }

  /// Makes the title a button with a menu: asked each time that a person opens it. Its argument are the actions that the bar suggests, such as
  /// renaming; nil shows no menu. nil by default. A large title and a `titleView` have no menu.
  open var titleMenuProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? { didSet { onChange?() } }

  /// Makes the title a text that a person can change, from the title's menu; held weakly, nil by default.
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { onChange?() } }

  // MARK: Groups

  /// The groups after the left items, from the leading edge inward; none by default.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(leadingItemGroups, from: oldValue) } }

  /// The groups in the middle, in the reading direction; none by default. Where there is no room for them, in a compact width and with the style
  /// `.navigator` they are in the overflow menu.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(centerItemGroups, from: oldValue) } }

  /// The groups before the right items, in the reading direction; none by default.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(trailingItemGroups, from: oldValue) } }

  /// The group at the trailing edge, which is never in the overflow menu; nil by default.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { adopt([pinnedTrailingGroup].compactMap(\.self), from: [oldValue].compactMap(\.self)) }
  }

  /// Elements at the end of the overflow menu, which is shown if there are any; nil by default.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { onChange?() } }

  private func adopt(_ groups: [UIBarButtonItemGroup], from former: [UIBarButtonItemGroup]) {
    for group in former { group.onChange = nil }
    for group in groups { group.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }

  // MARK: Going back

  /// The text of the next item's back button; nil, the default, uses this item's title, or "Back".
  open var backButtonTitle: String? { didSet { onChange?() } }

  /// An item whose title the next item's back button shows unless `backButtonTitle` is set; nil by default. Its image and its action are
  /// not shown: the button goes back.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { adopt(backBarButtonItem.map { [$0] }, from: oldValue.map { [$0] }) }
  }

  /// Which text the next item's back button shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// This item's title, or a shorter text where there is no room for it.
    case `default`
    /// "Back", or no text.
    case generic
    /// No text.
    case minimal
  }

  /// `.default` by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { onChange?() } }
  }

  /// Performed in place of going back when the back button is tapped while this item is on top; nil by default. Swipes and keys go back all the
  /// same.
  open var backAction: UIAction? { didSet { onChange?() } }

  /// Whether the bar shows no back button; false by default. The swipe from the edge is off then, too.
  open var hidesBackButton = false { didSet { onChange?() } }

  /// Whether left items stand beside the back button rather than in its place; false by default.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }

  /// The items at the left, from the edge inward; nil by default.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(leftBarButtonItems, from: oldValue) }
  }

  /// The items at the right, from the edge inward; nil by default.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(rightBarButtonItems, from: oldValue) }
  }

  /// The first of `leftBarButtonItems`; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of `rightBarButtonItems`; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets `hidesBackButton`; the bar changes without animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

  /// Sets `leftBarButtonItem`; the bar changes without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets `leftBarButtonItems`; the bar changes without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets `rightBarButtonItem`; the bar changes without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets `rightBarButtonItems`; the bar changes without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  private func adopt(_ items: [UIBarButtonItem]?, from former: [UIBarButtonItem]?) {
    for item in former ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }
}

/// Renames what a navigation bar's title names.
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Called when a person has entered a title; the item's title has been changed.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)

  /// Whether the title can be changed now; true by default.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool

  /// The text to edit and what of it is selected; by default the title, all of it selected.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)

  /// Whether the title is accepted; if not, editing goes on. True by default.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// True.
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }

  /// Both as suggested.
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }

  /// True.
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
