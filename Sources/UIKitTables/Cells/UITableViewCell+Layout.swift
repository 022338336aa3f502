internal import Diagnostics
internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitLists

extension UITableViewCell {
  var sideMargin: CGFloat { look.sideMargin(width: bounds.width) }

  func take(_ look: CellLook) {
    if look == self.look { return }
    self.look = look
    updateColor()
    setNeedsLayout()
  }

  /// Applies the settings that the table decides for all its cells.
  func takeLook(of table: UITableView, indentationLevel level: Int?) {
    if let level { indentationLevel = level }
    take(table.look)
    takeSeparator(of: table)
  }

  func layoutParts() {
    if let backgroundView { place(backgroundView, bounds) }
    if let configuredBackground { place(configuredBackground, bounds) }
    if let view = shownSelectionView { place(view, bounds) }
    let start = contentStart
    let end = layoutAccessory()
    place(content, CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height))
    setContentMargins(width: bounds.width)
    layoutEditor()
    layoutTray()
    if let configured {
      configured.placeIfNeeded(content.bounds.insetBy(dx: look.readableInset(width: bounds.width), dy: 0))
    } else {
      classic.layout(in: contentView.bounds.size, margin: sideMargin, style: style, isMirrored: isMirrored)
    }
    layoutSeparator()
  }

  private var contentStart: CGFloat { look.insets.leading + CGFloat(indentationLevel) * indentationWidth + editRoom }

  /// Sets the default margins of `contentView`: the text's own at the sides, and 8 points before an accessory.
  private func setContentMargins(width: CGFloat) {
    let (side, hasAccessory) = (look.sideMargin(width: width), accessory != nil || reorderRoom > 0)
    let margins = NSDirectionalEdgeInsets(
      top: TableMetrics.contentMargin, leading: side, bottom: TableMetrics.contentMargin,
      trailing: hasAccessory ? TableMetrics.accessoryMargin : side)
    contentView.setDefaultMargins(margins, isMirrored: isMirrored)
  }

  /// Whether the cell, or the table around it, is laid out right to left.
  package var isMirrored: Bool { isReadFromTheRight || superview?.isReadFromTheRight ?? false }

  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let height = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    ensure(
      height.isFinite && height >= 0,
      "\(type(of: self)).sizeThatFits(_:) returned the height \(height): a row's height must be finite and not negative")
    return height
  }

  func contentHeight(width: CGFloat) -> CGFloat {
    let margin = look.sideMargin(width: width)
    let room = max(0, width - contentStart - look.insets.trailing - accessoryRoom(margin: margin))
    if let configured {
      (configured as? UIListContentView)?.rowWithSubtitle = look.subtitleHeight
      let width = max(0, room - 2 * look.readableInset(width: width))
      return configured.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    if contentView.hasConstraintsInside {
      setContentMargins(width: width)
      return contentView.constrainedHeight(width: room)
    }
    return classic.height(style: style, width: room, margin: margin, subtitleHeight: look.subtitleHeight)
  }
}
