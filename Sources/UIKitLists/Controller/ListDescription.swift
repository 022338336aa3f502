internal import Foundation
package import ListModel
internal import QuartzCore
package import UIKitCore

// Descriptions of list state shared by tables and collection views.
extension ListSession {
  /// - Parameter isWaiting: whether a batch was closed during the running pass.
  package func lines(isBatchWaiting isWaiting: Bool) -> [String] {
    var flags: [String] = []
    if isStale { flags.append("stale: loads before the next answer") }
    if isOvertaken { flags.append("overtaken: the pass under way stops") }
    if isWaiting { flags.append("a batch waits for the end of the pass") }
    let suffix = flags.isEmpty ? "" : " (\(flags.joined(separator: ", ")))"
    return ["list session: \(activity)\(suffix)", "   batch depth = \(batchDepth), generation = \(generation)"]
  }
}

extension ListMessages {
  package var text: String {
    let holds = isHeld ? ", held by an animation block" : isSending ? ", being sent" : ""
    return "waiting messages = \(waitingCount)\(holds)"
  }
}

extension UIScrollView {
  /// The properties that a list's description appends to a scroll view's.
  package func dataSourceDescription(_ dataSource: AnyObject?) -> [String] {
    dataSource.map { ["dataSource: <\(DebugText.identity($0))>"] } ?? []
  }
}
