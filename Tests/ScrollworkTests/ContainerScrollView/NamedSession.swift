import Scrollwork
import TestSupport
import UIKit
import UIKitTesting

@testable import RandomPrograms

/// Tells heights only of rows that come into view.
@MainActor final class GuessedHeights: NSObject, UITableViewDelegate {
  private let list: NamedList

  init(_ list: NamedList) { self.list = list }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    list.tableView(tableView, heightForRowAt: indexPath)
  }
}

/// A container of tables, collections, scroll views and plain views, where everything that shows has a name.
@MainActor final class NamedSession {
  let fixture = ContainerFixture()
  let axis: NSLayoutConstraint.Axis
  private(set) var views: [UIView] = []
  private var lists: [ObjectIdentifier: NamedList] = [:]
  private var guesses: [GuessedHeights] = []
  private var next = 1
  var container: ContainerScrollView { fixture.container }

  init(_ axis: NSLayoutConstraint.Axis, isMirrored: Bool, guesses: Bool = false, _ random: inout SeededGenerator) {
    self.axis = axis
    container.axis = axis
    for index in 0..<14 {
      let view: UIView
      switch random.roll(0..<4) {
      case 0 where axis == .vertical: view = table(&random, guesses: guesses)
      case 0, 1: view = collection(&random, isMirrored)
      case 2 where index > 0:
        let list = UIScrollView()
        list.contentSize = size(newLength(&random) * 4)
        view = list
      default: view = plain(&random)
      }
      views.append(view)
      container.addArrangedSubview(view)
    }
    fixture.frame()
  }

  private func size(_ length: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: 320, height: length) : CGSize(width: length, height: 480)
  }

  private func newName() -> Int {
    next += 1
    return next
  }

  private func newLength(_ random: inout SeededGenerator) -> CGFloat { CGFloat(random.roll(20..<220)) / 2 }

  private func plain(_ random: inout SeededGenerator) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size(newLength(&random))))
    view.tag = newName()
    return view
  }

  private func newList(_ count: Int, _ random: inout SeededGenerator) -> NamedList {
    let names = (0..<count).map { _ in newName() }
    return NamedList(names, Dictionary(uniqueKeysWithValues: names.map { ($0, newLength(&random)) }), axis)
  }

  private func table(_ random: inout SeededGenerator, guesses isGuessing: Bool) -> UIView {
    let list = newList(random.roll(20..<40), &random)
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = list
    table.delegate = list
    if isGuessing {
      guesses.append(GuessedHeights(list))
      table.delegate = guesses.last
    }
    lists[ObjectIdentifier(table)] = list
    return table
  }

  private func collection(_ random: inout SeededGenerator, _ isMirrored: Bool) -> UIView {
    let list = newList(random.roll(20..<40), &random)
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = axis == .vertical ? .vertical : .horizontal
    flow.minimumLineSpacing = 0
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    if isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = list
    collection.delegate = list
    lists[ObjectIdentifier(collection)] = list
    return collection
  }

  // MARK: What shows

  /// Where everything that has a name begins on the screen, as it is drawn.
  func seen() -> [Int: CGFloat] {
    var seen: [Int: CGFloat] = [:]
    for view in container.visibleArrangedSubviews {
      guard lists[ObjectIdentifier(view)] != nil else {
        if view.tag > 0 { seen[view.tag] = start(of: view) }
        continue
      }
      let cells: [UIView] = (view as? UITableView)?.visibleCells ?? (view as? UICollectionView)?.visibleCells ?? []
      for cell in cells { seen[cell.tag] = start(of: cell) }
    }
    return seen
  }

  private func start(of view: UIView) -> CGFloat {
    var (place, layer) = (0 as CGFloat, view.layer)
    while layer !== container.layer, let parent = layer.superlayer {
      let (shown, around) = (layer.presentation() ?? layer, parent.presentation() ?? parent)
      place += axis == .vertical ? shown.frame.minY - around.bounds.minY : shown.frame.minX - around.bounds.minX
      layer = parent
    }
    return place
  }

  var offset: CGFloat {
    get { axis == .vertical ? container.contentOffset.y : container.contentOffset.x }
    set { container.contentOffset = axis == .vertical ? CGPoint(x: 0, y: newValue) : CGPoint(x: newValue, y: 0) }
  }

  var length: CGFloat { axis == .vertical ? 480 : 320 }

  var end: CGFloat { (axis == .vertical ? container.contentSize.height : container.contentSize.width) - length }

  // MARK: Changes above

  /// Changes something that ends before the screen begins.
  func edit(_ random: inout SeededGenerator) {
    let above = views.filter { !$0.isHidden && begins($0) < offset - 1 }
    guard let view = above.randomElement(using: &random) else { return }
    let isAnimated = random.roll(0..<3) > 0
    let rolls = random.next()
    let change: @MainActor () -> Void = { [self] in
      var random = SeededGenerator(seed: rolls)
      if let list = lists[ObjectIdentifier(view)] { edit(list, view, &random) } else { edit(view, &random) }
    }
    guard isAnimated else { return UIView.performWithoutAnimation(change) }
    lists[ObjectIdentifier(view)] == nil ? container.performUpdates(change) : change()
  }

  private func begins(_ view: UIView) -> CGFloat {
    axis == .vertical ? container.rect(of: view).minY : container.rect(of: view).minX
  }

  private func edit(_ view: UIView, _ random: inout SeededGenerator) {
    let rect = container.rect(of: view)
    guard (axis == .vertical ? rect.maxY : rect.maxX) <= offset, let index = views.firstIndex(of: view) else { return }
    switch random.roll(0..<5) {
    case 0:
      let added = plain(&random)
      views.insert(added, at: index)
      container.insertArrangedSubview(added, at: index)
    case 1 where views.count > 10:
      views.remove(at: index)
      container.removeArrangedSubview(view)
    case 2: view.isHidden = true
    case 3: views.first { $0.isHidden && begins($0) < offset - 1 }?.isHidden = false
    default:
      let length = newLength(&random)
      if let list = view as? UIScrollView { list.contentSize = size(length * 3) } else { view.frame.size = size(length) }
    }
  }

  /// Rows that end before the screen begins; read from the right where the list is mirrored.
  private func edit(_ list: NamedList, _ view: UIView, _ random: inout SeededGenerator) {
    let rows = rowsAbove(list, view)
    guard rows.count > 3 else { return }
    let count = min(random.roll(1..<4), rows.count - 1)
    switch random.roll(0..<3) {
    case 0:
      let place = random.roll(rows.lowerBound..<rows.upperBound)
      let names = (0..<count).map { _ in newName() }
      for name in names { list.lengths[name] = newLength(&random) }
      list.names.insert(contentsOf: names, at: place)
      insert((place..<place + count).map { IndexPath(row: $0, section: 0) }, in: view)
    case 1:
      let place = random.roll(rows.lowerBound..<rows.upperBound - count)
      list.names.removeSubrange(place..<place + count)
      delete((place..<place + count).map { IndexPath(row: $0, section: 0) }, in: view)
    default:
      let row = random.roll(rows.lowerBound..<rows.upperBound)
      list.lengths[list.names[row]] = newLength(&random)
      (view as? UITableView)?.performBatchUpdates(nil)
      (view as? UICollectionView)?.reloadItems(at: [IndexPath(row: row, section: 0)])
    }
  }

  private func rowsAbove(_ list: NamedList, _ view: UIView) -> Range<Int> {
    let start = begins(view)
    func isAbove(_ row: Int) -> Bool {
      let path = IndexPath(row: row, section: 0)
      let rect =
        (view as? UITableView)?.rectForRow(at: path)
        ?? (view as? UICollectionView)?.layoutAttributesForItem(at: path)?.frame ?? .null
      return start + (axis == .vertical ? rect.maxY : rect.maxX) <= offset
    }
    let rows = list.names.indices.filter(isAbove)
    guard let first = rows.first, let last = rows.last else { return 0..<0 }
    return first..<last + 1
  }

  private func insert(_ paths: [IndexPath], in view: UIView) {
    (view as? UITableView)?.insertRows(at: paths, with: .fade)
    (view as? UICollectionView)?.insertItems(at: paths)
  }

  private func delete(_ paths: [IndexPath], in view: UIView) {
    (view as? UITableView)?.deleteRows(at: paths, with: .fade)
    (view as? UICollectionView)?.deleteItems(at: paths)
  }
}
