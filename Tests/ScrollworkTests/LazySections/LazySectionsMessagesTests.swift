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
}
