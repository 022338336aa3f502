import CoreGraphics
import Foundation
import ManualHost
import UIKit

// What contradicts the plain arrays; nil if nothing does.
extension RandomOutline {
  func contradiction() -> String? {
    if let warning = stage.screen.warnings.given.first { return warning }
    if let complaint = complaints.first { return complaint }
    guard list.numberOfSections == trees.count else { return "\(list.numberOfSections) sections of \(trees.count)" }
    _ = list.visibleCells
    for (section, tree) in trees.enumerated() {
      if source.snapshot(for: tree.section).items != tree.names { return "section \(tree.section) has other items" }
      let shown = tree.shown
      guard list.numberOfItems(inSection: section) == shown.count else {
        return "\(list.numberOfItems(inSection: section)) of \(shown.count) items in section \(tree.section)"
      }
      for (item, node) in shown.enumerated() {
        if let wrong = contradiction(node, IndexPath(item: item, section: section)) { return wrong }
      }
    }
    return nil
  }

  private func contradiction(_ node: PlainTree.Shown, _ path: IndexPath) -> String? {
    guard source.itemIdentifier(for: path) == node.name else { return "another item than \(node.name) at \(path)" }
    guard let frame = list.layoutAttributesForItem(at: path)?.frame else { return "no attributes at \(path)" }
    guard frame.minY < list.bounds.maxY, frame.maxY > list.bounds.minY else { return nil }
    guard let cell = list.cellForItem(at: path) as? OutlineRow else { return "no cell at \(path)" }
    if cell.tag != node.name { return "\(cell.tag) at \(path), not \(node.name)" }
    if cell.frame != frame || cell.alpha != 1 || cell.superview == nil { return "item \(path) at \(cell.frame), not \(frame)" }
    if frame.height != height(node.name) { return "item \(path) is \(frame.height) high" }
    if cell.indentationLevel != node.level { return "item \(path) is at level \(cell.indentationLevel), not \(node.level)" }
    let isExpanded = cell.configurationState.isExpanded
    return isExpanded == node.isExpanded ? nil : "item \(path): isExpanded is \(isExpanded)"
  }

  func contradictionAtRest() -> String? {
    if let wrong = contradiction() { return wrong }
    let cells = list.subviews.count { $0 is UICollectionViewCell }
    if cells != list.visibleCells.count { return "\(cells) cells, \(list.visibleCells.count) of them visible" }
    let (offset, (first, last)) = (list.contentOffset.y, ends)
    return offset < first - 0.26 || offset > last + 0.26 ? "rests at \(offset), outside of \(first)...\(last)" : nil
  }
}
