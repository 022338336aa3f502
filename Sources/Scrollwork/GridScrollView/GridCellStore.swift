import Diagnostics
import ListModel
import UIKit

/// The classes registered for cells, and the cells that wait for reuse.
@MainActor struct GridCellStore {
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var waiting = ReusePool<String, UICollectionViewCell>()
  /// Dequeued cells that the data source has not returned yet.
  private var handedOut: [(cell: UICollectionViewCell, identifier: String)] = []
  /// The cells on screen.
  private(set) var shown: [ObjectIdentifier: GridScrollView.Position] = [:]
  /// The greatest number of cells on screen so far; limits the pool of each identifier.
  private var peak = 0
  /// Number of cells made so far, for tests.
  private(set) var made = 0

  var waitingCount: Int { waiting.count }

  mutating func register(_ cellClass: AnyClass?, _ identifier: String) {
    ensure(
      cellClass == nil || cellClass is UICollectionViewCell.Type,
      "GridScrollView.register(_:forCellWithReuseIdentifier:): \(cellClass!) is no subclass of UICollectionViewCell; register one that is"
    )
    classes[identifier] = cellClass as? UICollectionViewCell.Type
    waiting.remove(of: identifier) { _ in true }
  }

  mutating func dequeue(_ identifier: String) -> UICollectionViewCell {
    guard let cellClass = classes[identifier] else {
      programmingError(
        """
        GridScrollView.dequeueReusableCell(withReuseIdentifier: "\(identifier)", for:): nothing is registered for this identifier; call \
        register(_:forCellWithReuseIdentifier:) first
        """)
    }
    let cell: UICollectionViewCell
    if let reused = waiting.take(identifier) {
      reused.prepareForReuse()
      cell = reused
    } else {
      cell = makeCell(cellClass, identifier)
      made += 1
    }
    handedOut.append((cell, identifier))
    return cell
  }

  /// Registers the cell that the data source has returned for a place; other cells that were dequeued meanwhile wait again.
  ///
  /// - Returns: The identifier of a dequeued cell.
  mutating func show(_ cell: UICollectionViewCell, at position: GridScrollView.Position) -> String? {
    if let other = shown[ObjectIdentifier(cell)] {
      programmingError(
        """
        gridView(_:cellForItemAt: \(position)) returned the \(type(of: cell)) that shows \(other) already; return another cell, one of \
        dequeueReusableCell(withReuseIdentifier:for:)
        """)
    }
    let identifier = handedOut.last { $0.cell === cell }?.identifier ?? takeWaiting(cell)
    for other in handedOut where other.cell !== cell { put(other.cell, other.identifier) }
    handedOut.removeAll(keepingCapacity: true)
    shown[ObjectIdentifier(cell)] = position
    peak = max(peak, shown.count)
    return identifier
  }

  /// Takes a cell out of the pool that the data source has kept and returned without dequeuing it.
  private mutating func takeWaiting(_ cell: UICollectionViewCell) -> String? {
    for identifier in classes.keys {
      let count = waiting.count(of: identifier)
      waiting.remove(of: identifier) { $0 === cell }
      if waiting.count(of: identifier) < count { return identifier }
    }
    return nil
  }

  mutating func move(_ cell: UICollectionViewCell, to position: GridScrollView.Position) {
    shown[ObjectIdentifier(cell)] = position
  }

  mutating func hide(_ cell: UICollectionViewCell, _ identifier: String?) {
    shown[ObjectIdentifier(cell)] = nil
    if let identifier { put(cell, identifier) }
  }

  private mutating func put(_ cell: UICollectionViewCell, _ identifier: String) {
    if waiting.count(of: identifier) < peak { waiting.put(cell, for: identifier) }
  }
}
