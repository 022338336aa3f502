public import Foundation
internal import QuartzCore

/// A control that shows a title, an image or both, and performs its primary action when tapped.
///
/// Dress it either state by state (`setTitle(_:for:)` and its kin) or with a `configuration`; with one, the state setters have no effect
/// on what it shows, as on iOS.
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// Shows just what it is told to, in white; an image dims under the finger.
    case custom
    /// Takes the tint colour and dims under the finger.
    case system
  }

  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  public private(set) var buttonType = ButtonType.custom
  var appearances: [UIControl.State.RawValue: StateAppearance] = [:]
  var hasMadeTitleLabel = false
  var hasMadeImageView = false
  private(set) lazy var label = makeLabel()
  private(set) lazy var picture = makeImageView()
  let background = UIView()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Subclasses inherit the initializers below as long as they add none of their own.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of `buttonType` that performs `primaryAction` and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
    // Observers rest during initialization.
    update()
    sizeToFit()
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
    sizeToFit()
  }

  override var sendsPrimaryActionOnTouchUp: Bool { true }

  // MARK: Parts

  /// The title's label; change its font here. nil before there is a title.
  open var titleLabel: UILabel? { shownTitle == nil && !hasMadeTitleLabel ? nil : label }

  open var imageView: UIImageView? { shownImage == nil && !hasMadeImageView ? nil : picture }

  private func makeLabel() -> UILabel {
    hasMadeTitleLabel = true
    let label = UILabel()
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    hasMadeImageView = true
    let view = UIImageView()
    addSubview(view)
    return view
  }

  // MARK: Configuration

  open var configuration: Configuration? { didSet { update() } }

  /// Called before the button shows another state; it may set a new `configuration`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { update() } }

  open func setNeedsUpdateConfiguration() { update() }

  /// Dresses the button for its state; the default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private var isUpdating = false

  func update() {
    if !isUpdating {
      isUpdating = true
      updateConfiguration()
      isUpdating = false
    }
    showState()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @_spi(UIKitModules) open override func stateDidChange() { update() }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  // MARK: Size

  /// Around title and image, when there is no configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

  /// On one line, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let sizes = contentSizes(in: unbounded)
    var content = arrangement.size(of: sizes)
    if configuration == nil { content.height = plainHeight(of: sizes) ?? content.height }
    if configuration == nil && sizes.image == nil && shownTitle ?? "" == "" { content = Self.emptySize }
    let insets = arrangement.insets
    return CGSize(
      width: ceil(content.width + insets.left + insets.right), height: ceil(content.height + insets.top + insets.bottom))
  }

  /// A button without title and image, recorded on iOS 26.1.
  private static let emptySize = CGSize(width: 30, height: 34)

  /// With 6 points above and below the title, and one more: 31 for a title of 15 points, 34 for one of 18, recorded on iOS 26.1.
  /// nil without a title.
  private func plainHeight(of sizes: ContentArrangement.Sizes) -> CGFloat? {
    sizes.title.map { title in
      let line = max(label.font.lineHeight, 1)
      let text = floor((title.height / line).rounded() * line + 0.01)
      return max(text + 13, sizes.image?.height ?? 0)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    background.layer.cornerRadius = configuration?.cornerRadius(in: bounds.size) ?? 0
    let places = arrangement.places(
      of: contentSizes(in: bounds.size), in: bounds, horizontally: effectiveContentHorizontalAlignment,
      vertically: contentVerticalAlignment)
    if hasMadeImageView { picture.frame = places.image }
    if hasMadeTitleLabel { label.frame = places.title }
  }

  private func contentSizes(in size: CGSize) -> ContentArrangement.Sizes {
    let image = shownImage?.size
    let insets = arrangement.insets
    let room = size.width - insets.left - insets.right - (image.map { $0.width + arrangement.gap } ?? 0)
    let title = shownTitle == nil ? nil : label.sizeThatFits(CGSize(width: max(0, room), height: size.height))
    return .init(image: image, title: title.map { CGSize(width: min($0.width, max(0, room)), height: $0.height) })
  }

  private var arrangement: ContentArrangement {
    guard let configuration else { return ContentArrangement(insets: contentEdgeInsets, gap: 0, imageIsLast: false) }
    let insets = configuration.contentInsets
    return ContentArrangement(
      insets: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      gap: configuration.imagePadding, imageIsLast: configuration.imagePlacement == .trailing)
  }
}
