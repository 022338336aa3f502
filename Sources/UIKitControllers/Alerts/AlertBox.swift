internal import CoreGraphics
internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitControls
internal import UIKitGraphics
internal import UIKitText

/// The view of an alert: texts and fields, which scroll if there is too little room, above its buttons.
final class AlertBox: UIView {
  struct Content {
    var title: String?
    var message: String?
    var fields: [UITextField] = []
    var actions: [UIAlertAction] = []
    var preferred: UIAlertAction?
    var isSheet = false
  }

  private static let buttonHeight: CGFloat = 44
  private static let padding: CGFloat = 16
  private static let fieldHeight: CGFloat = 30
  private let texts = UIScrollView()
  private let heading = UILabel()
  private let message = UILabel()
  private var buttons: [UIButton] = []
  private var content = Content()
  var onChoice: ((UIAlertAction) -> Void)?

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    heading.font = .boldSystemFont(ofSize: 17)
    message.font = .systemFont(ofSize: 13)
    for label in [heading, message] {
      label.numberOfLines = 0
      label.textAlignment = .center
      texts.addSubview(label)
    }
    addSubview(texts)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ content: Content) {
    self.content = content
    heading.text = content.title
    message.text = content.message
    for field in content.fields where field.superview !== texts { texts.addSubview(field) }
    for button in buttons { button.removeFromSuperview() }
    buttons = ordered.map(makeButton)
    for button in buttons { addSubview(button) }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  var hasFocusedButton: Bool { buttons.contains(where: \.isFocused) }

  /// The cancel action comes last, but first where two buttons are side by side.
  private var ordered: [UIAlertAction] {
    let others = content.actions.filter { $0.style != .cancel }
    let cancel = content.actions.filter { $0.style == .cancel }
    return isRow ? cancel + others : others + cancel
  }

  private var isRow: Bool { !content.isSheet && content.actions.count == 2 }

  private func makeButton(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title ?? "", for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    let isBold = content.preferred.map { $0 === action } ?? (action.style == .cancel)
    button.titleLabel?.font = isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { [weak self] _ in self?.onChoice?(action) }, for: .primaryActionTriggered)
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    button.addSubview(line)
    return button
  }

  // MARK: Accessibility

  override var defaultAccessibilityLabel: String? { content.title ?? content.message }
  override var accessibilityRole: AccessibilityRole { content.isSheet ? .sheet : .alert }

  // MARK: Layout

  private var buttonsHeight: CGFloat { CGFloat(isRow ? 1 : buttons.count) * Self.buttonHeight }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layOutTexts(width: size.width, apply: false) + buttonsHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = layOutTexts(width: bounds.width, apply: true)
    let room = max(bounds.height - buttonsHeight, 0)
    texts.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(height, room))
    texts.contentSize = CGSize(width: bounds.width, height: height)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    for (index, button) in buttons.enumerated() {
      let width = isRow ? bounds.width / 2 : bounds.width
      let row = isRow ? 0 : CGFloat(index)
      button.frame = CGRect(
        x: isRow ? CGFloat(index) * width : 0, y: texts.frame.maxY + row * Self.buttonHeight, width: width,
        height: Self.buttonHeight)
      button.subviews.last?.frame = CGRect(x: 0, y: 0, width: width, height: hairline)
    }
  }

  /// Places titles and fields; returns their height with the space around.
  private func layOutTexts(width: CGFloat, apply: Bool) -> CGFloat {
    let inner = width - 2 * Self.padding
    var y = Self.padding
    func place(_ view: UIView, height: CGFloat, gap: CGFloat) {
      if apply { view.frame = CGRect(x: Self.padding, y: y, width: inner, height: height) }
      y += height + gap
    }
    let shown = [heading, message].filter { !($0.text ?? "").isEmpty }
    for label in [heading, message] where !shown.contains(label) && apply { label.frame = .zero }
    for label in shown {
      place(label, height: ceil(label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height), gap: 4)
    }
    if !shown.isEmpty { y += 4 }
    for field in content.fields { place(field, height: Self.fieldHeight, gap: 8) }
    return shown.isEmpty && content.fields.isEmpty ? 0 : y + 8
  }
}
