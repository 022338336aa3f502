internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitLists

// Heights of headers and footers: read when the table loads or, for estimated and self-sizing ones, when they come into view.
extension UITableView {
  /// The known or estimated height before the view is created.
  ///
  /// - Parameter measured: the height that the view had before a reload, which counts until the view is asked again.
  /// - Returns: the extent of the header or footer in its section, including the padding above a header.
  func supplementHeight(_ kind: Supplement, _ section: Int, measured: CGFloat?) -> CGFloat {
    if let estimate = estimatedHeight(kind, section) { return padded(measured ?? estimate, kind) }
    if let height = delegateHeight(kind, section) { return padded(height, kind) }
    guard hasSupplement(kind, section) else { return emptyHeight }
    return padded((commonHeight(kind) < 0 ? measured : nil) ?? standardHeight(kind, section), kind)
  }

  /// Final height of a header or footer coming into view, without padding; nil if its height has been known since the load.
  func decidedHeight(_ kind: Supplement, _ section: Int, _ view: UIView?) -> CGFloat? {
    let isEstimated = estimatedHeight(kind, section) != nil
    if let height = delegateHeight(kind, section) { return isEstimated ? height : nil }
    guard let view else { return isEstimated ? emptyHeight : nil }
    if commonHeight(kind) < 0, let height = fittingHeight(of: view) { return height }
    return isEstimated ? standardHeight(kind, section) : nil
  }

  /// nil if the height is not to be estimated.
  private func estimatedHeight(_ kind: Supplement, _ section: Int) -> CGFloat? {
    if let delegate = tableDelegate {
      let estimate =
        kind == .header
        ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
        : delegate.tableView(self, estimatedHeightForFooterInSection: section)
      if !estimate.isNotImplemented { return checked(estimate, "estimatedHeightFor\(kind.name)InSection: \(section)") }
    }
    let estimate = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    return estimate > 0 ? estimate : nil
  }

  /// nil if the delegate leaves the height to the table or the view.
  private func delegateHeight(_ kind: Supplement, _ section: Int) -> CGFloat? {
    guard let delegate = tableDelegate else { return nil }
    let height =
      kind == .header
      ? delegate.tableView(self, heightForHeaderInSection: section)
      : delegate.tableView(self, heightForFooterInSection: section)
    return height.isNotImplemented ? nil : checked(height, "heightFor\(kind.name)InSection: \(section)")
  }

  private var emptyHeight: CGFloat { style == .plain ? 0 : TableMetrics.groupedGap }

  private func commonHeight(_ kind: Supplement) -> CGFloat { kind == .header ? sectionHeaderHeight : sectionFooterHeight }

  private func padding(_ kind: Supplement) -> CGFloat {
    if kind == .footer { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? TableMetrics.plainHeaderPadding : 0
  }

  /// Adds the padding above a header; a header of height 0 has none.
  private func padded(_ height: CGFloat, _ kind: Supplement) -> CGFloat { height > 0 ? height + padding(kind) : 0 }

  /// The view's segment within the extent of its header or footer, that is without the padding.
  func viewSegment(_ extent: Segment, _ kind: Supplement) -> Segment {
    let padding = min(padding(kind), extent.length)
    return Segment(start: extent.start + padding, length: extent.length - padding)
  }

  private func standardHeight(_ kind: Supplement, _ section: Int) -> CGFloat {
    let common = commonHeight(kind)
    return common >= 0 ? common : automaticHeight(kind, section)
  }

  private func automaticHeight(_ kind: Supplement, _ section: Int) -> CGFloat {
    if style == .plain { return TableMetrics.plainHeader }
    return kind == .header && section == 0 ? TableMetrics.firstGroupedHeader : TableMetrics.groupedHeader
  }

  /// The height by configuration or constraints; nil for a view without either.
  private func fittingHeight(of view: UIView) -> CGFloat? {
    let height: CGFloat
    if let view = view as? UITableViewHeaderFooterView {
      guard let fitting = view.contentHeight(width: bounds.width) else { return nil }
      height = fitting
    } else if view.hasConstraintsInside {
      height = view.constrainedHeight(width: bounds.width)
    } else {
      return nil
    }
    ensure(
      height.isFinite && height >= 0,
      "UITableView: a header or footer of the class \(type(of: view)) wants the height \(height): it must be finite and not negative"
    )
    return height
  }

  /// Whether the section has this header or footer. A view created only for this query goes into the reuse pool.
  private func hasSupplement(_ kind: Supplement, _ section: Int) -> Bool {
    if title(kind, section) != nil { return true }
    guard let view = delegateView(kind, section) else { return false }
    if let view = view as? UITableViewHeaderFooterView { headersAndFooters.put(view) }
    return true
  }

  // MARK: Self-sizing

  /// Sets the self-sized height of a header or footer that comes into view. If it begins above the visible bounds, the offset moves along,
  /// so that visible rows keep their place on the screen.
  ///
  /// - Returns: whether the header or footer has a height.
  func measure(_ kind: Supplement, _ section: Int, _ view: UIView?) -> Bool {
    let former = extent(of: kind, section)
    guard let height = decidedHeight(kind, section, view), !controller.isOvertaken else { return true }
    let extent = padded(height, kind)
    supplements.remember(height, of: kind, in: section)
    if extent != former.length {
      extents.setExtent(extent, of: kind, in: section)
      pass.setNeedsFrames()
      let comesFromAbove = !shown.rows.isEmpty && former.start < bounds.minY
      moveContent(by: comesFromAbove ? extent - former.length : 0)
    }
    return height > 0
  }

  /// The view's segment while it is not pinned.
  func ownSegment(of kind: Supplement, _ section: Int) -> Segment { viewSegment(extent(of: kind, section), kind) }

  private func extent(of kind: Supplement, _ section: Int) -> Segment {
    kind == .header ? extents.layout.segment(ofHeaderIn: section) : extents.layout.segment(ofFooterIn: section)
  }

  /// Moves the measured heights of headers and footers to their sections' new positions.
  func carryMeasuredSupplements(_ change: ListChange) {
    let former = supplements.measured
    supplements.setMeasured([:])
    for (place, height) in former {
      guard let section = change.section(after: place.section), !change.isNew(oldSection: place.section) else { continue }
      supplements.remember(height, of: place.kind, in: section)
      extents.setExtent(padded(height, place.kind), of: place.kind, in: section)
    }
  }

  /// Keeps those of the heights measured before a reload that the new layout has.
  func keepMeasuredSupplements(_ former: [SupplementPlace: CGFloat]) {
    supplements.setMeasured(
      former.filter { place, height in
        place.section < extents.layout.sectionCount && extent(of: place.kind, place.section).length == padded(height, place.kind)
      })
  }
}

extension Supplement {
  var name: String { self == .header ? "Header" : "Footer" }
}
