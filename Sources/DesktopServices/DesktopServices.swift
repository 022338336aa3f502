/// The services of the desktop around the program, each nil where there is none.
///
/// The launcher of a window sets those of the desktop's portal; a test's stage sets answers by script. Services are asked on the main actor and
/// answer on it, later than the call that asks.
@MainActor package final class DesktopServices {
  private static let program = DesktopServices()

  /// Finds the services of the running test's stage; nil in an app.
  package static var choose: (@MainActor () -> DesktopServices?)?

  /// The services of the running program, or of the running test's stage.
  package static var current: DesktopServices { choose?() ?? program }

  package var files: (any FileService)?
  package var addresses: (any AddressService)?
  package var mail: (any MailService)?
  package var notifications: (any NotificationService)?

  package var alarms: (any AlarmService)?

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  package init() {}

  /// The program's only object of a class of a module above, made when it is first asked for.
  package func object<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let object = objects[ObjectIdentifier(Object.self)] as? Object { return object }
    let object = make()
    objects[ObjectIdentifier(Object.self)] = object
    return object
  }
}
