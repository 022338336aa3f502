import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// What a frame looks at: changed layers and painted ones, no others.
@MainActor @Suite struct FrameCostTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func screen() -> (CALayer, Compositor) {
    let root = StillLayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    return (root, Compositor(root: root, size: CGSize(width: 100, height: 100), scale: 2))
  }

  /// `count` rows of 10 points in a clipping layer as large as the screen.
  private func list(_ count: Int) -> (CALayer, [CALayer], Compositor) {
    let (root, compositor) = screen()
    let list = StillLayer()
    list.frame = root.bounds
    list.masksToBounds = true
    root.addSublayer(list)
    let rows = (0..<count).map { i in
      let row = StillLayer()
      row.frame = CGRect(x: 0, y: CGFloat(i) * 10, width: 100, height: 10)
      row.backgroundColor = red
      list.addSublayer(row)
      return row
    }
    _ = compositor.composite()
    return (list, rows, compositor)
  }

  @Test func aStillFrameIsNone() {
    let (_, _, compositor) = list(20)
    compositor.layOutAndDisplay()
    _ = compositor.composite()
    #expect(!compositor.needsFrame)
    #expect(compositor.composite() == nil)
    #expect(compositor.visitedLayers == 0)
  }

  @Test func changesThatNobodySeesPresentNothing() {
    let (list, rows, compositor) = list(20)
    rows[15].backgroundColor = nil
    #expect(compositor.composite() == nil)
    list.isHidden = true
    #expect(compositor.composite() != nil)
    rows[0].position.x += 5
    #expect(compositor.composite() == nil)
  }

  @Test func aHundredThousandRowsOffTheScreenAreNotVisited() {
    let (list, rows, compositor) = list(100_000)
    compositor.layOutAndDisplay()
    _ = compositor.composite()
    list.bounds.origin.y = 500_003
    #expect(compositor.composite()?.damage == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    // Root and list, once for the change and once to be painted, and the 11 rows on the screen.
    #expect(compositor.visitedLayers == 2 + 2 + 11)
    rows[50_001].backgroundColor = nil
    #expect(compositor.composite()?.damage == [CGRect(x: 0, y: 7, width: 100, height: 10)])
    rows[7].position.y += 3
    #expect(compositor.composite() == nil)
    #expect(compositor.visitedLayers == 3)
  }

  @Test func aRowMovedOntoTheScreenIsFound() {
    let (_, rows, compositor) = list(1_000)
    compositor.layOutAndDisplay()
    _ = compositor.composite()
    rows[900].position = CGPoint(x: 50, y: 45)
    #expect(compositor.composite()?.damage == [CGRect(x: 0, y: 40, width: 100, height: 10)])
    #expect(compositor.visitedLayers == 3 + 3, "root, list and row; the row hides the one behind it")
  }

  @Test func oneChangeDamagesOldAndNewPlace() {
    let (root, compositor) = screen()
    let box = StillLayer()
    box.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    box.backgroundColor = red
    root.addSublayer(box)
    _ = compositor.composite()
    box.position.x += 50.25
    let damage = compositor.composite()?.damage
    #expect(damage?.count == 2)
    #expect(damage?.contains(CGRect(x: 10, y: 10, width: 10, height: 10)) == true)
    #expect(damage?.contains(CGRect(x: 60, y: 10, width: 10.5, height: 10)) == true, "whole pixels of half a point")
    box.removeFromSuperlayer()
    #expect(compositor.composite()?.damage == [CGRect(x: 60, y: 10, width: 10.5, height: 10)])
  }

  @Test func theHostIsAskedOnceForManyChanges() {
    let (root, compositor) = screen()
    compositor.layOutAndDisplay()
    _ = compositor.composite()
    var asked = 0
    compositor.onNeedsFrame = { asked += 1 }
    for i in 0..<10 {
      let layer = StillLayer()
      layer.frame = CGRect(x: i, y: 0, width: 5, height: 5)
      layer.backgroundColor = red
      root.addSublayer(layer)
    }
    #expect(asked == 1)
    compositor.layOutAndDisplay()
    _ = compositor.composite()
    root.sublayers?[3].position.y += 1
    #expect(asked == 2)
  }

  @Test func whatAnOpaqueLayerHidesIsNotPainted() {
    let (list, _, compositor) = list(10)
    let cover = StillLayer()
    cover.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    cover.backgroundColor = red
    list.superlayer?.addSublayer(cover)
    #expect(compositor.composite()?.list.commands == [.fillRect(CGRect(x: 0, y: 0, width: 100, height: 100), red)])
    cover.opacity = 0.5
    #expect(compositor.composite()?.list.commands.filter { if case .fillRect = $0 { true } else { false } }.count == 11)
  }
}
