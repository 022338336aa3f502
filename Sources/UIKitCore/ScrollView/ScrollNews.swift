internal import Foundation
internal import ScrollPhysics

/// What of a scroll view has changed, for its observers and its delegate.
@_spi(UIKitModules) public struct ScrollNews: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let contentSize = ScrollNews(rawValue: 1)
  public static let offset = ScrollNews(rawValue: 2)
  public static let adjustedInset = ScrollNews(rawValue: 4)
}

extension UIScrollView {
  package func tell(_ news: ScrollNews) {
    tellObservers(news)
    if news.contains(.offset) { delegate?.scrollViewDidScroll(self) }
    if news.contains(.adjustedInset) { delegate?.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// Observers alone. An observer that knows the present values hears nothing.
  func tellObservers(_ news: ScrollNews) {
    if news.contains(.contentSize) { mayHaveChanged(.contentSize) }
    if news.contains(.offset) { mayHaveChanged(.contentOffset) }
  }

  /// Inside the animation of an update, before the delegate hears of it: the container that scrolls this list takes its new size and
  /// offset, so that what follows the list moves in the same animation.
  package func moveInContainer(_ news: ScrollNews) {
    guard let contentScroller else { return }
    // Both changes are known before the container moves anything: a container that heard of the size alone would put the offset back.
    UIView.performWithoutAnimation { tellObservers(news) }
    contentScroller.contentMoves(in: self)
  }

  // MARK: Legal offsets

  /// Whether nothing moves the content, and the offset lies between the edges.
  package var restsWithinEdges: Bool { isAtRest && machine.geometry.clamped(machine.offset) == machine.offset }

  private var isAtRest: Bool {
    !machine.isDragging && !machine.isDecelerating && !machine.isAnimating && !machine.isZoomUnderWay && !machine.wantsFrames
  }

  /// Brings an offset at rest to the nearest legal one; a motion finds its way back by itself.
  package func returnWithinEdges() {
    guard contentScroller == nil, isAtRest else { return }
    let legal = machine.geometry.clamped(machine.offset)
    if legal != machine.offset { contentOffset = CGPoint(legal) }
  }
}
