import Diagnostics
import ListModel
import UIKit

/// The tiles of an endless view: visible tiles by place, pooled tiles by class.
@MainActor struct TileStore {
  private var live: [InfiniteScrollView.Coordinate: UIView] = [:]
  private var waiting = ReusePool<ObjectIdentifier, UIView>()
  /// Dequeued tiles that the data source has not returned yet.
  private var handedOut: [UIView] = []
  /// Maximum number of tiles visible at once so far; limits the pool of each class.
  private var peak = 0

  var views: [UIView] { Array(live.values) }

  var places: [InfiniteScrollView.Coordinate] { Array(live.keys) }

  subscript(place: InfiniteScrollView.Coordinate) -> UIView? { live[place] }

  func forEach(_ body: (InfiniteScrollView.Coordinate, UIView) -> Void) {
    for (place, view) in live { body(place, view) }
  }

  mutating func dequeue<Tile: UIView>(_ type: Tile.Type) -> Tile? {
    guard let view = waiting.take(ObjectIdentifier(type)) as? Tile else { return nil }
    handedOut.append(view)
    return view
  }

  /// Registers the view that the data source has returned for `place`.
  mutating func show(_ view: UIView, at place: InfiniteScrollView.Coordinate) {
    if let other = live.first(where: { $0.value === view })?.key {
      programmingError(
        """
        infiniteScrollView(_:tileAt: \(place)) returned the \(type(of: view)) that shows \(other) already; \
        return another view, one of dequeueReusableTile(_:) or a new one
        """)
    }
    if let index = handedOut.firstIndex(where: { $0 === view }) {
      handedOut.remove(at: index)
    } else {
      // The data source keeps views itself and returns one that is in the pool.
      waiting.remove(of: ObjectIdentifier(type(of: view))) { $0 === view }
    }
    // Dequeued views that were not used return to the pool.
    while let view = handedOut.popLast() { put(view) }
    live[place] = view
    peak = max(peak, live.count)
  }

  /// Removes and returns the tile at a place; the tile goes to the reuse pool.
  mutating func hide(_ place: InfiniteScrollView.Coordinate) -> UIView? {
    guard let view = live.removeValue(forKey: place) else { return nil }
    put(view)
    return view
  }

  private mutating func put(_ view: UIView) {
    let kind = ObjectIdentifier(type(of: view))
    if waiting.count(of: kind) < peak { waiting.put(view, for: kind) }
  }
}
