internal import CTestScope
internal import UIKitCore

// Programs that are linked with the static standard library have no Swift Testing, and run no tests of it.
#if canImport(Testing)
  internal import Testing
#endif

/// Tells `UIScreen.main` which test of Swift Testing is running. `Test.current` is a task-local value: child tasks of a test have it,
/// detached tasks have not.
@_cdecl("scrollwork_set_up_test_scope")
public func setUpTestScope() {
  #if canImport(Testing)
    CurrentScreen.runningTest = {
      guard let test = Test.current else { return nil }
      // The cases of a test with arguments run side by side; only its description tells one from the other.
      return "\(test.id) \(Test.Case.current.map { String(reflecting: $0) } ?? "")"
    }
  #endif
}
