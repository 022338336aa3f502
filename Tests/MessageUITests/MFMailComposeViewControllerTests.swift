import Foundation
import MessageUI
import Testing
import UIKit
import UIKitTesting

private final class Sender: UIViewController, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
  var results: [MFMailComposeResult] = []
  var errors: [(any Error)?] = []
  var messageResults: [MessageComposeResult] = []
  var dismisses = true

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {
    results.append(result)
    errors.append(error)
    if dismisses { controller.dismiss(animated: true) }
  }

  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
  ) {
    messageResults.append(result)
    controller.dismiss(animated: true)
  }
}

@MainActor @Suite struct MFMailComposeViewControllerTests {
  private let stage = Stage()
  private let sender = Sender()
  private let mail = MFMailComposeViewController()

  init() {
    stage.rootViewController = sender
    mail.mailComposeDelegate = sender
    mail.setSubject("Hello")
    mail.setToRecipients(["ann@example.org", "bob@example.org"])
    mail.setCcRecipients(["c@example.org"])
    mail.setBccRecipients(["d@example.org"])
    mail.setMessageBody("Line 1\nLine & 2", isHTML: false)
    mail.setPreferredSendingEmailAddress("me@example.org")
  }

  private func present() {
    sender.present(mail, animated: true)
    stage.advance(by: 2)
  }

  @Test func thePersonsProgramGetsTheLetter() throws {
    #expect(MFMailComposeViewController.canSendMail())
    mail.addAttachmentData(Data([1, 2]), mimeType: "image/png", fileName: "../../picture.png")
    mail.addAttachmentData(Data([3]), mimeType: "image/png", fileName: "picture.png")
    present()
    let letter = try #require(stage.desktop.mail.letters.first)
    #expect(
      letter.subject == "Hello" && letter.body == "Line 1\nLine & 2"
        && letter.recipients == ["ann@example.org", "bob@example.org"])
    #expect(letter.copies == ["c@example.org"] && letter.blindCopies == ["d@example.org"])
    #expect(letter.attachments.map(\.lastPathComponent) == ["picture.png", "picture 2.png"])
    #expect(try letter.attachments.map { try Data(contentsOf: $0) } == [Data([1, 2]), Data([3])])
    let folder = letter.attachments[0].deletingLastPathComponent()
    let rights = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int
    #expect(rights == 0o700)
    try FileManager.default.removeItem(at: folder)
    #expect(sender.results == [.saved] && sender.errors[0] == nil && sender.presentedViewController == nil)
  }

  @Test func aScreenThatAppearsAgainHandsNothingOver() {
    sender.dismisses = false
    present()
    sender.dismiss(animated: false)
    present()
    #expect(stage.desktop.mail.letters.count == 1 && sender.results == [.saved])
  }

  @Test func aDesktopWhoseServiceEndsOpensAnAddress() throws {
    stage.desktop.mail.answer = .unavailable
    present()
    let address = try #require(stage.openedURLs.first)
    #expect(
      address.absoluteString
        == "mailto:ann@example.org,bob@example.org?cc=c@example.org&bcc=d@example.org&subject=Hello&body=Line%201%0D%0ALine%20%26%202"
    )
    #expect(sender.results == [.saved])
  }

  @Test func attachmentsNeedTheDesktop() {
    stage.desktop.mail.answer = .unavailable
    mail.addAttachmentData(Data([1]), mimeType: "text/plain", fileName: "a.txt")
    present()
    #expect(
      sender.results == [.failed] && (sender.errors[0] as? MFMailComposeError)?.code == .sendFailed && stage.openedURLs.isEmpty)
    #expect((sender.errors[0] as NSError?)?.domain == MFMailComposeErrorDomain)
  }

  @Test func thePersonCancels() {
    stage.desktop.mail.answer = .cancel
    present()
    #expect(sender.results == [.cancelled])
  }

  @Test func aDesktopThatHangsIsCancelledByTheButton() throws {
    stage.desktop.mail.answer = .never
    present()
    #expect(sender.results.isEmpty && sender.presentedViewController === mail)
    let texts = stage.window.recursiveDescription()
    #expect(texts.contains("ann@example.org"))
    try stage.tap("Cancel")
    stage.advance(by: 2)
    #expect(sender.results == [.cancelled] && sender.presentedViewController == nil)
  }

  @Test func aScreenThatTheAppDismissesAnswersNothing() {
    stage.desktop.mail.answer = .never
    present()
    sender.dismiss(animated: true)
    stage.advance(by: 2)
    #expect(sender.results.isEmpty && sender.presentedViewController == nil)
  }

  @Test(arguments: [
    ("<p>One<br>two</p><p>three &amp; four&#33;</p>", "One\ntwo\n\nthree & four!"),
    ("<html><head><title>x</title></head><body>a  \n b<style>p{}</style></body></html>", "a b"),
    ("1 < 2 &unknown;", "1 < 2 &unknown;"),
    ("", ""), ("<b>bold", "bold"),
  ])
  func markupBecomesText(_ html: String, _ text: String) {
    mail.setMessageBody(html, isHTML: true)
    present()
    #expect(stage.desktop.mail.letters.first?.body == text)
  }

  @Test func textMessagesFail() {
    #expect(!MFMessageComposeViewController.canSendText() && !MFMessageComposeViewController.canSendSubject())
    #expect(!MFMessageComposeViewController.canSendAttachments())
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = sender
    (message.recipients, message.body, message.subject) = (["1"], "b", "s")
    sender.present(message, animated: true)
    stage.advance(by: 2)
    #expect(sender.messageResults == [.failed] && sender.presentedViewController == nil)
  }
}
