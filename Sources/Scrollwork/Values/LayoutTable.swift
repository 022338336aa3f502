import UIKit

/// Layouts of views that are not in the container: set before insertion, or kept after removal.
@MainActor struct LayoutTable {
  private struct Entry {
    weak var view: UIView?
    var settings: ChildSettings
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Number of entries at which those of released views are removed.
  private var limit = 64

  var isEmpty: Bool { entries.isEmpty }

  subscript(view: UIView) -> ChildSettings? {
    get {
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.settings
    }
    set {
      entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, settings: $0) }
      if entries.count < limit { return }
      entries = entries.filter { $0.value.view != nil }
      limit = max(64, 2 * entries.count)
    }
  }
}
