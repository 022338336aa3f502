import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitText

@testable import UIKitControllers
import UIKitGraphics

/// A text at the left edge of a screen that can be left by a swipe from there.
@MainActor @Suite struct SelectingAtTheEdgeTests {
  private let stage = ManualStage()
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let text = UITextView()

  init() {
    let second = UIViewController()
    text.frame = CGRect(x: 0, y: 200, width: 300, height: 300)
    text.text = "a line to be selected"
    second.view.addSubview(text)
    navigation.pushViewController(second, animated: false)
    stage.window.rootViewController = navigation
    stage.advance(by: 0)
  }

  @Test(arguments: [UITouch.TouchType.indirectPointer, .direct])
  func aMouseSelectsAndAFingerGoesBack(_ type: UITouch.TouchType) {
    for (phase, x) in [
      (.began, 3), (.moved, 20), (.moved, 60), (.moved, 120), (.moved, 250), (.ended, 260),
    ] as [(UITouch.Phase, CGFloat)] {
      stage.run(to: stage.time + 0.03)
      stage.driver.touches(
        [RawTouch(id: 0, phase: phase, location: CGPoint(x: x, y: 216), type: type, buttons: .primary)], at: stage.time)
    }
    stage.settle()
    let isMouse = type == .indirectPointer
    #expect(navigation.viewControllers.count == (isMouse ? 2 : 1) && (text.selectedRange.length > 10) == isMouse)
  }
}
