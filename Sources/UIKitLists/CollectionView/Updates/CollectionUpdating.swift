internal import Foundation
internal import ListModel
internal import UIKitCore

/// A batch from its first call to its last one.
struct CollectionBatch: ListBatch {
  /// The outermost call, for the message of an error.
  var call = ""
  var updates = ListUpdates(rowName: "item")
  var completions: [@MainActor (Bool) -> Void] = []
  /// The layout's attributes around the screen before the batch; empty where nothing is animated.
  var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
}

/// The batch that is being carried out, and the elements that former ones still remove.
struct CollectionUpdating {
  var transition: CollectionTransition?
  /// Elements that fade out or move away.
  var leaving: [ShownElement] = []
}

/// What changed, for those who ask where an element came from or where it goes.
struct CollectionTransition {
  let change: ListChange
  let before: [ElementKey: UICollectionViewLayoutAttributes]
  let countsBefore: [Int]

  /// Where a shown element is after the batch; nil where it is gone, or another one takes its place.
  func key(after key: ElementKey) -> ElementKey? {
    if isItem(key, countsBefore) {
      guard !change.isNew(oldRow: key.position), let row = change.row(after: key.position) else { return nil }
      return ElementKey(kind: key.kind, section: row.section, item: row.row)
    }
    guard !change.isNew(oldSection: key.section) else { return nil }
    return change.section(after: key.section).map { ElementKey(kind: key.kind, section: $0, item: key.item) }
  }

  /// As above, from what is there now.
  func key(before key: ElementKey) -> ElementKey? {
    if key.kind == ElementKey.cellKind || key.kind > ElementKey.footerKind && key.item >= 0,
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

  /// Headers and footers belong to their section; other supplementary views to the item of their index path, if there is one.
  private func isItem(_ key: ElementKey, _ counts: [Int]) -> Bool {
    if key.kind == ElementKey.headerKind || key.kind == ElementKey.footerKind { return false }
    return key.kind == ElementKey.cellKind
      || counts.indices.contains(key.section) && key.item >= 0 && key.item < counts[key.section]
  }
}
