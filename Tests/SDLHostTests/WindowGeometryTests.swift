import Foundation
import Testing

@testable import SDLHost

@Suite struct WindowGeometryTests {
  @Test func densityIsPixelsToUnits() {
    let geometry = WindowGeometry(units: SIMD2(400, 800), pixels: SIMD2(800, 1600), override: nil)
    #expect(geometry.scale == 2)
    #expect(geometry.size == CGSize(width: 400, height: 800))
    #expect(geometry.point(100, 200) == CGPoint(x: 100, y: 200))
  }

  @Test func wishedDensityMakesPointsOfPixels() {
    let geometry = WindowGeometry(units: SIMD2(800, 1600), pixels: SIMD2(800, 1600), override: 2)
    #expect(geometry.size == CGSize(width: 400, height: 800))
    #expect(geometry.point(100, 200) == CGPoint(x: 50, y: 100))
  }

  @Test func damageIsWholePixelsInsideThePicture() throws {
    let rect = try #require(PixelRect(CGRect(x: -3, y: 1.2, width: 50, height: 2), scale: 2, in: SIMD2(80, 60)))
    #expect((rect.x, rect.y, rect.width, rect.height) == (0, 2, 80, 5))
  }

  @Test func damageOutsideThePictureIsNone() {
    #expect(PixelRect(CGRect(x: 100, y: 0, width: 5, height: 5), scale: 2, in: SIMD2(80, 60)) == nil)
    #expect(PixelRect(CGRect(x: 0, y: -5, width: 5, height: 5), scale: 2, in: SIMD2(80, 60)) == nil)
  }
}
