package import Foundation
package import UIKitCore
internal import UIKitGraphics

/// The last events and frames of a stage, for the report of a failed test.
///
/// Bounded, and written in place: an event costs one copy of a few words, a frame as many, and nothing is made into text before it is read.
@MainActor package struct StageJournal {
  package enum Event {
    case touch(UITouch.Phase, id: Int, CGPoint)
    case wheel(CGPoint, at: CGPoint)
    case hover(CGPoint?)
    case key(UIKeyboardHIDUsage, characters: String)
    case text(String)
    case statusBar
  }

  /// A scroll view that has scrolled: not kept alive.
  package struct Scroll {
    package let view: ObjectIdentifier
    package let type: UIScrollView.Type
    package var offset: CGPoint
  }

  package struct Frame {
    package var time: TimeInterval
    /// The first scroll views that have scrolled since the frame before, the latest offset of each.
    package var scrolls: [Scroll] = []
    /// Number of layers with a running animation.
    package var animatedLayers = 0
    /// Whether something has changed on the screen.
    package var isPresented = false
  }

  package private(set) var events = Ring<(time: TimeInterval, event: Event)>(capacity: 24)
  package private(set) var frames = Ring<Frame>(capacity: 8)
  private var scrolls: [Scroll] = []
  /// Scroll views named for one frame, and fingers whose movements are told apart. Our choice.
  private static let scrollLimit = 4
  private static let fingerLimit = 5

  /// Movements of one finger become one event, unless others come between.
  mutating func note(_ event: Event, at time: TimeInterval) {
    if case .touch(.moved, let id, _) = event {
      for age in 0..<Self.fingerLimit {
        guard case .touch(.moved, let other, _)? = events.newest(age)?.event else { break }
        if other == id { return events.replaceNewest(age, (time, event)) }
      }
    }
    events.append((time, event))
  }

  mutating func noteScroll(of view: UIScrollView) {
    let scroll = Scroll(view: ObjectIdentifier(view), type: type(of: view), offset: view.contentOffset)
    if let index = scrolls.firstIndex(where: { $0.view == scroll.view }) {
      scrolls[index].offset = scroll.offset
    } else if scrolls.count < Self.scrollLimit {
      scrolls.append(scroll)
    }
  }

  mutating func recordFrame(at time: TimeInterval, animatedLayers: Int, isPresented: Bool) {
    if scrolls.isEmpty, animatedLayers == 0, !isPresented { return }
    let frame = Frame(time: time, scrolls: scrolls, animatedLayers: animatedLayers, isPresented: isPresented)
    // The array of the frame that leaves the ring is filled again, so that a frame does not allocate.
    scrolls = frames.append(frame)?.scrolls ?? []
    scrolls.removeAll(keepingCapacity: true)
  }
}

/// The last so many elements.
package struct Ring<Element> {
  private let capacity: Int
  private var stored: [Element] = []
  /// The place of the oldest element once all places are taken.
  private var oldest = 0

  init(capacity: Int) { self.capacity = capacity }

  /// - Returns: the element that the new one replaces.
  @discardableResult mutating func append(_ element: Element) -> Element? {
    if stored.count < capacity {
      stored.append(element)
      return nil
    }
    let former = stored[oldest]
    stored[oldest] = element
    oldest = (oldest + 1) % capacity
    return former
  }

  /// The element `age` elements before the newest; nil if there are not as many.
  func newest(_ age: Int) -> Element? { age < stored.count ? stored[place(age)] : nil }

  mutating func replaceNewest(_ age: Int, _ element: Element) { stored[place(age)] = element }

  private func place(_ age: Int) -> Int { (oldest + stored.count - 1 - age) % stored.count }

  /// From the oldest to the newest.
  package var elements: [Element] { Array(stored[oldest...] + stored[..<oldest]) }
}
