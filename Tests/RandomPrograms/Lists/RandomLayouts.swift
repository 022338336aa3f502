import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import UIKit

/// A collection whose layout changes at random, between flows, compositional layouts with and without decorations, and the app's own, also
/// back to former ones and while another change is animated; it may be mirrored, and its items may come from snapshots.
final class RandomLayoutsCollection: RandomCollection {
  override class var changesLayouts: Bool { true }
}

/// The view of a decoration.
final class RandomBackdrop: UICollectionReusableView {
  static let kind = "backdrop"
}

/// Rows of four items of 80 x 60 points. At rest after an animated change of the bounds, a row begins at the top.
final class SnappingRows: UICollectionViewLayout {
  private var counts: [Int] = []

  private func height(_ count: Int) -> CGFloat { CGFloat((count + 3) / 4) * 60 }

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    counts = (0..<view.numberOfSections).map(view.numberOfItems(inSection:))
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: counts.reduce(0) { $0 + height($1) })
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(indexPath.section), indexPath.item < counts[indexPath.section] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let start = counts[..<indexPath.section].reduce(0) { $0 + height($1) }
    attributes.frame = CGRect(
      x: CGFloat(indexPath.item % 4) * 80, y: start + CGFloat(indexPath.item / 4) * 60, width: 80, height: 60)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    counts.indices.flatMap { section in
      (0..<counts[section]).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
    }.filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard proposedContentOffset.y > 0 else { return proposedContentOffset }
    return CGPoint(x: proposedContentOffset.x, y: (proposedContentOffset.y / 60).rounded(.down) * 60)
  }
}

extension RandomCollection {
  // MARK: Layouts

  func setUpChanges(_ layout: UICollectionViewLayout) {
    formerLayouts = [layout]
    if random.roll(0..<2) == 0 { collection.semanticContentAttribute = .forceRightToLeft }
    guard random.roll(0..<2) == 0 else { return }
    source = makeSource()
    source?.apply(snapshot(), animatingDifferences: false)
  }

  static func compositional(
    like flow: UICollectionViewFlowLayout, _ sizes: Sizes, columns: Int = 1, isDecorated: Bool = false
  ) -> UICollectionViewLayout {
    let isEstimated = sizes == .estimated
    let height = isEstimated ? NSCollectionLayoutDimension.estimated(flow.estimatedItemSize.height) : .absolute(60)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isEstimated ? 1 / CGFloat(columns) : 0.25), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    if flow.headerReferenceSize != .zero {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(flow.headerReferenceSize.height)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = flow.sectionHeadersPinToVisibleBounds
      section.boundarySupplementaryItems = [header]
    }
    if isDecorated { section.decorationItems = [.background(elementKind: RandomBackdrop.kind)] }
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(RandomBackdrop.self, forDecorationViewOfKind: RandomBackdrop.kind)
    return layout
  }

  /// Another layout, new or one that was in use before.
  func changeLayout() {
    let isAnimated = random.roll(0..<3) > 0
    let layout = nextLayout()
    calledLast.append("\(type(of: layout)), animated: \(isAnimated)")
    // A message of the change may set another layout: the laws are those of the layout that is set.
    collection.setCollectionViewLayout(layout, animated: isAnimated) { [unowned self] _ in hear("layout completion") }
  }

  private func nextLayout() -> UICollectionViewLayout {
    if random.roll(0..<3) == 0, let former = formerLayouts.randomElement(using: &random) { return former }
    let layout = newLayout()
    formerLayouts.append(layout)
    return layout
  }

  private func newLayout() -> UICollectionViewLayout {
    if composition != nil {
      let next = RandomComposition(&random, isDecorated: random.roll(0..<2) == 0)
      compositions.append(next)
      return next.layout
    }
    switch (sizes, random.roll(0..<3)) {
    case (.uniform, 0) where headerHeight == 0: return SnappingRows()
    case (.uniform, 1), (.estimated, 1), (.estimated, 2), (.uniform, 2):
      return Self.compositional(like: flow, sizes, columns: columns, isDecorated: random.roll(0..<2) == 0)
    default: return twinOfFlow()
    }
  }

  private func twinOfFlow() -> UICollectionViewFlowLayout {
    let twin = UICollectionViewFlowLayout()
    (twin.minimumLineSpacing, twin.minimumInteritemSpacing) = (flow.minimumLineSpacing, flow.minimumInteritemSpacing)
    (twin.itemSize, twin.estimatedItemSize) = (flow.itemSize, flow.estimatedItemSize)
    twin.headerReferenceSize = flow.headerReferenceSize
    twin.sectionHeadersPinToVisibleBounds = flow.sectionHeadersPinToVisibleBounds
    return twin
  }

  /// A frame counted from the leading edge.
  func unmirrored(_ frame: CGRect) -> CGRect {
    guard collection.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      collection.collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    else { return frame }
    return CGRect(x: collection.contentSize.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  // MARK: Snapshots

  func makeSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let source = CountedSource(collectionView: collection) { [unowned self] _, path, name in
      answer("cellForItem")
      return cell(of: name, at: path)
    }
    source.program = self
    source.supplementaryViewProvider = { [unowned self] _, kind, path in
      collectionView(collection, viewForSupplementaryElementOfKind: kind, at: path)
    }
    return source
  }

  func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in lists.sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.rows, toSection: section.name)
    }
    return snapshot
  }

  /// Items come, go and move; some that stay are reloaded or reconfigured.
  func apply(to source: UICollectionViewDiffableDataSource<Int, Int>, isEmpty: Bool = false) {
    // Messages that wait may apply a snapshot too, which this one would take back: they come first.
    if !isAnswering { load { collection.visibleCells.count } }
    batches += 1
    let shown = lists.sections
    let former = Set(shown.flatMap(\.rows))
    if isEmpty { lists.sections = [] } else { lists = RandomBatch(lists, &random).after }
    var snapshot = snapshot()
    // Messages that precede the batch still find the former items; the source says when it has the new ones.
    lists.sections = shown
    for name in snapshot.itemIdentifiers where former.contains(name) {
      let change = random.roll(0..<12)
      guard change < 2 else { continue }
      versions[name, default: 0] += 1
      change == 0 ? snapshot.reloadItems([name]) : snapshot.reconfigureItems([name])
    }
    let isAnimated = random.roll(0..<4) > 0
    calledLast.append("apply, animated: \(isAnimated)")
    source.apply(snapshot, animatingDifferences: isAnimated) { [unowned self] in
      completions += 1
      hear("completion")
    }
    hasReloaded = true
  }

  func take(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    lists.sections = snapshot.sectionIdentifiers.map { name in
      PlainLists.Section(name: name, rows: snapshot.itemIdentifiers(inSection: name))
    }
  }

  // MARK: Laws of a step

  /// What shows stays in its place while the same items are loaded again.
  func reloaded() -> String? {
    settleAnywhere()
    guard let (path, place) = firstInView() else { return nil }
    calledLast.append("reload in place")
    source.map { $0.applySnapshotUsingReloadData(snapshot()) } ?? collection.reloadData()
    selected = []
    stage.settle()
    // As in UIKit, the reload of a snapshot leaves the offset as it is, while sizes known by name are told to the layout.
    guard source == nil else { return nil }
    guard let now = collection.layoutAttributesForItem(at: path)?.frame.minY else { return "no attributes of \(path)" }
    let moved = now - collection.contentOffset.y - place
    return abs(moved) > 0.51 ? "\(path) has moved by \(moved) in a reload" : nil
  }

  /// A layout has its word where the offset rests after the view has turned.
  func turned() -> String? {
    settleAnywhere()
    let height = random.between(200, 480).rounded()
    calledLast.append("turn to \(height)")
    let isTurned = collection.frame.height != height
    UIView.animate(withDuration: 0.3) { [collection] in collection.frame.size.height = height }
    stage.settle()
    let ((first, last), offset) = (ends, collection.contentOffset.y)
    guard isTurned, collection.collectionViewLayout is SnappingRows, offset > max(0, first), offset < last else { return nil }
    return offset.truncatingRemainder(dividingBy: 60) == 0 ? nil : "rests at \(offset), between two rows"
  }

  private func settleAnywhere() {
    stage.settle()
    calls = 0
    scroll(animated: false)
    stage.settle()
  }

  /// The first item in view, and its distance from the top; nil at the ends of the content, which may have to give way.
  private func firstInView() -> (path: IndexPath, place: CGFloat)? {
    let ((first, last), offset) = (ends, collection.contentOffset.y)
    guard offset > max(0, first), offset < last, let path = collection.indexPathsForVisibleItems.first,
      let frame = collection.layoutAttributesForItem(at: path)?.frame
    else { return nil }
    return (path, frame.minY - offset)
  }
}

/// Tells the program which snapshot the list is about to show.
private final class CountedSource: UICollectionViewDiffableDataSource<Int, Int> {
  weak var program: RandomCollection?

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    program?.take(snapshot())
    return super.numberOfSections(in: collectionView)
  }
}
