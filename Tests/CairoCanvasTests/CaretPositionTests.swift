import CPango
import CoreGraphics
import Foundation
import Testing

@testable import CairoCanvas

@MainActor @Suite struct CaretPositionTests {
  private func block(_ text: String) -> TextBlock {
    TextBlock(runs: [TextBlock.Run(text: text, font: FontDescription(size: 17, weight: 400), color: .black)])
  }

  private func width(_ text: String) -> CGFloat {
    PangoText.measure(block(text), in: CGSize(width: CGFloat.infinity, height: .infinity)).size.width
  }

  private func carets(_ text: String) -> [CGFloat] { PangoText.lines(of: block(text), width: .infinity).flatMap(\.carets) }

  @Test func aLineFromLeftToRightHasTheWidthsOfItsBeginnings() {
    let text = "Wire 12"
    let positions = carets(text)
    #expect(positions.count == 8 && positions[0] == 0)
    for index in 1...7 { #expect(abs(positions[index] - width(String(text.prefix(index)))) < 1) }
  }

  @Test func aLineFromRightToLeftBeginsAtTheRight() {
    let positions = carets("שלום")
    #expect(abs(positions[0] - width("שלום")) < 0.01 && abs(positions[4]) < 0.01)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test func bothHalvesOfASurrogatePairShareAPlace() {
    let positions = carets("a👍b")
    #expect(positions.count == 5 && positions[1] == positions[2] && positions[3] > positions[1])
  }

  @Test func anEmptyLineHasOnePlace() { #expect(carets("") == [0]) }
}
