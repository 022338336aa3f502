public import Foundation

/// A button in a bar, or any view that stands there.
@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  open var style = Style.plain { didSet { onChange?() } }
  /// Stands in the bar in place of a button.
  open var customView: UIView? { didSet { onChange?() } }
  /// nil is the bar's.
  open var tintColor: UIColor? { didSet { onChange?() } }
  /// Takes no room while hidden.
  open var isHidden = false { didSet { onChange?() } }
  /// Performed when the button is tapped.
  open var primaryAction: UIAction? { didSet { onChange?() } }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button with a title, an image or, of `primaryAction`, both.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The view that stands in the bar for this item.
  package func makeView() -> UIView {
    if let customView { return customView }
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.isEnabled = isEnabled
    if let tintColor { button.tintColor = tintColor }
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let primaryAction else { return }
        primaryAction.performWithSender(self, target: nil)
      }, for: .primaryActionTriggered)
    return button
  }
}
