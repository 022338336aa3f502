internal import CGio
internal import Foundation
internal import Synchronization

/// A connection to a message bus. Messages arrive on GDBus's own thread, which all connections share; it sleeps while nothing arrives.
package final class BusConnection: Sendable {
  /// A signal or a call that has arrived.
  package struct Message: Sendable {
    package let path, interface, member, sender: String
    package let arguments: [BusValue]

    package init(path: String, interface: String, member: String, sender: String, arguments: [BusValue]) {
      (self.path, self.interface, self.member) = (path, interface, member)
      (self.sender, self.arguments) = (sender, arguments)
    }
  }

  private struct Receivers {
    var signal: (@Sendable (Message) -> Void)?
    var call: (@Sendable (BusCall) -> Void)?
    /// Calls to other paths are GDBus's.
    var prefix = ""
  }

  /// Seconds to wait for an answer. Our choice: a service that has to be started needs a second.
  package static let patience = 3.0

  nonisolated(unsafe) private let connection: OpaquePointer
  private let receivers = Mutex(Receivers())
  /// The name under which others reach this connection.
  package let name: String

  /// Connects, which waits for the bus; nil if there is none at that address.
  package init?(address: String) {
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else { return nil }
    self.connection = connection
    name = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
    // The filter retains this object until the connection is closed.
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, me in
        guard isIncoming != 0, let message, let me else { return message }
        return Unmanaged<BusConnection>.fromOpaque(me).takeUnretainedValue().receive(message)
      }, Unmanaged.passRetained(self).toOpaque(), { Unmanaged<BusConnection>.fromOpaque($0!).release() })
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(connection)) }

  /// Ends the connection; nothing arrives any more.
  package func close() {
    receivers.withLock { $0 = Receivers() }
    g_dbus_connection_close(connection, nil, nil, nil)
  }

  // MARK: Sending

  /// Calls a method and waits for the answer; nil for an error, or for none within `patience`.
  ///
  /// - Parameters:
  ///   - descriptors: Open files that go with the message; `BusValue.handle` names them by their place. They stay the caller's.
  ///   - startsService: Whether the bus may start the program that has the name.
  package func call(
    _ service: String, _ path: String, _ interface: String, _ method: String, _ arguments: [BusValue] = [],
    descriptors: [Int32] = [], startsService: Bool = true
  ) -> [BusValue]? {
    let flags = startsService ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START
    var files: UnsafeMutablePointer<GUnixFDList>?
    if !descriptors.isEmpty {
      files = g_unix_fd_list_new()
      for descriptor in descriptors where g_unix_fd_list_append(files, descriptor, nil) < 0 {
        g_object_unref(files)
        return nil
      }
    }
    defer { if let files { g_object_unref(files) } }
    let answer = g_dbus_connection_call_with_unix_fd_list_sync(
      connection, service, path, interface, method, BusValue.tuple(arguments).variant, nil, flags,
      gint(Self.patience * 1000), files, nil, nil, nil)
    guard let answer else { return nil }
    defer { g_variant_unref(answer) }
    return BusValue(answer).elements
  }

  /// The value of a property; nil if there is none.
  package func property(
    _ name: String, of service: String, _ path: String, _ interface: String, startsService: Bool = true
  ) -> BusValue? {
    call(
      service, path, "org.freedesktop.DBus.Properties", "Get", [.string(interface), .string(name)],
      startsService: startsService)?.first?.unboxed
  }

  package func emit(_ path: String, _ interface: String, _ signal: String, _ arguments: [BusValue]) {
    g_dbus_connection_emit_signal(connection, nil, path, interface, signal, BusValue.tuple(arguments).variant, nil)
  }

  // MARK: Receiving

  /// Receives the signals that match a rule, on GDBus's thread; rules add up, the receiver is replaced.
  package func receiveSignals(_ rule: String, _ receiver: @escaping @Sendable (Message) -> Void) {
    receivers.withLock { $0.signal = receiver }
    _ = call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", [.string(rule)])
  }

  /// Receives the calls of paths that begin with `prefix`, on GDBus's thread.
  package func receiveCalls(below prefix: String, _ receiver: @escaping @Sendable (BusCall) -> Void) {
    receivers.withLock { ($0.call, $0.prefix) = (receiver, prefix) }
  }

  /// - Returns: the message if GDBus is to handle it; nil if it was consumed.
  private func receive(_ message: OpaquePointer) -> OpaquePointer? {
    let (signal, call, prefix) = receivers.withLock { ($0.signal, $0.call, $0.prefix) }
    switch g_dbus_message_get_message_type(message) {
    case G_DBUS_MESSAGE_TYPE_SIGNAL:
      if let signal { signal(Message(message)) }
    case G_DBUS_MESSAGE_TYPE_METHOD_CALL:
      guard let call else { break }
      let parsed = Message(message)
      guard parsed.path.hasPrefix(prefix), parsed.interface != "org.freedesktop.DBus.Peer" else { break }
      call(BusCall(parsed, message, connection))
      return nil
    default: break
    }
    return message
  }
}

extension BusConnection.Message {
  fileprivate init(_ message: OpaquePointer) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "" }
    self.init(
      path: text(g_dbus_message_get_path(message)), interface: text(g_dbus_message_get_interface(message)),
      member: text(g_dbus_message_get_member(message)), sender: text(g_dbus_message_get_sender(message)),
      arguments: g_dbus_message_get_body(message).map { BusValue($0).elements } ?? [])
  }
}

/// A call that waits for its answer; answer it once, on any thread.
package final class BusCall: Sendable {
  package let message: BusConnection.Message
  nonisolated(unsafe) private let original: OpaquePointer
  nonisolated(unsafe) private let connection: OpaquePointer

  /// Adopts the reference to `original`.
  fileprivate init(_ message: BusConnection.Message, _ original: OpaquePointer, _ connection: OpaquePointer) {
    (self.message, self.original, self.connection) = (message, original, connection)
    g_object_ref(UnsafeMutableRawPointer(connection))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(original))
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  package func answer(_ values: [BusValue]) {
    let reply = g_dbus_message_new_method_reply(original)!
    g_dbus_message_set_body(reply, BusValue.tuple(values).variant)
    send(reply)
  }

  /// Answers with an error of `org.freedesktop.DBus.Error`.
  package func refuse(_ error: String, _ text: String) {
    send(g_dbus_message_new_method_error_literal(original, "org.freedesktop.DBus.Error.\(error)", text))
  }

  private func send(_ reply: OpaquePointer) {
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(reply))
  }
}

/// The address of the session bus.
package enum SessionBus {
  /// nil without a session bus.
  package static func address(_ environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let socket = environment["XDG_RUNTIME_DIR"].map({ $0 + "/bus" }), FileManager.default.fileExists(atPath: socket) else {
      return nil
    }
    return "unix:path=" + socket
  }
}
