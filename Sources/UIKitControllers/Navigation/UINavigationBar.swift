public import Foundation
public import UIKitCore

/// The strip above a navigation controller's screens: the way back, the title, buttons.
///
/// 44 points tall; its background reaches up over the status bar.
@MainActor open class UINavigationBar: UIView {
  static let height: CGFloat = 44
  static let transitionDuration: TimeInterval = 0.5

  private let background = UIView()
  private let hairline = UIView()
  private var content: NavigationBarContent?
  private var storedItems: [UINavigationItem] = []
  /// A tap on the back button.
  var onBack: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

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

  /// From the bottom of the stack to the one shown.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  open var topItem: UINavigationItem? { storedItems.last }

  open var backItem: UINavigationItem? { storedItems.dropLast().last }

  /// nil is the background of a plain screen.
  open var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor ?? .systemBackground } }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let items = items ?? []
    let isPush = items.count >= storedItems.count
    topItem?.onChange = nil
    storedItems = items
    topItem?.onChange = { [weak self] in self?.reload() }
    show(animated: animated, isPush: isPush)
  }

  /// Shows what changed in the top item, without a transition.
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

  /// Whether content lies under the bar: without any the line between bar and content is not shown.
  var hasContentBelow = true {
    didSet {
      guard hasContentBelow != oldValue else { return }
      hairline.alpha = hasContentBelow ? 1 : 0
    }
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
}
