import Foundation
import ManualHost
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

/// A cell that counts; registered, so that its collection makes it.
package final class CountingItem: UICollectionViewCell {
  package static var counts = CellCounts()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    Self.counts.made += 1
  }

  package required init?(coder: NSCoder) { preconditionFailure("no archive") }

  package override var frame: CGRect {
    get { super.frame }
    set {
      Self.counts.frameWrites += 1
      super.frame = newValue
    }
  }

  package override func prepareForReuse() {
    super.prepareForReuse()
    Self.counts.reused += 1
  }
}

/// Only a data source.
package final class Items: NSObject, UICollectionViewDataSource {
  package var counts: [Int]
  package var asked: [IndexPath] = []
  package var onCell: (UICollectionView, IndexPath) -> Void = { _, _ in }
  package var onCount: (UICollectionView) -> Void = { _ in }

  package init(_ counts: [Int]) { self.counts = counts }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    onCount(collectionView)
    return counts[section]
  }

  package func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath)
    onCell(collectionView, indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// Implements what tells of items, and no size.
package final class ItemMessages: NSObject, UICollectionViewDelegate {
  package var log: [String] = []
  package var mayHighlight = true
  package var maySelect = true
  package var onMessage: (String) -> Void = { _ in }

  private func note(_ message: String, _ path: IndexPath) {
    log.append("\(message) \(path.section).\(path.item)")
    onMessage(message)
  }

  package func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    note("willDisplay", indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }

  package func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note("willDisplayView", indexPath) }

  package func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("didEndDisplayingView", indexPath) }

  package func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return mayHighlight
  }

  package func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  package func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  package func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
    return maySelect
  }

  package func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("shouldDeselect", indexPath)
    return true
  }

  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  package func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  package func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    note("primaryAction", indexPath)
  }
}

/// A collection on a manual stage of 375 x 600 points at 2x: a flow of items of 100 points, with counting cells.
@MainActor package struct CollectionFixture {
  package let stage = ManualStage(size: CGSize(width: 375, height: 600), scale: 2)
  package let collection: UICollectionView
  package let items: Items

  package init(
    _ counts: [Int], layout: UICollectionViewLayout? = nil, sideways: Bool = false,
    delegate: (any UICollectionViewDelegate)? = nil
  ) {
    CountingItem.counts = CellCounts()
    items = Items(counts)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout ?? Self.flow(sideways: sideways))
    collection.register(CountingItem.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    collection.dataSource = items
    collection.delegate = delegate
    stage.window.addSubview(collection)
  }

  package static func flow(sideways: Bool = false) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.scrollDirection = sideways ? .horizontal : .vertical
    return flow
  }

  @discardableResult package func shown() -> CollectionFixture {
    stage.advance(by: 0)
    return self
  }

  package func scroll(to offset: CGFloat) {
    if flow.scrollDirection == .vertical { collection.contentOffset.y = offset } else { collection.contentOffset.x = offset }
    stage.advance(by: 1.0 / 60)
  }

  package var flow: UICollectionViewFlowLayout { collection.collectionViewLayout as! UICollectionViewFlowLayout }

  package var cells: [UICollectionViewCell] { collection.subviews.compactMap { $0 as? UICollectionViewCell } }

  package var counts: CellCounts { CountingItem.counts }

  package func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

extension CollectionFixture {
  /// Whether the bounds show some of the item; touching is not enough.
  package func isInView(_ path: IndexPath) -> Bool {
    guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return false }
    let bounds = collection.bounds
    return frame.minX < bounds.maxX && frame.maxX > bounds.minX && frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }
}

package func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
