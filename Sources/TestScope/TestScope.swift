internal import CTestScope
internal import Testing
internal import UIKitCore

/// Tells `UIScreen.main` which test of Swift Testing is running. `Test.current` is a task-local value: child tasks of a test have it,
/// detached tasks have not.
@_cdecl("scrollwork_set_up_test_scope")
public func setUpTestScope() {
  CurrentScreen.runningTest = {
    guard let test = Test.current else { return nil }
    // The cases of a test with arguments run side by side; only its description tells one from the other.
    return "\(test.id) \(Test.Case.current.map { String(reflecting: $0) } ?? "")"
  }
}
