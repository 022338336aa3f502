internal import DesktopServices
public import Foundation
public import UIKitControllers
internal import UIKitCore
internal import UIKitGraphics

/// How writing a letter has ended.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled
  /// The person's program for mail has the letter; whether it is sent is not known.
  case saved
  /// Never the result here.
  case sent
  /// There is no program that takes the letter.
  case failed
}

/// The domain of errors of letters.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of a letter.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case saveFailed, sendFailed
  }

  public static var errorDomain: String { MFMailComposeErrorDomain }
  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

/// Is told how writing a letter has ended, and dismisses the screen.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// Hands a letter to the person's program for mail: a small screen shows what is handed over, until the program has it.
///
/// Without the desktop's portal for mail the program opens through a `mailto:` address, which has no attachments: a letter with some fails then.
/// Set the letter before the screen appears.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  private var draft = MailDraft()
  private var attachments: [MailAttachment] = []
  private var request: (any DesktopRequest)?
  private var phase = Phase.waiting

  private enum Phase { case waiting, asking, finished }

  /// Is told of the end; not retained.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Whether there is a program for mail.
  open class func canSendMail() -> Bool {
    DesktopServices.current.mail != nil || MailDraft().address.map(UIApplication.shared.canOpenURL) ?? false
  }

  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .formSheet
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The letter

  open func setSubject(_ subject: String) { draft.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { draft.recipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { draft.copies = ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) { draft.blindCopies = bccRecipients ?? [] }

  /// HTML is handed over as its text: programs for mail take nothing else.
  open func setMessageBody(_ body: String, isHTML: Bool) { draft.body = isHTML ? HTMLText.plain(body) : body }

  /// Adds a file with that name; it is written into the temporary folder when the screen appears.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append(MailAttachment(data: attachment, name: filename))
  }

  /// Has no effect: the program chooses the account.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  // MARK: Handing over

  open override func viewDidLoad() {
    super.viewDidLoad()
    let summary = MailSummary(draft, attachments: attachments.map(\.name))
    summary.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    setViewControllers([summary], animated: false)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard case .waiting = phase else { return }
    phase = .asking
    let files: [URL]
    do { files = try MailAttachment.write(attachments) } catch { return finish(.failed, error) }
    draft.attachments = files
    guard let mail = DesktopServices.current.mail else { return openAddress() }
    request = mail.compose(draft) { [weak self] answer in
      switch answer {
      case .value: self?.finish(.saved)
      case .cancelled: self?.finish(.cancelled)
      case .unavailable: self?.openAddress()
      }
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // Dismissed by the app, which is not told of what it does itself.
    if presentingViewController == nil, case .asking = phase {
      phase = .finished
      request?.cancel()
    }
  }

  private func openAddress() {
    guard case .asking = phase else { return }
    guard draft.attachments.isEmpty, let address = draft.address else {
      return finish(.failed, MFMailComposeError(.sendFailed))
    }
    UIApplication.shared.open(address) { [weak self] isOpened in
      if isOpened { self?.finish(.saved) } else { self?.finish(.failed, MFMailComposeError(.sendFailed)) }
    }
  }

  private func cancel() {
    request?.cancel()
    finish(.cancelled)
  }

  private func finish(_ result: MFMailComposeResult, _ error: (any Error)? = nil) {
    if case .finished = phase { return }
    phase = .finished
    request = nil
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
  }
}
