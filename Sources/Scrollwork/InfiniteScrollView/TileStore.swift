import Diagnostics
import ListModel
import UIKit

/// The tiles of an endless view: those that show, by their place, and those that wait to be shown again, by their class.
@MainActor struct TileStore {
  private var live: [InfiniteScrollView.Coordinate: UIView] = [:]
  private var waiting = ReusePool<ObjectIdentifier, UIView>()
  /// Dequeued and not yet returned by the data source.
  private var handedOut: [UIView] = []
  /// The most that ever showed at once; no more wait of a kind, whatever the data source does.
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

  /// Takes what the data source has returned for `place`.
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
      // One that the data source keeps itself.
      waiting.remove(of: ObjectIdentifier(type(of: view))) { $0 === view }
    }
    // What was dequeued and not used waits again.
    while let view = handedOut.popLast() { put(view) }
    live[place] = view
    peak = max(peak, live.count)
  }

  /// What showed there waits from now on.
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
