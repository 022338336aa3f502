internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// One segment; the control receives its touches.
final class SegmentView: UIView {
  /// In points at each side of title and image. "Controls" of docs/measurements.md.
  private static let margin: CGFloat = 10

  var content: SegmentContent
  private weak var control: UISegmentedControl?
  private let slice = BackgroundSlice()
  private let title = UILabel()
  private let picture = UIImageView()
  private var shown: UIControl.State?

  init(_ control: UISegmentedControl, _ content: SegmentContent) {
    (self.control, self.content) = (control, content)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingTail
    for view in [slice, title, picture] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the content needs; the title's as if it were selected, so that a selection moves nothing.
  func ownWidth(_ look: SegmentedLook) -> CGFloat {
    if let image = content.image { return image.size.width + 2 * Self.margin }
    guard let text = content.title, !text.isEmpty else { return 2 * Self.margin }
    let widths = [UIControl.State.normal, .selected].map { state in
      let label = UILabel()
      label.attributedText = NSAttributedString(string: text, attributes: look.attributes(in: state))
      return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
    }
    return ceil(widths.max() ?? 0) + 2 * Self.margin
  }

  /// Shows the content in a state; a press without highlight dims it.
  func show(_ state: UIControl.State, _ look: SegmentedLook, isDimmed: Bool) {
    let attributes = look.attributes(in: state)
    (title.isHidden, picture.isHidden) = (content.image != nil, content.image == nil)
    if let font = attributes[.font] as? UIFont, font != title.font { title.font = font }
    title.attributedText = content.title.map { NSAttributedString(string: $0, attributes: attributes) }
    if picture.image?.picture != content.image?.asTemplate.picture { picture.image = content.image?.asTemplate }
    picture.tintColor = attributes[.foregroundColor] as? UIColor
    // Opacity under the finger: our choice.
    (title.alpha, picture.alpha) = isDimmed ? (0.3, 0.3) : (1, 1)
    shown = state
  }

  func place(_ frame: CGRect, of whole: CGRect, _ look: SegmentedLook, adjusted by: UIOffset) {
    self.frame = frame
    slice.show(look.background(in: shown ?? .normal), in: frame, of: whole)
    let (x, y) = (content.offset.width + by.horizontal, content.offset.height + by.vertical)
    let height = ceil(title.sizeThatFits(CGSize(width: frame.width, height: frame.height)).height)
    title.frame = CGRect(
      x: 4 + x, y: ((frame.height - height) / 2).rounded() + y, width: max(0, frame.width - 8), height: height)
    let size = content.image?.size ?? .zero
    picture.frame = CGRect(
      x: ((frame.width - size.width) / 2).rounded() + x, y: ((frame.height - size.height) / 2).rounded() + y,
      width: size.width, height: size.height)
  }

  // MARK: Accessibility

  private var index: Int? { control?.segments.firstIndex { $0 === self } }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { content.title ?? content.image?.accessibilityLabel ?? content.action?.title }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    guard let control else { return .button }
    let isSelected = !control.isMomentary && index == control.storedSelection
    return UIAccessibilityTraits.button.union(isSelected ? .selected : .none)
      .union(control.isEnabled && content.isEnabled ? .none : .notEnabled)
  }
  override var accessibilityRole: AccessibilityRole { .button }

  override func accessibilityActivate() -> Bool {
    guard let control, let index, control.isEnabled, content.isEnabled else { return false }
    control.choose(index, nil)
    return true
  }
}
