internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// A row of a wheel: a title, or a view that the delegate has made.
final class PickerRow: UIView {
  private var label: UILabel?
  private(set) var content: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Removes the delegate's view, for reuse.
  func takeContent() -> UIView? {
    defer { content = nil }
    content?.removeFromSuperview()
    return content
  }

  func show(_ view: UIView) {
    if content !== view { content?.removeFromSuperview() }
    content = view
    label?.isHidden = true
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  func show(_ title: NSAttributedString?, _ plain: String?, _ font: UIFont) {
    _ = takeContent()
    let label = label ?? makeLabel()
    label.isHidden = false
    label.font = font
    if let title { label.attributedText = title } else { label.text = plain }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    (label.textAlignment, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (.center, true, 0.7)
    self.label = label
    addSubview(label)
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    guard let content else { return }
    let wanted = content.bounds.size == .zero ? content.sizeThatFits(bounds.size) : content.bounds.size
    content.bounds.size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// What an assistive technology reads of the delegate's view.
  var spokenText: String? { content.flatMap(Self.text) }

  private static func text(of view: UIView) -> String? {
    if let label = view.accessibilityLabel { return label }
    let texts = view.subviews.compactMap(text)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension UIPickerView {
  /// Shows a row.
  ///
  /// - Parameter spare: A view of the delegate that is not shown any more.
  func fill(_ row: PickerRow, _ index: Int, of wheel: PickerWheel, spare: UIView?) {
    if let view = delegate?.pickerView(self, viewForRow: index, forComponent: wheel.component, reusing: spare),
      view !== Self.unansweredView
    {
      return row.show(view)
    }
    let attributed = delegate?.pickerView(self, attributedTitleForRow: index, forComponent: wheel.component)
    let plain =
      attributed == nil ? delegate?.pickerView(self, titleForRow: index, forComponent: wheel.component) : nil
    row.show(attributed, plain, rowFont)
  }

  /// The title of a row; nil for a row that shows a view.
  func title(of index: Int, in wheel: PickerWheel) -> String? {
    guard let delegate else { return nil }
    return delegate.pickerView(self, attributedTitleForRow: index, forComponent: wheel.component)?.string
      ?? delegate.pickerView(self, titleForRow: index, forComponent: wheel.component)
  }

  var accessibilityDelegate: (any UIPickerViewAccessibilityDelegate)? { delegate as? any UIPickerViewAccessibilityDelegate }
}
