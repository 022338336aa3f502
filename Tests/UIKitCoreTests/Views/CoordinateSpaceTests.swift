import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControls
import UIKitCore
import UIKitGraphics

@MainActor @Suite struct CoordinateSpaceTests {
  private let stage = ManualStage()
  private let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
  private let inner = UIScrollView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    inner.contentOffset.y = 30
  }

  private var screen: any UICoordinateSpace { stage.window.screen.coordinateSpace }

  @Test func viewsAndTheScreenConvertBothWays() {
    let space: any UICoordinateSpace = inner
    #expect(space.convert(CGPoint(x: 1, y: 31), to: screen) == CGPoint(x: 16, y: 26))
    #expect(space.convert(CGPoint(x: 16, y: 26), from: screen) == CGPoint(x: 1, y: 31))
    #expect(screen.convert(CGPoint(x: 16, y: 26), to: space) == CGPoint(x: 1, y: 31))
    #expect(screen.convert(CGPoint(x: 1, y: 31), from: space) == CGPoint(x: 16, y: 26))
    let rect = CGRect(x: 0, y: 30, width: 7, height: 8)
    #expect(space.convert(rect, to: screen) == CGRect(x: 15, y: 25, width: 7, height: 8))
    #expect(screen.convert(CGRect(x: 15, y: 25, width: 7, height: 8), to: space) == rect)
    #expect(space.convert(rect, to: outer as any UICoordinateSpace) == CGRect(x: 5, y: 5, width: 7, height: 8))
    #expect(screen.convert(rect, to: screen) == rect && screen.bounds == stage.window.bounds)
  }

  @Test func aWindowBesideTheOriginCounts() {
    stage.window.frame.origin = CGPoint(x: 100, y: 0)
    #expect((outer as any UICoordinateSpace).convert(.zero, to: screen) == CGPoint(x: 110, y: 20))
  }

  @Test func olderNamesOfEquality() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGSize(width: 1, height: 2).equalTo(.zero))
    #expect(CGRect(x: 2, y: 2, width: -2, height: -2).equalTo(CGRect(x: 0, y: 0, width: 2, height: 2)))
  }

  @Test func valuesContainGeometry() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
