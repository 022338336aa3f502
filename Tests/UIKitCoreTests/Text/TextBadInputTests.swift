import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

/// Each of these stops the program; the messages name the call and the value.
@MainActor @Suite(.serialized) struct TextBadInputTests {
  private func expectMessage(_ result: ExitTest.Result?, _ part: String) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(part), "\(output.suffix(600))")
  }

  @Test func aNegativeNumberOfLines() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UILabel().numberOfLines = -2
    }
    expectMessage(result, "UILabel.numberOfLines = -2")
  }

  @Test func aFontWithoutASize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UIFont.systemFont(ofSize: .nan)
    }
    expectMessage(result, "systemFont(ofSize: nan)")
  }

  @Test func anAttributeThatIsNoNumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = "abc".size(withAttributes: [.kern: "wide"])
    }
    expectMessage(result, "NSKern must be a number, got String wide")
  }

  @Test func aPictureWithoutASize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 0))
    }
    expectMessage(result, "a picture needs a finite size")
  }

  @Test func aPopWithoutAPush() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIGraphicsPopContext()
    }
    expectMessage(result, "UIGraphicsPopContext() without a UIGraphicsPushContext(_:)")
  }
}
