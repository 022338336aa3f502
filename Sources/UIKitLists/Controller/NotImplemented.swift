package import CoreGraphics

/// Returned by default implementations so that the framework can tell that a method is not implemented; no arithmetic yields these bits.
///
/// A protocol witness serves all rows of a delegate, so one answer is valid for every row.
extension CGFloat {
  package static var notImplemented: CGFloat { CGFloat(Double(bitPattern: notImplementedBits)) }
  package var isNotImplemented: Bool { Double(self).bitPattern == notImplementedBits }
}

/// A quiet NaN whose payload is the ASCII text "none".
private let notImplementedBits: UInt64 = 0x7FF8_6E6F_6E65_0000
