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

  private nonisolated static let joined = [
    "a🇨🇭", "👍🏽", "ab👩‍👩‍👧‍👦", "🇨🇭🇫🇷 x", "e\u{301}te\u{301}", "❤\u{FE0F}1\u{20E3}", "\u{1100}\u{1161}\u{11A8}", "क्षि", "שלום🇨🇭",
    "ש\u{5B8}ל\u{5B9}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  ]

  /// Pango divides the width of a cluster among its scalars.
  @Test(arguments: joined) func placesInsideOfACharacterAreThatBeforeIt(_ text: String) {
    let positions = carets(text)
    #expect(positions.count == text.utf16.count + 1)
    var start = 0
    for character in text {
      let end = start + character.utf16.count
      #expect(positions[start..<end].allSatisfy { $0 == positions[start] }, "\(character) at \(positions)")
      #expect(positions[end] != positions[start], "\(character) at \(positions)")
      start = end
    }
    let ends = [positions[0], positions[text.utf16.count]]
    #expect(ends.min()! < 0.01 && abs(ends.max()! - width(text)) < 1)
  }

  @Test func charactersOfSeveralRunsHaveOnePlace() {
    var text = block("xe")
    text.runs.append(text.runs[0])
    text.runs[1].text = "\u{301}y"
    text.runs[1].isUnderlined = true
    let positions = PangoText.lines(of: text, width: .infinity).flatMap(\.carets)
    #expect(positions.count == 5 && positions[1] == positions[2] && positions[2] < positions[3] && positions[3] < positions[4])
  }

  @Test func wrappedLinesShareNoCharacter() {
    let text = String(repeating: "👍🏽🇨🇭e\u{301}", count: 30)
    let starts = Set(text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count])
    var block = block(text)
    block.maximumLines = 0
    let lines = PangoText.lines(of: block, width: 100)
    #expect(lines.count > 3)
    for line in lines {
      #expect(starts.contains(line.range.lowerBound) && starts.contains(line.range.upperBound))
      #expect(zip(line.carets, line.carets.dropFirst()).allSatisfy { $0 <= $1 } && line.carets.last! > line.carets[0])
    }
  }
}
