import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics
import UIKitLists

/// A cell that counts; registered, so that its collection makes it.
final class CountingItem: UICollectionViewCell {
  static var counts = CellCounts()

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.counts.made += 1
  }

  required init?(coder: NSCoder) { preconditionFailure("no archive") }

  override var frame: CGRect {
    get { super.frame }
    set {
      Self.counts.frameWrites += 1
      super.frame = newValue
    }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    Self.counts.reused += 1
  }
}

/// Only a data source.
final class Items: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  var asked: [IndexPath] = []
  var onCell: (UICollectionView, IndexPath) -> Void = { _, _ in }
  var onCount: (UICollectionView) -> Void = { _ in }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    onCount(collectionView)
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath)
    onCell(collectionView, indexPath)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// Implements what tells of items, and no size.
final class ItemMessages: NSObject, UICollectionViewDelegate {
  var log: [String] = []
  var mayHighlight = true
  var maySelect = true
  var onMessage: (String) -> Void = { _ in }

  private func note(_ message: String, _ path: IndexPath) {
    log.append("\(message) \(path.section).\(path.item)")
    onMessage(message)
  }

  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {
    note("willDisplay", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("didEndDisplaying", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { note("willDisplayView", indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { note("didEndDisplayingView", indexPath) }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight", indexPath)
    return mayHighlight
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("didUnhighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("shouldSelect", indexPath)
    return maySelect
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note("shouldDeselect", indexPath)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { note("didSelect", indexPath) }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    note("primaryAction", indexPath)
  }
}

/// A collection on a manual stage of 375 x 600 points at 2x: a flow of items of 100 points, with counting cells.
@MainActor struct CollectionFixture {
  let stage = ManualStage(size: CGSize(width: 375, height: 600), scale: 2)
  let collection: UICollectionView
  let items: Items

  init(
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

  static func flow(sideways: Bool = false) -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.scrollDirection = sideways ? .horizontal : .vertical
    return flow
  }

  @discardableResult func shown() -> CollectionFixture {
    stage.advance(by: 0)
    return self
  }

  func scroll(to offset: CGFloat) {
    if flow.scrollDirection == .vertical { collection.contentOffset.y = offset } else { collection.contentOffset.x = offset }
    stage.advance(by: 1.0 / 60)
  }

  var flow: UICollectionViewFlowLayout { collection.collectionViewLayout as! UICollectionViewFlowLayout }

  var cells: [UICollectionViewCell] { collection.subviews.compactMap { $0 as? UICollectionViewCell } }

  var counts: CellCounts { CountingItem.counts }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

extension CollectionFixture {
  /// Whether the bounds show some of the item; touching is not enough.
  func isInView(_ path: IndexPath) -> Bool {
    guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return false }
    let bounds = collection.bounds
    return frame.minX < bounds.maxX && frame.maxX > bounds.minX && frame.minY < bounds.maxY && frame.maxY > bounds.minY
  }
}

func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
