internal import Foundation
package import UIKitCore
internal import UIKitGraphics

/// One window of a stage: a host, its screen, and a window as large as that.
@MainActor package final class ManualSurface {
  package let host: ManualHost
  package let screen: UIScreen
  /// As large as the screen.
  package let window: UIWindow

  init(
    size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, framesPerSecond: Int, graphics: any GraphicsHost,
    application: UIApplication, time: TimeInterval = 0
  ) {
    host = ManualHost(graphics: graphics)
    host.now = time
    screen = UIScreen(
      host: host, size: size, scale: scale, safeAreaInsets: safeAreaInsets, framesPerSecond: framesPerSecond,
      application: application)
    window = UIWindow(screen: screen)
  }
}
