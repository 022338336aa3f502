package import DesktopBus
package import DesktopServices
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Calls of xdg-desktop-portal, each answered once on the main queue.
///
/// A portal answers a request by a signal of the request's object, or not at all while its dialog is open. Calls run on a queue of their own, at most
/// `BusConnection.patience` seconds each. When the portal's process ends, all open requests are answered with `unavailable`.
package final class PortalClient: Sendable {
  package typealias Answer = @MainActor @Sendable (DesktopAnswer<[String: BusValue]>) -> Void
  package typealias Receiver = @MainActor @Sendable (BusConnection.Message) -> Void

  private struct State {
    var bus: BusConnection?
    var lastToken = 0
    /// By the path of the request's object.
    var open: [String: Answer] = [:]
    var receivers: [String: Receiver] = [:]
  }

  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let requestInterface = "org.freedesktop.portal.Request"

  private let state = Mutex(State())
  let address: String
  /// The connection is made by the first call.
  private let connecting = DispatchQueue(label: "portal.connection")
  private let calls = DispatchQueue(label: "portal.calls", attributes: .concurrent)

  package init(address: String) { self.address = address }

  /// nil without a session bus.
  package convenience init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let address = SessionBus.address(environment) else { return nil }
    self.init(address: address)
  }

  /// The number of requests that wait for their answer.
  var openRequests: Int { state.withLock { $0.open.count } }

  // MARK: Calls

  /// Calls a method that answers by a request's signal, which has the results.
  ///
  /// - Parameters:
  ///   - arguments: What comes before the options.
  ///   - descriptors: Open files that go with the call; they are closed afterwards.
  @MainActor package func request(
    _ interface: String, _ method: String, _ arguments: [BusValue], options: [String: BusValue] = [:],
    descriptors: [Int32] = [], answer: @escaping Answer
  ) -> any DesktopRequest {
    let request = PortalRequest(self)
    calls.async { [self] in
      defer { for descriptor in descriptors { close(descriptor) } }
      guard let bus = connect() else { return request.refuse(answer) }
      let token = state.withLock { state in
        state.lastToken += 1
        return "scrollwork\(state.lastToken)"
      }
      let sender = bus.name.dropFirst().replacingOccurrences(of: ".", with: "_")
      let expected = "\(Self.path)/request/\(sender)/\(token)"
      let respond: Answer = { found in request.finish { answer(found) } }
      state.withLock { $0.open[expected] = respond }
      var options = options
      options["handle_token"] = .string(token)
      let handle = bus.call(
        Self.service, Self.path, interface, method, arguments + [.options(options)], descriptors: descriptors)
      guard let path = handle?.first?.string else { return finish(expected, .unavailable) }
      if path != expected {
        // A portal before version 0.9 chooses the path by itself.
        state.withLock { state in state.open[path] = state.open.removeValue(forKey: expected) }
      }
      DispatchQueue.main.async { request.begin(path) }
    }
    return request
  }

  /// A request that cannot be made: the answer is `unavailable`, later.
  @MainActor func refuse(_ answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void) -> any DesktopRequest {
    let request = PortalRequest(self)
    request.refuse(answer)
    return request
  }

  /// Calls a method that answers by itself; the answer is nil if there is no such portal.
  @MainActor package func call(
    _ interface: String, _ method: String, _ arguments: [BusValue],
    answer: @escaping @MainActor @Sendable ([BusValue]?) -> Void = { _ in }
  ) {
    calls.async { [self] in
      let values = connect()?.call(Self.service, Self.path, interface, method, arguments)
      DispatchQueue.main.async { answer(values) }
    }
  }

  /// Calls `receiver` whenever the portal emits a signal of `interface`; a later receiver of the interface replaces it.
  @MainActor package func receive(_ interface: String, _ receiver: @escaping Receiver) {
    state.withLock { $0.receivers[interface] = receiver }
    calls.async { [self] in _ = connect() }
  }

  fileprivate func closeRequest(_ path: String) {
    state.withLock { $0.open[path] = nil }
    calls.async { [self] in _ = connect()?.call(Self.service, path, Self.requestInterface, "Close") }
  }

  // MARK: The connection

  private func connect() -> BusConnection? {
    connecting.sync {
      if let bus = state.withLock({ $0.bus }) { return bus }
      guard let bus = BusConnection(address: address) else { return nil }
      bus.receiveSignals("type='signal',sender='\(Self.service)',path_namespace='\(Self.path)'") { [weak self] in
        self?.receive($0)
      }
      // The bus itself reports the end of the portal's process.
      bus.receiveSignals(
        "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.service)'"
      ) { [weak self] in self?.receive($0) }
      state.withLock { $0.bus = bus }
      return bus
    }
  }

  private func receive(_ message: BusConnection.Message) {
    switch (message.interface, message.member) {
    case (Self.requestInterface, "Response"):
      let code = message.arguments.first?.int ?? 2
      let results = message.arguments.count > 1 ? message.arguments[1].options : [:]
      // 0 is success, 1 the person's choice to close the dialog, 2 another end.
      finish(message.path, code == 0 ? .value(results) : code == 1 ? .cancelled : .unavailable)
    case ("org.freedesktop.DBus", "NameOwnerChanged"):
      guard message.arguments.count > 2, message.arguments[0].string == Self.service, message.arguments[2].string == "" else {
        return
      }
      for path in state.withLock({ Array($0.open.keys) }) { finish(path, .unavailable) }
    case (let interface, _):
      guard let receiver = state.withLock({ $0.receivers[interface] }) else { return }
      DispatchQueue.main.async { receiver(message) }
    }
  }

  private func finish(_ path: String, _ found: DesktopAnswer<[String: BusValue]>) {
    guard let respond = state.withLock({ $0.open.removeValue(forKey: path) }) else { return }
    DispatchQueue.main.async { respond(found) }
  }
}

/// A request to the portal: not begun, begun with an object of the portal, or ended.
@MainActor private final class PortalRequest: DesktopRequest {
  private enum Phase {
    case asking
    case open(path: String)
    case cancelledWhileAsking
    case ended
  }

  private let client: PortalClient
  private var phase = Phase.asking

  init(_ client: PortalClient) { self.client = client }

  func cancel() {
    switch phase {
    case .asking: phase = .cancelledWhileAsking
    case .open(let path):
      phase = .ended
      client.closeRequest(path)
    case .cancelledWhileAsking, .ended: break
    }
  }

  func begin(_ path: String) {
    switch phase {
    case .asking: phase = .open(path: path)
    case .cancelledWhileAsking:
      phase = .ended
      client.closeRequest(path)
    case .open, .ended: break
    }
  }

  /// Answers with `unavailable`, later.
  nonisolated func refuse<Value>(_ answer: @escaping @MainActor @Sendable (DesktopAnswer<Value>) -> Void) {
    DispatchQueue.main.async { [self] in finish { answer(.unavailable) } }
  }

  /// Delivers the answer unless the request was cancelled or answered.
  func finish(_ deliver: () -> Void) {
    switch phase {
    case .asking, .open:
      phase = .ended
      deliver()
    case .cancelledWhileAsking: phase = .ended
    case .ended: break
    }
  }
}
