internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

// Separators of empty rows below the last row of a plain table that does not fill the screen.
extension UITableView {
  /// Places the filler in the rest of the bounds; creates it only if `fillerRowHeight` is set.
  func placeFiller() {
    guard fillerRowHeight != 0 || filler.isShown else { return }
    let height = fillerRowHeight == Self.automaticDimension ? (rowHeight >= 0 ? rowHeight : assumedRowHeight) : fillerRowHeight
    let room = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom - extents.layout.total
    guard height > 0, room > 0, style == .plain, separatorStyle != .none, let color = separatorColor, tableFooterView == nil
    else {
      return filler.remove()
    }
    filler.show(
      FillerLines.Look(rowHeight: height, inset: separatorInset, color: color), in: self,
      CGRect(x: 0, y: extents.layout.total, width: bounds.width, height: room))
  }
}

/// The separators of empty rows; without a view while there are none.
@MainActor final class Filler {
  private var view: FillerLines?

  var isShown: Bool { view != nil }

  func show(_ look: FillerLines.Look, in table: UITableView, _ frame: CGRect) {
    let view = view ?? FillerLines()
    if view.superview !== table { table.addSubview(view) }
    self.view = view
    view.show(look)
    view.placeIfNeeded(frame)
  }

  func setNeedsDisplay() { view?.setNeedsDisplay() }

  func remove() {
    view?.removeFromSuperview()
    view = nil
  }
}

final class FillerLines: UIView {
  struct Look: Equatable {
    var rowHeight: CGFloat
    var inset: UIEdgeInsets
    var color: UIColor
  }

  private var look: Look?

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    programmingError("FillerLines.init(coder:): it is made by its table only")
  }

  func show(_ look: Look) {
    if look == self.look { return }
    self.look = look
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let look else { return }
    look.color.setFill()
    var bottom = look.rowHeight
    while bottom <= bounds.height {
      UIRectFill(
        CGRect(x: look.inset.left, y: bottom - 1, width: max(0, bounds.width - look.inset.left - look.inset.right), height: 1))
      bottom += look.rowHeight
    }
  }
}
