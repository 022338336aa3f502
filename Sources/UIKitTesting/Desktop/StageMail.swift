internal import DesktopServices
public import Foundation

/// The program for mail of a stage's desktop.
@preconcurrency @MainActor public final class StageMail {
  /// A letter that the program was given.
  public struct Letter: Equatable, Sendable {
    public let recipients, copies, blindCopies: [String]
    public let subject, body: String
    /// Files of the attachments.
    public let attachments: [URL]
  }

  /// How the next letters are answered; at first the program opens each of them.
  public var answer = StageAnswer<Void>.answer(())
  /// The letters so far.
  public private(set) var letters: [Letter] = []

  private unowned let desktop: StageDesktop

  init(_ desktop: StageDesktop) { self.desktop = desktop }
}

extension StageMail: MailService {
  func compose(
    _ draft: MailDraft, answer: @escaping @MainActor @Sendable (DesktopAnswer<Void>) -> Void
  ) -> any DesktopRequest {
    let request = StageRequest()
    desktop.later { [self] in
      if request.isCancelled { return }
      guard let found = self.answer.found else { return }
      if case .value = found {
        letters.append(
          Letter(
            recipients: draft.recipients, copies: draft.copies, blindCopies: draft.blindCopies, subject: draft.subject,
            body: draft.body, attachments: draft.attachments))
      }
      answer(found)
    }
    return request
  }
}
