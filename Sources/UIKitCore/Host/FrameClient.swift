package import Foundation

/// An object that runs once per frame: a scroll machine in motion, a display link.
@MainActor package protocol FrameClient: AnyObject {
  /// Called once per frame while registered, after the timers and before layout. A client may remove itself or add others here.
  func frame(at time: TimeInterval)
}
