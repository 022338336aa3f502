internal import Foundation
internal import ScrollPhysics

/// The changes of a scroll view that observers and the delegate receive.
@_spi(UIKitModules) public struct ScrollChanges: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let contentSize = ScrollChanges(rawValue: 1)
  public static let offset = ScrollChanges(rawValue: 2)
  public static let adjustedInset = ScrollChanges(rawValue: 4)
}

/// Messages of `UIScrollView.onMessage`.
package enum ScrollMessage: Sendable {
  case didScroll, willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case didEndDecelerating, didEndScrollingAnimation
}

extension UIScrollView {
  package func notify(_ changes: ScrollChanges) {
    notifyObservers(changes)
    if changes.contains(.offset) {
      onMessage?(.didScroll)
      delegate?.scrollViewDidScroll(self)
    }
    if changes.contains(.adjustedInset) { delegate?.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// Notifies observers only; observers that have the current values already are not called.
  func notifyObservers(_ changes: ScrollChanges) {
    if changes.contains(.contentSize) { mayHaveChanged(.contentSize) }
    if changes.contains(.offset) { mayHaveChanged(.contentOffset) }
  }

  /// Moves the list inside its container during the animation of an update, before the delegate receives it: the container adopts the list's
  /// new size and offset, so that content after the list moves in the same animation.
  package func moveInContainer(_ changes: ScrollChanges) {
    guard let contentScroller else { return }
    // Observers must learn of both changes first: a container that knew only the size would reset the offset.
    UIView.performWithoutAnimation { notifyObservers(changes) }
    contentScroller.contentMoves(in: self)
  }

  // MARK: Clamping

  /// Whether the offset is between the edges, and no motion runs that returns to an edge by itself. An animated scroll does not: a touch
  /// stops it where it is.
  package var staysWithinEdges: Bool { !returnsByItself && machine.geometry.clamped(machine.offset) == machine.offset }

  private var returnsByItself: Bool {
    machine.isDragging || machine.isDecelerating || machine.isZoomUnderWay || (machine.wantsFrames && !machine.isAnimating)
  }

  /// Clamps the offset to the edges, unless a motion returns to them by itself.
  package func returnWithinEdges() {
    guard contentScroller == nil, !returnsByItself else { return }
    let legal = machine.geometry.clamped(machine.offset)
    if legal != machine.offset { contentOffset = CGPoint(legal) }
  }
}
