/// The motion to a page after a lift, as displacement x from that page.
///
/// A critically damped spring, x'' + 2w x' + w² x = 0: x(t) = (x0 + c t) e^(-wt) with c = v0 + w x0. It starts with the lift's velocity and
/// overshoots only if c and x0 differ in sign, that is for a lift faster than w |x0| towards the page. Such a lift uses the stiffer spring
/// with w = -v0 / x0, so that c = 0 and x(t) = x0 e^(-wt), which never overshoots.
///
/// A restart chooses the same w: on the path |x'| / |x| = w - c / (x0 + c t), which is at most w, and equal to w only where c = 0.
public struct PageSnap: Equatable, Sendable {
  /// w per second for slow lifts. Our choice: the width of a phone is crossed in half a second.
  public static let stiffness = 18.0
  /// Points from the page below which the content snaps to it, as for a bounce.
  public static let restDistance = Bounce.restDistance

  /// Points from the page at the start.
  public let displacement: Double
  /// Points per second at the start.
  public let velocity: Double

  /// A lift towards the page has a velocity of the opposite sign to `displacement`.
  public init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
  }

  /// w of the formula, per second.
  private var stiffness: Double {
    displacement * velocity < 0 ? max(Self.stiffness, (velocity / displacement).magnitude) : Self.stiffness
  }

  /// c of the formula, in points per second.
  private var drive: Double {
    let stiffness = stiffness
    return stiffness > Self.stiffness ? 0 : velocity + stiffness * displacement
  }

  /// Points from the page `elapsed` seconds after the start.
  public func position(at elapsed: Double) -> Double {
    let t = max(0, elapsed)
    let fading = exponential(-stiffness * t)
    // Avoids 0 times infinity at an infinite `elapsed`.
    return fading == 0 ? 0 : (displacement + drive * t) * fading
  }

  /// Points per second `elapsed` seconds after the start.
  public func velocity(at elapsed: Double) -> Double {
    let t = max(0, elapsed)
    let (stiffness, drive) = (stiffness, drive)
    let fading = exponential(-stiffness * t)
    return fading == 0 ? 0 : (drive - stiffness * (displacement + drive * t)) * fading
  }

  /// Seconds after which a lift away from the page reverses: x' = 0 at 1 / w - x0 / c.
  var turningTime: Double? {
    guard displacement * velocity >= 0, velocity != 0 else { return nil }
    return 1 / stiffness - displacement / drive
  }

  /// Whether the page is less than `restDistance` away and stays that near.
  public func isAtRest(at elapsed: Double) -> Bool {
    guard position(at: elapsed).magnitude < Self.restDistance else { return false }
    guard let turn = turningTime, elapsed < turn else { return true }
    return position(at: turn).magnitude < Self.restDistance
  }
}
