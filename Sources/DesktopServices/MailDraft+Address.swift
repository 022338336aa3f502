package import Foundation

extension MailDraft {
  /// The draft as a `mailto:` address (RFC 6068), without its attachments.
  package var address: URL? {
    var fields: [(String, String)] = []
    if !copies.isEmpty { fields.append(("cc", Self.list(copies))) }
    if !blindCopies.isEmpty { fields.append(("bcc", Self.list(blindCopies))) }
    if !subject.isEmpty { fields.append(("subject", Self.escaped(subject))) }
    if !body.isEmpty {
      // Lines of a body end with both characters.
      let lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\r\n")
      fields.append(("body", Self.escaped(lines)))
    }
    let query = fields.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    return URL(string: "mailto:" + Self.list(recipients) + (query.isEmpty ? "" : "?" + query))
  }

  private static func list(_ addresses: [String]) -> String { addresses.map(escaped).joined(separator: ",") }

  private static func escaped(_ text: String) -> String {
    var allowed = CharacterSet(charactersIn: "a"..."z")
    allowed.formUnion(CharacterSet(charactersIn: "A"..."Z"))
    allowed.formUnion(CharacterSet(charactersIn: "0123456789-._~@!$'()*;:"))
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
