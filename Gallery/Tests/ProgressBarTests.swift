import Testing

@testable import Gallery

@Suite struct ProgressBarTests {
  /// What a bar of 1,000 steps writes when each takes `seconds`.
  private func written(isTerminal: Bool, seconds: Double) -> [String] {
    var (lines, time) = ([String](), 0.0)
    withoutActuallyEscaping({ lines.append($0) }) { write in
      var bar = ProgressBar("scene", total: 1000, isTerminal: isTerminal, now: { time }, write: write)
      for step in 0...1000 {
        bar.show(step)
        time += seconds
      }
      bar.finish("done")
    }
    return lines
  }

  @Test func aLogFileGetsALineEveryFiveSeconds() {
    let lines = written(isTerminal: false, seconds: 1 / 64)
    #expect(lines == ["scene: 0 %\n", "scene: 32 %\n", "scene: 64 %\n", "scene: 96 %\n", "done\n"])
    #expect(written(isTerminal: false, seconds: 1 / 1024) == ["scene: 0 %\n", "done\n"])
  }

  @Test func aTerminalShowsEachPercentOnceAndClearsTheLine() {
    let lines = written(isTerminal: true, seconds: 0)
    #expect(lines.count == 101 + 2)
    #expect(lines.allSatisfy { !$0.dropLast().contains("\n") })
    #expect(lines[50].hasPrefix("\rscene ████████████████████░") && lines[50].hasSuffix(" 50 %"))
    #expect(lines.suffix(2) == ["\r\u{1B}[2K", "done\n"])
  }
}
