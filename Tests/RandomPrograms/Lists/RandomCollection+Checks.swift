import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import UIKit

// What contradicts the items; nil if nothing does.
extension RandomCollection {
  /// At any instant: each item that the bounds show has its cell at its place.
  func contradiction() -> String? {
    if let warning = stage.screen.warnings.given.first { return warning }
    if let complaint = complaints.first { return complaint }
    let sections = collection.numberOfSections
    guard sections == lists.sections.count else { return "\(sections) sections of \(lists.sections.count)" }
    if hasReloaded {
      hasReloaded = false
      selected = Set((collection.indexPathsForSelectedItems ?? []).map(name))
    }
    for section in lists.sections.indices
    where collection.numberOfItems(inSection: section) != lists.sections[section].rows.count {
      return "\(collection.numberOfItems(inSection: section)) items in section \(section)"
    }
    _ = collection.visibleCells
    for path in paths {
      guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return "no attributes of \(path)" }
      guard frame.minY < collection.bounds.maxY, frame.maxY > collection.bounds.minY, frame.minX < collection.bounds.maxX,
        frame.maxX > collection.bounds.minX, frame.height > 0
      else { continue }
      guard let cell = collection.cellForItem(at: path) else { return "no cell at \(path)" }
      if cell.tag != tag(name(path)) { return "\(cell.tag) at \(path), not \(tag(name(path)))" }
      if composition?.scrolls(path.section) ?? false {
        let shown = collection.convert(cell.bounds, from: cell)
        if abs(shown.minX - frame.minX) > 0.51 || abs(shown.minY - frame.minY) > 0.51 || shown.size != frame.size {
          return "item \(path) at \(shown), not \(frame)"
        }
        if !(cell.superview is UIScrollView) || cell.alpha != 1 { return "item \(path) does not show" }
      } else {
        if isElsewhere(cell.frame, frame) { return "item \(path) at \(cell.frame), not \(frame)" }
        if cell.superview !== collection || cell.alpha != 1 { return "item \(path) does not show" }
      }
      if cell.isSelected != selected.contains(name(path)) { return "item \(path): isSelected is \(cell.isSelected)" }
    }
    return nil
  }

  /// A view that comes from another layout is placed by its centre, which rounds.
  private func isElsewhere(_ shown: CGRect, _ place: CGRect) -> Bool {
    guard Self.changesLayouts else { return shown != place }
    return shown.size != place.size || abs(shown.minX - place.minX) + abs(shown.minY - place.minY) > 1e-6
  }

  /// When nothing moves any more.
  func contradictionAtRest() -> String? {
    if let wrong = contradiction() ?? composition?.misplacedItem(self) ?? (composition == nil ? misplacedItem() : nil) {
      return wrong
    }
    let scrollers = composition == nil ? [] : collection.subviews.filter { $0 is UIScrollView }
    let subviews = ([collection] + scrollers).flatMap(\.subviews)
    let cells = subviews.compactMap { $0 as? UICollectionViewCell }
    guard cells.count == collection.visibleCells.count else { return "\(cells.count) cells in the collection" }
    let views = subviews.compactMap { $0 as? UICollectionReusableView }.filter { !($0 is RandomBackdrop) }
    for view in views where balance[ObjectIdentifier(view)] != 1 { return "a visible view that was not announced" }
    let announced = balance.filter { $0.value != 0 }.count
    if announced != views.count { return "\(announced) announced views, \(views.count) views" }
    let chosen = (collection.indexPathsForSelectedItems ?? []).map(name)
    if Set(chosen) != selected || chosen.count != selected.count { return "selected: \(chosen), not \(selected.sorted())" }
    let (offset, (first, last)) = (collection.contentOffset.y, ends)
    if offset < first - 0.01 || offset > last + 0.01 { return "rests at \(offset), outside of \(first)...\(last)" }
    let side = collection.contentOffset.x
    if side < -0.01 || side > max(0, collection.contentSize.width - collection.bounds.width) + 0.01 {
      return "rests at the side \(side) of \(collection.contentSize.width)"
    }
    if completions != batches { return "\(completions) completions of \(batches) batches" }
    return nil
  }

  /// Items in their order, none over another, each of its size, and the content as high as all of them.
  private func misplacedItem() -> String? {
    var (last, end): (CGRect?, CGFloat) = (nil, 0)
    for section in lists.sections.indices {
      let start = end + headerHeight
      (last, end) = (nil, start)
      for (index, name) in lists.sections[section].rows.enumerated() {
        let path = IndexPath(item: index, section: section)
        guard let place = collection.layoutAttributesForItem(at: path)?.frame else { return "no attributes of \(path)" }
        let frame = unmirrored(place)
        let isKnown = sizes == .delegate || sizes == .estimated && collection.cellForItem(at: path) != nil
        let own = sizes == .uniform ? flow.itemSize : size(name)
        if isKnown || sizes == .uniform, frame.size != own { return "item \(path) is \(frame.size) large, not \(own)" }
        if let last, frame.minY < last.maxY - 0.5, frame.minX < last.maxX - 0.5 { return "item \(path) covers the one before" }
        if frame.minY < start - 0.5 { return "item \(path) at \(frame) begins before its section" }
        if sizes == .estimated, columns == 1, abs(frame.minY - end) > 0.5 {
          return "item \(path) begins at \(frame.minY), not \(end)"
        }
        (last, end) = (frame, max(end, frame.maxY))
      }
    }
    return abs(collection.contentSize.height - end) > 1 ? "\(collection.contentSize.height) high, not \(end)" : nil
  }
}
