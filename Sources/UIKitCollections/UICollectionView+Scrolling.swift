internal import Diagnostics
package import Foundation
internal import ScrollPhysics
@_spi(UIKitModules) internal import UIKitCore
package import UIKitLists

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    let call = "scrollToItem(at: \(indexPath), ...)"
    let given = PerAxis { axis in
      let given = ListPlace.allCases.filter { position.contains($0.position(axis)) }
      ensure(given.count < 2, "UICollectionView.\(call): \(position) names two places on one axis; give one")
      return given.first
    }
    // Hold messages: a delegate called here could delete the item between the check and the layout query.
    controller.messages.hold()
    defer { controller.sendMessages() }
    let item = requireItem(indexPath, call)
    prepareLayoutIfNeeded()
    layoutState.layout.willScroll(to: indexPath, at: position, animated: animated)
    let found = attributes(.cell, indexPath)
    controller.messages.release()
    guard let attributes = found else {
      programmingError(
        "\(type(of: layoutState.layout)).layoutAttributesForItem(at: \(indexPath)) returned nil for an item that exists")
    }
    let viewport = scrollViewport
    let places = PerAxis { axis in
      let (leading, trailing) = (viewport.insets.leading(axis), viewport.insets.trailing(axis))
      return given[axis]
        ?? .nearest(
          attributes.frame.minPoint(axis), attributes.frame.maxPoint(axis), from: viewport.bounds.minPoint(axis) + leading,
          to: viewport.bounds.maxPoint(axis) - trailing)
    }
    let goal = ListGoal(position: item, places: places)
    if places.x != nil || places.y != nil { return controller.scroll(to: goal, animated: animated) }
    if let target = target(of: goal) { setContentOffset(target, animated: animated) }
  }

  package var hasUnknownSizes: Bool { anchorAxis(inUpdates: false) != nil }

  package func target(of goal: ListGoal) -> CGPoint? {
    guard contains(goal.position), let attributes = attributes(.cell, IndexPath(goal.position)) else { return nil }
    let viewport = scrollViewport
    let target = Vector { axis in offset(showing: attributes.frame, at: goal.places[axis], on: axis, in: viewport) }
    return CGPoint(clampedTarget(target))
  }

  /// Target offset on one axis; with a nil place the present one.
  private func offset(showing frame: CGRect, at place: ListPlace?, on axis: Axis, in viewport: ScrollViewport) -> Double {
    let (leading, trailing) = (viewport.insets.leading(axis), viewport.insets.trailing(axis))
    let room = viewport.bounds.size[axis] - leading - trailing
    let shown = viewport.bounds.minPoint(axis) + leading
    return Double((place?.start(frame.minPoint(axis), frame.maxPoint(axis), room: room) ?? shown) - leading)
  }
}

extension ListPlace {
  fileprivate func position(_ axis: Axis) -> UICollectionView.ScrollPosition {
    switch self {
    case .leading: axis == .x ? .left : .top
    case .centered: axis == .x ? .centeredHorizontally : .centeredVertically
    case .trailing: axis == .x ? .right : .bottom
    }
  }
}
