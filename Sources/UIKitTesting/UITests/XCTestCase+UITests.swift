#if canImport(XCTest)
  public import Foundation
  public import XCTest

  extension XCTestCase {
    /// Has `handler` called with an alert that covers what the test touches next; it returns whether it has closed the alert. The monitor
    /// ends with the test.
    @preconcurrency @MainActor @discardableResult public func addUIInterruptionMonitor(
      withDescription handlerDescription: String, handler: @escaping @MainActor (_ interruptingElement: XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
      let monitor = InterruptionMonitor.add(handler)
      let identifier = ObjectIdentifier(monitor)
      addTeardownBlock { await MainActor.run { InterruptionMonitor.remove(identifier) } }
      return monitor
    }

    /// Ends a monitor before the test ends.
    @preconcurrency @MainActor public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
      InterruptionMonitor.remove(ObjectIdentifier(monitor))
    }

    /// An expectation for a condition on an element. While it is waited for, the stage advances by 0.1 s before each look.
    @preconcurrency @MainActor @discardableResult public func expectation(
      for predicate: NSPredicate, evaluatedWith element: XCUIElement, handler: XCTNSPredicateExpectation.Handler? = nil
    ) -> XCTestExpectation {
      expectation(for: element.advancing(predicate), evaluatedWith: element as Any, handler: handler)
    }
  }

  extension XCTNSPredicateExpectation {
    /// An expectation for a condition on an element. While it is waited for, the stage advances by 0.1 s before each look.
    @preconcurrency @MainActor public convenience init(predicate: NSPredicate, object: XCUIElement) {
      self.init(predicate: object.advancing(predicate), object: object as Any)
    }
  }

  extension XCUIElement {
    /// The same condition, which lets virtual time pass unless it holds already.
    fileprivate func advancing(_ predicate: NSPredicate) -> NSPredicate {
      nonisolated(unsafe) let predicate = predicate
      return NSPredicate { [self] _, _ in
        MainActor.assumeIsolated {
          if predicate.evaluate(with: self) { return true }
          tested.stage?.advance(by: 0.1)
          return predicate.evaluate(with: self)
        }
      }
    }
  }
#endif
