import Testing

@testable import UnifiedLogging

@Suite struct LogFormatTests {
  @Test(
    arguments: [
      ("plain", [], "plain"), ("100 %% of %d", [3], "100 % of 3"),
      ("%{public}@ and %{private, mask.hash}s", ["a", "b"], "a and b"),
      ("%.2f %5d %lu %llx", [1.005 + 1, 7, 9 as UInt, 255 as UInt64], "2.00     7 9 ff"), ("%@ %@", ["one"], "one %@"),
      ("%", [], "%"),
    ] as [(String, [any Sendable], String)])
  func specifiersTakeTheirArguments(format: String, arguments: [any Sendable], text: String) {
    #expect(LogFormat.text(format, arguments) == text)
  }

  @Test func interpolationsKeepTheirTexts() {
    let (name, count) = ("rows", 3)
    let message: OSLogMessage = "\(name, privacy: .public): \(count) of \(4.5, privacy: .private(mask: .hash))"
    #expect(message.text == "rows: 3 of 4.5")
  }

  @Test func aDisabledLogComputesNothing() {
    OSLog.disabled.write(
      {
        Issue.record("computed"); return ""
      }(), .fault)
    #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .error))
    let signposter = OSSignposter(logHandle: .disabled)
    #expect(signposter.withIntervalSignpost("work") { 5 } == 5)
  }
}
