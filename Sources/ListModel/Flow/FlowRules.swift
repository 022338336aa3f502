/// The rules for breaking items into lines. Items follow each other along a line; lines follow each other across.
public struct FlowRules: Equatable, Sendable {
  /// The room for items in a line, in points.
  public var length: Double
  /// The minimum gap between neighbours in a line, in points.
  public var spacing: Double
  /// The exact gap between lines, in points; negative values make lines overlap.
  public var lineSpacing: Double

  /// Points; no validation.
  public init(length: Double, spacing: Double = 0, lineSpacing: Double = 0) {
    self.length = length
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// Points by which a line may exceed `length`, so that three rounded thirds of a length fit. Our choice.
  static let slack = 0.0001

  /// The number of items of length `extent` that fit after `used` points; an empty line accepts at least one.
  func capacity(_ extent: Double, after used: Double, isEmpty: Bool) -> Int {
    let room = length + Self.slack - used - (isEmpty ? 0 : spacing) - extent
    guard room >= 0 else { return isEmpty ? 1 : 0 }
    let step = extent + spacing
    guard step > 0, room / step < 1e15 else { return Int.max }
    return 1 + Int(room / step)
  }
}

/// The places of items in one line: the start of the first item and the gap between neighbours.
struct FlowJustification: Equatable {
  var lead: Double
  var gap: Double
}
