internal import DesktopBus
package import DesktopServices
package import Foundation

/// The portal's dialogs for files, and its opening of files (`org.freedesktop.portal.FileChooser`, `org.freedesktop.portal.OpenURI`).
@MainActor package final class PortalFiles: FileService {
  private static let chooser = "org.freedesktop.portal.FileChooser"
  private static let opener = "org.freedesktop.portal.OpenURI"

  private let client: PortalClient

  package init(_ client: PortalClient) { self.client = client }

  package func choose(
    _ choice: FileChoice, answer: @escaping @MainActor @Sendable (DesktopAnswer<[URL]>) -> Void
  ) -> any DesktopRequest {
    // Without the parent's handle the dialog is a window of its own.
    client.request(
      Self.chooser, choice.method, [.string(""), .string(choice.title)], options: choice.options
    ) { found in
      answer(
        found.map { results in
          results["uris"]?.elements.compactMap(\.string).compactMap { URL(string: $0) }.filter(\.isFileURL) ?? []
        })
    }
  }

  package func open(
    _ file: URL, asksForProgram: Bool, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void
  ) -> any DesktopRequest {
    // The portal takes an open file, since the path may mean another file to it.
    let descriptor = Foundation.open(file.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return client.refuse(answer) }
    let options: [String: BusValue] = file.hasDirectoryPath ? [:] : ["ask": .bool(asksForProgram)]
    return client.request(
      Self.opener, file.hasDirectoryPath ? "OpenDirectory" : "OpenFile", [.string(""), .handle(0)], options: options,
      descriptors: [descriptor]
    ) { answer($0.map { _ in }) }
  }
}

extension FileChoice {
  fileprivate var method: String {
    switch purpose {
    case .openFiles, .openFolder: "OpenFile"
    case .save: "SaveFile"
    case .saveSeveral: "SaveFiles"
    }
  }

  /// In the form of the portal's documentation of version 4.
  fileprivate var options: [String: BusValue] {
    var options: [String: BusValue] = [:]
    if let folder { options["current_folder"] = .bytes(of: folder.path) }
    switch purpose {
    case .openFiles(let several): options["multiple"] = .bool(several)
    case .openFolder: options["directory"] = .bool(true)
    case .save(let name): options["current_name"] = .string(name)
    case .saveSeveral(let names): options["files"] = .array(of: "ay", names.map { .bytes(of: $0) })
    }
    if !filters.isEmpty { options["filters"] = .array(of: "(sa(us))", filters.map(\.value)) }
    return options
  }
}

extension FileChoice.Filter {
  /// A name and its rules: 0 is a pattern of names, 1 a media type.
  fileprivate var value: BusValue {
    let rules = patterns.map { BusValue.tuple([.uint32(0), .string($0)]) } + types.map { .tuple([.uint32(1), .string($0)]) }
    return .tuple([.string(name), .array(of: "(us)", rules)])
  }
}
