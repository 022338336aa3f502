/// The way to a page after a lift, as displacement x from that page.
///
/// A critically damped spring, x'' + 2w x' + w² x = 0: x(t) = (x0 + c t) e^(-wt) with c = v0 + w x0. It takes the lift's velocity over
/// and would run past the page only where c and x0 differ in sign, that is when it comes in faster than w |x0|. Such a flick gets
/// the stiffer spring with w = -v0 / x0, so that c = 0 and x(t) = x0 e^(-wt): it never overshoots.
///
/// The choice of w survives a restart: on the path |x'| / |x| = w - c / (x0 + c t), which is at most w, and just w where c = 0.
public struct PageSnap: Equatable, Sendable {
  /// w per second of a page that is not hurried; chosen: the width of a phone takes half a second.
  public static let stiffness = 18.0
  /// Points from the page below which the content snaps to it: as for a bounce.
  public static let restDistance = Bounce.restDistance

  public let displacement: Double
  public let velocity: Double

  public init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
  }

  /// w
  private var stiffness: Double {
    displacement * velocity < 0 ? max(Self.stiffness, (velocity / displacement).magnitude) : Self.stiffness
  }

  /// c
  private var drive: Double {
    let stiffness = stiffness
    return stiffness > Self.stiffness ? 0 : velocity + stiffness * displacement
  }

  public func position(at elapsed: Double) -> Double {
    let t = max(0, elapsed)
    let fading = exponential(-stiffness * t)
    // At infinity the spring is still, and not 0 times infinity.
    return fading == 0 ? 0 : (displacement + drive * t) * fading
  }

  public func velocity(at elapsed: Double) -> Double {
    let t = max(0, elapsed)
    let (stiffness, drive) = (stiffness, drive)
    let fading = exponential(-stiffness * t)
    return fading == 0 ? 0 : (drive - stiffness * (displacement + drive * t)) * fading
  }

  /// When a lift away from the page turns back: where x' = 0, at 1 / w - x0 / c.
  var turningTime: Double? {
    guard displacement * velocity >= 0, velocity != 0 else { return nil }
    return 1 / stiffness - displacement / drive
  }

  /// Whether it is so near to the page, and stays so, that it has come to rest.
  public func isAtRest(at elapsed: Double) -> Bool {
    guard position(at: elapsed).magnitude < Self.restDistance else { return false }
    guard let turn = turningTime, elapsed < turn else { return true }
    return position(at: turn).magnitude < Self.restDistance
  }
}
