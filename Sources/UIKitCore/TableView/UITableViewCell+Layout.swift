internal import Foundation

extension UITableViewCell {
  /// UIKit's side margin by the width of the table (FACTS.md, tables).
  static func sideMargin(width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  var sideMargin: CGFloat { Self.sideMargin(width: bounds.width) }

  /// Takes over from the table what it decides for all of its cells.
  func takeLook(of table: UITableView, indentationLevel level: Int?) {
    if let level { indentationLevel = level }
    takeSeparator(of: table)
  }

  func layoutParts() {
    backgroundView?.placeIfNeeded(bounds)
    if let view = selectedBackgroundView ?? ownSelectionView, view.superview === self { view.placeIfNeeded(bounds) }
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let end = layoutAccessory()
    contentView.placeIfNeeded(CGRect(x: indentation, y: 0, width: max(0, end - indentation), height: bounds.height))
    if let configured {
      configured.placeIfNeeded(contentView.bounds)
    } else {
      classic.layout(in: contentView.bounds.size, margin: sideMargin, style: style)
    }
    layoutSeparator()
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let height = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    precondition(
      height.isFinite && height >= 0,
      "\(type(of: self)).sizeThatFits(_:) returned the height \(height): a row's height must be finite and not negative")
    return height
  }

  func contentHeight(width: CGFloat) -> CGFloat {
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let room = max(0, width - indentation - accessoryRoom(margin: Self.sideMargin(width: width)))
    let size = CGSize(width: room, height: .greatestFiniteMagnitude)
    if let configured { return configured.sizeThatFits(size).height }
    if contentView.hasConstraintsInside {
      return contentView.fittingSize(CGSize(width: room, height: 0), horizontal: .required, vertical: .fittingSizeLevel).height
    }
    return classic.height(style: style, width: room, margin: Self.sideMargin(width: width))
  }
}

extension UIView {
  /// Writes the frame only if it is another one.
  func placeIfNeeded(_ frame: CGRect) {
    if self.frame != frame { self.frame = frame }
  }
}
