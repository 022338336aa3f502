import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct ObservationTests {
  final class Sub: UIView {}

  @MainActor final class DeinitAction {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    isolated deinit { body() }
  }

  @Test func subclassesAreObservedToo() {
    let view = Sub()
    var seen: [CGRect?] = []
    let observation = view.observe(\.frame, options: [.old, .new]) { view, change in
      #expect(type(of: view) == Sub.self)
      seen += [change.oldValue, change.newValue]
    }
    let (a, b) = (CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 5, y: 2, width: 3, height: 4))
    view.frame = a
    view.frame = a
    view.center.x += 4
    #expect(seen == [.zero, a, a, b])
    observation.invalidate()
    view.frame = .zero
    #expect(seen.count == 4)
  }

  @Test func eachPropertyIsItsOwn() {
    let view = UIView()
    var log: [String] = []
    let observations = [
      view.observe(\.bounds) { _, change in log.append("bounds \(change.newValue == nil)") },
      view.observe(\.center) { _, _ in log.append("center") },
      view.observe(\.isHidden, options: .new) { _, change in log.append("hidden \(change.newValue!)") },
    ]
    view.bounds.origin.y = 3
    #expect(log == ["bounds true"])
    view.isHidden = true
    view.isHidden = true
    view.center.x = 3
    #expect(log == ["bounds true", "hidden true", "center"])
    #expect(observations.count == 3)
  }

  @Test func theFirstValueComesIfAskedFor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    var seen: [CGRect?] = []
    let observation = view.observe(\.frame, options: [.initial, .new]) { seen.append($1.newValue) }
    #expect(seen == [view.frame])
    observation.invalidate()
  }

  @Test func observationsMayBeginAndEndInAMessageOfAnother() {
    let view = UIView()
    var (log, later): ([String], [NSKeyValueObservation]) = ([], [])
    let first = view.observe(\.center) { view, _ in
      log.append("center")
      later = [view.observe(\.isHidden) { _, _ in log.append("hidden") }]
    }
    view.isHidden = true
    view.center.x = 1
    view.isHidden = false
    #expect(log == ["center", "hidden"])
    // The second message ends the observation that the first one began, in favour of a new one.
    view.center.x = 2
    view.isHidden = true
    #expect(log == ["center", "hidden", "center", "hidden"])
    for observation in later { observation.invalidate() }
    view.isHidden = false
    first.invalidate()
    view.center.x = 3
    #expect(log.count == 4)
    let last = view.observe(\.isHidden) { _, _ in log.append("last") }
    view.isHidden = true
    #expect(log.last == "last" && log.count == 5)
    last.invalidate()
  }

  @Test func itEndsWithTheToken() {
    let view = UIView()
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.center) { _, _ in count += 1 }
    view.center.x = 1
    #expect(observation != nil)
    observation = nil
    view.center.x = 2
    #expect(count == 1)
  }

  @Test func anEndedHandlerIsReleasedAtTheNextChangeOfAnyProperty() {
    let view = UIView()
    var log: [String] = []
    let remaining = view.observe(\.isHidden) { _, _ in log.append("hidden") }
    do {
      // What the handler holds changes the view while it is deallocated.
      let captured = DeinitAction { view.isHidden = true }
      view.observe(\.bounds) { _, _ in _ = captured }.invalidate()
    }
    #expect(!view.isHidden)
    view.center.x = 1
    #expect(view.isHidden && log == ["hidden"])
    remaining.invalidate()
  }

  @Test func changesOfTheLayerCountToo() {
    let view = UIView()
    var count = 0
    let observation = view.observe(\.center) { _, _ in count += 1 }
    view.layer.position.x = 5
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(count == 1)
    observation.invalidate()
  }

  @Test func anObservedViewMayGo() {
    weak var gone: UIView?
    var observation: NSKeyValueObservation?
    do {
      let view = UIView()
      gone = view
      observation = view.observe(\.frame) { _, _ in }
    }
    #expect(gone == nil)
    observation?.invalidate()
  }

  @Test func otherKeyPathsStopTheProgram() async {
    await #expect(processExitsWith: .failure) { await MainActor.run { _ = UIView().observe(\.alpha) { _, _ in } } }
  }
}
