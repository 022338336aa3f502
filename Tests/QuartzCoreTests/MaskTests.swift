import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct MaskTests {
  private let root = StillLayer()
  private let compositor: Compositor
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let layer = StillLayer()
  private let mask = StillLayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
    root.addSublayer(layer)
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    layer.backgroundColor = red
    mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    mask.backgroundColor = red
  }

  private func damage() -> [CGRect]? { compositor.frame(at: 0)?.damage }

  @Test func aMaskIsPaintedIntoTheGroupOfWhatItMasks() {
    layer.mask = mask
    #expect(
      compositor.frame(at: 0)?.list.commands == [
        .save, .clipRect(CGRect(x: 14, y: 14, width: 12, height: 12)), .beginGroup(alpha: 1, .normal),
        .fillRect(CGRect(x: 10, y: 10, width: 50, height: 50), red), .beginGroup(alpha: 1, .destinationIn),
        .fillRect(CGRect(x: 15, y: 15, width: 10, height: 10), red), .endGroup, .endGroup, .restore,
      ])
  }

  @Test func onlyWhatTheMaskLetsThroughIsDamaged() {
    layer.mask = mask
    _ = damage()
    layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    layer.frame.origin.x += 1
    #expect(damage() == [CGRect(x: 15, y: 15, width: 11, height: 10)])
    layer.mask = nil
    #expect(damage() == [CGRect(x: 11, y: 10, width: 50, height: 50)])
  }

  @Test func aMaskThatMovesOrChangesBelowShowsAtOnce() {
    layer.mask = mask
    let hole = StillLayer()
    mask.addSublayer(hole)
    _ = damage()
    mask.position.y += 20
    #expect(damage() == [CGRect(x: 15, y: 15, width: 10, height: 10), CGRect(x: 15, y: 35, width: 10, height: 10)])
    hole.backgroundColor = red
    hole.frame = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(damage() == [CGRect(x: 15, y: 35, width: 30, height: 10)])
    #expect(damage() == nil)
  }

  @Test func whatIsMaskedHidesNothingBehindIt() {
    let back = StillLayer()
    back.frame = layer.frame
    back.backgroundColor = red
    root.insertSublayer(back, at: 0)
    layer.mask = mask
    #expect(compositor.frame(at: 0)?.list.commands.first == .fillRect(layer.frame, red))
  }

  @Test func aMaskBelongsToNoOtherLayer() {
    root.addSublayer(mask)
    layer.mask = mask
    #expect(root.sublayers?.count == 1 && mask.superlayer == nil && layer.mask === mask && layer.sublayers == nil)
    root.addSublayer(mask)
    #expect(layer.mask == nil && mask.superlayer === root)
    layer.mask = mask
    let other = StillLayer()
    other.mask = mask
    #expect(layer.mask == nil && other.mask === mask)
    mask.removeFromSuperlayer()
    #expect(other.mask == nil)
  }

  @Test func aMaskIsLaidOutDrawnAndFreedLikeASublayer() {
    final class Busy: CALayer {
      var log = ""
      override func layoutSublayers() { log += "l" }
      override func draw(in context: CGContext) { log += "d" }
    }
    let busy = Busy()
    busy.bounds.size = CGSize(width: 5, height: 5)
    busy.setNeedsDisplay()
    layer.mask = busy
    _ = damage()
    #expect(busy.log == "ld")
    busy.setNeedsLayout()
    _ = damage()
    #expect(busy.log == "ldl")
    weak var gone: CALayer?
    do {
      let short = CALayer()
      short.mask = CALayer()
      gone = short.mask
    }
    #expect(gone == nil)
  }

  @Test func onlySomeCornersCanBeRound() {
    layer.cornerRadius = 5
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    guard case .fill(let path, .winding, red)? = compositor.frame(at: 0)?.list.commands.first else {
      Issue.record("no path")
      return
    }
    #expect(!path.contains(CGPoint(x: 10.5, y: 10.5)) && !path.contains(CGPoint(x: 59.5, y: 10.5)))
    #expect(path.contains(CGPoint(x: 10.5, y: 59.5)) && path.contains(CGPoint(x: 59.5, y: 59.5)))
  }

  @Test func aShadowPathTakesThePlaceOfTheBounds() {
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 2, CGSize(width: 0, height: 4))
    let path = CGMutablePath()
    path.addRect(CGRect(x: 60, y: 0, width: 10, height: 10))
    layer.shadowPath = path
    path.addRect(CGRect(x: 0, y: 0, width: 90, height: 90))
    guard case .pathShadow(let caster, 2, layer.shadowOffset, _)? = compositor.frame(at: 0)?.list.commands.first else {
      Issue.record("no shadow")
      return
    }
    #expect(caster.boundingBoxOfPath == CGRect(x: 70, y: 10, width: 10, height: 10), "as it was when it was set")
    layer.isHidden = true
    #expect(damage() == [CGRect(x: 10, y: 8, width: 76, height: 52)])
  }

  @Test func contentsShowAPartAndStretchTheirMiddle() {
    let image = CGImage(width: 20, height: 20, pixels: [UInt32](repeating: 0, count: 400))
    layer.backgroundColor = nil
    layer.contents = image
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    #expect(
      compositor.frame(at: 0)?.list.commands == [
        .save, .clipRect(CGRect(x: 10, y: 10, width: 50, height: 50)),
        .image(image, in: CGRect(x: -40, y: 10, width: 100, height: 50)), .restore,
      ])
    layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    layer.contentsCenter = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    let commands = compositor.frame(at: 0)?.list.commands ?? []
    #expect(
      Set(commands.compactMap { if case .clipRect(let rect) = $0 { rect.minX } else { nil } }) == [10, 15, 55])
    #expect(commands.contains(.image(image, in: CGRect(x: -5, y: 10, width: 80, height: 50))), "ten points become forty")
    #expect(commands.contains(.image(image, in: CGRect(x: 40, y: 10, width: 20, height: 50))), "an edge keeps its size")
  }

  @Test func aLayerIsRenderedIntoAContextWithoutACompositor() {
    let tree = StillLayer()
    tree.bounds = CGRect(x: 0, y: 30, width: 20, height: 20)
    tree.position = CGPoint(x: 500, y: 500)
    let child = StillLayer()
    child.frame = CGRect(x: 5, y: 35, width: 4, height: 4)
    child.backgroundColor = red
    tree.addSublayer(child)
    let hidden = StillLayer()
    hidden.backgroundColor = red
    hidden.isHidden = true
    tree.addSublayer(hidden)
    let context = CGContext(size: CGSize(width: 50, height: 50), scale: 1)
    tree.render(in: context)
    #expect(context.list.commands == [.save, .fillRect(CGRect(x: 5, y: 35, width: 4, height: 4), red), .restore])
  }
}
