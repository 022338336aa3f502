internal import DesktopBus
package import DesktopServices
package import Foundation

/// Opens addresses by the portal's OpenURI.
@MainActor package final class PortalAddresses: AddressService {
  private let client: PortalClient

  package init(_ client: PortalClient) { self.client = client }

  package func open(
    _ address: URL, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void
  ) -> any DesktopRequest {
    client.request("org.freedesktop.portal.OpenURI", "OpenURI", [.string(""), .string(address.absoluteString)]) {
      answer($0.map { _ in })
    }
  }
}
