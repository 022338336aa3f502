import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Contexts that draw into memory, on a stage with real pixels.
@MainActor @Suite struct BitmapContextTests {
  private let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  init() { stage.advance(by: 0) }

  private func makeContext(
    _ data: UnsafeMutableRawPointer? = nil, _ width: Int = 4, _ height: Int = 2, bytesPerRow: Int = 0,
    space: CGColorSpace? = CGColorSpaceCreateDeviceRGB(), info: UInt32 = rgba
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space, bitmapInfo: info)
  }

  private func bytes(_ context: CGContext) throws -> [UInt8] {
    let memory = try #require(context.data)
    return Array(UnsafeRawBufferPointer(start: memory, count: context.bytesPerRow * context.height))
  }

  @Test func theOriginIsAtTheBottom() throws {
    let context = try #require(makeContext())
    #expect(context.ctm == .identity && context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 2))
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let clear: [UInt8] = [0, 0, 0, 0]
    #expect(try bytes(context) == Array(repeating: clear, count: 4).joined() + [255, 0, 0, 255] + clear + clear + clear)
    #expect(context.width == 4 && context.height == 2 && context.bytesPerRow == 16 && context.bitsPerPixel == 32)
    #expect(context.alphaInfo == .premultipliedLast && context.colorSpace == CGColorSpaceCreateDeviceRGB())
  }

  @Test func imagesAreUpright() throws {
    let context = try #require(makeContext(nil, 2, 2))
    let data = Data([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
    let provider = try #require(CGDataProvider(data: data as CFData))
    let image = try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: Self.rgba), provider: provider, decode: nil, shouldInterpolate: false,
        intent: .defaultIntent))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(try bytes(context) == Array(data))
    #expect(context.makeImage() == image)
    #expect(image.dataProvider?.data?.prefix(4) == Data([0, 0, 255, 255]), "the image's own layout: B, G, R, A")
  }

  @Test func memoryOfTheCallersIsWrittenByEachDrawing() throws {
    var pixels = [UInt8](repeating: 0, count: 40)
    pixels.withUnsafeMutableBytes { memory in
      let context = makeContext(memory.baseAddress, 4, 2, bytesPerRow: 20)!
      context.setFillColor(Self.red)
      context.saveGState()
      context.translateBy(x: 1, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(memory[4..<8]) == [255, 0, 0, 255])
      memory[8] = 7
      memory[11] = 255
      context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Array(memory[0..<20]) == [0, 0, 0, 0, 255, 0, 0, 255, 7, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0])
      #expect(Array(memory[20..<24]) == [255, 0, 0, 255], "the transform of the saved state is gone")
      context.clear(CGRect(x: 0, y: 0, width: 4, height: 2))
      #expect(memory.allSatisfy { $0 == 0 })
    }
  }

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedFirst, CGBitmapInfo.byteOrder32Little, [0, 0, 255, 255]),
      (.premultipliedFirst, [], [255, 255, 0, 0]), (.noneSkipFirst, .byteOrder32Big, [255, 255, 0, 0]),
      (.noneSkipLast, .byteOrder32Little, [255, 0, 0, 255]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func layoutsDifferInTheOrderOfBytes(alpha: CGImageAlphaInfo, order: CGBitmapInfo, pixel: [UInt8]) throws {
    let context = try #require(makeContext(nil, 1, 1, info: alpha.rawValue | order.rawValue))
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context) == pixel)
  }

  @Test func greyAndAlphaTakeOneByte() throws {
    let grey = try #require(makeContext(nil, 2, 1, space: CGColorSpaceCreateDeviceGray(), info: 0))
    grey.setFillColor(gray: 0.5, alpha: 1)
    grey.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(grey) == [0, 128])
    let alpha = try #require(makeContext(nil, 2, 1, space: nil, info: CGImageAlphaInfo.alphaOnly.rawValue))
    alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(alpha) == [255, 0])
  }

  @Test func whatALayerCollectsAppearsAtItsEnd() throws {
    let context = try #require(makeContext(nil, 1, 1))
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context) == [0, 0, 0, 0])
    context.endTransparencyLayer()
    #expect(try bytes(context) == [128, 0, 0, 128])
    #expect(try bytes(context) == [128, 0, 0, 128], "it is drawn once")
  }

  @Test func anOpenMaskCutsEverythingDrawnSince() throws {
    let mask = try #require(makeContext(nil, 2, 1))
    mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let context = try #require(makeContext(nil, 2, 1))
    context.setFillColor(Self.red)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: try #require(mask.makeImage()))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try bytes(context) == [255, 0, 0, 255, 0, 0, 0, 0])
    context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try bytes(context) == [0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test func whatIsNotSupportedMakesNoContext() throws {
    #expect(makeContext(nil, 0, 2) == nil && makeContext(nil, 40_000, 2) == nil)
    #expect(makeContext(nil, 4, 2, bytesPerRow: 15) == nil)
    #expect(makeContext(nil, 4, 2, info: CGImageAlphaInfo.last.rawValue) == nil)
    #expect(makeContext(nil, 4, 2, info: Self.rgba | CGBitmapInfo.floatComponents.rawValue) == nil)
    #expect(makeContext(nil, 4, 2, space: CGColorSpaceCreateDeviceGray()) == nil)
    let none = try #require(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage)
    #expect(none.alphaInfo == .premultipliedFirst)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext()?.data == nil && UIGraphicsGetCurrentContext()?.makeImage() == nil)
    UIGraphicsEndImageContext()
  }
}
