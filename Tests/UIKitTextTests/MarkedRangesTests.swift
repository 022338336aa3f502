import Foundation
import TestSupport
import Testing

@testable import UIKitText

@Suite struct MarkedRangesTests {
  /// Against a text whose marked characters carry numbers.
  @Test func rangesStayWithTheirCharacters() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      var (model, marks) = ([Int](repeating: 0, count: 40), MarkedRanges())
      for number in 1..<60 {
        let start = random.roll(0..<model.count + 1)
        let end = random.roll(start..<min(model.count, start + 6) + 1)
        let range = NSRange(location: start, length: end - start)
        switch random.roll(0..<4) {
        case 0 where end > start:
          for old in Set(model[start..<end]) where old > 0 { model = model.map { $0 == old ? 0 : $0 } }
          for index in start..<end { model[index] = number }
          marks.insert(range)
        case 1:
          for old in Set(model[start..<end]) where old > 0 { model = model.map { $0 == old ? 0 : $0 } }
          marks.remove(in: range)
        default:
          let new = random.roll(0..<5)
          for old in Set(model[max(0, start - 1)..<min(model.count, end + 1)]) where old > 0 {
            model = model.map { $0 == old ? 0 : $0 }
          }
          model.replaceSubrange(start..<end, with: [Int](repeating: 0, count: new))
          marks.textChanged(NSRange(location: start, length: new), new - range.length)
        }
        var expected: [NSRange] = []
        for (index, number) in model.enumerated() where number > 0 {
          if index > 0, model[index - 1] == number {
            expected[expected.count - 1].length += 1
          } else {
            expected.append(NSRange(location: index, length: 1))
          }
        }
        #expect(marks.all == expected)
        let part = NSRange(location: start, length: random.roll(0..<9))
        #expect(
          Array(marks.ranges(in: part))
            == expected.filter { part.length > 0 && $0.location < NSMaxRange(part) && NSMaxRange($0) > part.location })
      }
    }
  }
}
