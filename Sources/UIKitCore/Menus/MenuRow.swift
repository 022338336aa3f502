internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The view of one entry of a menu.
final class MenuRow: UIView {
  /// Points, as measured ("Menus" in docs/measurements.md), at the standard text size.
  static let height: CGFloat = 42
  private static let inset: CGFloat = 28
  private static let insetWithMarks: CGFloat = 40
  private static let insetWithImages: CGFloat = 60
  /// Points above and below texts that are higher than the row, between texts, and at the end. Our choice.
  private static let padding: CGFloat = 10
  private static let gap: CGFloat = 8
  private static let end: CGFloat = 16
  /// Points of a picture above a title. Our choice.
  private static let mediumHeight: CGFloat = 62

  let entry: MenuEntry
  private let titleLabel = UILabel()
  private var subtitleLabel: UILabel?
  private var mark: UIImageView?
  private var picture: UIImageView?
  private var chevron: UIImageView?
  private var spinner: Spinner?
  private var shortcut: UILabel?
  /// The ratio of the text size to the standard one, as far as there is room.
  private let enlargement: CGFloat
  private let inset: CGFloat
  var onChoice: ((MenuRow) -> Void)?

  /// - Parameters:
  ///   - isMirrored: Whether the row is read from the right.
  ///   - marks: Whether a row of the menu is marked.
  ///   - images: Whether a row of the menu has an image.
  init(_ entry: MenuEntry, isMirrored: Bool, marks: Bool, images: Bool, _ traits: UITraitCollection) {
    self.entry = entry
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    enlargement = min(max(1, size / UIFont.labelFontSize), 1.6)
    inset = (images && !entry.isCompact ? Self.insetWithImages : marks ? Self.insetWithMarks : Self.inset) * enlargement
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 10
    semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    if entry.size != .small || entry.image == nil { addTitle(traits) }
    showMark()
    for label in [titleLabel, subtitleLabel] { label?.textAlignment = isMirrored ? .right : .left }
    addMark()
    if let image = entry.image {
      let scaled = image.hasStandardSymbolSize ? image.applyingSymbolConfiguration(.init(pointSize: 17 * enlargement)) : image
      picture = add(scaled, color)
      picture?.contentMode = .scaleAspectFit
    }
    switch entry.kind {
    case .submenu: chevron = add(symbol(isMirrored ? "chevron.left" : "chevron.right"), .secondaryLabel)
    case .back: mark = add(symbol("chevron.down"), .secondaryLabel)
    case .loading: addSpinner()
    case .leaf: if !entry.isCompact { addShortcut(traits) }
    case .heading: break
    }
  }

  private func addShortcut(_ traits: UITraitCollection) {
    guard let text = entry.shortcut else { return }
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    label.textColor = entry.isEnabled ? .secondaryLabel : .tertiaryLabel
    label.sizeToFit()
    addSubview(label)
    shortcut = label
  }

  required init?(coder: NSCoder) { nil }

  private var isHeading: Bool { if case .heading = entry.kind { true } else { false } }

  private var color: UIColor {
    if isHeading { return .secondaryLabel }
    if !entry.isEnabled { return .tertiaryLabel }
    return entry.attributes.contains(.destructive) ? .systemRed : .label
  }

  private func addTitle(_ traits: UITraitCollection) {
    titleLabel.text = entry.title
    let body = UIFont.preferredFont(forTextStyle: isHeading ? .footnote : .body, compatibleWith: traits)
    if case .back = entry.kind {
      titleLabel.font = .systemFont(ofSize: body.pointSize, weight: .semibold)
    } else {
      titleLabel.font = entry.isCompact ? .preferredFont(forTextStyle: .footnote, compatibleWith: traits) : body
    }
    titleLabel.textColor = color
    titleLabel.numberOfLines = 2
    addSubview(titleLabel)
    guard let subtitle = entry.subtitle, !subtitle.isEmpty, !entry.isCompact else { return }
    let label = UILabel()
    (label.text, label.numberOfLines) = (subtitle, 2)
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
    label.textColor = entry.isEnabled ? .secondaryLabel : .tertiaryLabel
    addSubview(label)
    subtitleLabel = label
  }

  private func addMark() {
    switch entry.state {
    case _ where entry.isCompact: break
    case .off: break
    case .on: mark = add(symbol("checkmark"), color)
    case .mixed: mark = add(symbol("minus"), color)
    }
  }

  private func addSpinner() {
    let spinner = Spinner(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    addSubview(spinner)
    spinner.isSpinning = true
    self.spinner = spinner
  }

  private func symbol(_ name: String) -> UIImage? {
    UIImage(systemName: name, withConfiguration: .init(pointSize: 17 * enlargement, weight: .semibold, scale: .small))
  }

  private func add(_ image: UIImage?, _ tint: UIColor) -> UIImageView {
    let view = UIImageView(image: image)
    view.tintColor = tint
    addSubview(view)
    return view
  }

  /// Whether a finger, a pointer or the arrow keys are at the row.
  var isMarked = false { didSet { showMark() } }

  private func showMark() {
    backgroundColor = isMarked ? .systemFill : entry.isCompact && entry.state == .on ? .tertiarySystemFill : nil
  }

  // MARK: Layout

  /// The width of the shortcut with its distance from the title; 0 without one.
  var shortcutRoom: CGFloat { shortcut.map { $0.bounds.width + Self.gap } ?? 0 }

  private var trailing: CGFloat {
    let view: UIView? = chevron ?? spinner ?? shortcut
    return Self.end + (view.map { $0.bounds.width + Self.gap } ?? 0)
  }

  private func textSizes(_ width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    let room = CGSize(width: max(0, width - inset - trailing), height: .greatestFiniteMagnitude)
    return (titleLabel.sizeThatFits(room), subtitleLabel?.sizeThatFits(room) ?? .zero)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if entry.isCompact {
      let base: CGFloat = entry.size == .medium ? Self.mediumHeight : Self.height
      return CGSize(width: size.width, height: base * enlargement)
    }
    let texts = textSizes(size.width)
    let height = ceil(texts.title.height + texts.subtitle.height)
    return CGSize(width: size.width, height: max(isHeading ? 0 : Self.height, height + 2 * Self.padding))
  }

  /// A picture, and below it the title.
  private func layoutCompact() {
    let side = 24 * enlargement
    let room = CGSize(width: max(0, bounds.width - 4), height: .greatestFiniteMagnitude)
    let title = titleLabel.superview == nil ? .zero : titleLabel.sizeThatFits(room)
    var y = (bounds.height - min(title.height, bounds.height)) / 2
    if let picture, let image = picture.image {
      let scale = min(1, side / max(image.size.width, 1), side / max(image.size.height, 1))
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      let height = title == .zero ? size.height : side + title.height
      let top = (bounds.height - height) / 2
      picture.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: top + (title == .zero ? 0 : (side - size.height) / 2), width: size.width,
        height: size.height)
      y = top + side
    }
    titleLabel.frame = CGRect(
      x: (bounds.width - min(title.width, room.width)) / 2, y: y, width: min(title.width, room.width), height: title.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if entry.isCompact { return layoutCompact() }
    let texts = textSizes(bounds.width)
    let width = max(0, bounds.width - inset - trailing)
    var y = (bounds.height - texts.title.height - texts.subtitle.height) / 2
    put(titleLabel, x: inset, y, CGSize(width: min(width, texts.title.width), height: texts.title.height))
    y += texts.title.height
    if let subtitleLabel {
      put(subtitleLabel, x: inset, y, CGSize(width: min(width, texts.subtitle.width), height: texts.subtitle.height))
    }
    // Marks are in the middle of the room that rows with marks have, images in the middle of the rest.
    if let mark { centre(mark, at: (picture == nil ? 24 : 14) * enlargement) }
    if let picture {
      let side = 26 * enlargement
      picture.bounds.size = CGSize(
        width: min(side, picture.image?.size.width ?? 0), height: min(side, picture.image?.size.height ?? 0))
      centre(picture, at: (mark == nil ? 32 : 38) * enlargement)
    }
    if let chevron { centre(chevron, at: bounds.width - Self.end - chevron.bounds.width / 2) }
    if let shortcut { centre(shortcut, at: bounds.width - Self.end - shortcut.bounds.width / 2) }
    if let spinner { centre(spinner, at: bounds.width - Self.end - spinner.bounds.width / 2) }
  }

  private func put(_ view: UIView, x: CGFloat, _ y: CGFloat, _ size: CGSize) {
    view.frame = CGRect(
      origin: CGPoint(x: isReadFromTheRight ? bounds.width - x - size.width : x, y: y), size: size)
  }

  private func centre(_ view: UIView, at x: CGFloat) {
    put(view, x: x - view.bounds.width / 2, (bounds.height - view.bounds.height) / 2, view.bounds.size)
  }

  // MARK: Accessibility

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? {
    [entry.title, entry.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    if isHeading { return .header }
    return UIAccessibilityTraits.button.union(entry.isEnabled ? .none : .notEnabled).union(entry.state == .on ? .selected : .none)
  }
  override var accessibilityHint: String? {
    get { entry.hint }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard entry.isEnabled else { return false }
    onChoice?(self)
    return true
  }
}
