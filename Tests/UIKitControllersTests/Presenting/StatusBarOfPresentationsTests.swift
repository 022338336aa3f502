import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics

private final class Hiding: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
}

@MainActor @Suite struct StatusBarOfPresentationsTests {
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, false, true), (.pageSheet, false, false), (.pageSheet, true, true),
    (.overFullScreen, false, false), (.overFullScreen, true, true),
  ]) func aPresentedControllerDecidesIfItCoversTheScreenOrWantsTo(
    style: UIModalPresentationStyle, captures: Bool, hides: Bool
  ) {
    let rig = PresentingRig()
    rig.stage.screen.makeCurrent()
    let application = rig.stage.screen.application
    let next = Hiding()
    next.modalPresentationStyle = style
    next.modalPresentationCapturesStatusBarAppearance = captures
    #expect(!application.isStatusBarHidden)
    rig.root.present(next, animated: false)
    rig.stage.advance(by: 1)
    #expect(application.isStatusBarHidden == hides)
    next.dismiss(animated: false)
    rig.stage.advance(by: 1)
    #expect(!application.isStatusBarHidden)
  }
}
