internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import QuartzCore
internal import UIKitControls
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// A system accessory: a mark, a control or a text.
final class AccessoryView: UIControl {
  private weak var cell: UICollectionViewListCell?
  private var accessory: UICellAccessory?
  private var mark: MarkView?
  private var label: UILabel?
  private var line: UIView?
  private var angle: CGFloat = 0
  /// Distance between the finger and the centre of the cell that it carries.
  private var grip: CGFloat = 0

  init(_ cell: UICollectionViewListCell) {
    self.cell = cell
    super.init(frame: .zero)
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    programmingError("AccessoryView.init(coder:): it is made by its cell only")
  }

  private func tapped() { if let accessory { cell?.tapped(accessory) } }

  override func stateDidChange() { alpha = isHighlighted ? 0.5 : 1 }

  // MARK: Content

  func show(_ accessory: UICellAccessory) {
    let isNew = self.accessory == nil
    self.accessory = accessory
    isUserInteractionEnabled = isActive(accessory)
    isAccessibilityElement = isUserInteractionEnabled || accessory.accessoryType == .label
    accessibilityLabel = spokenName(accessory, isExpanded: false)
    accessibilityTraits = isUserInteractionEnabled ? .button : .staticText
    if accessory.accessoryType == .label { showText(accessory.options) } else { showMark(accessory) }
    if isNew, accessory.accessoryType == .reorder {
      addGestureRecognizer(CarryGestureRecognizer { [weak self] gesture in self?.carry(gesture) })
    }
    setNeedsLayout()
  }

  private func isActive(_ accessory: UICellAccessory) -> Bool {
    if accessory.options.isHidden { return false }
    switch accessory.accessoryType {
    case .delete, .outlineDisclosure, .reorder: return true
    case .insert, .detail: return accessory.handler != nil
    default: return false
    }
  }

  private func spokenName(_ accessory: UICellAccessory, isExpanded: Bool) -> String? {
    switch accessory.accessoryType {
    case .delete: "Delete"
    case .insert: "Insert"
    case .reorder: "Reorder"
    case .detail: "More info"
    case .outlineDisclosure: isExpanded ? "Collapse" : "Expand"
    case .label: accessory.options.text
    default: nil
    }
  }

  private var glyph: RowGlyph {
    switch accessory?.accessoryType {
    case .detail: .detail
    case .checkmark: .checkmark
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: .choice(isTicked: false)
    default: .chevron
    }
  }

  private func showMark(_ accessory: UICellAccessory) {
    let view = mark ?? MarkView(glyph)
    mark = view
    if view.superview == nil { addSubview(view) }
    (view.color, view.disc) = (accessory.options.tint, accessory.options.disc)
    view.setNeedsDisplay()
    guard accessory.accessoryType == .reorder, accessory.options.showsVerticalSeparator else {
      line?.removeFromSuperview()
      return line = nil
    }
    let line = line ?? UIView()
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    if line.superview == nil { addSubview(line) }
    self.line = line
  }

  private func showText(_ options: UICellAccessory.Options) {
    let view = label ?? UILabel()
    label = view
    if view.superview == nil { addSubview(view) }
    view.text = options.text
    view.font = options.font ?? .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = options.followsTextSize
    view.textColor = options.tint ?? .secondaryLabel
  }

  var ownSize: CGSize {
    guard let label else { return glyph.size }
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Takes over the state of the cell: selection circle, and direction of the chevron of an outline.
  func take(_ state: UICellConfigurationState, isMirrored: Bool) {
    guard let mark, let accessory else { return }
    let glyph: RowGlyph = accessory.accessoryType == .multiselect ? .choice(isTicked: state.isSelected) : glyph
    if mark.glyph != glyph || mark.isMirrored != isMirrored {
      (mark.glyph, mark.isMirrored) = (glyph, isMirrored)
      mark.setNeedsDisplay()
    }
    accessibilityLabel = spokenName(accessory, isExpanded: state.isExpanded)
    line?.isHidden = !(cell?.hasAccessoryBeforeReorder ?? false)
    let angle: CGFloat =
      accessory.accessoryType == .outlineDisclosure && state.isExpanded ? (isMirrored ? -.pi / 2 : .pi / 2) : 0
    if angle != self.angle {
      self.angle = angle
      mark.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.placeIfNeeded(bounds)
    if let mark {
      mark.bounds.size = glyph.size
      mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    // Half of the gap between accessories in front of the control.
    let x = mark?.isMirrored ?? false ? bounds.width + 5 : -6
    line?.placeIfNeeded(CGRect(x: x, y: bounds.midY - 12, width: 1, height: 24))
  }

  /// Extends the mark to the 44-point target that Apple demands.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }

  // MARK: Reordering

  private func carry(_ gesture: UIGestureRecognizer) {
    guard let cell, let list = UICollectionView.showing(cell) else { return }
    let finger = gesture.location(in: list)
    switch gesture.state {
    case .began:
      guard let path = list.indexPath(for: cell) else { return }
      grip = finger.y - list.convert(CGPoint(x: 0, y: cell.bounds.midY), from: cell).y
      if !list.beginInteractiveMovementForItem(at: path) { gesture.state = .cancelled }
    case .changed:
      let center = list.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
      list.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: finger.y - grip))
    case .ended: list.endInteractiveMovement()
    case .cancelled: list.cancelInteractiveMovement()
    case .possible, .failed: break
    }
  }
}

extension UICollectionViewListCell {
  /// Whether a reorder control has another accessory at its side.
  var hasAccessoryBeforeReorder: Bool { sides.trailing.filter { $0.view.superview === self }.count > 1 }
}

/// Draws a mark.
final class MarkView: UIView {
  var glyph: RowGlyph
  var color: UIColor?
  var disc: UIColor?
  var isMirrored = false

  init(_ glyph: RowGlyph) {
    self.glyph = glyph
    super.init(frame: CGRect(origin: .zero, size: glyph.size))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    programmingError("MarkView.init(coder:): it is made by its accessory only")
  }

  override func draw(_ rect: CGRect) {
    glyph.draw(in: bounds, tint: tintColor, color: color, disc: disc, isMirrored: isMirrored)
  }
}
