/// An animated move from one offset to another: 0.3 s whatever the distance, along half a cosine. Measured on UIKit.
public struct Glide: Equatable, Sendable {
  public static let duration = 0.3

  public var origin: Vector
  public var destination: Vector

  public init(from origin: Vector, to destination: Vector) {
    self.origin = origin
    self.destination = destination
  }

  public func position(at elapsed: Double) -> Vector {
    guard !isAtRest(at: elapsed) else { return destination }
    return origin + (destination - origin) * Self.progress(at: elapsed)
  }

  /// The last frame of 0.3 s is the 18th at 60 Hz, however the sum of its times was rounded.
  public func isAtRest(at elapsed: Double) -> Bool { elapsed >= Self.duration - 1e-9 }

  static func progress(at elapsed: Double) -> Double {
    (1 - cosine(Double.pi * min(max(0, elapsed / duration), 1))) / 2
  }
}
