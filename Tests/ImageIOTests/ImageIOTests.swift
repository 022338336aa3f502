import Foundation
import ImageIO
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ImageIOTests {
  private let stage = Stage()

  /// A red picture with a blue upper left quarter, 40 x 20 pixels.
  private func picture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
  }

  /// A JPEG whose EXIF data says that it is to be turned to the right.
  private func turnedJPEG() throws -> Data {
    let jpeg = try #require(picture().jpegData(compressionQuality: 1))
    let tiff: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let segment: [UInt8] = [0xff, 0xe1, 0, UInt8(tiff.count + 8)] + Array("Exif\0\0".utf8) + tiff
    return jpeg.prefix(2) + Data(segment) + jpeg.dropFirst(2)
  }

  private func isBlue(_ image: CGImage, _ x: Int, _ y: Int) -> Bool {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      UIImage(cgImage: image).draw(at: CGPoint(x: -x, y: -y))
    }
    guard let pixel = picture.cgImage, let data = pixel.dataProvider?.data else { return false }
    return data[data.startIndex] > 128
  }

  @Test func aSourceTellsTypeSizeAndOrientation() throws {
    let data = try turnedJPEG()
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.jpeg" && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetPrimaryImageIndex(source) == 0)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40 && properties[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(properties[kCGImagePropertyOrientation] as? Int == 6 && properties[kCGImagePropertyHasAlpha] as? Bool == false)
    #expect(properties[kCGImagePropertyColorModel] as? String == "RGB" && properties[kCGImagePropertyDepth] as? Int == 8)
    let whole = CGImageSourceCopyProperties(source, nil) as? [CFString: Any]
    #expect(whole?[kCGImagePropertyFileSize] as? Int == data.count)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 40 && image.height == 20)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil && CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusInvalidData)
  }

  @Test func aThumbnailIsSmallerAndTurnedIfAsked() throws {
    let source = try #require(CGImageSourceCreateWithData(try turnedJPEG() as CFData, nil))
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceShouldCacheImmediately: true,
      kCGImageSourceCreateThumbnailWithTransform: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
    let turned = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    // Turned to the right, the upper left corner is at the upper right.
    #expect(turned.width == 5 && turned.height == 10 && isBlue(turned, 4, 1) && !isBlue(turned, 1, 1))
    let flat = [kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 20] as CFDictionary
    let plain = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, flat))
    #expect(plain.width == 20 && plain.height == 10 && isBlue(plain, 1, 1))
    let large = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 400.0] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large)?.width == 40)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    let none = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 0] as CFDictionary
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, none) == nil)
  }

  @Test func bytesMayComeInParts() throws {
    let data = try #require(picture().pngData())
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, data.prefix(data.count / 2), false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetType(source) == "public.png")
    CGImageSourceUpdateData(source, data, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    let cut = try #require(CGImageSourceCreateWithData(data.prefix(30) as CFData, nil))
    #expect(CGImageSourceGetStatus(cut) == .statusUnexpectedEOF && CGImageSourceCreateImageAtIndex(cut, 0, nil) == nil)
    let text = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetStatus(text) == .statusUnknownType && CGImageSourceGetType(text) == nil)
    #expect(CGImageSourceCopyProperties(text, nil) == nil)
  }

  @Test func aDestinationWritesWhatASourceReads() throws {
    let image = try #require(picture().cgImage)
    let target = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(target as CFMutableData, "public.png" as CFString, 1, nil))
    let empty = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(empty))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(target as Data as CFData, nil))
    let read = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(CGImageSourceGetType(source) == "public.png" && read.width == 40 && isBlue(read, 5, 5) && !isBlue(read, 30, 5))
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
    #expect(CGImageDestinationCopyTypeIdentifiers() as? [String] == ["public.png", "public.jpeg"])
    #expect((CGImageSourceCopyTypeIdentifiers() as? [String])?.contains("public.heic") == true)
  }

  @Test func qualitySizeAndOrientationAreOptionsOfADestination() throws {
    let image = try #require(picture().cgImage)
    func file(_ properties: [CFString: Any]) throws -> Data {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg")
      defer { try? FileManager.default.removeItem(at: url) }
      let destination = try #require(CGImageDestinationCreateWithURL(url as CFURL, "public.jpeg" as CFString, 1, nil))
      CGImageDestinationAddImage(destination, image, properties as CFDictionary)
      try #require(CGImageDestinationFinalize(destination))
      return try Data(contentsOf: url)
    }
    let (fine, coarse) = (
      try file([kCGImageDestinationLossyCompressionQuality: 1.0]), try file([kCGImageDestinationLossyCompressionQuality: 0.0])
    )
    #expect(fine.count > coarse.count)
    let small = try #require(UIImage(data: try file([kCGImageDestinationImageMaxPixelSize: 10])))
    #expect(small.size == CGSize(width: 10, height: 5))
    let turned = try #require(UIImage(data: try file([kCGImagePropertyOrientation: 6])))
    let pixels = try #require(turned.cgImage)
    #expect(turned.size == CGSize(width: 20, height: 40) && isBlue(pixels, 15, 5))
  }

  @Test func anImageOfASourceIsCopiedUpright() throws {
    let source = try #require(CGImageSourceCreateWithData(try turnedJPEG() as CFData, nil))
    let target = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(target, "public.jpeg", 1, nil))
    CGImageDestinationSetProperties(destination, [kCGImageDestinationLossyCompressionQuality: 0.9] as CFDictionary)
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    #expect(CGImageDestinationFinalize(destination))
    #expect(UIImage(data: target as Data)?.size == CGSize(width: 20, height: 40))
  }

  @Test func aFileAndAProviderAreSources() throws {
    let data = try #require(picture().pngData())
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    #expect(CGImageSourceCreateWithURL(url as CFURL, nil) == nil)
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(CGImageSourceCreateWithURL(url as CFURL, nil).map { CGImageSourceGetCount($0) } == 1)
    let provider = try #require(CGDataProvider(data: data as CFData))
    let source = try #require(CGImageSourceCreateWithDataProvider(provider, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 20)
    CGImageSourceUpdateDataProvider(source, try #require(CGDataProvider(data: Data() as CFData)), true)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
  }

  @Test func aSourceIsReadOnAnyThread() async throws {
    let data = try #require(picture().pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let width = await Task.detached { CGImageSourceCreateImageAtIndex(source, 0, nil)?.width }.value
    #expect(width == 40)
  }
}
