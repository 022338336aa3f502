import CoreGraphics
import Foundation
import Testing

@Suite struct PatternAndShadingTests {
  private final class Counter { var drawn = 0; var released = 0 }

  private func makePattern(
    _ counter: Counter, isColored: Bool = true, bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4),
    matrix: CGAffineTransform = .identity, step: CGFloat = 5
  ) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        counter.drawn += 1
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }, releaseInfo: { _ in counter.released += 1 })
    return CGPattern(
      info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: step, tiling: .constantSpacing, isColored: isColored,
      callbacks: &callbacks)
  }

  private func tiles(_ context: CGContext) -> [PatternTiles] {
    context.list.commands.compactMap { if case .tiles(let tiles) = $0 { tiles } else { nil } }
  }

  @Test func aPatternWithColoursIsDrawnOnceAndReleased() throws {
    let counter = Counter()
    do {
      let pattern = try #require(makePattern(counter))
      let context = CGContext(size: CGSize(width: 100, height: 50), scale: 1)
      context.setFillPattern(pattern, colorComponents: [0.5])
      context.fill(CGRect(x: 12, y: 0, width: 6, height: 4))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(counter.drawn == 1)
      let first = try #require(tiles(context).first)
      #expect(first.cell.commands == [.fillRect(CGRect(x: 0, y: 0, width: 1, height: 1), .black)])
      #expect(first.columns.contains(2) && first.columns.contains(3) && first.columns.count <= 4 && first.rows.contains(0))
      #expect(context.list.commands.contains(.beginGroup(alpha: 0.5, .normal)))
      #expect(context.list.commands.contains(.clipRect(CGRect(x: 12, y: 0, width: 6, height: 4))))
    }
    #expect(counter.released == 1)
  }

  @Test func aPatternWithoutColoursIsDrawnInTheColourSetWithIt() throws {
    let (counter, context) = (Counter(), CGContext(size: CGSize(width: 10, height: 10), scale: 1))
    let pattern = try #require(makePattern(counter, isColored: false))
    context.setStrokeColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
    for red in [CGFloat(1), 0.5] {
      context.setStrokePattern(pattern, colorComponents: [red, 0, 0, 1])
      context.stroke(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    let colors = tiles(context).compactMap {
      if case .fillRect(_, let color)? = $0.cell.commands.first { color.red } else { nil }
    }
    #expect(colors == [1, 0.5] && counter.drawn == 2)
  }

  @Test func patternsStayWhereTheyAreUnderTransforms() throws {
    let context = CGContext(size: CGSize(width: 100, height: 50), scale: 1)
    let pattern = try #require(makePattern(Counter(), matrix: CGAffineTransform(scaleX: 2, y: 2)))
    context.setFillPattern(pattern, colorComponents: [1])
    context.setPatternPhase(CGSize(width: 3, height: 0))
    context.translateBy(x: 20, y: 10)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.list.commands.contains(.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -17, ty: -10))))
  }

  @Test func coloursOfPatternsKnowThem() throws {
    let pattern = try #require(makePattern(Counter()))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [0.25]))
    #expect(color.pattern === pattern && color.components == [0.25] && color.numberOfComponents == 1 && color.colorSpace == space)
    #expect(color.alpha == 0.25 && color.copy(alpha: 1)?.pattern === pattern && CGColor.black.pattern == nil)
    #expect(space.model == .pattern && space.numberOfComponents == 0 && !space.supportsOutput)
    #expect(CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: pattern, components: [1, 1, 1, 1]) == nil)
    #expect(CGColor(colorSpace: space, components: [1]) == nil && CGColorSpace(patternBaseSpace: space) == nil)
    #expect(color.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil) == nil)
    #expect(makePattern(Counter(), step: 0) == nil && makePattern(Counter(), step: .nan) == nil)
  }

  @Test func aSpaceOfPatternsAlonePaintsNothing() throws {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    guard case .fillRect(_, let color)? = context.list.commands.first else { Issue.record("no fill"); return }
    #expect(color.alpha == 0)
  }

  @Test func shadingsFollowTheirFunction() throws {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    let released = Counter()
    func function(_ outputs: Int) -> CGFunction? {
      var callbacks = CGFunctionCallbacks(
        version: 0,
        evaluate: { _, input, output in
          for i in 0..<outputs { output[i] = 1 }
          output[0] = input[0] * input[0] * 2
        }, releaseInfo: { _ in released.released += 1 })
      return CGFunction(
        info: nil, domainDimension: 1, domain: [0, 0.75], rangeDimension: outputs, range: [0, 1, 0, 1, 0, 1, 0, 1],
        callbacks: &callbacks)
    }
    do {
      let (start, end) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
      let (rgb, curve) = (CGColorSpaceCreateDeviceRGB(), try #require(function(4)))
      let axial = try #require(
        CGShading(axialSpace: rgb, start: start, end: end, function: curve, extendStart: true, extendEnd: false))
      let radial = try #require(
        CGShading(
          radialSpace: rgb, start: start, startRadius: 1, end: end, endRadius: 2, function: curve, extendStart: false,
          extendEnd: true))
      context.drawShading(axial)
      context.drawShading(radial)
      guard case .linearGradient(let line, start, end) = context.list.commands[0],
        case .radialGradient(let circles, start, 1, end, 2) = context.list.commands[1]
      else { Issue.record("\(context.list.commands)"); return }
      #expect(line.drawsBeforeStart && !line.drawsAfterEnd && !circles.drawsBeforeStart && circles.drawsAfterEnd)
      for (color, place) in zip(line.colors, line.locations) {
        let input = min(place, 0.75)
        #expect(abs(color.red - min(input * input * 2, 1)) < 1e-9 && color.green == 1)
      }
      #expect(line.locations.first == 0 && line.locations.last == 1 && line.locations.count > 200)
      let short = try #require(function(3))
      #expect(
        CGShading(axialSpace: rgb, start: start, end: end, function: short, extendStart: true, extendEnd: true) == nil)
    }
    #expect(released.released == 2)
  }

  @Test func aTurnOfColoursBeginsAtAnAngle() throws {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil))
    context.drawConicGradient(gradient, center: CGPoint(x: 1, y: 2), angle: 3)
    #expect(context.list.commands == [.conicGradient(gradient.value, around: CGPoint(x: 1, y: 2), angle: 3)])
  }
}
