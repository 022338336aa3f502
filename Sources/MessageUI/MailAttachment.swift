internal import Foundation

/// A file of a letter.
struct MailAttachment {
  let data: Data
  let name: String

  /// Writes the files into a new folder that others cannot read; the mail program may read them as long as it likes.
  static func write(_ attachments: [MailAttachment]) throws -> [URL] {
    guard !attachments.isEmpty else { return [] }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mail-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var names: Set<String> = []
    return try attachments.map { attachment in
      let url = folder.appendingPathComponent(freeName(attachment.name, &names))
      try attachment.data.write(to: url)
      return url
    }
  }

  /// The name without folders, with a number if an earlier file has it.
  static func freeName(_ wish: String, _ names: inout Set<String>) -> String {
    let last = wish.split(whereSeparator: { $0 == "/" || $0 == "\0" }).last.map(String.init) ?? ""
    let name = last.isEmpty || last == "." || last == ".." ? "attachment" : last
    let (stem, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    var free = name
    var number = 2
    while !names.insert(free).inserted {
      free = ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
      number += 1
    }
    return free
  }
}
