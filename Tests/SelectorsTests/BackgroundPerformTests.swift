import Foundation
import Selectors
import Synchronization
import Testing

private final class Worker: NSObject, SelectorAnswering, Sendable {
  let done = DispatchSemaphore(value: 0)
  let found = Mutex<(isMain: Bool, argument: String)?>(nil)

  func work(_ argument: String) {
    found.withLock { $0 = (Thread.isMainThread, argument) }
    done.signal()
  }

  nonisolated class var selectorTable: SelectorTable {
    ["work:": SelectorMethod { (target: Worker, arguments) in target.work(try arguments(0)) }]
  }
}

@Suite struct BackgroundPerformTests {
  @Test func theMethodRunsOnAThreadOfItsOwn() throws {
    let worker = Worker()
    worker.performSelector(inBackground: "work:", with: "a")
    worker.done.wait()
    let found = try #require(worker.found.withLock { $0 })
    #expect(!found.isMain && found.argument == "a")
  }
}
