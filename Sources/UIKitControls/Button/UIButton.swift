public import Foundation
internal import QuartzCore
@_spi(UIKitModules) public import UIKitCore
public import UIKitDrawing
@_spi(UIKitModules) public import UIKitTypes

/// A control with a title, an image or both, which sends `primaryActionTriggered` when tapped.
///
/// Its look comes from setters for each state (`setTitle(_:for:)` and the like) or from a `configuration`; with a configuration the
/// setters' values are not shown, as on iOS.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The defaults of a button's look.
  public enum ButtonType: Int, Sendable {
    /// Shows title and image in white unless set otherwise; an image dims under the finger.
    case custom
    /// Shows title and image in the tint colour and fades under the finger.
    case system
  }

  /// Changes the button's configuration for its present state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// `.custom` for a button made by `init(frame:)`; it never changes.
  public private(set) var buttonType = ButtonType.custom
  var appearances: [UIControl.State.RawValue: StateAppearance] = [:]
  var hasMadeTitleLabel = false
  var hasMadeImageView = false
  private(set) lazy var label = makeLabel()
  private(set) lazy var picture = makeImageView()
  let background = UIView()

  /// Makes an empty custom button.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty custom button: nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of size 0. Subclasses inherit the initializers below as long as they add none of their own.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button that performs `primaryAction` and shows its title and image, as large as they need.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a custom button that performs `primaryAction`; with an action its size becomes that of title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a system button of a configuration, as large as its content; title and image missing in it come from `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
    // Property observers do not run during initialization.
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

  @_spi(UIKitModules) open override var sendsPrimaryActionOnTouchUp: Bool { true }

  // MARK: Parts

  /// The title's label, for changing its font; nil before the button has had a title. The button sets text and colour itself.
  open var titleLabel: UILabel? { shownTitle == nil && !hasMadeTitleLabel ? nil : label }

  /// The image's view; nil before the button has had an image. The button sets image and tint itself.
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

  // MARK: States

  /// Sets the title of one state; nil takes over that of `.normal`. Not shown while the button has a `configuration`.
  open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }

  /// Sets the title's colour of one state; nil takes over that of `.normal`, which is the tint colour in a system button and white in a
  /// custom one.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleColor = color } }

  /// Sets the image of one state; nil takes over that of `.normal`. Not shown while the button has a `configuration`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }

  /// The title of a state, or else that of `.normal`.
  open func title(for state: UIControl.State) -> String? { value(\.title, for: state) }

  /// The title's colour of a state, or else that of `.normal`; nil if none was set.
  open func titleColor(for state: UIControl.State) -> UIColor? { value(\.titleColor, for: state) }

  /// The image of a state, or else that of `.normal`.
  open func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }

  /// The title shown in the present state; the configuration's, if there is one.
  open var currentTitle: String? { shownTitle }

  /// The colour of the title in the present state, defaults included.
  open var currentTitleColor: UIColor { shownTitleColor }

  /// The image shown in the present state; the configuration's, if there is one.
  open var currentImage: UIImage? { shownImage }

  // MARK: Configuration

  /// The button's look as one value; nil, the default, uses the setters for each state. A change updates the button at once.
  open var configuration: Configuration? { didSet { update() } }

  /// Called at every change of state before the button updates; it may set a new `configuration`. nil by default. Retained: capture the
  /// button weakly, or use the argument.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { update() } }

  /// Runs `updateConfiguration()` now; UIKit waits for the next layout.
  open func setNeedsUpdateConfiguration() { update() }

  /// Adapts the configuration to the state; calls `configurationUpdateHandler` unless overridden.
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

  /// Points around title and image, in a button without a configuration; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

  /// Moves and narrows the title, in a button without a configuration; zero by default. Without effect on the button's own size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

  /// Moves the image, in a button without a configuration; zero by default. Without effect on the button's own size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

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

  /// The size of a button without title and image: recorded, iOS 26.1.
  private static let emptySize = CGSize(width: 30, height: 34)

  /// The height of a button with a title and no configuration: 6 points above and below, and one more; 31 for a title of 15 points, 34
  /// for one of 18. Recorded on iOS 26.1. nil without a title.
  private func plainHeight(of sizes: ContentArrangement.Sizes) -> CGFloat? {
    sizes.title.map { title in
      let line = max(label.font.lineHeight, 1)
      let text = floor((title.height / line).rounded() * line + 0.01)
      return max(text + 13, sizes.image?.height ?? 0)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundRect(forBounds: bounds)
    background.layer.cornerRadius = configuration?.cornerRadius(in: bounds.size) ?? 0
    let content = contentRect(forBounds: bounds)
    if hasMadeImageView { picture.frame = imageRect(forContentRect: content) }
    if hasMadeTitleLabel { label.frame = titleRect(forContentRect: content) }
  }

  // MARK: Rectangles

  /// Where the background of a configuration is; `bounds`, unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The room of title and image: `bounds` without the insets. An override moves both.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: arrangement.insets) }

  /// Where the title is in a content rectangle, beside the image and aligned as the control's content; zero without a title. An override
  /// decides the frame of `titleLabel`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let place = places(in: contentRect).title
    return configuration == nil ? moved(place, by: titleEdgeInsets) : place
  }

  /// Where the image is in a content rectangle; zero without an image. An override decides the frame of `imageView`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let place = places(in: contentRect).image
    return configuration == nil ? moved(place, by: imageEdgeInsets) : place
  }

  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.moved(by: insets, effectiveContentHorizontalAlignment, contentVerticalAlignment)
  }

  private func places(in room: CGRect) -> (image: CGRect, title: CGRect) {
    arrangement.places(
      of: contentSizes(in: room.size), in: room, horizontally: effectiveContentHorizontalAlignment,
      vertically: contentVerticalAlignment)
  }

  /// - Parameter size: That of the content rectangle.
  private func contentSizes(in size: CGSize) -> ContentArrangement.Sizes {
    let image = shownImage?.size
    let room =
      size.width - (image.map { $0.width + arrangement.gap } ?? 0)
      - (configuration == nil && size.width < .greatestFiniteMagnitude ? titleEdgeInsets.left + titleEdgeInsets.right : 0)
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

  @_spi(UIKitModules) open override var takesTaps: Bool { true }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? {
    if let title = shownTitle, !title.isEmpty { return title }
    return shownImage?.accessibilityLabel
  }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .button }
}
