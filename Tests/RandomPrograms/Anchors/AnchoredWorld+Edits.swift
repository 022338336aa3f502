import Scrollwork
import TestSupport
import UIKit

/// Where an edit takes place.
enum AnchoredPlace: CaseIterable {
  /// Before everything that shows.
  case above
  /// After everything that shows.
  case below
  /// Before the first row of a list, while that shows.
  case top
}

extension AnchoredWorld {
  var offset: Double { Double(container.contentOffset.y) }
  var column: AnchoredColumn { AnchoredColumn(children) }

  /// One edit, or several in one update.
  ///
  /// - Returns: whether something could be edited.
  func edit(isInMessage: Bool = false) -> Bool {
    // What comes last on the screen may still change while a message is sent.
    let isNearEnd = column.length - offset - Self.height < 200
    var places = AnchoredPlace.allCases
    if isInMessage { places.removeAll { $0 == .top || $0 == .below && isNearEnd } }
    let place = places.randomElement(using: &random) ?? .above
    let isAnimated = random.roll(0..<3) == 0 && !hasNesting
    // Several changes may precede the layout that moves the offset: the place is meant before the first one.
    let names = names(place)
    shortest = column.length
    let change: @MainActor () -> Bool = { [self] in
      defer { shortest = min(shortest, column.length) }
      if place == .top { return insertAtTop() }
      return self.change(place, names)
    }
    var isDone = false
    switch random.roll(0..<5) {
    case 0 where !isInMessage && !hasNesting:
      noteBatch()
      note("update, \(place)")
      container.performUpdates { [self] in
        isDone = change()
        container.performUpdates { if place != .top { isDone = change() || isDone } }
      }
    case 2 where !isInMessage && !hasNesting:
      noteBatch()
      note("update in an animation, \(place)")
      UIView.animate(withDuration: 0.3) { [self] in
        isDone = change()
        let inner: @MainActor () -> Void = { if place != .top { isDone = change() || isDone } }
        container.performUpdates { UIView.animate(withDuration: 0.1, animations: inner) }
      }
    case 1 where isAnimated && !isInMessage: isDone = change()
    default: UIView.performWithoutAnimation { isDone = change() }
    }
    return isDone
  }

  /// Rows before the first one, which shows.
  private func insertAtTop() -> Bool {
    let showing = column.leaves.filter { $0.row == 0 && $0.end > offset && $0.start < offset + Self.height }
    guard let leaf = showing.randomElement(using: &random), let list = leaf.child.list else { return false }
    insertRows(random.roll(1..<4), at: 0, list, leaf.child)
    return true
  }

  private func names(_ place: AnchoredPlace) -> Set<Int> {
    Set(
      column.leaves.filter { leaf in
        place == .above ? leaf.end <= offset - 1 : leaf.start >= offset + Self.height + 1
      }.map(\.name))
  }

  private func change(_ place: AnchoredPlace, _ names: Set<Int>) -> Bool {
    let column = column
    let candidates = column.leaves.filter { names.contains($0.name) }
    // Half of the time near the screen.
    let near = place == .above ? candidates.suffix(6) : candidates.prefix(6)
    let chosen = random.roll(0..<2) == 0 ? Array(near) : candidates
    guard let leaf = chosen.randomElement(using: &random) else { return place == .below && append() }
    let isLong = column.length > size.length
    if random.roll(0..<4) == 0 { return changeChild(leaf, place, names, isLong) }
    if place == .below, random.roll(0..<6) == 0 { return append() }
    guard let list = leaf.child.list, let row = leaf.row else { return changeChild(leaf, place, names, isLong) }
    switch random.roll(0..<3) {
    case 0 where !isLong || list.names.count < 6: insertRows(random.roll(1..<4), at: row, list, leaf.child)
    case 1:
      note("row \(leaf.name) gets another height, \(place)")
      list.lengths[leaf.name] = newLength()
      (leaf.child.view as? UITableView)?.performBatchUpdates(nil)
      (leaf.child.view as? UICollectionView)?.reloadItems(at: [IndexPath(row: row, section: 0)])
    default: if list.names.count > 4 { deleteRow(row, list, leaf.child) } else { insertRows(2, at: row, list, leaf.child) }
    }
    return true
  }

  /// Inserts a child before the leaf's one, removes that one if all of it is at the place, or changes its height.
  private func changeChild(_ leaf: AnchoredLeaf, _ place: AnchoredPlace, _ names: Set<Int>, _ isLong: Bool) -> Bool {
    let (siblings, parent) = family(of: leaf.child)
    guard let index = siblings.firstIndex(where: { $0 === leaf.child }) else { return false }
    let own = column.leaves.filter { $0.child === leaf.child }
    let isWhole = own.allSatisfy { names.contains($0.name) }
    // Where the child starts is where a new one comes in.
    let isFree = place == .above || own.first.map { names.contains($0.name) } ?? false
    if isWhole, isLong, siblings.count >= size.least {
      note("remove child \(index), \(place)")
      remove(leaf.child, from: parent)
    } else if isFree, siblings.count < size.most {
      let child = makeChild(isInside: parent != nil)
      note("insert \(type(of: child.view)) at \(index), \(place)")
      insert(child, at: index, in: parent)
    } else if leaf.row == nil {
      note("view \(leaf.name) gets another height, \(place)")
      leaf.child.view.frame.size.height = newLength()
    } else {
      return false
    }
    return true
  }

  /// At the end of all: a row of the last list, or a view.
  private func append() -> Bool {
    if let last = children.last, let list = last.list {
      insertRows(1, at: list.names.count, list, last)
      return true
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: newLength()))
    view.tag = newName()
    note("append a view")
    insert(AnchoredChild(view, .view), at: children.count, in: nil)
    return true
  }

  private func insertRows(_ count: Int, at row: Int, _ list: NamedList, _ child: AnchoredChild) {
    note("insert \(count) rows at \(row) of \(type(of: child.view)) \(list.names.first ?? 0)")
    let names = (0..<count).map { _ in newName() }
    for name in names { list.lengths[name] = newLength() }
    list.names.insert(contentsOf: names, at: row)
    let paths = (row..<row + count).map { IndexPath(row: $0, section: 0) }
    (child.view as? UITableView)?.insertRows(at: paths, with: .fade)
    (child.view as? UICollectionView)?.insertItems(at: paths)
  }

  private func deleteRow(_ row: Int, _ list: NamedList, _ child: AnchoredChild) {
    note("delete row \(row) of \(type(of: child.view)) \(list.names.first ?? 0)")
    list.names.remove(at: row)
    (child.view as? UITableView)?.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    (child.view as? UICollectionView)?.deleteItems(at: [IndexPath(row: row, section: 0)])
  }
}
