internal import DesktopServices
public import Foundation

/// The program for mail of a stage's desktop.
@preconcurrency @MainActor public final class StageMail {
  /// How the desktop answers a letter.
  public enum Answer: Sendable {
    /// The program has the letter.
    case opens
    /// The person closes the desktop's question.
    case cancelled
    /// The desktop's service for mail has ended.
    case unavailable
    /// The service never answers.
    case hangs
  }

  /// A letter that the program was given.
  public struct Letter: Equatable, Sendable {
    public let recipients, copies, blindCopies: [String]
    public let subject, body: String
    /// Files of the attachments.
    public let attachments: [URL]
  }

  /// How the next letters are answered; `.opens` at first.
  public var answer = Answer.opens
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
      switch self.answer {
      case .opens:
        letters.append(
          Letter(
            recipients: draft.recipients, copies: draft.copies, blindCopies: draft.blindCopies, subject: draft.subject,
            body: draft.body, attachments: draft.attachments))
        answer(.value(()))
      case .cancelled: answer(.cancelled)
      case .unavailable: answer(.unavailable)
      case .hangs: break
      }
    }
    return request
  }
}
