import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct UIBezierPathTests {
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func shapesFillTheirRectangle() {
    #expect(UIBezierPath(rect: box).bounds == box)
    let oval = UIBezierPath(ovalIn: box).bounds
    for (found, wanted) in [(oval.minX, box.minX), (oval.minY, box.minY), (oval.maxX, box.maxX), (oval.maxY, box.maxY)] {
      #expect(abs(found - wanted) < 1e-9)
    }
    #expect(UIBezierPath().bounds == .zero)
  }

  @Test func roundedCornersAreThoseNamed() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 11, y: 21)))
    #expect(!path.contains(CGPoint(x: 39, y: 59)))
    #expect(path.contains(CGPoint(x: 39, y: 21)))
    #expect(path.contains(CGPoint(x: 11, y: 59)))
    let whole = UIBezierPath(roundedRect: box, cornerRadius: 100)
    #expect(!whole.contains(CGPoint(x: 12, y: 22)))
    #expect(whole.contains(CGPoint(x: 25, y: 21)))
  }

  @Test(arguments: [true, false]) func clockwiseIsAsSeenOnTheScreen(_ clockwise: Bool) {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
    // From the right to the bottom: clockwise the quarter between them, else the three others.
    #expect(path.bounds.maxX - 10 < 1e-9)
    #expect((path.bounds.minX > -1) == clockwise)
  }

  @Test func reversedPathEndsWhereItBeganAndCoversTheSame() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 14, y: 2), controlPoint2: CGPoint(x: 15, y: 8))
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), controlPoint: CGPoint(x: 5, y: 20))
    path.lineWidth = 7
    let reversed = path.reversing()
    #expect(reversed.currentPoint == .zero)
    #expect(abs(reversed.bounds.maxX - path.bounds.maxX) < 1e-9)
    #expect(abs(reversed.bounds.maxY - path.bounds.maxY) < 1e-9)
    #expect(reversed.lineWidth == 7)
    #expect(reversed.reversing() == path)
    path.close()
    #expect(path.reversing().contains(CGPoint(x: 5, y: 5)))
  }

  @Test func transformMovesEveryPoint() {
    let path = UIBezierPath(rect: box)
    path.apply(CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2))
    #expect(path.bounds == CGRect(x: 25, y: 46, width: 60, height: 80))
  }

  @Test func pathHandedOutStaysAsItWas() {
    let path = UIBezierPath(rect: box)
    let outline = path.cgPath
    path.addLine(to: CGPoint(x: 500, y: 500))
    #expect(outline.boundingBoxOfPath == box)
  }

  @Test func fillAndStrokeUseThePen() {
    let path = UIBezierPath(ovalIn: box)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    [CGFloat(4), 2].withUnsafeBufferPointer { path.setLineDash($0.baseAddress, count: 2, phase: 1) }
    let drawn = recorded {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.fill()
      path.stroke()
    }
    var pen = StrokeStyle()
    (pen.width, pen.cap, pen.dashes, pen.dashPhase) = (3, .round, [4, 2], 1)
    #expect(
      drawn == [
        .fill(path.cgPath, .evenOdd, UIColor.red.cgColor), .save, .stroke(path.cgPath, pen, UIColor.blue.cgColor), .restore,
      ])
  }

  @Test func clipKeepsWhatFollowsInside() {
    let drawn = recorded { UIBezierPath(ovalIn: box).addClip() }
    #expect(drawn == [.clip(UIBezierPath(ovalIn: box).cgPath, .winding)])
  }
}
