package import Foundation

/// Something that moves by itself: the scroll machine, a display link.
@MainActor package protocol FrameClient: AnyObject {
  /// Once a frame while registered, after the timers and before layout; a client may remove itself or add others.
  func frame(at time: TimeInterval)
}
