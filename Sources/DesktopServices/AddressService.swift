package import Foundation

/// The desktop's programs for addresses other than those of files.
@MainActor package protocol AddressService: AnyObject {
  func open(
    _ address: URL, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void
  ) -> any DesktopRequest
}
