internal import Foundation
internal import ScrollPhysics

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let call = "scrollToItem(at: \(indexPath), ...)"
    _ = requireItem(indexPath, call)
    let places = PerAxis { axis in
      let given = ItemPlace.allCases.filter { position.contains($0.position(axis)) }
      precondition(given.count < 2, "UICollectionView.\(call): \(position) names two places on one axis; give one")
      return given.first
    }
    guard let attributes = attributes(.cell, indexPath) else {
      preconditionFailure(
        "\(type(of: layoutState.layout)).layoutAttributesForItem(at: \(indexPath)) returned nil for an item that exists")
    }
    let target = Vector { axis in offset(showing: attributes.frame, at: places[axis], on: axis) }
    setContentOffset(CGPoint(target), animated: animated)
  }

  /// Within what the ends of the content allow; without a place, the shortest way.
  private func offset(showing frame: CGRect, at place: ItemPlace?, on axis: Axis) -> Double {
    let (leading, trailing) = (adjustedContentInset.leading(axis), adjustedContentInset.trailing(axis))
    let (first, last) = (frame.minPoint(axis), frame.maxPoint(axis))
    let room = bounds.size[axis] - leading - trailing
    let shown = bounds.minPoint(axis) + leading
    let start: CGFloat
    switch place {
    case .leading: start = first
    case .centered: start = (first + last - room) / 2
    case .trailing: start = last - room
    case nil:
      if first < shown { start = first } else { start = last > shown + room ? min(first, last - room) : shown }
    }
    return machine.geometry.axes[axis].clamped(Double(start - leading))
  }
}

/// Where on an axis an item is to be seen.
private enum ItemPlace: CaseIterable {
  case leading, centered, trailing

  func position(_ axis: Axis) -> UICollectionView.ScrollPosition {
    switch self {
    case .leading: axis == .x ? .left : .top
    case .centered: axis == .x ? .centeredHorizontally : .centeredVertically
    case .trailing: axis == .x ? .right : .bottom
    }
  }
}
