import CoreGraphics
import Foundation
import Testing

@Suite struct ColorAndImageTests {
  @Test func greyIsEqualToItsRGBButNamesTwoComponents() {
    let gray = CGColor(gray: 0.25, alpha: 0.5)
    #expect(gray == CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    #expect(gray.components == [0.25, 0.5])
    #expect(gray.numberOfComponents == 2)
    #expect(gray.colorSpace?.model == .monochrome)
  }

  @Test func componentsAreCutToTheUnit() {
    #expect(CGColor(red: 2, green: -1, blue: 0.5, alpha: 7).components == [1, 0, 0.5, 1])
  }

  @Test func copiesChangeAlphaAlone() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    #expect(color.copy(alpha: 0.4)?.components == [0.1, 0.2, 0.3, 0.4])
    #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1]) == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func croppingKeepsRowsInOrder() {
    let image = CGImage(width: 3, height: 3, pixels: [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))?.pixels == [4, 5, 7, 8])
    #expect(image.cropping(to: CGRect(x: 2, y: -5, width: 50, height: 6))?.pixels == [2])
    #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 2, height: 2)) == nil)
  }
}
