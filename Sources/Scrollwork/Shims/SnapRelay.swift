#if canImport(ObjectiveC)
  import UIKit

  /// Stands between a container with snap positions and the person's delegate: passes every message on, and moves the target of a drag after
  /// the person's delegate has seen it.
  @MainActor final class SnapRelay: NSObject, UIScrollViewDelegate {
    private weak var container: ContainerScrollView?
    /// Unsafe because NSObject does not isolate `responds(to:)` and `forwardingTarget(for:)`; UIKit calls them on the main thread.
    nonisolated(unsafe) weak var delegate: (any UIScrollViewDelegate)?

    init(_ container: ContainerScrollView, relaying delegate: (any UIScrollViewDelegate)?) {
      (self.container, self.delegate) = (container, delegate)
    }

    private func snap(_ target: UnsafeMutablePointer<CGPoint>) {
      guard let container else { return }
      let (axis, offset) = (container.axis, target.pointee)
      target.pointee = CGPoint(
        axis, along: container.arranger.features.snapping.snapped(offset.along(axis)), across: offset.along(axis.other))
    }

    override func responds(to selector: Selector!) -> Bool {
      super.responds(to: selector) || (delegate as? NSObject)?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? { delegate }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      delegate?.scrollViewWillEndDragging?(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      snap(targetContentOffset)
    }
  }
#endif
