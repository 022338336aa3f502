internal import CSDL2

/// The windows of the program: one display thread for all of them, and a host for each.
@MainActor package final class SDLWindows {
  private let thread = DisplayThread()
  private var hosts: [UInt32: SDLHost] = [:]

  /// Called with the clipboard's text when another program has changed it.
  package var onClipboardChange: ((String?) -> Void)?
  /// Called with the text that a person has selected last in any program.
  package var onPrimarySelectionChange: ((String?) -> Void)?
  /// Called when the window system has ended.
  package var onLoss: (() -> Void)?

  /// Whether the windows are those of an X server; known once one is open.
  package var isOnX11: Bool { SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11" }

  package init() {}

  /// Opens a window; throws `DisplayError` without a display.
  package func open(_ configuration: WindowConfiguration) throws -> SDLHost {
    let opened = try thread.open(configuration)
    let isFirst = hosts.isEmpty
    let host = SDLHost(configuration, opened, in: self)
    hosts[opened.number] = host
    if isFirst { thread.deliver { [weak self] messages in self?.handle(messages) } }
    return host
  }

  /// Closes all windows so that the process can exit: libraries clean up at exit, which must not happen while SDL uses them.
  package func close() { thread.close() }

  /// Gives the clipboard another text.
  package func setClipboard(_ text: String) { thread.send(.setClipboard(text)) }

  /// Makes a selected text that of the middle mouse button.
  package func setPrimarySelection(_ text: String) { thread.send(.setPrimarySelection(text)) }

  // MARK: For hosts

  func send(_ command: WindowCommand, to host: SDLHost) { thread.send(.window(host.number, command)) }

  func close(_ host: SDLHost) { thread.send(.window(host.number, .close)) }

  // MARK: Messages

  private func handle(_ messages: [DisplayMessage]) {
    var rest = messages[...]
    while let window = rest.first?.window {
      let run = rest.prefix { $0.window == window }
      rest = rest.dropFirst(run.count)
      if window == 0 { run.forEach { handle($0.event) } } else { hosts[window]?.handle(run.map(\.event)) }
      for case .destroyed in run.lazy.map(\.event) { hosts[window] = nil }
    }
  }

  private func handle(_ event: DisplayEvent) {
    switch event {
    case .clipboard(let text): onClipboardChange?(text)
    case .primarySelection(let text): onPrimarySelectionChange?(text)
    case .lost: onLoss?()
    default: break
    }
  }
}
