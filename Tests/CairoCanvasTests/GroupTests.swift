import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@MainActor @Suite struct GroupTests {
  @Test func theNearestPixelsOfAnImageAreShownWithoutABlend() {
    let image = CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])
    let place = box(0, 0, 20, 10)
    let nearest = draw(.setNearest(true), .image(image, in: place), .setNearest(false))
    #expect(Set(nearest.pixels) == [0xFFFF_0000, 0xFF00_00FF] && nearest[9, 5] == "ffff0000" && nearest[10, 5] == "ff0000ff")
    #expect(Set(draw(.image(image, in: place)).pixels).count > 2)
    let inGroup = draw(.setNearest(true), .beginGroup(alpha: 1, .normal), .image(image, in: place), .endGroup)
    #expect(inGroup.pixels == nearest.pixels)
  }

  @Test func overlapsInAGroupAreTransparentOnce() {
    let image = draw(
      .beginGroup(alpha: 0.5, .normal), .fillRect(box(0, 0, 4, 4), red), .fillRect(box(2, 0, 4, 4), red), .endGroup)
    #expect(image[0, 0] == image[3, 0])
    #expect(image[0, 0] == "80800000")
  }

  @Test func aGroupInsideAClipIsCut() {
    let image = draw(
      .save, .clipRect(box(5, 2, 3, 3)), .beginGroup(alpha: 1, .normal), .fillRect(box(0, 0, 20, 10), red), .endGroup, .restore)
    #expect(image.inkBox() == box(5, 2, 3, 3))
  }

  @Test func destinationInMasks() {
    let image = draw(
      .beginGroup(alpha: 1, .normal), .fillRect(box(0, 0, 20, 10), red), .beginGroup(alpha: 1, .destinationIn),
      .fillRect(box(3, 3, 2, 2), blue), .endGroup, .endGroup)
    #expect(image.inkBox() == box(3, 3, 2, 2))
    #expect(image[3, 3] == "ffff0000")
  }

  @Test func aHiddenGroupIsSkippedWhole() {
    let image = draw(
      .save, .clipRect(box(50, 0, 1, 1)), .beginGroup(alpha: 1, .normal), .save, .fillRect(box(0, 0, 20, 10), red), .restore,
      .endGroup, .restore, .fillRect(box(0, 0, 1, 1), blue))
    #expect(image.inkBox() == box(0, 0, 1, 1))
  }

  @Test func shadowsFadeAndAreSymmetric() {
    let image = draw(
      .shadow(box(15, 15, 11, 11), radius: 2, blur: 3, offset: .zero, CGColor(gray: 0, alpha: 1)),
      size: CGSize(width: 41, height: 41))
    func alpha(_ x: Int, _ y: Int) -> Int { Int(image.pixels[y * 41 + x] >> 24) }
    #expect(alpha(20, 20) > alpha(20, 15))
    #expect(alpha(20, 15) > alpha(20, 11))
    #expect(alpha(20, 11) > 0)
    #expect(alpha(20, 0) == 0)
    for d in 0...20 {
      #expect(alpha(20, 20 - d) == alpha(20, 20 + d))
      // Rows are blurred before columns: the rounding may differ.
      #expect(abs(alpha(20 - d, 20) - alpha(20, 20 - d)) <= 1)
    }
  }

  @Test func aShadowGroupDrawsItsContentOnItsShadow() {
    let image = draw(
      .beginShadow(blur: 0, offset: CGSize(width: 3, height: 2), CGColor(gray: 0, alpha: 1)),
      .fillRect(box(5, 5, 4, 4), red), .endGroup, size: CGSize(width: 30, height: 20))
    #expect(image[5, 5] == "ffff0000")
    #expect(image[8, 8] == "ffff0000")
    #expect(image[11, 10] == "ff000000")
    #expect(image.inkBox() == box(5, 5, 7, 6))
  }

  @Test func gradientsRunFromStartToEndAndGoOnOnlyIfAsked() {
    var gradient = Gradient(colors: [CGColor(gray: 0, alpha: 1), white], locations: [0, 1])
    let (from, to) = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
    let inside = draw(.linearGradient(gradient, from: from, to: to))
    #expect(inside.inkBox() == box(5, 0, 10, 10))
    #expect(inside[6, 3] < inside[13, 3])
    gradient.drawsAfterEnd = true
    let after = draw(.linearGradient(gradient, from: from, to: to))
    #expect(after[2, 3] == "00000000")
    #expect(after[18, 3] == "ffffffff")
    (gradient.drawsAfterEnd, gradient.drawsBeforeStart) = (false, true)
    let before = draw(.linearGradient(gradient, from: from, to: to))
    #expect(before[2, 3] == "ff000000")
    #expect(before[18, 3] == "00000000")
  }
}
