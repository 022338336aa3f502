package import DesktopBus

/// A portal on a bus that answers by script. Calls arrive on GDBus's thread.
package final class ScriptedPortal: Sendable {
  package static let path = "/org/freedesktop/portal/desktop"
  private let bus: BusConnection

  /// - Parameters:
  ///   - address: Address of a `PrivateBus`.
  ///   - name: The service to stand in for.
  ///   - answer: Called with every call below the service's path; answers it, or never.
  package init?(
    address: String, name: String = "org.freedesktop.portal.Desktop", path: String = ScriptedPortal.path,
    _ answer: @escaping @Sendable (ScriptedPortal, BusCall) -> Void
  ) {
    guard let bus = BusConnection(address: address) else { return nil }
    self.bus = bus
    bus.receiveCalls(below: path) { [weak self] call in if let self { answer(self, call) } }
    let taken = bus.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName", [.string(name), .uint32(0)])
    guard taken?.first?.int == 1 else { return nil }
  }

  /// The path of the request's object that a call's options name.
  package func request(of call: BusCall) -> String {
    let sender = call.message.sender.dropFirst().replacing(".", with: "_")
    let token = call.message.arguments.last?.options["handle_token"]?.string ?? ""
    return "\(Self.path)/request/\(sender)/\(token)"
  }

  /// Answers a call with its request, and the request with a code (0 success, 1 cancelled, 2 another end) and results.
  package func respond(to call: BusCall, _ code: UInt32, _ results: [String: BusValue] = [:]) {
    let request = request(of: call)
    call.answer([.path(request)])
    emit(request, "org.freedesktop.portal.Request", "Response", [.uint32(code), .options(results)])
  }

  package func emit(_ path: String, _ interface: String, _ signal: String, _ arguments: [BusValue]) {
    bus.emit(path, interface, signal, arguments)
  }

  /// Leaves the bus, as a portal's process that ends.
  package func end() { bus.close() }
}
