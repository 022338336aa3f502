import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing

@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct SizeTransitionTests {
  let stage = ManualStage(size: CGSize(width: 300, height: 600), scale: 1)

  final class Recorder: UIViewController {
    var messages: [String] = []
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      messages.append("traits \(newCollection.horizontalSizeClass)")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      messages.append("size \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate { [self] context in
        messages.append("alongside \(Int(view.bounds.width)) \(context.isAnimated)")
      } completion: { [self] _ in
        messages.append("completed")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { messages.append("traits changed") }
  }

  @Test func aWindowThatIsResizedTellsItsControllers() {
    stage.screen.makeCurrent()
    let (root, child, aside) = (Recorder("root"), Recorder("child"), Recorder("aside"))
    for controller in [child, aside] {
      root.addChild(controller)
      root.view.addSubview(controller.view)
      controller.didMove(toParent: root)
    }
    stage.window.rootViewController = root
    child.view.frame = root.view.bounds
    aside.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    aside.view.autoresizingMask = []
    stage.advance(by: 0.1)
    for controller in [root, child, aside] { controller.messages = [] }
    stage.resize(to: CGSize(width: 700, height: 400), safeAreaInsets: .zero, duration: 0)
    let all = ["traits regular", "size 700 from 300", "traits changed", "alongside 700 false", "completed"]
    #expect(root.messages == all, "\(root.messages)")
    #expect(child.messages == all, "\(child.messages)")
    #expect(aside.messages == ["traits regular", "traits changed"], "\(aside.messages)")
    #expect(root.transitionCoordinator == nil)
    #expect(child.view.frame.size == CGSize(width: 700, height: 400))
    stage.resize(to: CGSize(width: 700, height: 400), safeAreaInsets: .zero, duration: 0)
    #expect(root.messages.count == 5)
  }

  @Test func turningADeviceIsAnimated() {
    stage.screen.makeCurrent()
    let root = Recorder("root")
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    stage.resize(
      to: CGSize(width: 600, height: 300), safeAreaInsets: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0), duration: 0.5)
    #expect(root.messages.last == "alongside 600 true" && root.transitionCoordinator?.transitionDuration == 0.5)
    #expect(root.view.safeAreaInsets.left == 20 && root.view.bounds.width == 600)
    stage.advance(by: 0.25)
    let shown = root.view.layer.presentation()?.bounds.width ?? 0
    #expect(shown > 320 && shown < 580)
    stage.settle()
    #expect(root.messages.last == "completed" && root.transitionCoordinator == nil)
    #expect(root.view.layer.presentation()?.bounds.width == 600)
  }
}
