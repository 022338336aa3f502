internal import Foundation
package import ListModel
internal import UIKitCore
internal import UIKitLists

/// A batch of updates, from the outermost call's begin to its commit.
package struct CollectionBatch: ListBatch {
  package var call = ""
  package var mistakes: [String] = []
  package var beganWithLoad = false
  package var updates = ListUpdates(rowName: "item")
  package var completions: [@MainActor (Bool) -> Void] = []
  /// The counts after the batch; nil to ask the data source.
  package var counts: [Int]?
  /// The items whose cells are asked for again at the end, by their places after the batch.
  var reconfigured: [IndexPath] = []
  /// The cells still to be asked for when the batch came; the batch carries them to their places.
  var reconfiguredElements: [ShownElement] = []
  /// The layout's attributes on and around the screen before the batch; empty if the update is not animated.
  var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  package init() {}
}

/// The batch being performed, and the elements still being removed by earlier batches.
struct CollectionUpdating {
  var transition: CollectionTransition?
  /// Removed elements whose fade or move is still running.
  var leaving: [ShownElement] = []
}

/// The change made by an update and the state before it, for mapping keys between the two.
struct CollectionTransition {
  let change: ListChange
  let before: [ElementKey: UICollectionViewLayoutAttributes]
  let countsBefore: [Int]
  /// Kinds whose elements the layout gives to sections, or to none, by their places in `CollectionStores.kinds`.
  var owners: [Int: CollectionOwner] = [:]

  /// The key of an element after the batch; nil if the element is deleted or replaced.
  func key(after key: ElementKey) -> ElementKey? {
    if owners[key.kind] == .layout { return key }
    if isItem(key, countsBefore) {
      guard !change.isNew(oldRow: key.position), let row = change.row(after: key.position) else { return nil }
      return ElementKey(kind: key.kind, section: row.section, item: row.row)
    }
    guard !change.isNew(oldSection: key.section) else { return nil }
    return change.section(after: key.section).map { ElementKey(kind: key.kind, section: $0, item: key.item) }
  }

  /// The key before the batch of an element that exists now; nil if the element is new.
  func key(before key: ElementKey) -> ElementKey? {
    if owners[key.kind] == .layout { return key }
    let mayBeItem = key.kind > ElementKey.footerKind && key.item >= 0 && owners[key.kind] != .section
    if key.kind == ElementKey.cellKind || mayBeItem,
      let row = change.row(before: key.position)
    {
      return change.isNew(oldRow: row) ? nil : ElementKey(kind: key.kind, section: row.section, item: row.row)
    }
    guard key.kind != ElementKey.cellKind, let section = change.section(before: key.section), !change.isNew(oldSection: section)
    else {
      return nil
    }
    return ElementKey(kind: key.kind, section: section, item: key.item)
  }

  /// Whether the element belongs to an item. Headers and footers belong to their section; other supplementary views to the item at their
  /// index path, if one exists.
  private func isItem(_ key: ElementKey, _ counts: [Int]) -> Bool {
    if key.kind == ElementKey.headerKind || key.kind == ElementKey.footerKind || owners[key.kind] == .section { return false }
    return key.kind == ElementKey.cellKind
      || counts.indices.contains(key.section) && key.item >= 0 && key.item < counts[key.section]
  }
}
