/// Stops the program with `message` unless `condition` holds, in debug and release builds.
///
/// The check is inlined. `message` names the call, the value and the remedy, and is evaluated only when the program stops.
@inlinable @inline(__always)
package func ensure(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
  // Embedded Swift has no standard error and formats no numbers: there the program stops without a text.
  #if hasFeature(Embedded)
    if !condition { fatalError("programming error") }
  #else
    if !condition { programmingError(message(), file: file, line: line) }
  #endif
}

/// Stops the program; "Fatal error: " and `message` appear on standard error, in debug and release builds.
///
/// The standard library's `precondition` is not used because its text is dropped under -O.
#if hasFeature(Embedded)
  @inlinable @inline(__always)
  package func programmingError(_ message: @autoclosure () -> String) -> Never { fatalError("programming error") }
#else
  @usableFromInline @inline(never)
  package func programmingError(_ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message(), file: file, line: line)
  }
#endif
