// Constants of Apple's C library that Linux lacks: those of Dispatch.

/// Nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

// And of Apple's mathematics.

/// The greatest finite `Float`, which code of older Swift sets as a `repeatCount` without end.
public let HUGE = Float.greatestFiniteMagnitude
