internal import CXCB
internal import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#endif

/// The selection CLIPBOARD of an X server, on a connection and a thread of its own.
///
/// The thread waits for the server and for commands. It asks one question of another program at a time and waits for the answer at most
/// `patience`, so that a program which hangs holds up nobody. The protocol is that of the ICCCM, section 2, with incremental answers.
final class XSelection: @unchecked Sendable {
  /// What another program offers.
  struct News: Sendable {
    var targets: [String] = []
    var text: Data?
    var urls: Data?
  }

  typealias Serve = @Sendable (_ target: String, _ reply: @escaping @Sendable (Data?) -> Void) -> Void

  private enum Command {
    case own([String])
    case read(String, @Sendable (Data?) -> Void)
    case reply(Request, Data?)
    case close
  }

  /// Another program's question.
  private struct Request {
    let requestor: xcb_window_t
    let target: xcb_atom_t
    let property: xcb_atom_t
    let time: xcb_timestamp_t
  }

  /// Our question of another program.
  private struct Conversion {
    let target: String
    var deadline = DisplayClock.now + XSelection.patience
    var parts = Data()
    var isIncremental = false
    let completion: (Data?) -> Void
  }

  /// Seconds for another program's answer, or for its next part. Our choice.
  private static let patience = 1.0
  /// The most data that is read, in bytes. Our choice.
  private static let limit = 256 << 20

  private let connection: OpaquePointer
  private let window: xcb_window_t
  private let commands = Mailbox<Command>()
  private let wake: Int32
  private var atoms: [String: xcb_atom_t] = [:]
  private var names: [xcb_atom_t: String] = [:]
  /// What this program offers; nil while another one owns the clipboard.
  private var offered: [String]?
  private var conversion: Conversion?
  private var questions: [(target: String, completion: (Data?) -> Void)] = []
  private var changeEvent: UInt8 = 0
  private var isOpen = true

  /// nil without a display.
  init?(display: String?) {
    guard let connection = xcb_connect(display, nil) else { return nil }
    guard xcb_connection_has_error(connection) == 0, let setup = xcb_get_setup(connection),
      let screen = xcb_setup_roots_iterator(setup).data
    else {
      xcb_disconnect(connection)
      return nil
    }
    self.connection = connection
    wake = scrollwork_wake_descriptor()
    window = xcb_generate_id(connection)
    var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    xcb_create_window(
      connection, 0, window, screen.pointee.root, 0, 0, 1, 1, 0, UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0,
      XCB_CW_EVENT_MASK.rawValue, &mask)
  }

  deinit {
    xcb_disconnect(connection)
    Glibc.close(wake)
  }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - serve: Makes offered data; called on this object's thread, replies on any.
  ///   - report: Called at first and after every change by another program.
  func start(serve: @escaping Serve, report: @escaping @Sendable (News) -> Void) {
    let thread = Thread { self.run(serve, report) }
    thread.name = "clipboard"
    thread.start()
  }

  func own(_ targets: [String]) { send(.own(targets)) }

  /// Waits for data of the program that owns the clipboard; nil for none, and after `patience` seconds.
  func read(_ target: String, patience: Double) -> Data? {
    // The thread may answer after this function has returned.
    let answer = Answer()
    send(.read(target) { answer.set($0) })
    return answer.wait(patience)
  }

  func close() { send(.close) }

  private func send(_ command: Command) {
    _ = commands.put(command)
    var one: UInt64 = 1
    _ = write(wake, &one, 8)
  }

  // MARK: The thread

  private func run(_ serve: @escaping Serve, _ report: @escaping @Sendable (News) -> Void) {
    changeEvent = UInt8(scrollwork_watch_selection(connection, window, atom("CLIPBOARD")))
    look(report)
    while isOpen && xcb_connection_has_error(connection) == 0 {
      while let event = xcb_poll_for_event(connection) {
        handle(event, serve, report)
        free(event)
      }
      for command in commands.drain() { carryOut(command) }
      giveUpIfLate()
      askNext()
      xcb_flush(connection)
      wait()
    }
    conversion?.completion(nil)
    for question in questions { question.completion(nil) }
    for command in commands.drain() { if case .read(_, let completion) = command { completion(nil) } }
  }

  private func wait() {
    var places = [
      pollfd(fd: xcb_get_file_descriptor(connection), events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    let rest = conversion.map { max(0, ($0.deadline - DisplayClock.now) * 1000).rounded(.up) }
    poll(&places, 2, rest.map { Int32($0) } ?? -1)
    var count: UInt64 = 0
    _ = Glibc.read(wake, &count, 8)
  }

  private func carryOut(_ command: Command) {
    switch command {
    case .own(let targets):
      offered = targets.isEmpty ? nil : targets
      let owner = targets.isEmpty ? noResource : window
      xcb_set_selection_owner(connection, owner, atom("CLIPBOARD"), currentTime)
    case .read(let target, let completion): questions.append((target, completion))
    case .reply(let request, let data): reply(request, data)
    case .close: isOpen = false
    }
  }

  /// Asks the owner what it offers, then for text and addresses, and reports all of it.
  private func look(_ report: @escaping @Sendable (News) -> Void) {
    ask(ClipboardTarget.targets) { [self] list in
      var news = News()
      news.targets = list.map(targets(in:)) ?? []
      guard !news.targets.isEmpty else { return report(news) }
      let text = ClipboardTarget.texts.first { news.targets.contains($0) }
      ask(text) { [self, news] data in
        var news = news
        news.text = data
        ask(news.targets.contains(ClipboardTarget.urls) ? ClipboardTarget.urls : nil) { [news] data in
          var news = news
          news.urls = data
          report(news)
        }
      }
    }
  }

  private func ask(_ target: String?, _ completion: @escaping (Data?) -> Void) {
    guard let target else { return completion(nil) }
    questions.append((target, completion))
  }

  private func targets(in list: Data) -> [String] {
    list.withUnsafeBytes { $0.bindMemory(to: xcb_atom_t.self).compactMap { name(of: $0) } }
  }

  // MARK: Questions of ours

  private func askNext() {
    while conversion == nil, !questions.isEmpty {
      let next = questions.removeFirst()
      // Nobody is there to answer.
      if owner == noResource || owner == window {
        next.completion(nil)
        continue
      }
      conversion = Conversion(
        target: next.target, completion: next.completion)
      xcb_convert_selection(
        connection, window, atom("CLIPBOARD"), atom(next.target), atom("SCROLLWORK_CLIPBOARD"), currentTime)
    }
  }

  private var owner: xcb_window_t {
    guard
      let reply = xcb_get_selection_owner_reply(
        connection, xcb_get_selection_owner(connection, atom("CLIPBOARD")), nil)
    else { return noResource }
    defer { free(reply) }
    return reply.pointee.owner
  }

  private func giveUpIfLate() {
    if let conversion, DisplayClock.now >= conversion.deadline { finish(nil) }
  }

  private func finish(_ data: Data?) {
    let finished = conversion
    conversion = nil
    finished?.completion(data)
  }

  private func answered(_ event: xcb_selection_notify_event_t) {
    guard let conversion, event.target == atom(conversion.target) else { return }
    guard event.property != noResource, let (data, type) = takeProperty(event.property) else { return finish(nil) }
    if type != atom("INCR") { return finish(data) }
    self.conversion?.isIncremental = true
    self.conversion?.deadline = DisplayClock.now + Self.patience
  }

  /// The next part of an incremental answer; an empty one is the end.
  private func propertyChanged(_ event: xcb_property_notify_event_t) {
    guard var next = conversion, next.isIncremental, event.window == window, event.state == XCB_PROPERTY_NEW_VALUE.rawValue,
      let (data, _) = takeProperty(event.atom)
    else { return }
    if data.isEmpty { return finish(next.parts) }
    next.parts.append(data)
    next.deadline = DisplayClock.now + Self.patience
    self.conversion = next
    if next.parts.count > Self.limit { finish(nil) }
  }

  /// Reads and removes a property of our window.
  private func takeProperty(_ property: xcb_atom_t) -> (Data, xcb_atom_t)? {
    let question = xcb_get_property(
      connection, 1, window, property, XCB_GET_PROPERTY_TYPE_ANY.rawValue, 0, UInt32(Self.limit / 4))
    guard let reply = xcb_get_property_reply(connection, question, nil) else { return nil }
    defer { free(reply) }
    let length = Int(xcb_get_property_value_length(reply))
    guard let bytes = xcb_get_property_value(reply) else { return (Data(), reply.pointee.type) }
    return (Data(bytes: bytes, count: length), reply.pointee.type)
  }

  // MARK: Questions of others

  private func handle(
    _ event: UnsafeMutablePointer<xcb_generic_event_t>, _ serve: @escaping Serve, _ report: @escaping @Sendable (News) -> Void
  ) {
    func read<Event>(_ type: Event.Type) -> Event { UnsafeRawPointer(event).loadUnaligned(as: type) }
    let kind = event.pointee.response_type & 0x7f
    switch Int32(kind) {
    case XCB_SELECTION_REQUEST: answer(read(xcb_selection_request_event_t.self), serve)
    case XCB_SELECTION_NOTIFY: answered(read(xcb_selection_notify_event_t.self))
    case XCB_PROPERTY_NOTIFY: propertyChanged(read(xcb_property_notify_event_t.self))
    case XCB_SELECTION_CLEAR: offered = nil
    default: if changeEvent != 0, kind == changeEvent, owner != window { look(report) }
    }
  }

  private func answer(_ event: xcb_selection_request_event_t, _ serve: @escaping Serve) {
    // Programs before the ICCCM name no property.
    let property = event.property == noResource ? event.target : event.property
    let request = Request(requestor: event.requestor, target: event.target, property: property, time: event.time)
    guard let offered, let target = name(of: event.target) else { return refuse(request) }
    if target == ClipboardTarget.targets {
      var list = ([ClipboardTarget.targets] + offered).map { atom($0) }
      xcb_change_property(
        connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), request.requestor, property, XCB_ATOM_ATOM.rawValue, 32,
        UInt32(list.count), &list)
      return notify(request, property)
    }
    guard offered.contains(target) else { return refuse(request) }
    serve(target) { [weak self] data in self?.send(.reply(request, data)) }
  }

  private func reply(_ request: Request, _ data: Data?) {
    // The room for the request's own fields is taken off.
    let room = Int(xcb_get_maximum_request_length(connection)) * 4 - 64
    guard let data, data.count <= room else { return refuse(request) }
    data.withUnsafeBytes { bytes in
      _ = xcb_change_property(
        connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), request.requestor, request.property, request.target, 8,
        UInt32(data.count), bytes.baseAddress)
    }
    notify(request, request.property)
  }

  private func refuse(_ request: Request) { notify(request, noResource) }

  private func notify(_ request: Request, _ property: xcb_atom_t) {
    var event = xcb_selection_notify_event_t()
    event.response_type = UInt8(XCB_SELECTION_NOTIFY)
    (event.time, event.requestor, event.selection) = (request.time, request.requestor, atom("CLIPBOARD"))
    (event.target, event.property) = (request.target, property)
    withUnsafeBytes(of: &event) { bytes in
      var whole = [CChar](repeating: 0, count: 32)
      for (index, byte) in bytes.enumerated().prefix(32) { whole[index] = CChar(bitPattern: byte) }
      _ = xcb_send_event(connection, 0, request.requestor, 0, whole)
    }
  }

  // MARK: Atoms

  private func atom(_ name: String) -> xcb_atom_t {
    if let known = atoms[name] { return known }
    let question = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, question, nil) else { return noResource }
    defer { free(reply) }
    (atoms[name], names[reply.pointee.atom]) = (reply.pointee.atom, name)
    return reply.pointee.atom
  }

  private func name(of atom: xcb_atom_t) -> String? {
    if let known = names[atom] { return known }
    guard let reply = xcb_get_atom_name_reply(connection, xcb_get_atom_name(connection, atom), nil) else { return nil }
    defer { free(reply) }
    let length = Int(xcb_get_atom_name_name_length(reply))
    guard let text = xcb_get_atom_name_name(reply) else { return nil }
    let name = String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
    (atoms[name], names[atom]) = (atom, name)
    return name
  }
}

/// XCB_NONE: no window, no atom.
private let noResource: UInt32 = 0
/// XCB_CURRENT_TIME: the server's present time.
private let currentTime = xcb_timestamp_t(0)

/// Where a thread waits for an answer that may come too late.
private final class Answer: Sendable {
  private let data = Mutex<Data?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  func set(_ data: Data?) {
    self.data.withLock { $0 = data }
    isDone.signal()
  }

  func wait(_ seconds: Double) -> Data? {
    _ = isDone.wait(timeout: .now() + seconds)
    return data.withLock { $0 }
  }
}
