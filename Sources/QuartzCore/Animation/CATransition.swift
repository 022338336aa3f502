internal import CoreGraphics
internal import Foundation

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the type.
  public let rawValue: String

  /// Any other type than the four constants is shown as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in while the former one fades out; what is equal in both does not change.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the former one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the former one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The former content slides off the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// One content until the middle, then the other.
  package static let swap = CATransitionType(rawValue: "swap")
}

/// Where a transition that moves comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the direction.
  public let rawValue: String

  /// Any other direction than the four constants counts as `fromRight`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// To the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// To the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upward, as on iOS: the name is meant for coordinates with y upward.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downward, as on iOS.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of transitions in a layer's animations.
public let kCATransition = "transition"

/// Goes over from what a layer shows when the animation is added to what the layer shows then, with its sublayers.
///
/// Add it before the change. What moves is not clipped: set `masksToBounds` of the superlayer.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// `.fade` by default.
  open var type = CATransitionType.fade
  /// nil, the default, for `.fromRight`; read by types that move.
  open var subtype: CATransitionSubtype?
  /// Where on the way to begin, from 0, the default, to 1.
  open var startProgress: Float = 0
  /// Where on the way to end, from 0 to 1, the default.
  open var endProgress: Float = 1
  private var picture: LayerPicture?

  package override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, startProgress, endProgress) = (other.type, other.subtype, other.startProgress, other.endProgress)
    picture = other.picture
  }

  /// Notes what the layer shows.
  func begin(on layer: CALayer) { picture = LayerPicture(of: layer) }

  override func apply(to shown: inout LayerShown, fraction: Double, time: Double) {
    let way = Double(startProgress) + Double(endProgress - startProgress) * fraction
    guard let picture, way < 1 || endProgress < 1 else { return }
    let progress = CGFloat(min(max(way, 0), 1))
    let size = shown.geometry.bounds.size
    let (dx, dy): (CGFloat, CGFloat) =
      switch subtype {
      case .fromLeft: (-size.width, 0)
      case .fromTop: (0, size.height)
      case .fromBottom: (0, -size.height)
      default: (size.width, 0)
      }
    let coming = CGPoint(x: dx * (1 - progress), y: dy * (1 - progress))
    let going = CGPoint(x: -dx * progress, y: -dy * progress)
    let look: LayerTransition.Look =
      switch type {
      case .moveIn: .moved(former: .zero, present: coming, formerIsAbove: false)
      case .push: .moved(former: going, present: coming, formerIsAbove: false)
      case .reveal: .moved(former: going, present: .zero, formerIsAbove: true)
      case .swap: .faded(share: progress < 0.5 ? 0 : 1)
      default: .faded(share: progress)
      }
    if case .faded(1) = look { return }
    shown.transition = LayerTransition(picture: picture, look: look)
  }
}
