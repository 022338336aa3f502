import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics

@MainActor @Suite struct LayerDescriptionTests {
  private let stage = ManualStage(size: CGSize(width: 100, height: 200), scale: 2)

  private func text(_ layer: CALayer) -> String { layer.recursiveDescription().withStableAddresses }

  @Test func aTreeShowsContentsLooksAndOwners() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    label.text = "Title"
    let dots = CALayer()
    (dots.name, dots.cornerRadius, dots.zPosition, dots.opacity) = ("dots", 4, 2, 0.5)
    dots.contents = CGImage(width: 2, height: 3, pixels: [UInt32](repeating: 0, count: 6))
    label.layer.addSublayer(dots)
    stage.window.addSubview(label)
    stage.settle()
    #expect(
      text(label.layer) == """
        <CALayer: 0x1; delegate = <UILabel: 0x2>; frame = (10 10; 80 20); contents = drawing of 1 commands at 2x>
           | <CALayer: 0x3; name = 'dots'; frame = (0 0; 0 0); contents = image of 2 x 3 pixels; opacity = 0.5; cornerRadius = 4; \
        zPosition = 2; covered = nothing>
        """)
  }

  @Test func changesThatWaitForTheFrameAreNamed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.backgroundColor = .red
    stage.window.addSubview(view)
    stage.settle()
    #expect(text(view.layer) == "<CALayer: 0x1; delegate = <UIView: 0x2>; frame = (0 0; 50 50)>")
    view.backgroundColor = .blue
    view.bounds.origin.y = 5
    #expect(
      text(view.layer) == """
        <CALayer: 0x1; delegate = <UIView: 0x2>; frame = (0 0; 50 50); bounds = (0 5; 50 50); changes = shifted+redrawn; \
        needsLayout = YES>
        """)
    stage.settle()
    #expect(!text(view.layer).contains("changes"))
  }

  @Test func animationsAndMasksAreNamed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(view)
    UIView.animate(withDuration: 1) { view.center.x += 10 }
    let lines = text(view.layer).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("animations = { position=<CABasicAnimation: 0x3>; }"))
    #expect(lines[1].hasPrefix("   | mask: <CALayer: 0x4; delegate = <UIView: 0x5>; frame = (0 0; 20 20)"))
  }
}
