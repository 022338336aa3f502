import Foundation
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists

private let allCases = flatCases + nestedCases + surroundedCases + horizontalCases + scrollingCases

@MainActor @Suite struct CompositionalFrameTests {
  /// Edges lie on the pixels of a screen at 2x.
  private static func onPixels(_ rect: CGRect) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
    let (x, y) = (pixel(rect.minX), pixel(rect.minY))
    return CGRect(x: x, y: y, width: pixel(rect.maxX) - x, height: pixel(rect.maxY) - y)
  }

  private func expect(_ found: CGRect?, _ wanted: CGRect, _ name: String) {
    guard let found else {
      Issue.record("\(name) has no frame")
      return
    }
    // Halves of a pixel may be rounded either way where a frame is mirrored.
    let wanted = Self.onPixels(wanted)
    let differences = [
      found.minX - wanted.minX, found.minY - wanted.minY, found.width - wanted.width, found.height - wanted.height,
    ]
    #expect(differences.allSatisfy { $0.magnitude <= 0.51 }, "\(name) is at \(found), not at \(wanted)")
  }

  @Test(arguments: allCases, [320, 375, 834] as [CGFloat])
  func framesFollowTheRules(_ test: FrameCase, width: CGFloat) {
    for isRightToLeft in [false, true] {
      let fixture = CompositionalFixture(test.counts, width: width, isRightToLeft: isRightToLeft, test.layout())
      let content = fixture.collection.contentSize
      if let wanted = test.contentSize { #expect(content == wanted(width)) }
      func turned(_ rect: CGRect) -> CGRect {
        isRightToLeft ? CGRect(x: content.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
      }
      for (key, frame) in test.frames(width) {
        expect(fixture.frame(key % 1000, key / 1000), turned(frame), "item \(key), right to left \(isRightToLeft)")
      }
      for (key, frame) in test.views(width) {
        let parts = key.split(separator: " ").map(String.init)
        let path = parts.count == 1 ? IndexPath(index: 0) : IndexPath(item: Int(parts[2]) ?? 0, section: Int(parts[1]) ?? 0)
        let attributes =
          parts[0] == "background"
          ? fixture.layout.layoutAttributesForDecorationView(ofKind: parts[0], at: path)
          : fixture.collection.layoutAttributesForSupplementaryElement(ofKind: parts[0], at: path)
        let frame = parts[0] == "background" ? frame : turned(frame)
        expect(attributes?.frame, frame, "\(key), right to left \(isRightToLeft)")
      }
      #expect(fixture.brokenCell() == nil)
    }
  }
}
