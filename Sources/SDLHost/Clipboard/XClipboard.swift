internal import Dispatch
internal import Foundation
package import UIKitText

/// X11's clipboard with all kinds of data. SDL 2 exchanges text alone.
@MainActor package final class XClipboard: SystemClipboard {
  /// Seconds for which the program waits for another program's data. Our choice: programs answer within milliseconds.
  private static let patience = 1.0

  private let connection: XSelection
  private var contents: ClipboardContents?
  /// Called when another program has changed the clipboard.
  package var onChange: ((ClipboardContents) -> Void)?

  /// - Parameter display: As in the environment variable `DISPLAY`, which is used for nil.
  /// - Returns: nil without a display of X11.
  package init?(display: String? = nil) {
    guard let connection = XSelection(display: display) else { return nil }
    self.connection = connection
    connection.start(
      serve: { [weak self] target, reply in
        DispatchQueue.main.async { MainActor.assumeIsolated { reply(self?.data(target)) } }
      },
      report: { [weak self] news in DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(news) } } })
  }

  /// Ends the connection; what was offered is gone.
  package func close() { connection.close() }

  package func offer(_ contents: ClipboardContents) {
    self.contents = contents
    var targets: [String] = []
    if contents.text != nil { targets += ClipboardTarget.texts }
    if !contents.urls.isEmpty { targets.append(ClipboardTarget.urls) }
    for type in contents.types {
      let name = ClipboardTarget.name(of: type)
      if !targets.contains(name) { targets.append(name) }
    }
    connection.own(targets)
  }

  /// The offered data under a name of the clipboard's.
  private func data(_ target: String) -> Data? {
    guard let contents else { return nil }
    if ClipboardTarget.texts.contains(target) { return contents.text.map { Data($0.utf8) } }
    if target == ClipboardTarget.urls { return ClipboardTarget.list(contents.urls) }
    guard let type = contents.types.first(where: { ClipboardTarget.name(of: $0) == target }) else { return nil }
    return contents.data(type).flatMap { ClipboardTarget.exported($0, type) }
  }

  private func take(_ news: XSelection.News) {
    contents = nil
    let names = news.targets.compactMap { name in ClipboardTarget.identifier(of: name).map { (name: name, type: $0) } }
    let connection = connection
    onChange?(
      ClipboardContents(
        text: news.text.map { String(decoding: $0, as: UTF8.self) }, urls: news.urls.map(ClipboardTarget.urls) ?? [],
        types: names.map(\.type)
      ) { type in
        guard let name = names.first(where: { $0.type == type })?.name else { return nil }
        return connection.read(name, patience: Self.patience).flatMap { ClipboardTarget.imported($0, type) }
      })
  }
}
