internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import QuartzCore
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// Shows a content unavailable configuration in the middle, and scrolls it where it is higher than the view.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  /// Points of the widest text. Our choice, about 45 letters of a body text.
  private static let widestText: CGFloat = 420

  private let background = ConfiguredBackground(.clear())
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()
  private var spinner: UIActivityIndicatorView?
  private let label = UILabel()
  private let secondLabel = UILabel()
  private var buttons: [UIButton?] = [nil, nil]
  private var content: UIContentUnavailableConfiguration

  /// Setting a configuration of another type stops the program; ask `supports(_:)` first.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        programmingError(
          "UIContentUnavailableView.configuration = a \(type(of: newValue)): it shows UIContentUnavailableConfiguration only")
      }
      content = new
      apply()
    }
  }

  /// Whether content that is higher than the view scrolls; true by default.
  open var isScrollEnabled = true {
    didSet {
      scrollView.isScrollEnabled = isScrollEnabled
      setNeedsLayout()
    }
  }

  /// A view for your own layout; controllers and cells create theirs.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// An empty view.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.contentInsetAdjustmentBehavior = .never
    (scrollView.scrollsToTop, scrollView.alwaysBounceVertical) = (false, false)
    for view in [background, scrollView] as [UIView] { addSubview(view) }
    for view in [imageView, label, secondLabel] as [UIView] { scrollView.addSubview(view) }
    apply()
  }

  /// Whether `configuration` is a `UIContentUnavailableConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIContentUnavailableConfiguration }

  // MARK: Showing

  private func apply() {
    background.configuration = content.background
    applyImage()
    show(content.text, content.attributedText, content.textProperties, in: label)
    show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondLabel)
    label.accessibilityTraits = content.text == nil && content.attributedText == nil ? .none : [.staticText, .header]
    apply(content.button, content.buttonProperties, 0)
    apply(content.secondaryButton, content.secondaryButtonProperties, 1)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func applyImage() {
    let properties = content.imageProperties
    imageView.image = content.isLoading ? nil : content.image
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    if content.isLoading, spinner == nil {
      let spinner = UIActivityIndicatorView(style: .medium)
      scrollView.addSubview(spinner)
      spinner.startAnimating()
      self.spinner = spinner
    } else if !content.isLoading, let spinner {
      spinner.removeFromSuperview()
      self.spinner = nil
    }
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    (label.numberOfLines, label.lineBreakMode) = (properties.numberOfLines, properties.lineBreakMode)
    label.textAlignment = content.alignment == .center ? .center : .natural
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = true
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (attributed?.string ?? text ?? "").isEmpty
  }

  private func apply(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, _ index: Int
  ) {
    guard configuration.title?.isEmpty == false || configuration.image != nil else {
      buttons[index]?.removeFromSuperview()
      buttons[index] = nil
      return
    }
    let button = buttons[index] ?? UIButton(configuration: configuration, primaryAction: nil)
    if buttons[index] == nil { scrollView.addSubview(button) }
    buttons[index] = button
    button.configuration = configuration
    for action in actions[index].map({ [$0] }) ?? [] { button.removeAction(action, for: .primaryActionTriggered) }
    actions[index] = properties.primaryAction
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    (button.isEnabled, button.role) = (properties.isEnabled, properties.role)
  }
  private var actions: [UIAction?] = [nil, nil]

  // MARK: Layout

  private var margins: UIEdgeInsets {
    var margins = UIEdgeInsets(content.directionalLayoutMargins, isMirrored: isReadFromTheRight)
    guard let around = superview?.layoutMargins else { return margins }
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      (margins.left, margins.right) = (max(margins.left, around.left), max(margins.right, around.right))
    }
    if axes.contains(.vertical) {
      (margins.top, margins.bottom) = (max(margins.top, around.top), max(margins.bottom, around.bottom))
    }
    return margins
  }

  private var imageSize: CGSize {
    if let spinner { return spinner.intrinsicContentSize }
    guard imageView.image != nil else { return .zero }
    let size = imageView.intrinsicContentSize
    guard size.width > 0, size.height > 0 else { return .zero }
    let most = content.imageProperties.maximumSize
    let scale = min(1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// What is shown from the top: each view with its size and the distance to the one before.
  private func parts(_ width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
    var parts: [(UIView, CGSize, CGFloat)] = []
    func add(_ view: UIView, _ size: CGSize, _ gap: CGFloat) {
      guard size.height > 0 else { return }
      parts.append((view, size, parts.isEmpty ? 0 : gap))
    }
    add(spinner ?? imageView, imageSize, 0)
    func height(_ label: UILabel) -> CGSize {
      label.isHidden
        ? .zero
        : CGSize(width: width, height: label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }
    add(label, height(label), content.imageToTextPadding)
    add(secondLabel, height(secondLabel), label.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding)
    for (index, button) in buttons.enumerated() {
      guard let button else { continue }
      let size = button.intrinsicContentSize
      add(
        button, CGSize(width: min(size.width, width), height: size.height),
        index == 1 && buttons[0] != nil ? content.buttonToSecondaryButtonPadding : content.textToButtonPadding)
    }
    return parts
  }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    min(Self.widestText, max(0, width - margins.left - margins.right))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = parts(textWidth(size.width)).reduce(0) { $0 + $1.size.height + $1.gap }
    return CGSize(width: size.width, height: (height + margins.top + margins.bottom).rounded(.up))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [background, scrollView] as [UIView] { view.frame = bounds }
    let margins = margins
    let width = textWidth(bounds.width)
    let parts = parts(width)
    let height = parts.reduce(0) { $0 + $1.size.height + $1.gap }
    let room = bounds.height - margins.top - margins.bottom
    var y = margins.top + max(0, (room - height) / 2).rounded()
    let middle = (margins.left + bounds.width - margins.right) / 2
    for part in parts {
      y += part.gap
      let x: CGFloat =
        content.alignment == .center
        ? middle - part.size.width / 2
        : isReadFromTheRight ? middle + width / 2 - part.size.width : middle - width / 2
      part.view.frame = CGRect(x: x.rounded(), y: y, width: part.size.width, height: part.size.height)
      y += part.size.height
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: max(bounds.height, y + margins.bottom))
    scrollView.isScrollEnabled = isScrollEnabled && scrollView.contentSize.height > bounds.height + 0.5
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  @_spi(UIKitModules) open override func semanticsChanged() { setNeedsLayout() }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
}
