package import Foundation

/// An object that runs once per frame: a scroll machine in motion, a display link.
@MainActor package protocol FrameClient: AnyObject {
  /// Called once per frame while registered, after the timers and before layout. A client may remove itself or add others here.
  func frame(at time: TimeInterval)

  /// Called when another screen gives the frames, since the former one has been closed. Does nothing unless implemented, by a client that
  /// removes itself from a driver that it does not retain.
  func moved(to driver: FrameDriver)
}

extension FrameClient {
  package func moved(to driver: FrameDriver) {}
}
