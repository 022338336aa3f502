public import Foundation
@_spi(UIKitModules) public import UIKitCore
@_spi(UIKitModules) public import UIKitTypes

/// The bar above a navigation controller's screens: back button, title and buttons.
///
/// 44 points high; its background extends up behind the status bar. Large titles and appearance objects are not supported.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  static let transitionDuration: TimeInterval = 0.5

  private let background = UIView()
  private let hairline = UIView()
  private var content: NavigationBarContent?
  private var storedItems: [UINavigationItem] = []
  /// Called when the back button is tapped.
  var onBack: (() -> Void)?

  /// Makes a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar without items: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.isUserInteractionEnabled = false
    background.backgroundColor = .systemBackground
    hairline.backgroundColor = .separator
    background.addSubview(hairline)
    addSubview(background)
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

  /// The background colour; nil, the default, for `.systemBackground`.
  open var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor ?? .systemBackground } }

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
      hairline.alpha = hasContentBelow ? 1 : 0
    }
  }

  /// Shows the line at the lower edge if content of the scroll view is under the bar.
  func showLine(over scrollView: UIScrollView) {
    hasContentBelow = scrollView.contentOffset.y > 0.5 - scrollView.adjustedContentInset.top
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let above = frame.minY
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    let line = 1 / max(1, window?.screen.scale ?? 1)
    hairline.frame = CGRect(x: 0, y: background.bounds.height - line, width: bounds.width, height: line)
    content?.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .navigationBar }
}
