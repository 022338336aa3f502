import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Images of Core Graphics made of the bytes of files.
@MainActor @Suite struct ImageFileTests {
  private let stage = Stage()
  /// A red pixel and a blue one.
  private let image: UIImage

  init() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
  }

  private func fromPNG(_ data: Data?, decode: [CGFloat]? = nil) throws -> CGImage? {
    let source = try #require(data.flatMap { CGDataProvider(data: $0) })
    return CGImage(pngDataProviderSource: source, decode: decode, shouldInterpolate: true, intent: .defaultIntent)
  }

  private func fromJPEG(_ data: Data?) throws -> CGImage? {
    let source = try #require(data.flatMap { CGDataProvider(data: $0) })
    return CGImage(jpegDataProviderSource: source, decode: nil, shouldInterpolate: false, intent: .perceptual)
  }

  private func color(_ x: CGFloat, of image: CGImage?) throws -> UIColor {
    let pixel = try #require(image?.cropping(to: CGRect(x: x, y: 0, width: 1, height: 1)))
    let bytes = try #require(pixel.dataProvider?.data as Data?)
    return UIColor(
      red: CGFloat(bytes[2]) / 255, green: CGFloat(bytes[1]) / 255, blue: CGFloat(bytes[0]) / 255, alpha: CGFloat(bytes[3]) / 255)
  }

  @Test func filesAreReadByTheirType() throws {
    let (png, jpeg) = (image.pngData(), image.jpegData(compressionQuality: 1))
    let read = try fromPNG(png)
    #expect(try color(0, of: read) == .red && color(1, of: read) == .blue)
    #expect(read?.utType == "public.png")
    #expect(try fromPNG(jpeg) == nil && fromJPEG(png) == nil)
    let photo = try fromJPEG(jpeg)
    #expect(photo?.width == 2 && photo?.utType == "public.jpeg")
    #expect(photo?.renderingIntent == .perceptual && photo?.shouldInterpolate == false)
  }

  @Test func componentsAreMappedAsTheyAreRead() throws {
    let inverted = try fromPNG(image.pngData(), decode: [1, 0, 1, 0, 1, 0])
    #expect(try color(0, of: inverted) == UIColor(red: 0, green: 1, blue: 1, alpha: 1))
  }
}
