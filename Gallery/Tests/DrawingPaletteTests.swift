import Testing

@testable import Gallery

@Suite struct DrawingPaletteTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let blue: UInt32 = 0xFF00_7AFF

  @Test func plainAreasStayAsTheyAreAndShadesMerge() throws {
    var palette = DrawingPalette()
    let nearlyWhite: UInt32 = 0xFFFE_FEFE
    let pixels = [UInt32](repeating: Self.white, count: 500) + [nearlyWhite] + [UInt32](repeating: Self.blue, count: 300)
    let result = palette.reduced(pixels)
    let reduced = try #require(result)
    #expect(reduced[500] == Self.white)
    #expect(reduced[..<500].allSatisfy { $0 == Self.white } && reduced[501...].allSatisfy { $0 == Self.blue })
  }

  @Test func plainAreasOfSimilarColoursStayApart() {
    var palette = DrawingPalette()
    let pixels = [UInt32](repeating: Self.white, count: 500) + [UInt32](repeating: 0xFFF9_F9FA, count: 400)
    let reduced = palette.reduced(pixels)
    #expect(reduced == pixels)
  }

  @Test func aShadeKeepsItsStandInUntilItFillsAnArea() {
    var palette = DrawingPalette()
    let shade: UInt32 = 0xFFF9_F9F9
    let first = palette.reduced([UInt32](repeating: Self.white, count: 500) + [shade])
    let second = palette.reduced([UInt32](repeating: shade, count: 399))
    let third = palette.reduced([UInt32](repeating: shade, count: 400))
    let fourth = palette.reduced([shade])
    #expect(first?.last == Self.white)
    #expect(second == [UInt32](repeating: Self.white, count: 399))
    #expect(third == [UInt32](repeating: shade, count: 400))
    #expect(fourth == [shade])
  }

  @Test func tooManyColoursAreNoDrawing() {
    var palette = DrawingPalette()
    let steps = (0..<12).map { UInt32($0 * 23) }
    let ramp = steps.flatMap { red in steps.flatMap { green in steps.map { 0xFF00_0000 | red << 16 | green << 8 | $0 } } }
    let reduced = palette.reduced(ramp)
    #expect(reduced == nil)
  }
}
