import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitGraphics

@Suite struct EXIFOrientationTests {
  /// A JPEG's beginning with an EXIF segment that holds one entry.
  private func file(_ value: UInt16, isLittle: Bool, before: [UInt8] = []) -> Data {
    func bytes(_ value: UInt16) -> [UInt8] {
      let big = [UInt8(value >> 8), UInt8(value & 255)]
      return isLittle ? big.reversed() : big
    }
    func long(_ value: UInt16) -> [UInt8] { isLittle ? bytes(value) + bytes(0) : bytes(0) + bytes(value) }
    let tiff: [UInt8] =
      (isLittle ? [0x49, 0x49] : [0x4d, 0x4d]) + bytes(42) + long(8) + bytes(1) + bytes(0x0112) + bytes(3) + long(1)
      + bytes(value)
      + bytes(0) + long(0)
    let segment = Array("Exif\0\0".utf8) + tiff
    return Data([0xff, 0xd8] + before + [0xff, 0xe1, 0, UInt8(segment.count + 2)] + segment + [0xff, 0xda, 0, 2])
  }

  @Test(arguments: [true, false]) func theFileSaysWhichWayIsUp(isLittle: Bool) {
    let all: [UIImage.Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
    for (index, orientation) in all.enumerated() {
      #expect(EXIFOrientation.read(file(UInt16(index + 1), isLittle: isLittle)) == orientation)
    }
    #expect(EXIFOrientation.read(file(6, isLittle: isLittle, before: [0xff, 0xe0, 0, 4, 1, 2])) == .right)
  }

  @Test func whatIsNoWholeFileIsUpright() {
    let whole = file(6, isLittle: true)
    for length in 0..<whole.count { _ = EXIFOrientation.read(whole.prefix(length)) }
    #expect(EXIFOrientation.read(Data()) == .up && EXIFOrientation.read(Data([0xff, 0xd8, 0xff, 0xe1])) == .up)
    #expect(EXIFOrientation.read(Data([0x89, 0x50, 0x4e, 0x47])) == .up && EXIFOrientation.read(file(9, isLittle: true)) == .up)
  }
}
