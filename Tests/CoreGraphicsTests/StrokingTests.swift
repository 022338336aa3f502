import CoreGraphics
import Foundation
import Testing

/// Outlines of strokes, dashes, antialiasing and layers of contexts.
@Suite struct StrokingTests {
  private func path(_ points: [CGPoint], isClosed: Bool = false) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if isClosed { path.closeSubpath() }
    return path
  }

  private func distance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let t = min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy), 0), 1)
    return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
  }

  private let grid = (0..<60).flatMap { x in (0..<60).map { CGPoint(x: CGFloat(x) - 9.7, y: CGFloat($0) - 9.3) } }

  @Test func aRoundOutlineHasAllPointsNearTheLine() {
    let points = [CGPoint(x: 5, y: 5), CGPoint(x: 30, y: 8), CGPoint(x: 12, y: 25), CGPoint(x: 30, y: 40), CGPoint(x: 0, y: 33)]
    let outline = path(points).copy(strokingWithWidth: 6, lineCap: .round, lineJoin: .round, miterLimit: 10)
    for point in grid {
      let near = zip(points, points.dropFirst()).map { distance(point, $0, $1) }.min()!
      if abs(near - 3) > 0.05 { #expect(outline.contains(point) == (near < 3), "\(point)") }
    }
  }

  @Test func theOutlineOfACircleIsARing() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    let ring = circle.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    for point in grid {
      let radius = hypot(point.x - 20, point.y - 20)
      if abs(abs(radius - 20) - 2) > 0.1 { #expect(ring.contains(point) == (abs(radius - 20) < 2), "\(point)") }
    }
  }

  @Test func cornersAndEndsHaveTheirForms() {
    let corner = path([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)])
    func outline(_ cap: CGLineCap, _ join: CGLineJoin, _ limit: CGFloat = 10) -> CGPath {
      corner.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: join, miterLimit: limit)
    }
    let (tip, middle) = (CGPoint(x: 21.8, y: -1.8), CGPoint(x: 20.9, y: -0.9))
    #expect(outline(.butt, .miter).contains(tip) && !outline(.butt, .miter, 1).contains(tip))
    #expect(!outline(.butt, .bevel).contains(tip) && outline(.butt, .bevel).contains(middle))
    #expect(!outline(.butt, .round).contains(tip) && outline(.butt, .round).contains(CGPoint(x: 21.3, y: -1.3)))
    let (behind, edge) = (CGPoint(x: -1, y: 0), CGPoint(x: -1.8, y: 1.8))
    #expect(!outline(.butt, .miter).contains(behind))
    #expect(outline(.square, .miter).contains(edge) && outline(.round, .miter).contains(behind))
    #expect(!outline(.round, .miter).contains(edge))
  }

  @Test func aClosedPathHasNoEnds() {
    let square = path([CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 20)], isClosed: true)
    let outline = square.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 24, height: 24))
    #expect(outline.contains(CGPoint(x: -1.9, y: -1.9)) && !outline.contains(CGPoint(x: 10, y: 10)))
    #expect(square.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
  }

  @Test func dashesAreCutByLength() {
    let line = path([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let dashed = line.copy(dashingWithPhase: 2, lengths: [6, 4])
    var starts: [CGPoint] = []
    dashed.applyWithBlock { if $0.pointee.type == .moveToPoint { starts.append($0.pointee.points[0]) } }
    #expect(starts == [CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0), CGPoint(x: 10, y: 8)])
    #expect(dashed.currentPoint == CGPoint(x: 10, y: 10))
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  @Test func aContextReplacesItsPathByItsOutline() {
    let context = CGContext(size: CGSize(width: 40, height: 40), scale: 1)
    context.setLineWidth(4)
    context.setLineDash(phase: 0, lengths: [5, 5])
    context.move(to: CGPoint(x: 0, y: 10))
    context.addLine(to: CGPoint(x: 20, y: 10))
    context.replacePathWithStrokedPath()
    #expect(context.pathContains(CGPoint(x: 2, y: 11), mode: .fill) && !context.pathContains(CGPoint(x: 7, y: 11), mode: .fill))
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 8, width: 15, height: 4))
  }

  @Test func antialiasingIsRecordedWhereItChanges() {
    let context = CGContext(size: CGSize(width: 40, height: 40), scale: 1)
    context.setShouldAntialias(true)
    context.saveGState()
    context.setAllowsAntialiasing(false)
    context.setShouldAntialias(false)
    context.restoreGState()
    context.setAllowsAntialiasing(true)
    #expect(context.list.commands == [.save, .setAntialiasing(false), .restore])
  }

  @Test func aLayerIsDrawnAsOftenAsOneLikes() throws {
    let context = CGContext(size: CGSize(width: 40, height: 40), scale: 2)
    let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 5), auxiliaryInfo: nil))
    let square = CGRect(x: 0, y: 0, width: 3, height: 3)
    layer.context?.fill(square)
    context.draw(layer, at: CGPoint(x: 5, y: 5))
    context.draw(layer, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let fills = context.list.commands.count { $0 == .fillRect(square, .black) }
    #expect(fills == 2 && layer.context?.scale == 2)
    #expect(context.list.commands.contains(.concatenate(CGAffineTransform(scaleX: 2, y: 4))))
  }
}
