/// The services of the desktop around the program, each nil where there is none.
///
/// The launcher of a window sets those of the desktop's portal; a test's stage sets answers by script. Services are asked on the main actor and
/// answer on it, later than the call that asks.
@MainActor package final class DesktopServices {
  /// The services of the running program.
  package static var current = DesktopServices()

  package var files: (any FileService)?
  package var addresses: (any AddressService)?
  package var mail: (any MailService)?
  package var notifications: (any NotificationService)?

  package init() {}
}
