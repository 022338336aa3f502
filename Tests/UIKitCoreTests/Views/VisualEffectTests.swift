import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct VisualEffectTests {
  private let stage = ManualStage()

  @Test func aViewWithoutEffectHasItsContent() {
    let view = UIVisualEffectView()
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    #expect(view.effect == nil && view.backgroundColor == nil && view.contentView.frame == view.bounds)
  }

  @Test func aMaterialIsATintBelowTheContent() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let label = UIView()
    view.contentView.addSubview(label)
    stage.window.addSubview(view)
    stage.settle()
    #expect(view.contentView.frame == view.bounds && view.layer.backgroundColor?.alpha == 0.73 && view.layer.backdropRadius == 30)
    let light = view.layer.backgroundColor
    view.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(view.layer.backgroundColor != light)
    view.effect = UIBlurEffect(style: .systemMaterialLight)
    #expect(view.layer.backgroundColor == light)
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label)
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func anEffectFadesInABlock() {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.window.addSubview(view)
    stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = UIBlurEffect(style: .dark) }
    stage.advance(by: 0.5)
    let shown = view.layer.presentation()!
    #expect(near(shown.backgroundColor!.alpha, 0.365, within: 1e-6) && near(shown.backdropRadius, 10, within: 1e-6))
    stage.settle()
  }

  @Test func everyStyleHasItsColour() throws {
    for raw in [0, 1, 2] + Array(4...20) {
      let layer = UIVisualEffectView(effect: UIBlurEffect(style: try #require(UIBlurEffect.Style(rawValue: raw)))).layer
      #expect(try (0.2..<0.9).contains(#require(layer.backgroundColor?.alpha)) && layer.backdropRadius >= 20, "\(raw)")
    }
  }

  @Test func reducedTransparencyMakesMaterialsOpaque() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    stage.window.addSubview(view)
    stage.screen.reducesTransparency = true
    #expect(view.layer.backgroundColor?.alpha == 1 && view.layer.backdropRadius == 0)
    let later = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.contentView.addSubview(later)
    #expect(later.layer.backgroundColor?.alpha == 1)
    stage.screen.reducesTransparency = false
    #expect(view.layer.backgroundColor?.alpha == 0.6 && later.layer.backdropRadius == 20)
  }
}

@MainActor @Suite struct GeometryCodingTests {
  @Test func geometryOutlivesAnArchive() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(CGRect(x: 1, y: 2.5, width: 3, height: 4), forKey: "rect")
    archiver.encode(CGPoint(x: -1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 5, height: 6), forKey: "size")
    archiver.encode(CGVector(dx: 0.1, dy: 7), forKey: "vector")
    archiver.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "transform")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: -1, y: 2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 5, height: 6))
    #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 0.1, dy: 7))
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(reader.decodeCGVector(forKey: "missing") == CGVector(dx: 0, dy: 0))
  }

  @Test func stringsAreReadBack() {
    let rect = CGRect(x: 1, y: -2, width: 0.1, height: 1e9)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2)) == "{1.0, 2.0}")
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    for text in ["", "{1, 2}", "{{1, 2}, {3}}", "{{1, 2}, {3, x}}", "{{1, 2}, {3, inf}}"] {
      #expect(NSCoder.cgRect(for: text) == CGRect(x: 0, y: 0, width: 0, height: 0), "\(text)")
    }
  }
}
