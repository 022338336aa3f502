import ManualHost
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport

/// A list whose rows have names, and what it should show of them.
@MainActor package protocol NamedList {
  var stage: ManualStage { get }
  /// What is shown otherwise than the data says; nil if nothing is.
  func contradiction() -> String?
}

extension NamedTable: NamedList {}
extension NamedCollection: NamedList {}

extension NamedList {
  /// Whether nothing contradicts the data at any of the next frames; what does is recorded.
  package func agrees(duringFrames frames: Int, _ story: String) -> Bool {
    for _ in 0..<frames {
      stage.advance(by: 1.0 / 60)
      if !agrees(story) { return false }
    }
    return true
  }

  package func agrees(_ story: String) -> Bool {
    guard let wrong = contradiction() else { return true }
    Issue.record("\(story): \(wrong)")
    return false
  }
}
