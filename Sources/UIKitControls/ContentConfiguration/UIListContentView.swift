internal import Diagnostics
public import Foundation
internal import QuartzCore
public import UIKitCore
internal import UIKitGraphics

/// Shows a list content configuration: the image at the leading side, the texts beside it.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let imageView = RowImageView()
  private let label = UILabel()
  private let secondLabel = UILabel()
  private var content: UIListContentConfiguration
  private var guides = FollowingGuides()
  /// The minimum height of a row with a secondary text below the text, which depends on the table's style.
  package var rowWithSubtitle = UIListContentView.subtitleHeight
  /// Of a row with a secondary text below the text, in points, in lists that are not grouped (docs/measurements.md, Tables).
  package static let subtitleHeight: CGFloat = 62

  /// Setting a configuration of another type stops the program; ask `supports(_:)` first.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        programmingError("UIListContentView.configuration = a \(type(of: newValue)): it shows UIListContentConfiguration only")
      }
      content = list
      apply()
    }
  }

  /// Whether `configuration` is a `UIListContentConfiguration`.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool { configuration is UIListContentConfiguration }

  /// A view for your own layout; cells create theirs by `contentConfiguration`.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondLabel] { addSubview(view) }
    apply()
  }

  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    for view in [imageView, label, secondLabel] { addSubview(view) }
    apply()
  }

  /// Where the text is after the last layout; nil without a text. Constraints may tie other views to it.
  open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : guides.guide(of: label, in: self, "text") }

  /// Where the secondary text is after the last layout; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondLabel.isHidden ? nil : guides.guide(of: secondLabel, in: self, "secondary text")
  }

  /// Where the image is after the last layout; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : guides.guide(of: imageView, in: self, "image") }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyTint()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(in: bounds.size)
    guides.follow([imageView, label, secondLabel])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = textRoom(size.width)
    let (first, second) = textSizes(room)
    let texts =
      isSideBySide(first, second, room) ? max(first.height, second.height) : first.height + gap(first, second) + second.height
    let margins = content.directionalLayoutMargins
    let needed = max(texts, imageRoom.height) + margins.top + margins.bottom
    let least =
      second.height > 0 && !isSideBySide(first, second, room) ? max(content.leastHeight, subtitleHeight) : content.leastHeight
    return CGSize(width: size.width, height: max(least, needed.rounded(.up)))
  }

  /// Headers have no minimum height.
  private var subtitleHeight: CGFloat { content.leastHeight > 0 ? rowWithSubtitle : 0 }

  private func apply() {
    imageView.image = content.image
    imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    applyTint()
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    label.show(content.text, content.attributedText, content.textProperties)
    secondLabel.show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    setNeedsLayout()
  }
}

// Colours.
extension UIListContentView {
  private func applyTint() {
    let properties = content.imageProperties
    let follows = properties.tintColor == nil && properties.tintColorTransformer == nil
    imageView.tintColor = follows ? nil : properties.resolvedTintColor(for: tintColor)
  }
}

// Sizes and places.
extension UIListContentView {
  private var imageSize: CGSize {
    guard let size = content.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let most = content.imageProperties.maximumSize
    let scale = min(1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private var imageRoom: CGSize {
    let (size, reserved) = (imageSize, content.imageProperties.reservedLayoutSize)
    guard size != .zero else { return .zero }
    func room(_ own: CGFloat, _ reserved: CGFloat) -> CGFloat {
      if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return 28 }
      return reserved > 0 ? reserved : own
    }
    return CGSize(width: room(size.width, reserved.width), height: room(size.height, reserved.height))
  }

  /// Where the texts begin, in points from the leading side.
  package var textStart: CGFloat {
    let room = imageRoom.width
    return content.directionalLayoutMargins.leading + (room > 0 ? room + content.imageToTextPadding : 0)
  }

  private func textRoom(_ width: CGFloat) -> CGFloat {
    max(0, width - textStart - content.directionalLayoutMargins.trailing)
  }

  private func textSizes(_ width: CGFloat) -> (CGSize, CGSize) {
    func size(_ label: UILabel) -> CGSize {
      label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    return (size(label), size(secondLabel))
  }

  private func gap(_ first: CGSize, _ second: CGSize) -> CGFloat {
    first.height > 0 && second.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
  }

  private func isSideBySide(_ first: CGSize, _ second: CGSize, _ room: CGFloat) -> Bool {
    content.prefersSideBySideTextAndSecondaryText
      && first.width + content.textToSecondaryTextHorizontalPadding + second.width <= room
  }

  /// Whether the view, or the cell or list around it, is laid out right to left.
  private var isMirrored: Bool {
    sequence(first: self as UIView, next: \.superview).prefix(4).contains(where: \.isReadFromTheRight)
  }

  private func put(_ view: UIView, _ frame: CGRect) {
    view.placeIfNeeded(isMirrored ? frame.mirrored(in: bounds.width) : frame)
  }

  private func place(in size: CGSize) {
    let margins = content.directionalLayoutMargins
    let inner = size.height - margins.top - margins.bottom
    let (picture, pictureRoom) = (imageSize, imageRoom)
    put(
      imageView,
      CGRect(
        x: margins.leading + (pictureRoom.width - picture.width) / 2, y: margins.top + ((inner - picture.height) / 2).rounded(),
        width: picture.width, height: picture.height))
    let room = textRoom(size.width)
    let (first, second) = textSizes(room)
    if isSideBySide(first, second, room) {
      let width = second.width.rounded(.up)
      put(label, CGRect(x: textStart, y: margins.top, width: max(0, room - width), height: max(0, inner)))
      put(secondLabel, CGRect(x: textStart + room - width, y: margins.top, width: width, height: max(0, inner)))
      return
    }
    let between = gap(first, second)
    let top = margins.top + ((inner - first.height - between - second.height) / 2).rounded()
    put(label, CGRect(x: textStart, y: top, width: room, height: first.height))
    put(secondLabel, CGRect(x: textStart, y: top + first.height + between, width: room, height: second.height))
  }
}

extension UILabel {
  fileprivate func show(
    _ plain: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    font = properties.font
    textColor = properties.resolvedColor()
    numberOfLines = properties.numberOfLines
    lineBreakMode = properties.lineBreakMode
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    switch properties.alignment {
    case .natural: textAlignment = .natural
    case .center: textAlignment = .center
    case .justified: textAlignment = .justified
    }
    if let attributed { attributedText = attributed } else { text = plain.map { properties.transform($0) } }
    isHidden = attributed == nil && (plain ?? "").isEmpty
  }
}
