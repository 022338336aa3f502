// expect: true
import UIKit
import UserNotifications
#if canImport(SafariServices) && canImport(MessageUI)
import MessageUI
import SafariServices
#endif

class ANotified: NSObject, UNUserNotificationCenterDelegate, MFMailComposeViewControllerDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier { completionHandler() }
  }

  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
  ) {
    controller.dismiss(animated: true)
  }
}

@MainActor func corpusNotificationDelegate() -> String {
  let content = UNMutableNotificationContent()
  content.title = "Title"
  content.sound = UNNotificationSound.default
  let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
  let request = UNNotificationRequest(identifier: "id", content: content, trigger: trigger)
  let page = SFSafariViewController(url: URL(string: "https://example.org")!)
  return "\(request.content.title == "Title" && page.delegate == nil && !MFMessageComposeViewController.canSendText())"
}
