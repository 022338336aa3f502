import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitDrawing
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
