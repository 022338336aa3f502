internal import CoreGraphics
internal import ListModel
internal import UIKitCore

package enum Supplement {
  case header, footer
}

/// A section's header or footer.
struct SupplementPlace: Hashable {
  var kind: Supplement
  var section: Int
}

/// A visible header or footer; without a view if the section has only a height for it.
struct ShownSupplement {
  let kind: Supplement
  let section: Int
  let view: UIView?
}

/// The headers and footers that are visible, and the heights of those that have been.
@MainActor final class ShownSupplements {
  @exclusivity(unchecked) private(set) var shown: [ShownSupplement] = []
  /// Measured heights, without padding.
  private(set) var measured: [SupplementPlace: CGFloat] = [:]

  func index(of kind: Supplement, in section: Int) -> Int? { shown.firstIndex { $0.kind == kind && $0.section == section } }

  func append(_ supplement: ShownSupplement) { shown.append(supplement) }

  func remove(at index: Int) -> ShownSupplement { shown.remove(at: index) }

  func removeAll() -> [ShownSupplement] {
    defer { shown.removeAll(keepingCapacity: true) }
    return shown
  }

  func remember(_ height: CGFloat, of kind: Supplement, in section: Int) {
    measured[SupplementPlace(kind: kind, section: section)] = height
  }

  func setMeasured(_ heights: [SupplementPlace: CGFloat]) { measured = heights }
}
