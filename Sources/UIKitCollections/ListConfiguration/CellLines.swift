internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// The lines above and below a list cell.
@MainActor struct CellLines {
  private var top: UIView?
  private var bottom: UIView?
  private var guide: UILayoutGuide?
  /// Where the guide begins by itself.
  private var start: NSLayoutConstraint?

  /// The guide, created at first use; it is then solved together with the cell's constraints.
  mutating func guide(in cell: UICollectionViewListCell) -> UILayoutGuide {
    if let guide { return guide }
    let made = UILayoutGuide()
    cell.addLayoutGuide(made)
    let start = made.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: cell.automaticLineStart)
    let end = made.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    for constraint in [start, end] {
      constraint.priority = .fittingSizeLevel
      constraint.isActive = true
    }
    made.topAnchor.constraint(equalTo: cell.topAnchor).isActive = true
    made.bottomAnchor.constraint(equalTo: cell.bottomAnchor).isActive = true
    (guide, self.start) = (made, start)
    return made
  }

  /// The insets of automatic lines.
  mutating func automaticInsets(in cell: UICollectionViewListCell) -> (leading: CGFloat, trailing: CGFloat) {
    let standard = cell.automaticLineStart
    guard let guide else { return (standard, 0) }
    if let start, start.constant != standard { start.constant = standard }
    let frame = guide.layoutFrame
    let (left, right) = (frame.minX, cell.bounds.width - frame.maxX)
    return cell.isMirrored ? (right, left) : (left, right)
  }

  mutating func place(
    _ isTop: Bool, _ frame: CGRect?, _ color: UIColor, _ effect: UIVisualEffect?, in cell: UICollectionViewListCell
  ) {
    let known = isTop ? top : bottom
    let keeps = frame != nil && (known as? UIVisualEffectView)?.effect == effect
    if !keeps { known?.removeFromSuperview() }
    guard let frame else {
      if isTop { top = nil } else { bottom = nil }
      return
    }
    let line = known.flatMap { keeps ? $0 : nil } ?? effect.map { UIVisualEffectView(effect: $0) } ?? UIView()
    line.isUserInteractionEnabled = false
    if line.superview == nil {
      UIView.performWithoutAnimation { line.frame = frame }
      cell.addSubview(line)
    }
    let colored = (line as? UIVisualEffectView)?.contentView ?? line
    if colored.backgroundColor != color { colored.backgroundColor = color }
    line.placeIfNeeded(frame)
    if isTop { top = line } else { bottom = line }
  }
}

extension UICollectionViewListCell {
  /// Where the content's text begins, in points from the leading edge; the side margin for a content of another kind.
  var automaticLineStart: CGFloat {
    let start = accessoryPlan(width: bounds.width).contentStart
    return start + ((configured as? UIListContentView)?.textStart ?? sideMargin(bounds.width))
  }

  /// Places the lines: 1 point high (docs/measurements.md, Tables).
  func layoutLines() {
    let (separators, height) = (item?.separators, 1 as CGFloat)
    let (showsTop, showsBottom) = (item?.showsTop ?? false, item?.showsBottom ?? false)
    var automatic: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    if showsTop || showsBottom { automatic = lines.automaticInsets(in: self) }
    func frame(_ insets: NSDirectionalEdgeInsets, _ y: CGFloat) -> CGRect {
      let ends = UIListSeparatorConfiguration.resolved(insets, leading: automatic.leading, trailing: automatic.trailing)
      let rect = CGRect(x: ends.leading, y: y, width: max(0, bounds.width - ends.leading - ends.trailing), height: height)
      return isMirrored ? rect.mirrored(in: bounds.width) : rect
    }
    let several = UICollectionView.showing(self)?.allowsSeveral ?? false
    let color = (isSelected && several ? separators?.multipleSelectionColor : separators?.color) ?? .separator
    let effect = separators?.visualEffect
    lines.place(true, showsTop ? separators.map { frame($0.topSeparatorInsets, 0) } : nil, color, effect, in: self)
    let last = bounds.height - height
    lines.place(false, showsBottom ? separators.map { frame($0.bottomSeparatorInsets, last) } : nil, color, effect, in: self)
  }
}

extension UICollectionView {
  fileprivate var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
