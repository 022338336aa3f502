internal import UIKitControls
internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

extension UITableViewCell {
  func replaceAccessory(former: UIView? = nil) {
    former?.removeFromSuperview()
    accessory?.removeFromSuperview()
    let (view, type) = state.isEditing ? (editingAccessoryView, editingAccessoryType) : (accessoryView, accessoryType)
    accessory = view ?? AccessoryGlyphs(type) { [weak self] in self?.detailTapped() }
    if let accessory { addSubview(accessory) }
    setNeedsLayout()
  }

  private func detailTapped() {
    guard let table = superview as? UITableView, let path = table.indexPath(for: self) else { return }
    table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    nibSegues.accessory?()
  }

  /// - Returns: the trailing end of the content, in points.
  func layoutAccessory() -> CGFloat {
    let end = bounds.width - look.insets.trailing - reorderRoom
    guard let accessory else { return end }
    let size = accessory.bounds.size
    let x = end - (reorderRoom > 0 ? 0 : sideMargin) - size.width
    let y = ((bounds.height - size.height) / 2).rounded()
    place(accessory, CGRect(x: x, y: y, width: size.width, height: size.height))
    return x
  }

  func accessoryRoom(margin: CGFloat) -> CGFloat {
    (accessory.map { $0.bounds.width + (reorderRoom > 0 ? 0 : margin) } ?? 0) + reorderRoom
  }
}

/// The standard accessory marks, in UIKit's order: the detail button, then the chevron or the checkmark.
final class AccessoryGlyphs: UIView {
  private static let gap: CGFloat = 10
  private let glyphs: [RowGlyph]
  private let detailTapped: () -> Void

  /// nil for no accessory.
  init?(_ type: UITableViewCell.AccessoryType, detailTapped: @escaping () -> Void) {
    switch type {
    case .none: return nil
    case .disclosureIndicator: glyphs = [.chevron]
    case .detailDisclosureButton: glyphs = [.detail, .chevron]
    case .checkmark: glyphs = [.checkmark]
    case .detailButton: glyphs = [.detail]
    }
    self.detailTapped = detailTapped
    let width = glyphs.reduce(-Self.gap) { $0 + $1.size.width + Self.gap }
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 22))
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    programmingError("AccessoryGlyphs.init(coder:): it is made by its cell only")
  }

  override func draw(_ rect: CGRect) {
    var x: CGFloat = 0
    for glyph in glyphs {
      glyph.draw(in: place(glyph, x), tint: tintColor, isMirrored: isMirrored)
      x += glyph.size.width + Self.gap
    }
  }

  private var isMirrored: Bool { (superview as? UITableViewCell)?.isMirrored ?? false }

  private func place(_ glyph: RowGlyph, _ x: CGFloat) -> CGRect {
    let rect = CGRect(origin: CGPoint(x: x, y: (bounds.height - glyph.size.height) / 2), size: glyph.size)
    return isMirrored ? rect.mirrored(in: bounds.width) : rect
  }

  // MARK: Detail button

  /// Extends the 22-point mark by 11 points on each side to the 44-point target that Apple demands; other touches go to the row.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard glyphs.first == .detail else { return false }
    return place(.detail, 0).insetBy(dx: -11, dy: -11).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
    detailTapped()
  }
}
