internal import CoreGraphics
internal import DesktopServices
internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

/// What is handed to the program for mail.
final class MailSummary: UIViewController {
  private let draft: MailDraft
  private let attachments: [String]

  init(_ draft: MailDraft, attachments: [String]) {
    (self.draft, self.attachments) = (draft, attachments)
    super.init(nibName: nil, bundle: nil)
    title = draft.subject.isEmpty ? "New Message" : draft.subject
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let scroller = UIScrollView()
    let stack = UIStackView(arrangedSubviews: lines.map(Self.label))
    (stack.axis, stack.spacing) = (.vertical, 10)
    scroller.addSubview(stack)
    view.addSubview(scroller)
    for item in [scroller, stack] { item.translatesAutoresizingMaskIntoConstraints = false }
    let (content, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.topAnchor), scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
    ])
  }

  private var lines: [(text: String, style: UIFont.TextStyle)] {
    var lines: [(String, UIFont.TextStyle)] = [("Opening your mail program…", .headline)]
    for (name, addresses) in [("To", draft.recipients), ("Cc", draft.copies), ("Bcc", draft.blindCopies)] where !addresses.isEmpty
    {
      lines.append(("\(name): \(addresses.joined(separator: ", "))", .subheadline))
    }
    if !attachments.isEmpty { lines.append(("Attachments: \(attachments.joined(separator: ", "))", .subheadline)) }
    if !draft.body.isEmpty { lines.append((draft.body, .body)) }
    return lines
  }

  private static func label(_ line: (text: String, style: UIFont.TextStyle)) -> UILabel {
    let label = UILabel()
    label.text = line.text
    label.font = .preferredFont(forTextStyle: line.style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
