internal import Foundation
internal import ListModel
internal import QuartzCore
internal import UIKitCore
internal import UIKitLists

extension UICollectionView {
  /// State lines for debugging. Counts are those of the last load: no call to the data source.
  var listStateLines: [String] {
    let items = elements.keys.filter { $0.kind == ElementKey.cellKind }.sorted(by: ElementKey.precedes)
    let range = items.first.map { "\($0.text) to \(items[items.count - 1].text), \(items.count) cells" } ?? "none"
    let state = layoutState.isPreparing ? "being prepared" : layoutState.isStale ? "stale" : "prepared"
    return controller.sessionLines + [
      "   counts = \(data.counts.reduce(0, +)) items in \(data.counts.count) sections",
      "   layout = <\(DebugText.identity(layoutState.layout))> (\(state)), generation = \(layoutState.generation)",
      "   shown = \(range), \(elements.count - items.count) other views, \(updating.leaving.count) views leaving",
      "   \(controller.messages.text)",
      "   reuse pools = \(stores.count) views",
    ]
  }
}

extension ElementKey {
  fileprivate var text: String { "[\(section), \(item)]" }
}
