import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UITraitCollectionTests {
  @Test func laterCollectionsDecide() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(both.userInterfaceStyle == .light)
    #expect(both.displayScale == 2)
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
  }

  @Test func everyThreadHasItsOwnCurrentTraits() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let elsewhere = await Task.detached {
      var inside = UIUserInterfaceStyle.unspecified
      dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
      return inside
    }.value
    #expect(elsewhere == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func theScreenGivesTheCurrentTraitsWhereNoViewDoes() {
    let stage = ManualStage()
    #expect(UITraitCollection.current.displayScale == stage.screen.scale)
    stage.screen.userInterfaceStyle = .dark
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(UIColor.label.cgColor == UIColor.white.cgColor)
  }

  @Test func viewsAreLaidOutAndToldOfChangesWithTheirOwnTraits() {
    final class Probe: UIView {
      var seen: [String] = []
      func see(_ call: String) { seen.append("\(call) \(UITraitCollection.current.userInterfaceStyle == .dark)") }
      override func layoutSubviews() { see("layout") }
      override func tintColorDidChange() { see("tint") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { see("traits") }
    }
    final class Controller: UIViewController {
      var seen: [Bool] = []
      override func viewWillLayoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle == .dark) }
      override func viewDidLayoutSubviews() { seen.append(UITraitCollection.current.userInterfaceStyle == .dark) }
    }
    let stage = ManualStage()
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let controller = Controller()
    stage.window.rootViewController = controller
    controller.view.addSubview(probe)
    stage.advance(by: 0.1)
    (probe.seen, controller.seen) = ([], [])
    controller.overrideUserInterfaceStyle = .dark
    probe.tintColor = .red
    probe.setNeedsLayout()
    controller.view.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(probe.seen == ["traits true", "tint true", "layout true"] && controller.seen == [true, true])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func viewsDrawWithTheirOwnTraits() {
    final class Probe: UIView {
      var seen: [UIUserInterfaceStyle] = []
      override func draw(_ rect: CGRect) {
        seen.append(UITraitCollection.current.userInterfaceStyle)
        UIColor.label.setFill()
        UIRectFill(rect)
      }
    }
    let stage = ManualStage()
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(probe)
    stage.advance(by: 0.1)
    probe.overrideUserInterfaceStyle = .dark
    stage.advance(by: 0.1)
    #expect(probe.seen == [.light, .dark])
    #expect(probe.drawing?.list.commands == [.fillRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIColor.white.cgColor)])
  }
}
