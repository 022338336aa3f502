import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Calls from inside the messages of sections.
@MainActor @Suite struct LazySectionsMessagesTests {
  /// A section is reported as invisible while it is let go of, at the end of a pass.
  @Test func aChildThatIsRemovedWhileASectionIsLetGoOfLeavesNoSpace() {
    let lazy = LazyFixture { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 200)) }
    lazy.sections.retention = .sections(0)
    lazy.sections.apply(Array(0..<20))
    let last = lazy.fixture.addView(height: 64)
    let observation = lazy.container.observeVisibility { _, fraction in
      if fraction == 0 { last.removeFromSuperview() }
    }
    lazy.frame()
    let length = lazy.container.contentSize.height
    lazy.fixture.scroll(to: 1_000)
    #expect(last.superview == nil && lazy.container.contentSize.height == length - 64)
    observation.invalidate()
  }

  /// The view that is let go of is still a subview in the message.
  @Test(arguments: [[12, 10, 11], [11, 12, 10], [12, 11, 10]]) func sectionsThatChangePlacesWhileOneIsLetGoOfLieInOrder(
    order: [Int]
  ) {
    let lazy = LazyFixture { name in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 150))
      view.tag = name
      return view
    }
    lazy.sections.retention = .sections(0)
    lazy.sections.estimatedLength = 150
    lazy.sections.apply(Array(0..<20))
    var isDone = false
    let observation = lazy.container.observeVisibility { _, fraction in
      guard fraction == 0, lazy.container.contentOffset.y > 0, !isDone else { return }
      isDone = true
      lazy.sections.apply(Array(0..<10) + order + Array(13..<20))
    }
    lazy.frame()
    lazy.fixture.scroll(to: 1_500)
    for _ in 0..<3 { lazy.frame() }
    let shown = lazy.container.arrangedSubviews.map(\.tag)
    #expect(isDone)
    #expect(shown.count > 2 && shown == lazy.sections.identifiers.filter(shown.contains))
    observation.invalidate()
  }
}
