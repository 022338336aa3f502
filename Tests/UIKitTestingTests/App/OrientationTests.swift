import Testing
import UIKit
import UIKitTesting

private final class OrientedController: UIViewController {
  var allowed: UIInterfaceOrientationMask? { didSet { setNeedsUpdateOfSupportedInterfaceOrientations() } }
  var sizes: [CGSize] = []
  var turns = true
  var preferred: UIInterfaceOrientation?

  override var shouldAutorotate: Bool { turns }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    preferred ?? super.preferredInterfaceOrientationForPresentation
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed ?? super.supportedInterfaceOrientations }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
}

@MainActor @Suite struct OrientationTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)
  private let controller = OrientedController()

  init() {
    stage.rootViewController = controller
    stage.advance(by: 0.1)
  }

  private var orientation: UIInterfaceOrientation? { stage.window.windowScene?.interfaceOrientation }

  @Test func aPhoneTurnsToAllOrientationsButUpsideDown() {
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(stage.turn(to: .landscapeRight) && orientation == .landscapeRight)
    #expect(stage.window.bounds.size == CGSize(width: 480, height: 320))
    #expect(stage.turn(to: .landscapeLeft) && orientation == .landscapeLeft)
    #expect(!stage.turn(to: .portraitUpsideDown) && orientation == .landscapeLeft)
    #expect(stage.turn(to: .portrait) && orientation == .portrait)
    #expect(controller.sizes == [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)])
  }

  @Test func aTabletTurnsUpsideDown() {
    let tablet = Stage(size: CGSize(width: 768, height: 1024), scale: 1)
    tablet.rootViewController = UIViewController()
    #expect(tablet.turn(to: .portraitUpsideDown) && tablet.window.windowScene?.interfaceOrientation == .portraitUpsideDown)
  }

  @Test func theControllerInFrontDecides() throws {
    controller.allowed = .portrait
    #expect(!stage.turn(to: .landscapeLeft) && controller.sizes.isEmpty)
    let presented = OrientedController()
    presented.modalPresentationStyle = .fullScreen
    presented.allowed = .landscape
    controller.present(presented, animated: false)
    stage.advance(by: 0.1)
    #expect(!stage.turn(to: .portrait) && stage.turn(to: .landscapeLeft))
  }

  @Test func aControllerThatAllowsLessTurnsTheDevice() {
    stage.turn(to: .landscapeLeft)
    stage.advance(by: 1)
    controller.allowed = .portrait
    #expect(orientation == .portrait && stage.window.bounds.size == CGSize(width: 320, height: 480))
    controller.allowed = [.portrait, .landscapeRight]
    #expect(orientation == .portrait && stage.turn(to: .landscapeRight))
    // No orientation is left: the device stays as it is.
    controller.allowed = []
    #expect(orientation == .landscapeRight)
  }

  @Test func aControllerThatDoesNotRotateKeepsTheDeviceAsItIs() {
    controller.turns = false
    #expect(!stage.turn(to: .landscapeLeft) && orientation == .portrait)
    controller.turns = true
    #expect(stage.turn(to: .landscapeLeft))
    controller.turns = false
    #expect(!stage.turn(to: .portrait) && stage.turn(to: .landscapeLeft))
  }

  @Test func theDeviceTurnsToTheOrientationThatTheControllerPrefers() {
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
    controller.preferred = .landscapeLeft
    controller.allowed = .landscape
    #expect(orientation == .landscapeLeft)
  }

  @Test func aDeviceThatWasNeverTurnedFollowsTheControllerToo() {
    controller.allowed = .landscape
    #expect(orientation == .landscapeRight && stage.window.bounds.size == CGSize(width: 480, height: 320))
  }

  @Test func theAppsDelegateRestrictsAllControllers() {
    final class Upright: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    stage.launch(Upright())
    #expect(!stage.turn(to: .landscapeLeft) && orientation == .portrait)
    #expect(UIApplication.shared.supportedInterfaceOrientations(for: stage.window) == .portrait)
  }

  @Test func aWindowOfAnotherShapeIsNotHeldAsTheDeviceWasTurned() {
    stage.turn(to: .landscapeRight)
    stage.resize(to: CGSize(width: 300, height: 400))
    #expect(orientation == .portrait)
  }
}
