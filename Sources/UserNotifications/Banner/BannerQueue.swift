internal import DesktopServices
internal import UIKitCore

/// The banners that show notifications in the app's own window where the desktop shows none: one at a time, the latest.
@MainActor final class BannerQueue {
  /// Seconds for which a banner shows. Our choice: iOS shows one for about five.
  static let duration = 5.0

  private let choose: (String, NotificationChoice) -> Void
  private var banner: NotificationBanner?
  private var timer: TimerToken?

  init(_ choose: @escaping (String, NotificationChoice) -> Void) { self.choose = choose }

  func show(_ notification: DesktopNotification, in application: UIApplication?) {
    close()
    guard let window = application?.keyWindow ?? application?.windows.last else { return }
    let banner = NotificationBanner(notification) { [weak self] choice in
      self?.close()
      self?.choose(notification.identifier, choice)
    }
    self.banner = banner
    banner.appear(in: window)
    timer = window.screen.driver.schedule(after: Self.duration) { [weak self] in self?.close() }
  }

  func remove(_ identifier: String) { if banner?.notification.identifier == identifier { close() } }

  private func close() {
    timer?.cancel()
    banner?.disappear()
    (timer, banner) = (nil, nil)
  }
}
