import CoreGraphics
import Testing

/// A file that imports nothing else, as sources for Apple's platforms do.
@Suite struct ImportTests {
  @Test func theFourTypesNeedNoFoundation() {
    let width: CGFloat = 3
    let rect = CGRect(origin: CGPoint(x: 1, y: 2), size: CGSize(width: width, height: 4))
    #expect(rect.maxX == 4 && rect.insetBy(dx: 1, dy: 1).height == 2 && rect.applying(.identity) == rect)
  }
}
