import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct LooksTests {
  private let stage = ManualStage()

  final class Tinted: UIView {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func tintIsInherited() {
    let (root, child, own) = (Tinted(), Tinted(), Tinted())
    root.addSubview(child)
    root.addSubview(own)
    own.tintColor = .black
    #expect(own.changes == 1)
    root.tintColor = .red
    #expect(child.tintColor == .red && own.tintColor == .black)
    #expect(root.changes == 1 && child.changes == 1 && own.changes == 1)
    root.tintColor = nil
    #expect(child.tintColor == .systemBlue && child.changes == 2)
  }

  @Test func aViewAddedBelowAnotherTintIsTold() {
    let (root, child) = (Tinted(), Tinted())
    root.tintColor = .red
    root.addSubview(child)
    #expect(child.changes == 1 && child.tintColor == .red)
    child.removeFromSuperview()
    root.addSubview(child)
    #expect(child.changes == 1)
  }

  @Test func dimmingReachesAllBelow() {
    let (root, child) = (Tinted(), Tinted())
    root.addSubview(child)
    root.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed && child.changes == 1)
    #expect(child.tintColor != .systemBlue)
    child.tintAdjustmentMode = .normal
    #expect(child.tintColor == .systemBlue)
  }

  final class Styled: UIView {
    var previous: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection!.userInterfaceStyle)
    }
  }

  @Test func aStyleResolvesColoursBelowIt() {
    let (root, child) = (Styled(), Styled())
    root.addSubview(child)
    child.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    #expect(child.layer.backgroundColor == UIColor.white.cgColor)
    root.overrideUserInterfaceStyle = .dark
    #expect(child.layer.backgroundColor == UIColor.black.cgColor)
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.previous == [.light])
    child.overrideUserInterfaceStyle = .light
    #expect(child.layer.backgroundColor == UIColor.white.cgColor && root.previous == [.light])
    root.overrideUserInterfaceStyle = .unspecified
    #expect(child.previous == [.light, .dark] && root.previous == [.light, .dark])
  }

  @Test func alphaIsHeldInItsRange() {
    let view = UIView()
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func contentModesAreGravities() {
    let view = UIView()
    let modes = (0...12).compactMap(UIView.ContentMode.init)
    #expect(modes.count == 13)
    #expect(
      Set(
        modes.map { mode in
          view.contentMode = mode
          return view.layer.contentsGravity
        }
      ).count == 12)
  }
}
