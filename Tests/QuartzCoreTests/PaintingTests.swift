import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Which commands a tree becomes.
@MainActor @Suite struct PaintingTests {
  private let root = StillLayer()
  private let compositor: Compositor
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
  }

  private func box(_ frame: CGRect, in parent: CALayer? = nil) -> CALayer {
    let layer = StillLayer()
    layer.frame = frame
    layer.backgroundColor = red
    (parent ?? root).addSublayer(layer)
    return layer
  }

  private func commands() -> [DrawCommand] {
    compositor.repaintAll()
    return compositor.frame(at: 0)?.list.commands ?? []
  }

  @Test func uprightLayersNeedNoTransform() {
    let outer = box(CGRect(x: 10, y: 20, width: 50, height: 50))
    outer.bounds.origin = CGPoint(x: 0, y: 4_000_000_000)
    _ = box(CGRect(x: 5, y: 4_000_000_010, width: 10, height: 10), in: outer)
    #expect(
      commands() == [
        .fillRect(CGRect(x: 10, y: 20, width: 50, height: 50), red), .fillRect(CGRect(x: 15, y: 30, width: 10, height: 10), red),
      ])
  }

  @Test func aTransformLayerPaintsItsSublayersAlone() {
    let layer = CATransformLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    (layer.backgroundColor, layer.borderWidth, layer.shadowOpacity, layer.masksToBounds) = (red, 2, 1, true)
    layer.transform = CATransform3DMakeTranslation(5, 0, 0)
    root.addSublayer(layer)
    _ = box(CGRect(x: 15, y: 15, width: 10, height: 10), in: layer)
    #expect(commands() == [.fillRect(CGRect(x: 30, y: 25, width: 10, height: 10), red)])
    #expect(layer.backgroundColor === red && layer.borderWidth == 2 && layer.shadowOpacity == 1 && !layer.masksToBounds)
  }

  @Test func aContentLayerOfBillionsOfPointsIsCutToTheScreen() {
    _ = box(CGRect(x: 0, y: -1_000_000_000, width: 100, height: 4_000_000_000))
    #expect(commands() == [.fillRect(CGRect(x: 0, y: 0, width: 100, height: 100), red)])
  }

  @Test func clipsAreListedOnlyWhereSomethingSticksOut() {
    let outer = box(CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.masksToBounds = true
    let inner = box(CGRect(x: 5, y: 5, width: 10, height: 10), in: outer)
    #expect(commands().count == 2)
    inner.frame.origin.x = 45
    #expect(
      commands() == [
        .fillRect(CGRect(x: 10, y: 10, width: 50, height: 50), red), .save,
        .clipRect(CGRect(x: 10, y: 10, width: 50, height: 50)),
        .fillRect(CGRect(x: 55, y: 15, width: 10, height: 10), red), .restore,
      ])
  }

  @Test func fadedLayersAreGroups() {
    let outer = box(CGRect(x: 10, y: 10, width: 50, height: 50))
    _ = box(CGRect(x: 5, y: 5, width: 10, height: 10), in: outer)
    outer.opacity = 0.5
    #expect(
      commands() == [
        .save, .clipRect(CGRect(x: 9, y: 9, width: 52, height: 52)), .beginGroup(alpha: 0.5, .normal),
        .fillRect(CGRect(x: 10, y: 10, width: 50, height: 50), red), .fillRect(CGRect(x: 15, y: 15, width: 10, height: 10), red),
        .endGroup, .restore,
      ])
    outer.opacity = 0
    #expect(commands() == [])
  }

  @Test func aFadedColorNeedsNoGroup() {
    let shade = box(CGRect(x: 10, y: 10, width: 50, height: 50))
    shade.opacity = 0.5
    #expect(commands() == [.fillRect(CGRect(x: 10, y: 10, width: 50, height: 50), red.copy(alpha: 0.5)!)])
    // A border, which the color shows through, makes a group of both.
    shade.borderWidth = 1
    #expect(commands().contains(.beginGroup(alpha: 0.5, .normal)))
    shade.borderWidth = 0
    let mask = CALayer()
    (mask.frame, mask.backgroundColor) = (shade.bounds, red)
    shade.mask = mask
    #expect(commands().contains(.endGroup))
  }

  @Test func roundedMasksCutTheSublayers() {
    let outer = box(CGRect(x: 10, y: 10, width: 50, height: 20))
    outer.cornerRadius = 30
    outer.masksToBounds = true
    _ = box(CGRect(x: 0, y: 0, width: 10, height: 10), in: outer)
    let frame = CGRect(x: 10, y: 10, width: 50, height: 20)
    #expect(
      commands() == [
        .fillRoundedRect(frame, radius: 10, red), .save, .clipRoundedRect(frame, radius: 10),
        .fillRect(CGRect(x: 10, y: 10, width: 10, height: 10), red), .restore,
      ])
  }

  @Test func onlyWhatIsReallyOpaqueHides() {
    let clear = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let back = box(CGRect(x: 20, y: 20, width: 10, height: 10))
    let front = box(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(commands().count == 1)
    front.backgroundColor = clear
    #expect(commands().count == 2)
    front.backgroundColor = red
    front.cornerRadius = 1
    #expect(commands().count == 2)
    front.cornerRadius = 0
    front.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
    #expect(commands().count == 5)
    front.setAffineTransform(.identity)
    back.zPosition = 1
    #expect(commands().count == 2)
  }

  @Test func aFrameSaysWhetherItCoversItsDamage() {
    for y in [40, 0, 80, 20] { _ = box(CGRect(x: 0, y: y, width: 100, height: 20)) }
    #expect(compositor.frame(at: 0)?.isOpaque == false)
    _ = box(CGRect(x: 0, y: 60, width: 100, height: 20))
    #expect(compositor.frame(at: 0)?.isOpaque == true, "the damage is the new row alone")
    compositor.repaintAll()
    #expect(compositor.frame(at: 0)?.isOpaque == true)
  }

  @Test func rowsThatTouchHideTogether() {
    _ = box(CGRect(x: 0, y: 0, width: 100, height: 100))
    for y in [40, 0, 80, 20, 60] { _ = box(CGRect(x: 0, y: y, width: 100, height: 20)) }
    #expect(commands().count == 5, "not the one behind them")
    root.sublayers?.last?.frame.origin.y += 1
    #expect(commands().count == 6, "a gap of a point shows it")
  }

  @Test func drawingIsRecordedOnceAndKept() {
    final class Artist: NSObject, CALayerDelegate {
      var drawn = 0
      func draw(_ layer: CALayer, in context: CGContext) {
        drawn += 1
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    let artist = Artist()
    let layer = box(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.delegate = artist
    #expect(commands().count == 1)
    #expect(artist.drawn == 0)
    layer.setNeedsDisplay()
    #expect(commands().count == 2)
    layer.position.x += 20
    root.bounds.origin.y = 3
    #expect(commands().count == 2)
    #expect(artist.drawn == 1)
    layer.bounds.size.width = 12
    #expect(artist.drawn == 1)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 14
    _ = commands()
    #expect(artist.drawn == 2)
  }

  @Test func anImageShowsItsNearestPixelsWhereItsFilterSaysSo() {
    let layer = box(CGRect(x: 0, y: 0, width: 40, height: 40))
    let image = CGImage(width: 2, height: 2, pixels: [1, 2, 3, 4])
    layer.contents = image
    func isNearest() -> Bool { commands().contains(.setNearest(true)) }
    #expect(!isNearest() && layer.magnificationFilter == .linear && layer.minificationFilter == .linear)
    layer.minificationFilter = .nearest
    #expect(!isNearest())
    layer.magnificationFilter = .nearest
    let place = CGRect(x: 0, y: 0, width: 40, height: 40)
    let painted = commands()
    let start = painted.firstIndex(of: .setNearest(true)) ?? 0
    #expect(Array(painted[start...].prefix(3)) == [.setNearest(true), .image(image, in: place), .setNearest(false)])
    layer.magnificationFilter = .trilinear
    #expect(!isNearest())
    layer.drawsAsynchronously = true
    #expect(!layer.drawsAsynchronously)
  }

  @Test func contentsAreSetByGravity() {
    let layer = box(CGRect(x: 10, y: 10, width: 40, height: 20))
    layer.backgroundColor = nil
    let image = CGImage(width: 20, height: 20, pixels: [UInt32](repeating: 0, count: 400))
    layer.contents = image
    layer.contentsScale = 2
    for (gravity, rect) in [
      (CALayerContentsGravity.resize, CGRect(x: 10, y: 10, width: 40, height: 20)),
      (.resizeAspect, CGRect(x: 20, y: 10, width: 20, height: 20)),
      (.resizeAspectFill, CGRect(x: 10, y: 0, width: 40, height: 40)),
      (.center, CGRect(x: 25, y: 15, width: 10, height: 10)), (.topLeft, CGRect(x: 10, y: 10, width: 10, height: 10)),
      (.bottomRight, CGRect(x: 40, y: 20, width: 10, height: 10)),
    ] {
      layer.contentsGravity = gravity
      #expect(commands() == [.image(image, in: rect)], "\(gravity.rawValue)")
    }
  }

  @Test func shadowsReachBeyondTheBounds() {
    let layer = box(CGRect(x: 40, y: 40, width: 10, height: 10))
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 2, CGSize(width: 0, height: 4))
    _ = commands()
    layer.isHidden = true
    #expect(compositor.frame(at: 0)?.damage == [CGRect(x: 34, y: 38, width: 22, height: 22)])
  }

  @Test func shapesShowTheirPathsWhereTheyAre() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: -5, y: 0, width: 10, height: 10))
    shape.path = path
    shape.position = CGPoint(x: 50, y: 50)
    root.addSublayer(shape)
    let outline = CGPath(elements: path.elements)
    #expect(
      commands() == [
        .save, .concatenate(CGAffineTransform(translationX: 50, y: 50)), .fill(outline, .winding, shape.fillColor!), .restore,
      ])
    shape.path = nil
    #expect(compositor.frame(at: 0)?.damage == [CGRect(x: 45, y: 50, width: 10, height: 10)])
  }
}
