import CoreGraphics
import Foundation
import ListModel
import ManualHost
import TestSupport
import UIKit

/// As long as its item wants to be, where the layout estimates; it carries its item's name and version as its tag.
final class WillingItem: UICollectionViewCell {
  var wanted: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let wanted { layoutAttributes.size = wanted }
    return layoutAttributes
  }
}

/// A collection whose items change at random, also from inside everything that it says or asks; the items are a plain array.
@MainActor class RandomCollection: ListState {
  enum Sizes: CaseIterable { case uniform, delegate, estimated }

  let collection: UICollectionView
  let flow = UICollectionViewFlowLayout()
  let sizes: Sizes
  /// Whether a compositional layout places the items as the flow would.
  let isCompositional: Bool
  let headerHeight: CGFloat
  /// The compositions whose layouts the collection has had; none where all sections are alike.
  var compositions: [RandomComposition] = []
  /// The layouts of a collection that changes them.
  var formerLayouts: [UICollectionViewLayout] = []
  /// nil where the items come from no snapshots.
  var source: UICollectionViewDiffableDataSource<Int, Int>?
  /// The number of items side by side, where the layout estimates.
  let columns: Int

  class var composes: Bool { false }
  class var changesLayouts: Bool { false }

  /// The sections of the present composition; nil where all sections are alike.
  var composition: RandomComposition? { compositions.last { $0.layout === collection.collectionViewLayout } }

  required init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    sizes = Sizes.allCases[random.roll(0..<3)]
    var counts: [Int] = []
    for _ in 0..<random.roll(0..<4) { counts.append(random.roll(0..<40)) }
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    flow.itemSize = CGSize(width: 80, height: 60)
    columns = [1, 1, 2, 4, 5][random.roll(0..<5)]
    if sizes == .estimated {
      flow.estimatedItemSize = CGSize(width: CGFloat(320 / columns), height: [15, 40, 40, 120][random.roll(0..<4)])
    }
    headerHeight = random.roll(0..<2) == 0 ? 0 : 20
    flow.headerReferenceSize = headerHeight == 0 ? .zero : CGSize(width: 20, height: headerHeight)
    flow.sectionHeadersPinToVisibleBounds = random.roll(0..<2) == 0
    isCompositional = sizes != .delegate && random.roll(0..<2) == 0
    if Self.composes || Self.changesLayouts && random.roll(0..<2) == 0 { compositions = [RandomComposition(&random)] }
    let layout = compositions.first?.layout ?? (isCompositional ? Self.compositional(like: flow, sizes, columns: columns) : flow)
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init(PlainLists(counts), random)
    if self.random.roll(0..<3) == 0 {
      collection.contentInset = UIEdgeInsets(top: self.random.between(0, 60).rounded(), left: 0, bottom: 33.5, right: 0)
    }
    collection.register(WillingItem.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    collection.allowsMultipleSelection = true
    collection.updatePolicy = .recovering
    collection.updateReportHandler = { [unowned self] report in hear(report) }
    collection.dataSource = self
    collection.delegate = self
    collection.prefetchDataSource = self
    if Self.changesLayouts { setUpChanges(layout) }
    stage.window.addSubview(collection)
    stage.advance(by: 0)
  }

  override func makeStrict() { collection.updatePolicy = .strict }

  func tag(_ name: Int) -> Int { name * 100 + (versions[name] ?? 0) % 100 }

  /// What a cell prefers; nil for what it gets.
  func wanted(_ name: Int) -> CGSize? {
    composition != nil || sizes == .estimated ? size(name) : nil
  }

  func size(_ name: Int) -> CGSize {
    let own = CGFloat(20 + (name * 37 + (versions[name] ?? 0) * 13) % 70)
    return CGSize(width: sizes == .estimated ? CGFloat(320 / columns) : 80, height: own)
  }

  func act() {
    if Self.changesLayouts, random.roll(0..<3) == 0 { return changeLayout() }
    let call = random.roll(0..<13)
    calledLast.append("act \(call)")
    switch call {
    case 0...5: batch()
    case 6:
      lists = RandomBatch(lists, &random).after
      reload()
    case 7: scroll(animated: random.roll(0..<2) == 0)
    case 8: scrollToItem()
    case 9: collection.layoutIfNeeded()
    case 10: select()
    case 11: empty()
    default:
      collection.removeFromSuperview()
      stage.window.addSubview(collection)
    }
  }

  func batch() {
    if let source {
      if isAnswering { willBeIllegal() }
      return apply(to: source)
    }
    batches += 1
    let change = { [self] in
      collection.performBatchUpdates { [self] in
        let batch = anyBatch()
        take(batch.truth)
        say(batch.told)
      } completion: { [self] _ in
        completions += 1
        hear("completion")
      }
    }
    random.roll(0..<4) > 0 ? change() : UIView.performWithoutAnimation { change() }
  }

  func updateFromInside() {
    if let source { return apply(to: source) }
    batches += 1
    collection.performBatchUpdates { [self] in
      let batch = RandomBatch(lists, &random)
      take(batch)
      say(batch.updates)
    } completion: { [self] _ in
      completions += 1
    }
  }

  private func empty() {
    if isAnswering { willBeIllegal() }
    if let source { return apply(to: source, isEmpty: true) }
    batches += 1
    collection.performBatchUpdates { [self] in
      let sections = IndexSet(lists.sections.indices)
      (lists.sections, selected) = ([], [])
      collection.deleteSections(sections)
    } completion: { [self] _ in
      completions += 1
    }
  }

  /// An item that is reloaded stays selected, one whose section is reloaded does not.
  private func take(_ batch: RandomBatch) {
    for row in batch.updates.reloadedRows { versions[lists[row], default: 0] += 1 }
    for section in Set(batch.updates.reloadedSections) { selected.subtract(lists.sections[section].rows) }
    lists = batch.after
    selected.formIntersection(lists.sections.flatMap(\.rows))
  }

  private func say(_ updates: ListUpdates) {
    func path(_ row: RowPosition) -> IndexPath { IndexPath(item: row.row, section: row.section) }
    collection.insertSections(sections(updates.insertedSections))
    collection.deleteSections(sections(updates.deletedSections))
    collection.reloadSections(sections(updates.reloadedSections))
    for move in updates.movedSections { collection.moveSection(move.source, toSection: move.destination) }
    collection.reloadItems(at: updates.reloadedRows.map(path))
    collection.insertItems(at: updates.insertedRows.map(path))
    for move in updates.movedRows { collection.moveItem(at: path(move.source), to: path(move.destination)) }
    collection.deleteItems(at: updates.deletedRows.map(path))
  }

  func reload() {
    selected = []
    source.map { $0.applySnapshotUsingReloadData(snapshot()) } ?? collection.reloadData()
  }

  func scroll(animated: Bool) {
    let (first, last) = ends
    let target = CGPoint(x: 0, y: min(last, random.between(first, last).rounded()))
    calledLast.append("scroll to \(target.y), animated: \(animated)")
    animated ? collection.setContentOffset(target, animated: true) : (collection.contentOffset = target)
  }

  /// The offsets at which the content rests at its ends.
  var ends: (first: CGFloat, last: CGFloat) {
    let first = -collection.contentInset.top
    return (first, max(first, collection.contentSize.height + collection.contentInset.bottom - collection.bounds.height))
  }

  private func scrollToItem() {
    guard let path = paths.randomElement(using: &random), path.section < collection.numberOfSections,
      path.item < collection.numberOfItems(inSection: path.section)
    else { return }
    let position = [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, []][random.roll(0..<4)]
    collection.scrollToItem(at: path, at: position, animated: random.roll(0..<2) == 0)
  }

  private func select() {
    load { collection.numberOfSections }
    guard let path = paths.randomElement(using: &random) else { return }
    selected.insert(name(path))
    collection.selectItem(at: path, animated: false, scrollPosition: [])
  }
}

// MARK: - What the collection asks and says

extension RandomCollection: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
  func numberOfSections(in collectionView: UICollectionView) -> Int { lists.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    answer("numberOfItems")
    // An update from inside a question may have taken the section away; the list asks again afterwards.
    return lists.sections.indices.contains(section) ? lists.sections[section].rows.count : 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let name = name(indexPath)
    answer("cellForItem")
    return cell(of: name, at: indexPath)
  }

  func cell(of name: Int, at indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = tag(name)
    (cell as? WillingItem)?.wanted = wanted(name)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    answer("viewForSupplementaryElement")
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if sizes != .delegate { return CGSize(width: CGFloat.notImplemented, height: .notImplemented) }
    return exists(indexPath) ? size(name(indexPath)) : flow.itemSize
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    balance[ObjectIdentifier(cell), default: 0] += 1
    // A snapshot is here before the list shows it, and after the messages that precede its batch.
    let isRight =
      source.map { $0.itemIdentifier(for: indexPath) == cell.tag / 100 }
      ?? (paths.contains(indexPath) && cell.tag == tag(name(indexPath)))
    if !isRight {
      complaints.append("willDisplay of \(cell.tag) at \(indexPath)")
    }
    hear("willDisplay")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    balance[ObjectIdentifier(cell), default: 0] -= 1
    hear("didEndDisplaying")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    balance[ObjectIdentifier(view), default: 0] += 1
    hear("willDisplayView")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    balance[ObjectIdentifier(view), default: 0] -= 1
    hear("didEndDisplayingView")
  }

  /// Touches scroll, and choose nothing.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { false }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    let known = source.map { source in Set(indexPaths.filter { source.itemIdentifier(for: $0) != nil }) } ?? Set(paths)
    for path in indexPaths where !known.contains(path) { complaints.append("\(path) is announced and does not exist") }
    hear("prefetch")
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    hear("cancelPrefetching")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear("didScroll") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("didEndScrollingAnimation") }
}
