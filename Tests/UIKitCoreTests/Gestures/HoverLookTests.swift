import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@_spi(UIKitModules) @testable import UIKitCore
import UIKitGraphics

/// What a view shows while the pointer is over it.
@MainActor @Suite struct HoverLookTests {
  private final class Styles: NSObject, UIPointerInteractionDelegate {
    var make: (UIPointerInteraction) -> UIPointerStyle? = { _ in nil }
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      make(interaction)
    }
  }

  private let stage = ManualStage()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
  private let styles = Styles()

  init() { stage.window.addSubview(view) }

  private func show(_ make: @escaping (UITargetedPreview) -> UIPointerStyle) {
    styles.make = { make(UITargetedPreview(view: $0.view!)) }
    view.addInteraction(UIPointerInteraction(delegate: styles))
    stage.hover(at: CGPoint(x: 120, y: 120))
  }

  /// The coloured layers of the view, and those that cast a shadow.
  private var colours: [CAShapeLayer] { (view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer } }
  private var shadows: [CALayer] { (view.layer.sublayers ?? []).filter { $0.shadowOpacity > 0 } }

  @Test func aHighlightColoursTheViewAndLeavesWithThePointer() {
    show { UIPointerStyle(effect: .highlight($0)) }
    #expect(colours.count == 1 && colours[0].fillColor != nil && shadows.isEmpty)
    #expect(colours[0].path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(colours.isEmpty)
  }

  @Test func aLiftCastsAShadow() {
    show { UIPointerStyle(effect: .lift($0)) }
    #expect(colours.count == 1 && shadows.count == 1)
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(colours.isEmpty && shadows.isEmpty)
  }

  @Test func aHoverEffectIsWhatItsValuesSay() throws {
    let preview = UITargetedPreview(view: view)
    #expect(UIPointerEffect.hover(preview).preview === preview && UIPointerEffect.automatic(preview).preview === preview)
    show { UIPointerStyle(effect: .hover($0, preferredTintMode: .underlay, prefersShadow: true, prefersScaledContent: false)) }
    #expect(shadows.count == 1 && colours.first.map { $0.zPosition < 0 } == true)
    styles.make = {
      UIPointerStyle(effect: .hover(UITargetedPreview(view: $0.view!), preferredTintMode: UIPointerEffect.TintMode.none))
    }
    stage.hover(at: CGPoint(x: 10, y: 10))
    stage.hover(at: CGPoint(x: 120, y: 120))
    #expect(try #require(colours.first).fillColor == nil && shadows.isEmpty)
    styles.make = { UIPointerStyle(effect: .hover(UITargetedPreview(view: $0.view!), preferredTintMode: .overlay)) }
    stage.hover(at: CGPoint(x: 10, y: 10))
    stage.hover(at: CGPoint(x: 120, y: 120))
    #expect(try #require(colours.first).zPosition > 0)
  }

  @Test func theShapeOfAStyleIsTheOutline() {
    show { UIPointerStyle(effect: .automatic($0), shape: .roundedRect(CGRect(x: 110, y: 110, width: 20, height: 10), radius: 2)) }
    #expect(colours.first?.path?.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(UIPointerShape.defaultCornerRadius == 8)
    view.interactions = []
    #expect(colours.isEmpty)
    show { UIPointerStyle(effect: .automatic($0), shape: .path(UIBezierPath(rect: CGRect(x: 120, y: 120, width: 5, height: 5)))) }
    #expect(colours.first?.path?.boundingBoxOfPath == CGRect(x: 20, y: 20, width: 5, height: 5))
    show { UIPointerStyle(effect: .automatic($0), shape: .horizontalBeam(length: 10)) }
  }

  @Test func marksFollowThePointer() throws {
    let right = UIPointerAccessory.Position.right
    #expect(right.offset > 0 && abs(right.angle - .pi / 2) < 0.001)
    let square = UIPointerAccessory(
      shape: .roundedRect(CGRect(x: -2, y: -2, width: 4, height: 4)),
      position: UIPointerAccessory.Position(offset: 20, angle: .pi))
    #expect(!square.orientationMatchesAngle && UIPointerAccessory.arrow(.left).orientationMatchesAngle)
    show { _ in
      let style = UIPointerStyle(shape: .verticalBeam(length: 10))
      style.accessories = [
        square, .arrow(.top), .arrow(.topRight), .arrow(.bottomRight), .arrow(.bottom), .arrow(.bottomLeft), .arrow(.topLeft),
      ]
      return style
    }
    let cover = try #require(stage.window.layer.sublayers?.last)
    #expect(cover.position == CGPoint(x: 120, y: 120) && cover.sublayers?.count == 7 && stage.host.pointer == .beam)
    let first = try #require(cover.sublayers?.first)
    #expect(abs(first.position.x) < 0.001 && abs(first.position.y - 20) < 0.001, "below the pointer")
    stage.hover(at: CGPoint(x: 130, y: 125))
    #expect(cover.position == CGPoint(x: 130, y: 125))
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(cover.superlayer == nil)
    let copy = try #require(square.copy() as? UIPointerAccessory)
    #expect(copy.position == square.position)
    if case .roundedRect(let rect, _) = copy.shape { #expect(rect.width == 4) } else { Issue.record("another shape") }
  }

  @Test func theDeepestHoverStyleShows() throws {
    let outer = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    stage.window.addSubview(outer)
    outer.addSubview(view)
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 50)
    outer.hoverStyle = .automatic()
    view.hoverStyle = UIHoverStyle(effect: .lift, shape: .capsule)
    stage.hover(at: CGPoint(x: 120, y: 120))
    #expect(colours.count == 1 && shadows.count == 1)
    #expect(outer.layer.sublayers?.contains { $0 is CAShapeLayer } == false)
    view.hoverStyle?.isEnabled = false
    stage.hover(at: CGPoint(x: 121, y: 120))
    #expect(colours.isEmpty && outer.layer.sublayers?.contains { $0 is CAShapeLayer } == true)
    stage.hover(at: nil)
    #expect(outer.layer.sublayers?.contains { $0 is CAShapeLayer } == false)
    stage.hover(at: CGPoint(x: 60, y: 60))
    outer.hoverStyle = nil
    #expect(outer.layer.sublayers?.contains { $0 is CAShapeLayer } == false)
    let style = UIHoverStyle(effect: UIHoverHighlightEffect(), shape: nil)
    #expect(style.effect is UIHoverHighlightEffect && style.shape == nil && style.isEnabled)
    #expect(UIHoverStyle(shape: .rect).effect is UIHoverAutomaticEffect)
    let copy = try #require(style.copy() as? UIHoverStyle)
    #expect(copy !== style && copy.effect is UIHoverHighlightEffect)
  }

  // MARK: Shapes

  private func bounds(_ shape: UIShape) -> CGRect {
    shape.resolve(in: .init(CGRect(x: 0, y: 0, width: 100, height: 40), radius: 5)).path.cgPath.boundingBoxOfPath
  }

  @Test func shapesFitTheirContent() {
    let whole = CGRect(x: 0, y: 0, width: 100, height: 40)
    #expect(bounds(.capsule) == whole && bounds(.rect) == whole && bounds(.rect(cornerRadius: 3)) == whole)
    #expect(bounds(.circle) == CGRect(x: 30, y: 0, width: 40, height: 40))
    let fixed = CGRect(x: 5, y: 6, width: 20, height: 10)
    #expect(bounds(.fixedRect(fixed)) == fixed && bounds(.fixedRect(fixed, cornerRadius: 4)) == fixed)
    #expect(bounds(.rect.inset(by: 5)) == whole.insetBy(dx: 5, dy: 5))
    #expect(
      bounds(.capsule.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))) == CGRect(x: 2, y: 1, width: 94, height: 36))
    let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(bounds(.path(path)) == path.bounds && bounds(.path(path).inset(by: 5)) == path.bounds.insetBy(dx: 5, dy: 5))
  }

  @Test func cornersAreThoseOfTheShape() {
    let content = UIShape.ResolutionContext(CGRect(x: 0, y: 0, width: 100, height: 40), radius: 0)
    let one = UIShape.rect(cornerRadius: 20, cornerCurve: .circular, maskedCorners: .layerMinXMinYCorner).resolve(in: content)
    #expect(
      !one.path.contains(CGPoint(x: 1, y: 1)) && one.path.contains(CGPoint(x: 99, y: 1))
        && one.path.contains(CGPoint(x: 1, y: 39)))
    #expect(!UIShape.capsule.resolve(in: content).path.contains(CGPoint(x: 1, y: 1)))
    #expect(content.contentShape.path.contains(CGPoint(x: 1, y: 1)) && content.contentShape.boundingRect.width == 100)
    struct Half: UIShapeProvider, Sendable {
      func resolve(in context: UIShape.ResolutionContext) -> UIShape.Resolved {
        UIShape.fixedRect(context.contentShape.boundingRect.divided(atDistance: 50, from: .minXEdge).slice).resolve(in: context)
      }
    }
    #expect(UIShape(Half()).resolve(in: content).boundingRect.width == 50)
  }
}
