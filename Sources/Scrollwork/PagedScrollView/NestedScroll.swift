/// Offsets of a scroll view and of one inside it, which share every step of one motion.
///
/// The sum of both offsets is the position of the motion: no travel is lost, and no step is counted twice.
struct NestedScroll: Equatable, Sendable {
  /// Offset of the outer scroll view, from 0 to `outerLength`.
  private(set) var outer: Double
  private(set) var outerLength: Double
  /// Offset of the inner scroll view, from 0 to `innerLength`.
  private(set) var inner: Double
  private(set) var innerLength: Double

  /// Offsets are limited to the lengths, lengths to 0.
  init(outer: Double = 0, of outerLength: Double, inner: Double = 0, of innerLength: Double) {
    self.outerLength = max(0, outerLength)
    self.innerLength = max(0, innerLength)
    self.outer = min(max(0, outer), self.outerLength)
    self.inner = min(max(0, inner), self.innerLength)
  }

  /// The distance from the start of both.
  var position: Double { outer + inner }

  /// The position at the end of both.
  var length: Double { outerLength + innerLength }

  /// Divides a step, limited to the room that both have: the outer scroll view takes a part first, then the inner one, then the outer one
  /// again. What the outer one has refused goes to whichever has room.
  ///
  /// - Parameters:
  ///   - pre: the part that the outer scroll view takes before the inner one, of a step; limited to its room and to the step.
  ///   - post: the part that it takes of what the inner one has left.
  mutating func move(by step: Double, pre: (Double, Self) -> Double, post: (Double, Self) -> Double) {
    var rest = min(max(-position, step), length - position)
    rest -= moveOuter(by: Self.part(pre(rest, self), of: rest))
    if Self.isLeft(rest) { rest -= moveInner(by: rest) }
    if Self.isLeft(rest) { rest -= moveOuter(by: Self.part(post(rest, self), of: rest)) }
    if Self.isLeft(rest) { rest -= moveOuter(by: rest) }
  }

  /// Whether a remainder is more than rounding.
  private static func isLeft(_ rest: Double) -> Bool { rest.magnitude > 1e-9 }

  private static func part(_ part: Double, of step: Double) -> Double {
    step < 0 ? max(step, min(0, part)) : min(step, max(0, part))
  }

  private mutating func moveOuter(by step: Double) -> Double {
    let old = outer
    outer = min(max(0, outer + step), outerLength)
    return outer - old
  }

  private mutating func moveInner(by step: Double) -> Double {
    let old = inner
    inner = min(max(0, inner + step), innerLength)
    return inner - old
  }
}
