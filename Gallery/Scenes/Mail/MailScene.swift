internal import Foundation
internal import UIKit

extension GalleryScene {
  static let mail = GalleryScene(
    name: "mail", title: "Mail",
    summary:
      "An inbox beside a letter: a split view, a large title, a search with tokens and scopes, swipe actions, an empty state.",
    caption: "A split view with a search", watch: "Watch the title give way to the letters, and the search above them.",
    colors: [.systemBlue, .systemGray, .systemOrange, .systemBlue],
    hasXRaySwitch: false,
    script: SceneScript(duration: 12)
      .flick(at: 0.6, length: 0.25)
      .flick(at: 2.4, length: -0.5)
      .tap(at: 4.2, on: "Search letters").typing(at: 5.2, "moth", rhythm: 0.12)
      .tap(at: 7.4, on: "Cancel")
      .flick(at: 9, length: 0.25),
    bestMoment: 6.8
  ) { MailViewController() }
}

/// The inbox and a letter, side by side where there is room.
final class MailViewController: SceneViewController, UISplitViewControllerDelegate {
  let store = MailStore()
  let split = UISplitViewController(style: .doubleColumn)
  lazy var list = MailList(store)
  let page = MailPage()

  init() { super.init(.mail) }

  required init?(coder: NSCoder) { nil }

  /// Scrolls nothing: the lists are in the columns.
  private let field = UIScrollView()

  override var scrollView: UIScrollView { field }

  override var watchedScrollViews: [UIScrollView] { [list.tableView] }

  override func viewDidLoad() {
    field.isHidden = true
    split.delegate = self
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(list, for: .primary)
    split.setViewController(page, for: .secondary)
    list.navigationController?.navigationBar.prefersLargeTitles = true
    list.navigationController?.isToolbarHidden = false
    page.navigationController?.isToolbarHidden = false
    addChild(split)
    view.addSubview(split.view)
    super.viewDidLoad()
    split.didMove(toParent: self)
    list.onSelect = { [weak self] in self?.show($0) }
    page.onDelete = { [weak self] in self?.delete($0) }
  }

  override func layOutContent(in area: CGRect) {
    let top = view.safeAreaInsets.top
    split.view.frame = CGRect(x: 0, y: top, width: area.width, height: max(0, area.maxY - top))
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { page.letter == nil ? .primary : proposedTopColumn }

  private func show(_ letter: MailLetter) {
    page.letter = letter
    split.show(.secondary)
  }

  private func delete(_ letter: MailLetter) {
    store.delete(letter)
    page.letter = nil
    split.show(.primary)
  }
}

/// One letter.
final class MailPage: UIViewController {
  /// nil shows that none is chosen.
  var letter: MailLetter? { didSet { setNeedsUpdateProperties() } }
  var onDelete: ((MailLetter) -> Void)?
  private let text = UITextView()
  private lazy var flag = UIBarButtonItem(
    image: UIImage(systemName: "flag"),
    primaryAction: UIAction { [weak self] _ in self?.letter?.isFlagged.toggle() })
  private lazy var bin = UIBarButtonItem(
    systemItem: .trash,
    primaryAction: UIAction { [weak self] _ in if let self, let letter { onDelete?(letter) } })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.isEditable = false
    text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(text)
    toolbarItems = [bin, .flexibleSpace(), flag]
  }

  override func updateProperties() {
    super.updateProperties()
    title = letter?.sender ?? ""
    (bin.isEnabled, flag.isEnabled) = (letter != nil, letter != nil)
    flag.image = UIImage(systemName: letter?.isFlagged == true ? "flag.fill" : "flag")
    flag.accessibilityLabel = letter?.isFlagged == true ? "Unflag" : "Flag"
    text.isHidden = letter == nil
    text.attributedText = letter.map(Self.show)
    var empty = UIContentUnavailableConfiguration.empty()
    (empty.image, empty.text) = (UIImage(systemName: "envelope"), "No Letter Selected")
    contentUnavailableConfiguration = letter == nil ? empty : nil
  }

  private static func show(_ letter: MailLetter) -> NSAttributedString {
    let shown = NSMutableAttributedString(
      string: letter.subject + "\n",
      attributes: [.font: UIFont.sceneFont(ofSize: 22, weight: .bold), .foregroundColor: UIColor.label])
    shown.append(
      NSAttributedString(
        string: "\(letter.sender), \(letter.time)\n\n",
        attributes: [.font: UIFont.sceneFont(ofSize: 14), .foregroundColor: UIColor.secondaryLabel]))
    shown.append(
      NSAttributedString(string: letter.text, attributes: [.font: UIFont.sceneFont(ofSize: 17), .foregroundColor: UIColor.label]))
    return shown
  }
}
