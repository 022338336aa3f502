internal import DesktopBus
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Observes on the session bus whether an assistive technology listens: `org.a11y.Status`.
///
/// Where the service of that name does not run, it is not started: a desktop with a screen reader runs it. Waiting costs nothing.
final class AssistiveStatus: Sendable {
  struct Values: Equatable, Sendable {
    /// Programs are to export their windows.
    var isEnabled = false
    var hasScreenReader = false
  }

  static let service = "org.a11y.Bus"
  static let path = "/org/a11y/bus"
  private static let status = "org.a11y.Status"
  private static let bus = "org.freedesktop.DBus"

  private let session: BusConnection
  private let values = Mutex(Values())
  private let receiver: @MainActor @Sendable (Values) -> Void

  /// Calls `receiver` on the main queue at every change from `Values()`.
  init(session: BusConnection, _ receiver: @escaping @MainActor @Sendable (Values) -> Void) {
    (self.session, self.receiver) = (session, receiver)
  }

  /// Waits for the bus: call it on a queue of its own.
  func start() {
    session.receiveSignals("type='signal',path='\(Self.path)',interface='org.freedesktop.DBus.Properties'") { [weak self] in
      self?.receive($0)
    }
    let owner = "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',member='NameOwnerChanged',arg0='\(Self.service)'"
    session.receiveSignals(owner) { [weak self] in self?.receive($0) }
    read()
  }

  /// The address of the bus of assistive technologies; nil without one. Waits.
  func accessibilityBus() -> String? {
    session.call(Self.service, Self.path, Self.service, "GetAddress")?.first?.string
  }

  private func read() {
    func flag(_ name: String) -> Bool {
      session.property(name, of: Self.service, Self.path, Self.status, startsService: false)?.bool ?? false
    }
    set { $0 = Values(isEnabled: flag("IsEnabled"), hasScreenReader: flag("ScreenReaderEnabled")) }
  }

  private func receive(_ signal: BusConnection.Message) {
    switch signal.member {
    case "PropertiesChanged":
      guard signal.arguments.count > 1, signal.arguments[0].string == Self.status else { return }
      set { values in
        for case .entry(let key, let value) in signal.arguments[1].elements {
          switch key.string {
          case "IsEnabled": values.isEnabled = value.bool ?? values.isEnabled
          case "ScreenReaderEnabled": values.hasScreenReader = value.bool ?? values.hasScreenReader
          default: break
          }
        }
      }
    case "NameOwnerChanged":
      let isThere = signal.arguments.count > 2 && signal.arguments[2].string?.isEmpty == false
      // GDBus's thread must not wait for an answer that it would have to receive itself.
      if isThere { DispatchQueue.global().async { self.read() } } else { set { $0 = Values() } }
    default: break
    }
  }

  private func set(_ change: (inout Values) -> Void) {
    let news: Values? = values.withLock { values in
      let former = values
      change(&values)
      return values == former ? nil : values
    }
    if let news { DispatchQueue.main.async { [receiver] in receiver(news) } }
  }
}
