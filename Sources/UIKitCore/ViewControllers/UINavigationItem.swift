public import Foundation

/// What a navigation bar shows for one view controller. A change updates the bar at once, without animation.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  package var onChange: (() -> Void)?
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

  /// A view in place of the title, centred, in the size of its `sizeThatFits`; nil by default.
  open var titleView: UIView? { didSet { onChange?() } }

  /// The text of the next item's back button; nil, the default, uses this item's title, or "Back".
  open var backButtonTitle: String? { didSet { onChange?() } }

  /// An item whose title the next item's back button shows unless `backButtonTitle` is set; nil by default. Its image and its action are
  /// not shown: the button goes back.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { adopt(backBarButtonItem.map { [$0] }, from: oldValue.map { [$0] }) }
  }

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

  private func adopt(_ items: [UIBarButtonItem]?, from former: [UIBarButtonItem]?) {
    for item in former ?? [] { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.onChange?() } }
    onChange?()
  }
}
