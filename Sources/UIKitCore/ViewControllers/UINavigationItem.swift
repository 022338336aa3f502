public import Foundation

/// What a navigation bar shows for one view controller.
@MainActor open class UINavigationItem: NSObject {
  package var onChange: (() -> Void)?
  private var ownTitle: String?
  /// The view controller's, shown as long as the item has none of its own.
  var controllerTitle: String? { didSet { if controllerTitle != oldValue { onChange?() } } }

  public override init() { super.init() }

  public init(title: String) {
    ownTitle = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  open var title: String? {
    get { ownTitle ?? controllerTitle }
    set {
      guard newValue != ownTitle else { return }
      ownTitle = newValue
      onChange?()
    }
  }

  /// In place of the title, centred, in its own size.
  open var titleView: UIView? { didSet { onChange?() } }

  /// What the back button of the next item says; nil says this item's title.
  open var backButtonTitle: String? { didSet { onChange?() } }

  open var hidesBackButton = false { didSet { onChange?() } }

  /// Beside the back button if true, else in its place.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }

  /// From the left edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(leftBarButtonItems, from: oldValue) }
  }

  /// From the right edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { adopt(rightBarButtonItems, from: oldValue) }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

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
