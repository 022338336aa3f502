import CoreGraphics
import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists

/// What the marks and controls of rows look like, in a square of 100 points.
@MainActor @Suite struct RowGlyphTests {
  private let square = CGRect(x: 20, y: 30, width: 100, height: 100)

  /// The boxes of all that is stroked and filled, relative to the square.
  private func boxes(_ glyph: RowGlyph, isMirrored: Bool = false) -> (strokes: [CGRect], fills: [CGRect]) {
    let (strokes, fills) = shapes(glyph, isMirrored: isMirrored)
    return (strokes.map(\.box), fills)
  }

  private func shapes(_ glyph: RowGlyph, isMirrored: Bool) -> (strokes: [(box: CGRect, width: CGFloat)], fills: [CGRect]) {
    let context = CGContext(size: CGSize(width: 200, height: 200), scale: 1)
    UIGraphicsPushContext(context)
    glyph.draw(in: square, tint: .blue, isMirrored: isMirrored)
    UIGraphicsPopContext()
    var (strokes, fills): ([(CGRect, CGFloat)], [CGRect]) = ([], [])
    func relative(_ path: CGPath) -> CGRect { path.boundingBoxOfPath.offsetBy(dx: -square.minX, dy: -square.minY) }
    for command in context.list.commands {
      switch command {
      case .stroke(let path, let style, _): strokes.append((relative(path), style.width))
      case .fill(let path, _, _): fills.append(relative(path))
      default: break
      }
    }
    return (strokes, fills)
  }

  @Test(arguments: [
    RowGlyph.detail, .chevron, .checkmark, .delete, .insert, .reorder, .choice(isTicked: true), .choice(isTicked: false),
  ])
  func everyMarkLiesInItsSquareAndFillsMostOfIt(glyph: RowGlyph) {
    let (strokes, fills) = boxes(glyph)
    let all = (strokes + fills).reduce(CGRect.null) { $0.union($1) }
    #expect(all.minX >= 0 && all.minY >= 0 && all.maxX <= 100 && all.maxY <= 100, "\(all)")
    #expect(all.width >= 60 && all.height >= 80, "\(all)")
    for stroke in strokes { #expect(abs(stroke.midY - 50) <= 50 && abs(stroke.midX - 50) <= 10, "\(stroke)") }
  }

  /// The chevron as measured; whatever a finger taps or a box holds is square.
  @Test func everyMarkHasItsSize() {
    let sizes: [(RowGlyph, CGFloat, CGFloat)] = [
      (.detail, 22, 22), (.delete, 22, 22), (.insert, 22, 22), (.choice(isTicked: true), 22, 22),
      (.choice(isTicked: false), 22, 22), (.chevron, 10.5, 14), (.checkmark, 16, 14), (.reorder, 22, 11),
    ]
    for (glyph, width, height) in sizes { #expect(glyph.size == CGSize(width: width, height: height), "\(glyph)") }
  }

  private static func line(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> (CGRect, CGFloat) {
    (CGRect(x: x, y: y, width: width, height: height), 2)
  }

  /// The boxes of the lines of each mark, and their widths; discs fill the square.
  private static let lines: [(glyph: RowGlyph, lines: [(CGRect, CGFloat)], isDisc: Bool)] = [
    (.chevron, [line(20, 5, 65, 90)], false), (.checkmark, [line(5, 10, 90, 80)], false),
    (.detail, [(CGRect(x: 1, y: 1, width: 98, height: 98), 1.5), line(50, 44, 0, 31), line(50, 25, 0, 5)], false),
    (.delete, [line(25, 50, 50, 0)], true), (.insert, [line(25, 50, 50, 0), line(50, 25, 0, 50)], true),
    (.choice(isTicked: true), [line(28, 33, 45, 36)], true),
    (.choice(isTicked: false), [(CGRect(x: 0.75, y: 0.75, width: 98.5, height: 98.5), 1.5)], false),
    (.reorder, [(CGRect(x: 0, y: 0, width: 100, height: 100), 1.5)], false),
  ]

  @Test(arguments: 0..<8) func everyMarkHasItsLines(index: Int) {
    let (glyph, lines, isDisc) = Self.lines[index]
    let (strokes, fills) = shapes(glyph, isMirrored: false)
    #expect(fills == (isDisc ? [CGRect(x: 0, y: 0, width: 100, height: 100)] : []))
    #expect(strokes.count == lines.count)
    for (stroke, line) in zip(strokes, lines) {
      let (box, expected) = (stroke.box, line.0)
      #expect(abs(box.minX - expected.minX) < 1e-6 && abs(box.maxX - expected.maxX) < 1e-6, "\(glyph): \(box)")
      #expect(abs(box.minY - expected.minY) < 1e-6 && abs(box.maxY - expected.maxY) < 1e-6, "\(glyph): \(box)")
      #expect(stroke.width == line.1, "\(glyph)")
    }
  }

  @Test func deletingIsAMinusAndInsertingAPlusInTheMiddleOfADisc() {
    let minus = CGRect(x: 25, y: 50, width: 50, height: 0)
    let disc = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(boxes(.delete) == ([minus], [disc]))
    #expect(boxes(.insert) == ([minus, CGRect(x: 50, y: 25, width: 0, height: 50)], [disc]))
  }

  @Test func theDetailMarkIsAnIInARing() {
    let (strokes, fills) = boxes(.detail)
    #expect(fills.isEmpty && strokes.count == 3)
    let (ring, stem, dot) = (strokes[0], strokes[1], strokes[2])
    #expect(ring.midX == 50 && ring.midY == 50 && ring.width == ring.height)
    #expect(stem.width == 0 && dot.width == 0 && stem.midX == 50 && dot.midX == 50)
    #expect(dot.minY >= ring.minY + 15 && stem.minY - dot.maxY >= 10 && ring.maxY - stem.maxY >= 15)
    #expect(stem.height > 4 * dot.height)
  }

  @Test func aChevronPointsToWhereTheTextEnds() {
    let (plain, mirrored) = (boxes(.chevron).strokes, boxes(.chevron, isMirrored: true).strokes)
    #expect(plain.count == 1 && mirrored.count == 1)
    #expect(abs(plain[0].minX - (100 - mirrored[0].maxX)) < 1e-9 && abs(plain[0].maxX - (100 - mirrored[0].minX)) < 1e-9)
    #expect(plain[0].midX > 50 && abs(plain[0].midY - 50) < 1e-9)
  }
}
