package import Foundation

/// A letter that the person may change before it is sent.
package struct MailDraft: Equatable, Sendable {
  package var recipients, copies, blindCopies: [String]
  package var subject, body: String
  /// Files that go with the letter.
  package var attachments: [URL]

  package init(
    recipients: [String] = [], copies: [String] = [], blindCopies: [String] = [], subject: String = "", body: String = "",
    attachments: [URL] = []
  ) {
    (self.recipients, self.copies, self.blindCopies) = (recipients, copies, blindCopies)
    (self.subject, self.body, self.attachments) = (subject, body, attachments)
  }
}

/// The desktop's program for mail.
@MainActor package protocol MailService: AnyObject {
  /// Opens the draft in the person's program; whether the letter is sent is not known.
  func compose(
    _ draft: MailDraft, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void
  ) -> any DesktopRequest
}
