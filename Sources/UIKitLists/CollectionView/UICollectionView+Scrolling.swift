internal import Diagnostics
internal import Foundation
internal import ScrollPhysics
internal import UIKitCore

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let call = "scrollToItem(at: \(indexPath), ...)"
    let places = PerAxis { axis in
      let given = ItemPlace.allCases.filter { position.contains($0.position(axis)) }
      ensure(given.count < 2, "UICollectionView.\(call): \(position) names two places on one axis; give one")
      return given.first
    }
    // Hold messages: a delegate called here could delete the item between the check and the layout query.
    messages.hold()
    defer { sendMessages() }
    _ = requireItem(indexPath, call)
    prepareLayoutIfNeeded()
    layoutState.layout.willScroll(to: indexPath, at: position, animated: animated)
    let found = attributes(.cell, indexPath)
    messages.release()
    guard let attributes = found else {
      programmingError(
        "\(type(of: layoutState.layout)).layoutAttributesForItem(at: \(indexPath)) returned nil for an item that exists")
    }
    let viewport = scrollViewport
    let target = Vector { axis in offset(showing: attributes.frame, at: places[axis], on: axis, in: viewport) }
    setContentOffset(CGPoint(clampedTarget(target)), animated: animated)
  }

  /// Target offset on one axis; with a nil place, the smallest scroll that makes the item visible.
  private func offset(showing frame: CGRect, at place: ItemPlace?, on axis: Axis, in viewport: ScrollViewport) -> Double {
    let (leading, trailing) = (viewport.insets.leading(axis), viewport.insets.trailing(axis))
    let (first, last) = (frame.minPoint(axis), frame.maxPoint(axis))
    let room = viewport.bounds.size[axis] - leading - trailing
    let shown = viewport.bounds.minPoint(axis) + leading
    let start: CGFloat
    switch place {
    case .leading: start = first
    case .centered: start = (first + last - room) / 2
    case .trailing: start = last - room
    case nil:
      if first < shown { start = first } else { start = last > shown + room ? min(first, last - room) : shown }
    }
    return Double(start - leading)
  }
}

/// Alignment of an item within the visible bounds on one axis.
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
