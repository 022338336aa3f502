import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import UIKit

/// A row of an outline, as high as its item wants to be.
final class OutlineRow: UICollectionViewListCell {
  var wanted: CGFloat = 44

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = wanted
    return layoutAttributes
  }
}

/// A list of section snapshots that change at random, also from inside what the list says; the trees are plain arrays.
@MainActor final class RandomOutline: NSObject, RandomProgram {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let list: UICollectionView
  var source: UICollectionViewDiffableDataSource<Int, Int>!
  var random: SeededGenerator
  var trees: [PlainTree] = []
  private var names = 0
  private var calls = 0
  private var depth = 0
  private var calledLast: [String] = []
  private var completions = 0
  var complaints: [String] = []
  private(set) var batches = 0
  private(set) var illegal = 0
  private(set) var answered: Set<String> = []
  private let twins = StrictTwins()

  var stops: Int { twins.stops }
  var operations: Int { calledLast.count }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let looks: [UICollectionLayoutListConfiguration.Appearance] = [.plain, .insetGrouped, .sidebar]
    let configuration = UICollectionLayoutListConfiguration(appearance: looks[random.roll(0..<3)])
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init()
    if random.roll(0..<2) == 0 {
      list.frame.size.height = random.between(60, 480)
      list.contentInset = UIEdgeInsets(top: random.between(0, 60).rounded(), left: 0, bottom: random.between(0, 40), right: 0)
    }
    list.register(OutlineRow.self, forCellWithReuseIdentifier: "row")
    list.updatePolicy = .recovering
    list.updateReportHandler = { [unowned self] in if illegal == 0 { complaints.append("a legal snapshot is reported: \($0)") } }
    source = UICollectionViewDiffableDataSource(collectionView: list) { [unowned self] list, path, name in
      let cell = list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      cell.tag = name
      (cell as? OutlineRow)?.wanted = height(name)
      (cell as? OutlineRow)?.accessories = [.outlineDisclosure(options: .init(style: .header))]
      return cell
    }
    list.delegate = self
    stage.window.addSubview(list)
    twins.listening {
      for section in 0..<3 {
        trees.append(PlainTree(section: section))
        for _ in 0..<random.roll(1..<4) { grow(section) }
        show(section)
      }
    }
    stage.advance(by: 0)
  }

  func height(_ name: Int) -> CGFloat { CGFloat(20 + name * 37 % 70) }

  func run() -> String? { twins.listening { takeSteps() ?? twins.contradictionAtEnd() } }

  private func takeSteps() -> String? {
    for step in 0..<10 {
      calls = random.roll(0..<2) == 0 ? 0 : random.roll(1..<6)
      take()
      if let wrong = twins.contradiction { return "step \(step): \(wrong); \(calledLast.suffix(20))" }
      for _ in 0..<random.roll(0..<6) {
        stage.advance(by: 1.0 / 60)
        if let wrong = contradiction() { return "step \(step): \(wrong); \(calledLast.suffix(20))" }
      }
      guard random.roll(0..<3) == 0 else { continue }
      calls = 0
      stage.settle()
      if let wrong = contradictionAtRest() { return "step \(step), at rest: \(wrong); \(calledLast.suffix(20))" }
      if completions != batches { return "step \(step): \(completions) completions of \(batches) snapshots" }
    }
    return nil
  }

  private func take() {
    switch random.roll(0..<8) {
    // Fast and far enough to be no tap where the content is too short to scroll.
    case 0:
      let speed = random.between(1_500, 4_000) * (random.roll(0..<2) == 0 ? 1 : -1)
      stage.flick(from: CGPoint(x: 100, y: 240), velocity: CGPoint(x: 0, y: speed))
    case 1: stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: random.between(100, 200)), duration: 0.2)
    case 2, 3: tap()
    case 4:
      let height = random.between(60, 480)
      UIView.animate(withDuration: random.roll(0..<2) == 0 ? 0.3 : 0) { [list] in list.frame.size.height = height }
    default: act()
    }
  }

  // MARK: Calls

  /// Any call that changes the outline.
  private func act() {
    // A snapshot replaces what its section shows, also what a message has applied since the snapshot was made: messages that wait come
    // first, and those that their receivers cause. `calls` bounds the rounds.
    var before: Int
    repeat {
      before = operations
      _ = list.visibleCells
    } while operations != before
    let call = random.roll(0..<21)
    calledLast.append("act \(call)")
    let section = random.roll(0..<trees.count)
    switch call {
    case 0...3: edit(section)
    case 4...6: fold(section)
    case 7:
      // The whole section anew, from the plain arrays.
      grow(section)
      show(section)
    case 8: moveSection()
    // With the first snapshots of the sections and those of fingers, a third of all.
    case 9...18: mistake()
    case 19: scroll()
    default: list.layoutIfNeeded()
    }
  }

  /// Changes the section's present snapshot by one call.
  private func edit(_ section: Int) {
    var snapshot = source.snapshot(for: section)
    let place = place(section)
    let anchor = trees[place].names.randomElement(using: &random)
    let new = newNames()
    let nodes = new.map { PlainNode(name: $0) }
    switch (random.roll(0..<5), anchor) {
    case (0, let anchor?):
      snapshot.insert(new, before: anchor)
      trees[place].change(anchor) { $0.insert(contentsOf: nodes, at: $1) }
    case (1, let anchor?):
      snapshot.insert(new, after: anchor)
      trees[place].change(anchor) { $0.insert(contentsOf: nodes, at: $1 + 1) }
    case (2, let anchor?):
      snapshot.append(new, to: anchor)
      trees[place].change(anchor) { $0[$1].children += nodes }
    case (3, let anchor?):
      snapshot.delete([anchor])
      trees[place].change(anchor) { $0.remove(at: $1) }
    default:
      snapshot.append(new)
      trees[place].roots += nodes
    }
    apply(snapshot, section)
  }

  private func fold(_ section: Int) {
    var snapshot = source.snapshot(for: section)
    let place = place(section)
    let names = trees[place].names.filter { _ in random.roll(0..<3) == 0 }
    let expands = random.roll(0..<2) == 0
    expands ? snapshot.expand(names) : snapshot.collapse(names)
    for name in names { trees[place].change(name) { $0[$1].isExpanded = expands } }
    apply(snapshot, section)
  }

  /// Adds a small tree to the plain arrays.
  private func grow(_ section: Int) {
    let place = place(section)
    var node = PlainNode(name: newNames()[0], isExpanded: random.roll(0..<2) == 0)
    for name in newNames() {
      var child = PlainNode(name: name, isExpanded: random.roll(0..<2) == 0)
      if random.roll(0..<2) == 0 { child.children = newNames().map { PlainNode(name: $0) } }
      node.children.append(child)
    }
    trees[place].roots.append(node)
  }

  private func show(_ section: Int) {
    var snapshot = Tree()
    func add(_ nodes: [PlainNode], _ parent: Int?) {
      snapshot.append(nodes.map(\.name), to: parent)
      for node in nodes { add(node.children, node.name) }
      snapshot.expand(nodes.filter(\.isExpanded).map(\.name))
    }
    add(trees[place(section)].roots, nil)
    apply(snapshot, section)
  }

  private func apply(_ snapshot: Tree, _ section: Int) {
    batches += 1
    source.apply(snapshot, to: section, animatingDifferences: random.roll(0..<3) > 0) { [self] in
      completions += 1
      hear("completion")
    }
  }

  private func moveSection() {
    let (from, to) = (random.roll(0..<trees.count), random.roll(0..<trees.count))
    guard from != to else { return }
    var snapshot = source.snapshot()
    let (moved, goal) = (trees[from].section, trees[to].section)
    from < to ? snapshot.moveSection(moved, afterSection: goal) : snapshot.moveSection(moved, beforeSection: goal)
    trees.insert(trees.remove(at: from), at: to)
    applyAll(snapshot)
  }

  /// A snapshot with a mistake, which is left out.
  private func mistake() {
    illegal += 1
    twins.willReport { [list] in list.updatePolicy = .strict }
    var snapshot = source.snapshot()
    switch random.roll(0..<4) {
    case 0: snapshot.appendSections([0])
    case 1: snapshot.moveItem(-7, beforeItem: trees[0].names.first ?? -8)
    case 2: snapshot.reloadItems([-7])
    default: snapshot.moveSection(-1, afterSection: 0)
    }
    applyAll(snapshot)
  }

  private func applyAll(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
    batches += 1
    source.apply(snapshot, animatingDifferences: random.roll(0..<3) > 0) { [self] in
      completions += 1
      hear("completion")
    }
  }

  /// The offsets at which the content rests at its ends.
  var ends: (first: CGFloat, last: CGFloat) {
    let first = -list.contentInset.top
    return (first, max(first, list.contentSize.height + list.contentInset.bottom - list.bounds.height))
  }

  private func scroll() {
    let (first, last) = ends
    list.setContentOffset(CGPoint(x: 0, y: min(last, random.between(first, last).rounded())), animated: random.roll(0..<2) == 0)
  }

  /// A finger expands or collapses an item.
  private func tap() {
    calls = 0
    stage.settle()
    let cells = list.visibleCells.filter { list.bounds.insetBy(dx: 0, dy: 12).contains($0.center) }
    guard let cell = cells.randomElement(using: &random) else { return }
    calledLast.append("tap \(cell.tag)")
    for place in trees.indices { trees[place].change(cell.tag) { $0[$1].isExpanded.toggle() } }
    stage.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
  }

  private func place(_ section: Int) -> Int { trees.firstIndex { $0.section == section } ?? 0 }

  private func newNames() -> [Int] {
    let count = random.roll(1..<5)
    names += count
    return Array(names - count..<names)
  }

  /// A message, at which everything may be called.
  private func hear(_ message: String) {
    guard calls > 0, depth < 2, random.roll(0..<4) == 0 else { return }
    calls -= 1
    depth += 1
    answered.insert(message)
    calledLast.append("in \(message):")
    act()
    depth -= 1
  }
}

extension RandomOutline: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { hear("willDisplay") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { hear("didEndDisplaying") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear("didScroll") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { hear("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear("didEndScrollingAnimation") }
}
