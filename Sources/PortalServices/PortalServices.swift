package import DesktopServices

/// The services of xdg-desktop-portal.
@MainActor package enum PortalServices {
  /// Sets the portal's services as those of the program; without a session bus there are none.
  package static func install() {
    guard let client = PortalClient() else { return }
    install(client, in: .current)
  }

  /// Each kind of service adds its line.
  package static func install(_ client: PortalClient, in services: DesktopServices) {
    services.addresses = PortalAddresses(client)
    services.mail = PortalMail(client)
    services.notifications = PortalNotifications(client)
    services.files = PortalFiles(client)
  }
}
