import Foundation
import Selectors
import Testing

private final class Listener: NSObject, SelectorAnswering {
  var names: [String] = []
  var fired: [Any?] = []

  func heard(_ notification: Notification) { names.append(notification.name.rawValue) }
  func fire(_ timer: Timer) { fired.append(timer.userInfo) }
  func answer() -> NSString { "42" }

  nonisolated class var selectorTable: SelectorTable {
    [
      "heard:": SelectorMethod { (target: Listener, arguments) in target.heard(try arguments(0)) },
      "fire:": SelectorMethod { (target: Listener, arguments) in target.fire(try arguments(0)) },
      "answer": SelectorMethod { (target: Listener, _) in target.answer() },
    ]
  }
}

/// Foundation's calls that take selectors.
@Suite struct FoundationSelectorTests {
  private let center = NotificationCenter()
  private let red = Notification.Name("red")
  private let blue = Notification.Name("blue")

  @Test func observersHearTheirNamesUntilTheyAreRemoved() {
    let listener = Listener()
    center.addObserver(listener, selector: "heard:", name: red, object: nil)
    center.addObserver(listener, selector: "heard:", name: blue, object: nil)
    for name in [red, blue] { center.post(name: name, object: nil) }
    center.removeObserver(listener, name: red, object: nil)
    for name in [red, blue] { center.post(name: name, object: nil) }
    center.removeObserver(listener)
    for name in [red, blue] { center.post(name: name, object: nil) }
    #expect(listener.names == ["red", "blue", "blue"])
  }

  @Test func aSenderLimitsWhatIsHeard() {
    let (listener, sender, other) = (Listener(), NSObject(), NSObject())
    center.addObserver(listener, selector: "heard:", name: nil, object: sender)
    center.post(name: red, object: other)
    center.post(name: blue, object: sender)
    center.removeObserver(listener, name: nil, object: other)
    center.post(name: red, object: sender)
    #expect(listener.names == ["blue", "red"])
  }

  @Test func observersAreHeldWeakly() {
    weak var released: Listener?
    do {
      let listener = Listener()
      released = listener
      center.addObserver(listener, selector: "heard:", name: red, object: nil)
    }
    #expect(released == nil)
    for _ in 0..<2 { center.post(name: red, object: nil) }
  }

  @Test func tokensOfClosuresAreStillRemoved() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: red, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: red, object: nil)
    center.removeObserver(token)
    center.post(name: red, object: nil)
    #expect(count == 1)
  }

  @Test func timersFireWithTheirInformation() {
    let listener = Listener()
    let timer = Timer.scheduledTimer(timeInterval: 100, target: listener, selector: "fire:", userInfo: "note", repeats: true)
    timer.fire()
    timer.invalidate()
    #expect(listener.fired.count == 1 && listener.fired[0] as? String == "note")
  }

  @Test func performReturnsTheObjectOfTheMethod() {
    let listener = Listener()
    #expect(listener.perform("answer")?.takeUnretainedValue() as? NSString == "42")
    #expect(listener.responds(to: "answer") && !listener.responds(to: "question"))
    // As apps of iOS write it, without a question mark.
    #expect(listener.perform("answer").takeUnretainedValue() as? NSString == "42")
  }

  @Test func classesTellWhatTheirObjectsPerform() {
    #expect(Listener.instancesRespond(to: "answer") && !Listener.instancesRespond(to: "question"))
    #expect(!Listener.instancesRespond(to: nil) && !NSObject.instancesRespond(to: "answer"))
    let own = Selector(base: "question", method: { (target: Listener) in target.answer })
    #expect(Listener.instancesRespond(to: own) && !NSObject.instancesRespond(to: own))
    #expect(!Listener.responds(to: "answer"), "a method of objects is none of the class")
  }

  @Test func aClassPerformsSelectorsOfItsOwn() throws {
    #expect(Palette.responds(to: "favourite") && !Palette.responds(to: "other") && !Palette.responds(to: nil))
    #expect(Palette.perform("favourite").takeUnretainedValue() as? NSString == "green")
    final class Inherited: Palette {}
    #expect(Inherited.self.responds(to: "favourite"))
  }

  private class Palette: NSObject, ClassSelectorAnswering {
    nonisolated static func classResult(of selector: Selector) -> AnyObject? {
      selector.name == "favourite" ? NSString(string: "green") : nil
    }
  }
}
