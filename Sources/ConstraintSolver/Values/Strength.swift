internal import Diagnostics

/// The importance of a constraint: required constraints must hold; of the others a stronger one outweighs any number of weaker ones.
package struct Strength: Comparable, Hashable, Sendable {
  /// Above 0; 1000 and above means required.
  package let priority: Float

  package init(_ priority: Float) {
    ensure(priority > 0, "Strength: a priority must be positive")
    self.priority = priority
  }

  package static let required = Strength(1000)

  package var isRequired: Bool { priority >= 1000 }

  package static func < (l: Strength, r: Strength) -> Bool { l.priority < r.priority }
}
