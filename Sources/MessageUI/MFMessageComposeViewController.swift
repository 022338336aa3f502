public import Foundation
public import UIKitControllers
internal import UIKitCore

/// How writing a text message has ended.
public enum MessageComposeResult: Int, Sendable {
  case cancelled, sent, failed
}

/// Is told how writing a text message has ended.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A desktop sends no text messages: `canSendText()` is false, and a screen that is shown all the same fails at once.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Is told of the end; not retained.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
  private var isFinished = false

  /// False.
  open class func canSendText() -> Bool { false }
  /// False.
  open class func canSendSubject() -> Bool { false }
  /// False.
  open class func canSendAttachments() -> Bool { false }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isFinished { return }
    isFinished = true
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }
}
