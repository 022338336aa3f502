import Foundation
import Testing
import UIKit
import UIKitTesting

/// Pictures on a pasteboard, whose data is made by the stage.
@MainActor @Suite struct PasteboardPictureTests {
  private let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
  private let board = UIPasteboard.withUniqueName()

  @Test func dataIsMadeForTheAskedKind() throws {
    board.image = PictureRig.image(CGSize(width: 3, height: 3))
    let png = try #require(board.data(forPasteboardType: "public.png"))
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]) && board.data(forPasteboardType: "public.jpeg")?.first == 0xFF)
    #expect(board.data(forPasteboardType: "public.image") == png && board.data(forPasteboardType: "public.text") == nil)
    board.setData(png, forPasteboardType: "public.png")
    #expect(board.image?.size == CGSize(width: 3, height: 3) && board.value(forPasteboardType: "public.png") is UIImage)
  }
}
