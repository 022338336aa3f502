internal import Foundation

// Names that Apple's Foundation takes from C and Core Foundation.

/// The machine's integer.
public typealias NSInteger = Int

/// The machine's unsigned integer.
public typealias NSUInteger = UInt

/// Seconds since the beginning of 2001, in UTC.
public typealias CFAbsoluteTime = Double

/// The time of the machine's clock, in seconds since the beginning of 2001, in UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
