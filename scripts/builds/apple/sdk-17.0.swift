// https://developer.apple.com/documentation/swift/mainactor: its calls that Swift 5.9 brought, with the requirements of Swift 6.

extension MainActor {
  @available(*, noasync)
  static func assumeIsolated<T: Sendable>(
    _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T { fatalError() }

  static func preconditionIsolated(
    _ message: @autoclosure () -> String = String(), file: StaticString = #fileID, line: UInt = #line
  ) {}
}
