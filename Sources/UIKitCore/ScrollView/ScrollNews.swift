internal import Foundation
internal import ScrollPhysics

/// What of a scroll view has changed, for its observers and its delegate.
struct ScrollNews: OptionSet {
  let rawValue: UInt8

  static let contentSize = ScrollNews(rawValue: 1)
  static let offset = ScrollNews(rawValue: 2)
  static let adjustedInset = ScrollNews(rawValue: 4)
}

extension UIScrollView {
  func tell(_ news: ScrollNews) {
    if news.contains(.contentSize) { mayHaveChanged(.contentSize) }
    if news.contains(.offset) {
      mayHaveChanged(.contentOffset)
      delegate?.scrollViewDidScroll(self)
    }
    if news.contains(.adjustedInset) { delegate?.scrollViewDidChangeAdjustedContentInset(self) }
  }

  // MARK: Legal offsets

  /// Whether nothing moves the content, and the offset lies between the edges.
  var restsWithinEdges: Bool { isAtRest && machine.geometry.clamped(machine.offset) == machine.offset }

  private var isAtRest: Bool {
    !machine.isDragging && !machine.isDecelerating && !machine.isAnimating && !machine.isZoomUnderWay && !machine.wantsFrames
  }

  /// Brings an offset at rest to the nearest legal one; a motion finds its way back by itself.
  func returnWithinEdges() {
    guard contentScroller == nil, isAtRest else { return }
    let legal = machine.geometry.clamped(machine.offset)
    if legal != machine.offset { contentOffset = CGPoint(legal) }
  }
}
