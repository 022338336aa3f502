public import Foundation

/// The superclass of the generators of haptic feedback.
///
/// The machines that this package runs on have no haptic motor: as on an iPad, every call is taken and nothing is felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator that needs no preparation.
  public override init() { super.init() }

  /// Does nothing: there is no motor to start.
  open func prepare() {}
}

/// Feedback for a collision of two things on the screen.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass and the hardness of what collides.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A generator for collisions of that style.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator for collisions of medium style.
  public override init() { super.init() }

  /// Nothing is felt.
  public func impactOccurred() {}

  /// Nothing is felt, whatever the intensity (0...1).
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a selection that moves on by one.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Nothing is felt.
  public func selectionChanged() {}
}

/// Feedback for a task that succeeded, failed or needs attention.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task ended.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Nothing is felt.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
