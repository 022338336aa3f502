import Foundation
import Selectors
import Testing

private class Base: NSObject, SelectorAnswering {
  var calls: [String] = []
  func tap() { calls.append("tap") }
  func add(_ number: Int, to other: Int) -> Int { number + other }
  func show(_ text: String?) { calls.append(text ?? "nil") }
  func fail() throws { throw CocoaError(.fileNoSuchFile) }

  nonisolated class var selectorTable: SelectorTable {
    [
      "tap": SelectorMethod { (target: Base, _) in target.tap() },
      "add:to:": SelectorMethod { (target: Base, arguments) in target.add(try arguments(0), to: try arguments(1)) },
      "show:": SelectorMethod { (target: Base, arguments) in target.show(try arguments(0)) },
      "fail": SelectorMethod { (target: Base, _) in try target.fail() },
    ]
  }
}

private class Derived: Base {
  override func tap() { calls.append("derived tap") }
  func extra() -> String { "extra" }

  nonisolated override class var selectorTable: SelectorTable {
    var table = super.selectorTable
    table["extra"] = SelectorMethod { (target: Derived, _) in target.extra() }
    return table
  }
}

@MainActor private final class Screen: NSObject, SelectorAnswering {
  var count = 0
  func touch() { count += 1 }
  nonisolated static var selectorTable: SelectorTable { ["touch": SelectorMethod { (target: Screen, _) in target.touch() }] }
}

private final class Plain: NSObject {
  func own(_ number: Int) -> Int { number * 2 }
}

@Suite struct SelectorTests {
  @Test func equalityAndHashAreByName() {
    #expect(Selector("tap") == NSSelectorFromString("tap"))
    #expect(Selector("tap") != "tap:")
    #expect(Set<Selector>(["a:", "a:", "b"]).count == 2)
    #expect(NSStringFromSelector("a:b:") == "a:b:")
    #expect("\(Selector("a:b:"))" == "a:b:")
  }

  @Test(arguments: [("tap", 0), ("tap:", 1), ("add:to:", 2), ("::", 2), ("", 0)])
  func argumentsAreCountedByColons(_ name: String, _ count: Int) { #expect(Selector(name).argumentCount == count) }

  @Test func callsTheMethodOfTheTargetsClass() throws {
    let base = Base()
    let derived = Derived()
    try Selector("tap").perform(on: base)
    try Selector("tap").perform(on: derived)
    #expect(base.calls == ["tap"])
    #expect(derived.calls == ["derived tap"])
  }

  @Test func passesArgumentsAndResults() throws {
    #expect(try Selector("add:to:").perform(on: Base(), with: [2, 3]) as? Int == 5)
    #expect(try Selector("tap").perform(on: Base(), with: ["ignored", 2]) == nil)
    let target = Base()
    try Selector("show:").perform(on: target, with: [nil])
    try Selector("show:").perform(on: target, with: ["text"])
    #expect(target.calls == ["nil", "text"])
  }

  @Test func respondsByTheTableOfTheClassAndItsSuperclass() {
    #expect(Base().responds(to: "tap"))
    #expect(!Base().responds(to: "extra"))
    #expect(Derived().responds(to: "tap"))
    #expect(Derived().responds(to: "extra"))
    #expect(!Derived().responds(to: nil))
    #expect(!Plain().responds(to: "tap"))
  }

  @Test func anUnansweredSelectorNamesWhatIsAnswered() {
    let error = #expect(throws: SelectorError.self) { try Selector("missing:").perform(on: Base(), with: [1]) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains("missing:"))
    #expect(text.contains("Base"))
    #expect(text.contains("add:to:, fail, show:, tap"))
  }

  @Test func wrongArgumentsAreNamed() {
    let few = #expect(throws: SelectorError.self) { try Selector("add:to:").perform(on: Base(), with: [1]) }
    #expect(few.map { "\($0)" }?.contains("1 of 2 arguments") == true)
    let wrong = #expect(throws: SelectorError.self) { try Selector("add:to:").perform(on: Base(), with: [1, "x"]) }
    #expect(wrong.map { "\($0)" }?.contains("argument 1 is String, the method takes Int") == true)
    let absent = #expect(throws: SelectorError.self) { try Selector("add:to:").perform(on: Base(), with: [nil, 1]) }
    #expect(absent.map { "\($0)" }?.contains("argument 0 is nil") == true)
  }

  @Test func errorsOfTheMethodAreThrown() {
    #expect(throws: CocoaError.self) { try Selector("fail").perform(on: Base()) }
  }

  @Test func aSelectorWithItsOwnMethodNeedsNoTable() throws {
    let selector = Selector("own:", of: SelectorMethod { (target: Plain, arguments) in target.own(try arguments(0)) })
    #expect(selector.isAnswered(by: Plain()))
    #expect(!selector.isAnswered(by: Base()))
    #expect(try selector.perform(on: Plain(), with: [4]) as? Int == 8)
    #expect(Selector("own:").isAnswered(by: Plain()) == false)
    #expect(selector == Selector("own:"))
  }

  @Test func theTableComesBeforeTheSelectorsOwnMethod() throws {
    let selector = Selector("extra", of: SelectorMethod { (_: Base, _) in "own" })
    #expect(try selector.perform(on: Base()) as? String == "own")
    #expect(try selector.perform(on: Derived()) as? String == "extra")
  }

  @Test func optionalRequirementsReturnNilIfUnanswered() {
    let sum: Int? = Selector("add:to:").performIfAnswered(on: Base(), 1, 2)
    #expect(sum == 3)
    let none: Int? = Selector("missing").performIfAnswered(on: Base())
    #expect(none == nil)
    let done: Void? = Selector("tap").performIfAnswered(on: Base())
    #expect(done != nil)
    let notDone: Void? = Selector("missing").performIfAnswered(on: Base())
    #expect(notDone == nil)
  }

  @MainActor @Test func methodsOfTheMainActorAreCalled() throws {
    let screen = Screen()
    try Selector("touch").perform(on: screen)
    #expect(screen.count == 1)
  }

  @Test func methodsWithoutActorAreCalledOnAnyThread() async throws {
    let calls = await Task.detached {
      let target = Base()
      _ = try? Selector("tap").perform(on: target)
      return target.calls
    }.value
    #expect(calls == ["tap"])
  }

  @Test func tablesMergeWithTheLaterMethods() throws {
    var table: SelectorTable = ["a": SelectorMethod { (_: NSObject, _) in 1 }]
    table.add(["a": SelectorMethod { (_: NSObject, _) in 2 }, "b": SelectorMethod { (_: NSObject, _) in 3 }])
    let selector = Selector("a", of: table["a"])
    #expect(try selector.perform(on: NSObject()) as? Int == 2)
    #expect(table["b"] != nil)
    #expect(table["c"] == nil)
  }
}
