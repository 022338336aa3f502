import CoreGraphics
import Foundation
import Testing

@Suite struct ImageCopyTests {
  private func mask(_ bytes: [UInt8], _ width: Int, _ height: Int, bits: Int, row: Int, decode: [CGFloat]? = nil) throws
    -> CGImage
  {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        maskWidth: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: row, provider: provider,
        decode: decode, shouldInterpolate: false)
    }
    return try #require(decode.map { make($0) } ?? make(nil))
  }

  @Test func aMasksZerosLetColourThrough() throws {
    #expect(try mask([0, 128, 255], 3, 1, bits: 8, row: 3).pixels == [0xff00_0000, 0x7f00_0000, 0])
    #expect(try mask([0, 128, 255], 3, 1, bits: 8, row: 3, decode: [1, 0]).pixels == [0, 0x8000_0000, 0xff00_0000])
    let bits = try mask([0b0101_1000, 0xff, 0b1111_0000, 0xff], 5, 2, bits: 1, row: 2)
    #expect(bits.pixels.map { $0 >> 24 } == [255, 0, 255, 0, 0, 0, 0, 0, 0, 255])
    #expect(try mask([0b0001_1011], 4, 1, bits: 2, row: 1).pixels.map { $0 >> 24 } == [255, 170, 85, 0])
    #expect(try mask([0x0f], 2, 1, bits: 4, row: 1).pixels.map { $0 >> 24 } == [255, 0])
    #expect(bits.isMask && bits.colorSpace == nil && !bits.shouldInterpolate && bits.decode == nil)
    #expect(bits.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 1))?.isMask == true)
    let provider = try #require(CGDataProvider(data: Data([0])))
    for (width, bits, row) in [(2, 8, 1), (9, 1, 2), (1, 3, 1), (0, 8, 1)] {
      #expect(
        CGImage(
          maskWidth: width, height: 1, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: row, provider: provider,
          decode: nil,
          shouldInterpolate: true) == nil)
    }
  }

  @Test func masksAreDrawnInTheFillColour() throws {
    let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1)
    let (mask, rect) = (try mask([0], 1, 1, bits: 8, row: 1), CGRect(x: 0, y: 0, width: 2, height: 2))
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setFillColor(color)
    context.drawUpright(mask, in: rect)
    #expect(context.list.commands == [.mask(mask, in: rect, color)])
  }

  @Test func masksCutImages() throws {
    let image = CGImage(width: 2, height: 1, pixels: [0xffff_0000, 0x8000_8000])
    let cut = try #require(image.masking(try mask([0, 255], 2, 1, bits: 8, row: 2)))
    #expect(cut.pixels == [0xffff_0000, 0] && !cut.isMask)
    let grey = CGImage(width: 2, height: 1, pixels: [0xff80_8080, 0xffff_ffff])
    #expect(image.masking(grey)?.pixels == [0x8080_0000, 0x8000_8000], "another image masks by its brightness")
    let stretched = CGImage(width: 4, height: 2, pixels: .init(repeating: 0xffff_ffff, count: 8))
      .masking(try mask([0, 255], 2, 1, bits: 8, row: 2))
    #expect(stretched?.pixels.map { $0 >> 24 } == [255, 191, 64, 0, 255, 191, 64, 0])
    #expect(try mask([0], 1, 1, bits: 8, row: 1).masking(grey) == nil)
  }

  @Test func coloursInARangeBecomeTransparent() {
    let image = CGImage(width: 3, height: 1, pixels: [0xff10_2030, 0xff10_2031, 0xff11_2030])
    #expect(image.copy(maskingColorComponents: [16, 16, 0, 255, 48, 48])?.pixels == [0, 0xff10_2031, 0xff11_2030])
    #expect(image.copy(maskingColorComponents: [0, 255]) == nil)
    #expect(CGImage(width: 1, height: 1, pixels: [0]).copy(maskingColorComponents: [0, 0, 0, 0, 0, 0]) == nil)
  }

  @Test func numbersAreUnderstoodInAnotherSpace() throws {
    let image = CGImage(width: 2, height: 1, pixels: [0xff80_8080, 0x8040_0000])
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceRGB()) === image)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    // 128 of 255 in proportion to light are 0.7366 of sRGB; 64 of 128 half of it.
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    #expect(image.copy(colorSpace: linear)?.pixels == [0xffbc_bcbc, 0x805e_0000])
    let provider = try #require(CGDataProvider(data: Data([255, 0, 0, 255, 128, 128, 128, 255])))
    let made = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: linear,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .saturation)
    #expect(
      made?.pixels == [0xffff_0000, 0xffbc_bcbc] && made?.renderingIntent == .saturation && made?.shouldInterpolate == true)
    let inverted = CGImage(
      width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
      decode: [1, 0, 0, 1, 0, 0.5], shouldInterpolate: true, intent: .defaultIntent)
    #expect(inverted?.pixels == [0xff00_0000, 0xff7f_8040])
  }

  @Test func imagesSayHowTheyAreStored() {
    let image = CGImage(width: 1, height: 1, pixels: [0])
    #expect(image.byteOrderInfo == .order32Little && image.pixelFormatInfo == .packed && image.utType == nil && !image.isMask)
    #expect(image.renderingIntent == .defaultIntent && image.shouldInterpolate && image.decode == nil)
    #expect(CGBitmapInfo.floatInfoMask.rawValue == 0xf00 && CGImageByteOrderInfo.order16Big.rawValue == 0x3000)
  }

  @Test func contextsOfOtherSpacesAreRefused() throws {
    let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    func context(_ space: CGColorSpace) -> CGContext? {
      CGContext(data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: UInt32(1))
    }
    #expect(context(wide) == nil && context(CGColorSpaceCreateDeviceRGB()) != nil)
  }

  @Test func theMemoryOfABitmapIsGivenBack() {
    final class Log { var entries: [UnsafeMutableRawPointer?] = [] }
    let (log, memory) = (Log(), UnsafeMutableRawPointer.allocate(byteCount: 4, alignment: 4))
    defer { memory.deallocate() }
    do {
      let context = CGContext(
        data: memory, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 1, releaseCallback: { info, data in log.entries += [info, data] }, releaseInfo: nil)
      #expect(context != nil && log.entries.isEmpty)
    }
    #expect(log.entries == [nil, memory])
  }
}
