internal import CoreGraphics
internal import Foundation
internal import UIKitControls
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The back button of a navigation bar: an arrow and the title of the previous screen.
final class BackButton: UIControl {
  private static let arrow = CGSize(width: 12, height: 20.5)
  private let chevron = Chevron(frame: CGRect(x: 0, y: 0, width: 12, height: 20.5))
  private let label = UILabel()
  private let fullTitle: String
  private var indicatorView: UIImageView?
  private var backgroundView: UIImageView?

  /// Attributes and place of the title, and the image behind the button.
  var look = BarButtonLook() {
    didSet {
      if look.isEmpty && oldValue.isEmpty { return }
      showTitle()
      superview?.setNeedsLayout()
    }
  }

  private static let font = UIFont.systemFont(ofSize: 17)

  private func showTitle() {
    let part = look[state]
    let standard: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: tintColor!]
    label.attributedText = NSAttributedString(string: label.text ?? "", attributes: standard.merging(part.attributes) { $1 })
    showBackground(part.background)
    setNeedsLayout()
  }

  private func showBackground(_ image: UIImage?) {
    if image != nil, backgroundView == nil {
      let view = UIImageView()
      backgroundView = view
      insertSubview(view, at: 0)
    }
    backgroundView?.image = image
  }

  private func setTitle(_ title: String) {
    label.text = title
    if !look.isEmpty { showTitle() }
  }

  /// In place of the arrow, in the tint colour and in its own size; nil by default.
  var indicator: UIImage? {
    didSet {
      guard indicator !== oldValue else { return }
      if indicator != nil, indicatorView == nil {
        let view = UIImageView()
        view.alpha = chevron.alpha
        indicatorView = view
        addSubview(view)
      }
      indicatorView?.image = indicator?.withRenderingMode(.alwaysTemplate)
      indicatorView?.isHidden = indicator == nil
      chevron.isHidden = indicator != nil
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  private var arrowSize: CGSize { indicator?.size ?? Self.arrow }
  private let mode: UINavigationItem.BackButtonDisplayMode

  init(title: String, mode: UINavigationItem.BackButtonDisplayMode = .default, onTap: @escaping @MainActor () -> Void) {
    (fullTitle, self.mode) = (title, mode)
    super.init(frame: .zero)
    label.font = Self.font
    for view in [chevron, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Resizes to the content, with a shorter word if the title is wider than `width`.
  func fit(width: CGFloat) {
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    for title in [fullTitle, "Back", ""].dropFirst(mode.rawValue) {
      setTitle(title)
      bounds.size.width = 8 + arrowSize.width + 6 + label.sizeThatFits(unbounded).width
      if bounds.width <= width { return }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    chevron.frame.origin = CGPoint(x: 8, y: ((bounds.height - Self.arrow.height) / 2).rounded())
    let height = label.sizeThatFits(bounds.size).height
    let size = arrowSize
    indicatorView?.frame = CGRect(x: 8, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    let x = 8 + size.width + 6
    label.frame = CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: bounds.width - x, height: height)
    chevron.isMirrored = isReadFromTheRight
    defer { if !look.isEmpty { moveByLook() } }
    guard isReadFromTheRight else { return }
    for view in [chevron, label, indicatorView].compactMap(\.self) { view.frame.origin.x = bounds.width - view.frame.maxX }
  }

  private func moveByLook() {
    let part = look[state]
    let (title, behind) = (part.titleOffset ?? .zero, part.backgroundOffset ?? .zero)
    label.frame = label.frame.offsetBy(dx: title.horizontal, dy: title.vertical)
    // As high as its image, so far as the bar allows.
    let height = min(bounds.height, max(part.background?.size.height ?? 0, Self.backgroundHeight))
    backgroundView?.frame = CGRect(
      x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height
    ).offsetBy(dx: behind.horizontal, dy: behind.vertical)
  }

  /// Of an image behind the button, as that of other buttons with a title, in points.
  private static let backgroundHeight: CGFloat = 33

  override var defaultAccessibilityLabel: String? { fullTitle }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { super.defaultAccessibilityTraits.union(.button) }
  override var accessibilityRole: AccessibilityRole { .button }

  /// Leaves room for a ring within the bar.
  override var focusShape: FocusShape { FocusShape(rect: bounds.insetBy(dx: 0, dy: 6), radius: 8) }

  func moveTitle(by shift: CGFloat) { label.transform = CGAffineTransform(translationX: shift, y: 0) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
    if !look.isEmpty { showTitle() }
    chevron.setNeedsDisplay()
  }

  override func stateDidChange() {
    if !look.isEmpty { showTitle() }
    // A colour of its own under the finger is not faded.
    if look[own: .highlighted].attributes[.foregroundColor] != nil { return }
    let alpha: CGFloat = isHighlighted ? 0.2 : 1
    UIView.animate(withDuration: isHighlighted ? 0 : 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      self.chevron.alpha = alpha
      self.indicatorView?.alpha = alpha
      self.label.alpha = alpha
    }
  }
}

/// A chevron that points back, in the tint colour.
private final class Chevron: UIView {
  var isMirrored = false { didSet { if isMirrored != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let (tip, end) = isMirrored ? (bounds.maxX - 2, 2) : (2, bounds.maxX - 2)
    path.move(to: CGPoint(x: end, y: 2))
    path.addLine(to: CGPoint(x: tip, y: bounds.midY))
    path.addLine(to: CGPoint(x: end, y: bounds.maxY - 2))
    path.lineWidth = 2.6
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
