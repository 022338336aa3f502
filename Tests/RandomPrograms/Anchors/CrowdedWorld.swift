import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// Fifty tables, fifty flows and fifty compositional collections in one container, edited in motion.
@MainActor final class CrowdedWorld: AnchoredWorld {
  private var made = 0

  convenience required init(seed: UInt64) {
    self.init(seed: seed, Size(first: 150, least: 141, most: 160, length: 160_000, answersInLeaps: false), hasNesting: false)
  }

  override func makeChild(isInside: Bool) -> AnchoredChild {
    defer { made += 1 }
    // As many of each kind, each in another order of the three.
    return makeList(NamedList.Kind.allCases[(made + made / 3) % 3])
  }
}
