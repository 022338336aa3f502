import Testing

@testable import UIKitText

/// All selections of up to four tokens, and all that is done to them.
@Suite struct TokenSelectionTests {
  private static let all: [(count: Int, range: Range<Int>)] = (0...4).flatMap { count in
    (0...count).flatMap { start in (start...count).map { (count, start..<$0) } }
  }

  private func made(_ range: Range<Int>, _ count: Int) -> TokenSelection {
    var selection = TokenSelection()
    selection.select(range, of: count)
    return selection
  }

  @Test func everyMoveSelectsTokensThatAreThere() {
    for (count, range) in Self.all where count > 0 {
      for extending in [false, true] {
        var (back, forward) = (made(range, count), made(range, count))
        back.moveBack(in: count, extending: extending)
        if !range.isEmpty { forward.moveForward(in: count, extending: extending) }
        for moved in [back, forward] { #expect((0...count).contains(moved.range.lowerBound) && moved.range.upperBound <= count) }
        #expect(!back.isEmpty)
        if !extending { #expect(back.range.count == 1 && forward.range.count <= 1) }
      }
    }
  }

  @Test func selectedTokensStaySelectedWhenOthersComeAndGo() {
    for (count, range) in Self.all where !range.isEmpty {
      let names = Array(0..<count)
      for index in 0...count {
        var (list, selection) = (names, made(range, count))
        list.insert(-1, at: index)
        selection.inserted(at: index)
        #expect(list[selection.range].filter { $0 >= 0 } == Array(range))
      }
      for index in 0..<count {
        var (list, selection) = (names, made(range, count))
        list.remove(at: index)
        selection.removed(at: index)
        #expect(Array(list[selection.range]) == range.filter { $0 != index })
      }
    }
  }
}
