import CoreGraphics
import Foundation
import Testing

@Suite struct PathTests {
  private let unit = CGRect(x: -1, y: -1, width: 2, height: 2)

  @Test func aRectangleKnowsItself() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let path = CGPath(rect: rect, transform: nil)
    #expect(path.boundingBox == rect)
    #expect(path.boundingBoxOfPath == rect)
    var found = CGRect.zero
    #expect(path.isRect(&found))
    #expect(found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func transformsApplyToEveryPoint() {
    var transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    let path = CGPath(rect: unit, transform: &transform)
    #expect(path.boundingBox == CGRect(x: 8, y: 17, width: 4, height: 6))
    #expect(CGPath(rect: unit, transform: nil).copy(using: &transform) == path)
  }

  @Test func anEllipseStaysInItsBoxAndIsRound() {
    let circle = CGPath(ellipseIn: unit, transform: nil)
    #expect(abs(circle.boundingBoxOfPath.width - 2) < 1e-9)
    for step in 0..<360 {
      let angle = CGFloat(step) * .pi / 180
      #expect(circle.contains(CGPoint(x: 0.998 * cos(angle), y: 0.998 * sin(angle))))
      #expect(!circle.contains(CGPoint(x: 1.002 * cos(angle), y: 1.002 * sin(angle))))
    }
  }

  @Test func roundedCornersAreCutAndSidesAreNot() {
    let path = CGPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 8), cornerWidth: 3, cornerHeight: 3, transform: nil)
    for (x, y) in [(0.5, 0.5), (9.5, 0.5), (9.5, 7.5), (0.5, 7.5)] { #expect(!path.contains(CGPoint(x: x, y: y))) }
    for (x, y) in [(0.1, 4.0), (9.9, 4.0), (5.0, 0.1), (5.0, 7.9), (1.0, 1.0)] { #expect(path.contains(CGPoint(x: x, y: y))) }
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 8))
  }

  @Test(arguments: [false, true])
  func arcsTurnTheWayThatTheyAreTold(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 2) < 1e-9)
    let far = path.boundingBoxOfPath
    #expect(abs(far.minX - (clockwise ? -2 : 0)) < 1e-3)
    #expect(abs(far.minY - (clockwise ? -2 : 0)) < 1e-3)
  }

  @Test func aFullTurnIsACircle() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 2, startAngle: 1, endAngle: 1 + 2 * .pi, clockwise: false)
    #expect(abs(path.boundingBoxOfPath.width - 4) < 2e-3)
    #expect(path.contains(CGPoint(x: -1.9, y: 0)))
  }

  @Test(arguments: [1.0, -1.0])
  func tangentArcsRoundTheCorner(side: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: side * 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - side * 4) < 1e-9)
    #expect(path.boundingBoxOfPath.maxX <= 10 + 1e-9)
  }

  @Test func curvesAreBoundedByThemselvesNotByTheirControls() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.maxY == 10)
    #expect(abs(path.boundingBoxOfPath.maxY - 5) < 1e-9)
  }

  @Test func holesDependOnTheRule() {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 3, y: 3, width: 4, height: 4)])
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func afterClosingTheNextLineStartsAtTheSubpathsStart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 1, y: 9))
    var types: [CGPathElementType] = []
    path.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .closeSubpath, .moveToPoint, .addLineToPoint])
  }

  @Test func copiesDoNotFollowTheOriginal() {
    let path = CGMutablePath()
    path.addRect(unit)
    let copy = path.copy()
    path.addLine(to: .zero)
    #expect(copy == CGPath(rect: unit, transform: nil))
    #expect(copy != path)
  }

  @Test func anEmptyPathHasNoBox() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
    #expect(!CGMutablePath().contains(.zero))
  }

  @Test func aFunctionIsGivenEachElementWithItsPointer() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    var types: [CGPathElementType] = []
    withUnsafeMutablePointer(to: &types) { types in
      path.apply(info: types) { info, element in
        info?.assumingMemoryBound(to: [CGPathElementType].self).pointee.append(element.pointee.type)
      }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
  }
}
