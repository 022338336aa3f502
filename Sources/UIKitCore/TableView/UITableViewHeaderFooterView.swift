public import Foundation

/// A section's header or footer that can serve one section after another.
@MainActor open class UITableViewHeaderFooterView: UIView, ReusableView {
  public let reuseIdentifier: String?

  public let contentView = UIView()

  /// The title; made when first asked for. Of no use beside a content configuration.
  open var textLabel: UILabel? { madeTextLabel() }

  /// Behind everything, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      if oldValue === backgroundView { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// What the content view shows. A view that supports the new configuration is kept and takes it over.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.configuration }
    set { configured = contentView.show(newValue, in: configured) }
  }

  private var label: UILabel?
  private var configured: (any UIView & UIContentView)?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// What a registered class is made by: see `UITableViewCell`.
  public required convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Called before the view serves another section. Call super.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.placeIfNeeded(bounds)
    contentView.placeIfNeeded(bounds)
    if let configured { return configured.placeIfNeeded(contentView.bounds) }
    let margin = UITableViewCell.sideMargin(width: bounds.width) * (isInCard ? 2 : 1)
    label?.placeIfNeeded(CGRect(x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: bounds.height))
  }

  /// Its text starts where that of the rows does, which are set in.
  private var isInCard = false

  private func madeTextLabel() -> UILabel {
    if let label { return label }
    let made = UILabel()
    label = made
    contentView.addSubview(made)
    setNeedsLayout()
    return made
  }

  /// The look of a title that the data source gave [N]: opaque in a plain table, since rows pass behind it.
  func showTitle(_ title: String, style: UITableView.Style, kind: Supplement) {
    let label = madeTextLabel()
    isInCard = style == .insetGrouped
    label.text = style != .plain && kind == .header ? title.uppercased() : title
    label.font = style == .plain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    label.textColor = style == .plain ? .label : .secondaryLabel
    backgroundColor = style == .plain ? .systemBackground : nil
  }
}
