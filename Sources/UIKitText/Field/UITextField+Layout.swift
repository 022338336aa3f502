internal import CoreGraphics
internal import Foundation
internal import UIKitControls
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

// Places of the text and of the views beside it; the border.
extension UITextField {
  /// Side of the button that clears, its distance from the end and from the text, in points. Our choice, near iOS.
  private static let (clearSide, clearMargin, clearGap): (CGFloat, CGFloat, CGFloat) = (19, 5, 4)
  /// Points from the border to the text.
  private static let (sideInset, topInset): (CGFloat, CGFloat) = (7, 2)
  /// Radius of the rounded border in points.
  static let borderRadius: CGFloat = 6
  /// Points that a border adds to the size of the text: "Sizes of controls" of docs/measurements.md.
  private static let borderSize = CGSize(width: 28, height: 12)

  private var hasInsets: Bool { borderStyle == .bezel || borderStyle == .roundedRect }

  func setUp() {
    isOpaque = false
    contentMode = .redraw
    addSubview(surface)
    setUpTouches()
  }

  // MARK: Views beside the text

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
  private var showsClearButton: Bool { !showsRightView && hasText && isShown(clearButtonMode) }

  func sideViewChanged(from old: UIView?, to new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    sideViewModeChanged()
  }

  func sideViewModeChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func layOutParts() {
    place(leftView, isShown: showsLeftView) { leftViewRect(forBounds: bounds) }
    place(rightView, isShown: showsRightView) { rightViewRect(forBounds: bounds) }
    if showsClearButton || storedClearButton != nil {
      place(clearButton, isShown: showsClearButton) { clearButtonRect(forBounds: bounds) }
    }
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if surface.frame != room { surface.frame = room }
    surface.update()
  }

  private func place(_ view: UIView?, isShown: Bool, _ frame: () -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    let frame = frame()
    if view.frame != frame { view.frame = frame }
  }

  var clearButton: UIButton {
    if let storedClearButton { return storedClearButton }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [weak self] _ in self?.clearByPerson() }, for: .touchUpInside)
    storedClearButton = button
    return button
  }

  // MARK: Places

  /// The size of the left or right view at the edge, in the middle of the height.
  func sidePlace(_ view: UIView?, atEnd: Bool, in bounds: CGRect) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let x = atEnd != isMirrored ? bounds.maxX - size.width : bounds.minX
    return CGRect(x: x, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  func clearButtonPlace(in bounds: CGRect) -> CGRect {
    let x = isMirrored ? bounds.minX + Self.clearMargin : bounds.maxX - Self.clearMargin - Self.clearSide
    return CGRect(
      x: x, y: bounds.minY + ((bounds.height - Self.clearSide) / 2).rounded(), width: Self.clearSide, height: Self.clearSide)
  }

  func textRoom(in bounds: CGRect) -> CGRect {
    let inset = hasInsets ? Self.sideInset : borderStyle == .line ? 2 : 0
    var (before, after) = (inset, inset)
    if showsLeftView { before += leftViewRect(forBounds: bounds).width }
    if showsRightView {
      after += rightViewRect(forBounds: bounds).width
    } else if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      after = (isMirrored ? button.maxX - bounds.minX : bounds.maxX - button.minX) + Self.clearGap
    }
    let (left, right) = isMirrored ? (after, before) : (before, after)
    let top = hasInsets ? Self.topInset : 0
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + top, width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - 2 * top))
  }

  var naturalSize: CGSize {
    let text = hasText ? line.shown : shownPlaceholder ?? NSAttributedString(string: "")
    var size = CGSize(width: text.length > 0 ? text.size().width.rounded(.up) : 0, height: storedFont.lineHeight.rounded(.up) + 1)
    if borderStyle != .none {
      (size.width, size.height) = (size.width + Self.borderSize.width, size.height + Self.borderSize.height)
    }
    if leftView != nil, leftViewMode != .never { size.width += leftView?.bounds.width ?? 0 }
    if rightView != nil, rightViewMode != .never { size.width += rightView?.bounds.width ?? 0 }
    return size
  }

  // MARK: Border

  func drawBorder() {
    let area = borderRect(forBounds: bounds)
    if borderStyle != .roundedRect, let picture = isEnabled ? background : disabledBackground ?? background {
      return picture.draw(in: area)
    }
    let edge = UIColor.systemGray3
    switch borderStyle {
    case .none: break
    case .line, .bezel:
      (borderStyle == .line ? UIColor.label : edge).setStroke()
      UIBezierPath(rect: area.insetBy(dx: 0.5, dy: 0.5)).stroke()
    case .roundedRect:
      let path = UIBezierPath(roundedRect: area.insetBy(dx: 0.5, dy: 0.5), cornerRadius: Self.borderRadius)
      (isEnabled ? UIColor.systemBackground : .secondarySystemBackground).setFill()
      path.fill()
      edge.setStroke()
      path.stroke()
    }
  }
}
