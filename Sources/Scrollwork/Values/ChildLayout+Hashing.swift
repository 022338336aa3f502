import UIKit

// By hand: Apple's `NSDirectionalEdgeInsets` is not `Hashable`, so the compiler makes only `==` there.
extension ChildLayout {
  /// Hashes all values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(alignment)
    insets.addNumbers(to: &hasher)
    hasher.combine(spacingAfter)
    hasher.combine(scrolling)
    hasher.combine(pinning)
    hasher.combine(snap)
    hasher.combine(background)
    hasher.combine(separator)
  }
}

extension ChildLayout.Separator {
  /// Hashes all values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(thickness)
    insets.addNumbers(to: &hasher)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func addNumbers(to hasher: inout Hasher) {
    for number in [top, leading, bottom, trailing] { hasher.combine(number) }
  }
}
