internal import Foundation
internal import UIKit

extension GalleryScene {
  static let writing = GalleryScene(
    name: "writing", title: "Writing",
    summary: "A notebook of 2,000 paragraphs in one text view: paragraphs are drawn when they show, and edited where they stand.",
    caption: "A text of 2,000 paragraphs", watch: "Watch the text: paragraphs are drawn when they show, and edited in place.",
    colors: [.systemYellow, .systemOrange, .systemBrown, .systemGray],
    script: SceneScript(duration: 12)
      .flick(at: 0.4, length: 0.3)
      .tap(at: 4, CGPoint(x: 0.5, y: 0.4)).typing(at: 4.6, " A boat came in, ", rhythm: 0.07)
      .typing(at: 6, "late and low in the water.\n", rhythm: 0.07).typing(at: 8.2, "Nobody asked.", rhythm: 0.07)
      .flick(at: 9.6, length: -0.4),
    bestMoment: 7.6
  ) { WritingViewController() }
}

/// A text view with the days of a harbour, each one a heading and some sentences.
final class WritingViewController: SceneViewController, UITextViewDelegate {
  private static let margin: CGFloat = 12
  let text = UITextView()
  private(set) var changes = 0

  init(days: Int = 500) {
    super.init(.writing)
    text.textContainerInset = UIEdgeInsets(top: Self.margin, left: Self.margin, bottom: Self.margin, right: Self.margin)
    text.adjustsFontForContentSizeCategory = true
    text.accessibilityLabel = "Journal"
    text.keyboardDismissMode = .onDrag
    text.attributedText = Self.journal(days: days)
    text.selectedRange = NSRange(location: 0, length: 0)
    text.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { text }

  override var isColumn: Bool { true }

  func textViewDidChange(_ textView: UITextView) { changes += 1 }

  // MARK: The journal

  private static let sentences = [
    "The gulls were early. ", "Rope and tar, and a smell of rain. ", "Two crates of lemons went to the lighthouse. ",
    "The ferry waited for the mail, and the mail for the ferry. ", "Low water at noon; the children walked to the island. ",
    "Someone had painted the bollards blue. ", "Fog until four, then a sky without a seam. ", "The pilot slept. ",
  ]

  private static func journal(days: Int) -> NSAttributedString {
    let (journal, heading) = (NSMutableAttributedString(string: ""), NSMutableParagraphStyle())
    (heading.paragraphSpacingBefore, heading.paragraphSpacing) = (16, 4)
    let plain: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
    ]
    for day in 0..<days {
      let title: [NSAttributedString.Key: Any] = [
        .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.systemOrange, .paragraphStyle: heading,
      ]
      journal.append(NSAttributedString(string: "Day \(day + 1)\n", attributes: title))
      for paragraph in 0..<3 {
        let words = (0..<(2 + (day + paragraph) % 4)).map { sentences[(day * 5 + paragraph * 3 + $0 * 2) % sentences.count] }
        journal.append(NSAttributedString(string: words.joined() + "\n", attributes: plain))
      }
    }
    return journal
  }
}
