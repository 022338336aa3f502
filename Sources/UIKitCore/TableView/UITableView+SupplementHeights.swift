internal import Diagnostics
internal import Foundation
internal import ListModel

/// A section's header or footer.
struct SupplementPlace: Hashable {
  var kind: Supplement
  var section: Int
}

// Heights of headers and footers: asked for when the table loads, or, where there are estimates and views that decide, when they come
// into view.
extension UITableView {
  /// What is known, or taken for granted, before the view is made.
  func supplementHeight(_ kind: Supplement, _ section: Int) -> CGFloat {
    if let estimate = estimatedHeight(kind, section) { return estimate }
    if let height = delegateHeight(kind, section) { return height }
    return hasSupplement(kind, section) ? standardHeight(kind, section) : emptyHeight
  }

  /// What a header or footer that comes into view is to take; nil where that has been known since the table loaded.
  func decidedHeight(_ kind: Supplement, _ section: Int, _ view: UIView?) -> CGFloat? {
    let isEstimated = estimatedHeight(kind, section) != nil
    if let height = delegateHeight(kind, section) { return isEstimated ? height : nil }
    guard let view else { return isEstimated ? emptyHeight : nil }
    if commonHeight(kind) < 0, let height = fittingHeight(of: view) { return height + padding(kind) }
    return isEstimated ? standardHeight(kind, section) : nil
  }

  /// nil where nothing is to be estimated.
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

  /// nil where the delegate leaves it to the table or the view.
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

  private func padding(_ kind: Supplement) -> CGFloat { kind == .header ? max(0, sectionHeaderTopPadding) : 0 }

  private func standardHeight(_ kind: Supplement, _ section: Int) -> CGFloat {
    let common = commonHeight(kind)
    return (common >= 0 ? common : automaticHeight(kind, section)) + padding(kind)
  }

  private func automaticHeight(_ kind: Supplement, _ section: Int) -> CGFloat {
    if style == .plain { return TableMetrics.plainHeader }
    return kind == .header && section == 0 ? TableMetrics.firstGroupedHeader : TableMetrics.groupedHeader
  }

  /// nil for a view that has no opinion: neither a configuration nor constraints inside.
  private func fittingHeight(of view: UIView) -> CGFloat? {
    let height: CGFloat
    if let view = view as? UITableViewHeaderFooterView {
      guard let fitting = view.contentHeight(width: bounds.width) else { return nil }
      height = fitting
    } else if view.hasConstraintsInside {
      height =
        view.fittingSize(CGSize(width: bounds.width, height: 0), horizontal: .required, vertical: .fittingSizeLevel).height
    } else {
      return nil
    }
    ensure(
      height.isFinite && height >= 0,
      "UITableView: a header or footer of the class \(type(of: view)) wants the height \(height): it must be finite and not negative"
    )
    return height
  }

  /// A view made only to answer this waits for its next use at once.
  private func hasSupplement(_ kind: Supplement, _ section: Int) -> Bool {
    if title(kind, section) != nil { return true }
    guard let view = delegateView(kind, section) else { return false }
    if let view = view as? UITableViewHeaderFooterView { headersAndFooters.put(view) }
    return true
  }

  // MARK: Measured

  /// Gives a section that comes into view the height that its header or footer decides. What is on screen stays where it is if the section
  /// begins above.
  ///
  /// - Returns: whether there is something to show.
  func measure(_ kind: Supplement, _ section: Int, _ view: UIView?) -> Bool {
    let own = ownSegment(of: kind, section)
    guard let height = decidedHeight(kind, section, view), !session.isOvertaken else { return true }
    tiling.measured[SupplementPlace(kind: kind, section: section)] = height
    if height != own.length {
      layout.setExtent(height, of: kind, in: section)
      tiling.framesAreStale = true
      let comesFromAbove = !shownRows.isEmpty && own.start < bounds.minY
      moveContent(by: comesFromAbove ? height - own.length : 0)
    }
    return height > 0
  }

  func ownSegment(of kind: Supplement, _ section: Int) -> Segment {
    kind == .header ? layout.segment(ofHeaderIn: section) : layout.segment(ofFooterIn: section)
  }

  /// What views have decided goes along with their sections.
  func carryMeasuredSupplements(_ change: ListChange) {
    let former = tiling.measured
    tiling.measured = [:]
    for (place, height) in former {
      guard let section = change.section(after: place.section), !change.isNew(oldSection: place.section) else { continue }
      tiling.measured[SupplementPlace(kind: place.kind, section: section)] = height
      layout.setExtent(height, of: place.kind, in: section)
    }
  }
}

extension Supplement {
  var name: String { self == .header ? "Header" : "Footer" }
}

extension SectionedExtents {
  fileprivate mutating func setExtent(_ extent: CGFloat, of kind: Supplement, in section: Int) {
    switch kind {
    case .header: setHeader(extent, in: section)
    case .footer: setFooter(extent, in: section)
    }
  }
}
