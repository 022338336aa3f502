internal import DesktopBus
package import DesktopServices
internal import Foundation

/// Opens drafts by the portal's Email.
@MainActor package final class PortalMail: MailService {
  private let client: PortalClient

  package init(_ client: PortalClient) { self.client = client }

  package func compose(
    _ draft: MailDraft, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void
  ) -> any DesktopRequest {
    var options: [String: BusValue] = [:]
    func add(_ name: String, _ texts: [String]) {
      if !texts.isEmpty { options[name] = .array(of: "s", texts.map { .string($0) }) }
    }
    add("addresses", draft.recipients)
    add("cc", draft.copies)
    add("bcc", draft.blindCopies)
    if !draft.subject.isEmpty { options["subject"] = .string(draft.subject) }
    if !draft.body.isEmpty { options["body"] = .string(draft.body) }
    let files = draft.attachments.map { open($0.path, O_RDONLY | O_CLOEXEC) }
    guard !files.contains(where: { $0 < 0 }) else {
      for file in files where file >= 0 { close(file) }
      return client.refuse(answer)
    }
    if !files.isEmpty { options["attachment_fds"] = .array(of: "h", files.indices.map { .handle(Int32($0)) }) }
    return client.request("org.freedesktop.portal.Email", "ComposeEmail", [.string("")], options: options, descriptors: files) {
      answer($0.map { _ in })
    }
  }
}
