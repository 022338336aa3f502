import CoreGraphics
import Foundation
import ListModel
import ManualHost
import QuartzCore
import TestSupport
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// Items with names and lengths of their own, which their cells carry as tags, so that an item in the wrong place or a stale cell is seen.
@MainActor package final class NamedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  package var lists: PlainLists
  /// How often an item has been reloaded.
  package var versions: [Int: Int] = [:]
  /// Along the way that it scrolls, of items that fill it across; nil asks for squares.
  package var lengths: [Int: CGFloat]?
  package private(set) var shown = 0
  package private(set) var ended = 0

  package init(_ lists: PlainLists) { self.lists = lists }

  package func tag(_ name: Int) -> Int { name * 100 + (versions[name] ?? 0) }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { lists.sections.count }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    lists.sections[section].rows.count
  }

  package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = tag(lists.sections[indexPath.section].rows[indexPath.item])
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    view.tag = lists.sections[indexPath.section].name
    return view
  }

  package func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let lengths else { return CGSize(width: 70, height: 70) }
    let length = lengths[lists.sections[indexPath.section].rows[indexPath.item]] ?? 30
    let isSideways = (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    return isSideways ? CGSize(width: length, height: 480) : CGSize(width: 320, height: length)
  }

  package func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { shown += 1 }

  package func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { ended += 1 }

  /// Takes the items of `batch`; those that it reloads get another version.
  package func reload(_ batch: RandomBatch) {
    for row in batch.updates.reloadedRows { versions[lists[row], default: 0] += 1 }
    lists = batch.after
  }

  /// What the calls of `batch` are in a collection's words.
  package func say(_ updates: ListUpdates, to collection: UICollectionView) {
    func paths(_ rows: [RowPosition]) -> [IndexPath] { rows.map { IndexPath(item: $0.row, section: $0.section) } }
    collection.insertSections(IndexSet(updates.insertedSections))
    collection.deleteSections(IndexSet(updates.deletedSections))
    collection.reloadSections(IndexSet(updates.reloadedSections))
    for move in updates.movedSections { collection.moveSection(move.source, toSection: move.destination) }
    collection.reloadItems(at: paths(updates.reloadedRows))
    collection.insertItems(at: paths(updates.insertedRows))
    for move in updates.movedRows { collection.moveItem(at: paths([move.source])[0], to: paths([move.destination])[0]) }
    collection.deleteItems(at: paths(updates.deletedRows))
  }
}

/// A collection of named items on a stage of 320 x 480 points.
@MainActor package struct NamedCollection {
  package let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  package let collection: UICollectionView
  package let flow = UICollectionViewFlowLayout()
  package let items: NamedItems

  package init(_ lists: PlainLists, direction: UICollectionView.ScrollDirection = .vertical, isMirrored: Bool = false) {
    items = NamedItems(lists)
    flow.scrollDirection = direction
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
    collection.dataSource = items
    collection.delegate = items
    stage.window.addSubview(collection)
  }

  package var isSideways: Bool { flow.scrollDirection == .horizontal }

  package var cells: [UICollectionViewCell] { collection.subviews.compactMap { $0 as? UICollectionViewCell } }

  /// Where an item is drawn on the stage, along the way that it scrolls; nil when it is not.
  package func shownStart(_ name: Int) -> CGFloat? {
    guard let cell = collection.visibleCells.first(where: { $0.tag / 100 == name }) else { return nil }
    let layers = (cell.layer.presentation() ?? cell.layer, collection.layer.presentation() ?? collection.layer)
    return isSideways ? layers.0.frame.minX - layers.1.bounds.minX : layers.0.frame.minY - layers.1.bounds.minY
  }

  package var offset: CGFloat {
    get { isSideways ? collection.contentOffset.x : collection.contentOffset.y }
    nonmutating set { collection.contentOffset = isSideways ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue) }
  }

  package var end: CGFloat { isSideways ? collection.contentSize.width - 320 : collection.contentSize.height - 480 }

  /// What contradicts the lists; nil if the collection shows them.
  package func contradiction() -> String? {
    let lists = items.lists
    guard collection.numberOfSections == lists.sections.count else { return "\(collection.numberOfSections) sections" }
    for section in lists.sections.indices
    where collection.numberOfItems(inSection: section) != lists.sections[section].rows.count {
      return "\(collection.numberOfItems(inSection: section)) items in section \(section)"
    }
    for section in lists.sections.indices {
      for index in lists.sections[section].rows.indices {
        let path = IndexPath(item: index, section: section)
        guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return "no attributes for \(path)" }
        let isInView = frame.minY < collection.bounds.maxY && frame.maxY > collection.bounds.minY
        guard let cell = collection.cellForItem(at: path) else {
          if isInView { return "no cell at \(path)" }
          continue
        }
        let tag = items.tag(lists.sections[section].rows[index])
        if cell.tag != tag { return "\(cell.tag) at \(path), not \(tag)" }
        if cell.frame != frame { return "item \(path) at \(cell.frame), not \(frame)" }
        if isInView, cell.superview !== collection || cell.alpha != 1 { return "item \(path) does not show" }
      }
    }
    return nil
  }
}
