import CoreGraphics
import Foundation
import ManualHost
import Scrollwork
import Testing
import UIKit
import UIKitCore
import UIKitText
@testable import UIKitKeyboard

/// What is edited stays above the keyboard, in every frame from the first one in which the keyboard rests.
@MainActor @Suite struct KeyboardCaretTests {
  private let rig = KeyboardRig(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  private func caret() throws -> CGRect {
    let view = try #require(rig.stage.window.firstResponder as? (any UIView & UITextInput))
    return view.convert(view.caretRect(for: try #require(view.selectedTextRange).end), to: nil)
  }

  private func expectCaretAbove(_ comment: String) throws {
    let caret = try caret()
    #expect(caret.maxY <= rig.top + 0.5 && caret.minY >= -0.5, "\(comment): \(caret), keyboard at \(rig.top)")
  }

  /// Types, and looks at eight frames after each key.
  private func type(_ text: String) throws {
    for (index, letter) in text.enumerated() {
      try rig.type(String(letter))
      for frame in 0..<8 {
        rig.frames()
        try expectCaretAbove("key \(index) frame \(frame)")
      }
    }
  }

  private func begin(_ view: UIView) throws {
    #expect(view.becomeFirstResponder())
    rig.settle()
    #expect(rig.isShown)
    try expectCaretAbove("begin")
  }

  private func scroll(_ y: CGFloat) -> (UIScrollView, UITextField) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrollView.contentSize = CGSize(width: 390, height: 1500)
    let field = makeField(y: y)
    scrollView.addSubview(field)
    return (scrollView, field)
  }

  @Test(arguments: [100, 560, 700, 1400]) func aScrollView(y: Int) throws {
    let (scrollView, field) = scroll(CGFloat(y))
    rig.stage.window.addSubview(scrollView)
    rig.frames()
    try begin(field)
    try type("Hi. x")
    #expect(field.text == "Hi. x")
  }

  @Test func contentThatFitsTheScreenScrollsToo() throws {
    let (scrollView, field) = scroll(760)
    scrollView.contentSize.height = 800
    rig.stage.window.addSubview(scrollView)
    rig.frames()
    try begin(field)
    try type("Ab")
    field.resignFirstResponder()
    rig.settle()
    #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top, "and goes back")
  }

  @Test func aGrowingTextView() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 47, width: 390, height: 797))
    rig.stage.window.addSubview(view)
    rig.frames()
    try begin(view)
    try type(String(repeating: "A\n", count: 40))
  }

  @Test func aCellThatSizesItself() throws {
    let rows = GrowingTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    rig.stage.window.addSubview(rows.table)
    rig.settle()
    let view = try #require(rows.textView(12))
    try begin(view)
    try type("A\nB\nC\nD\nE\nF\nG\n")
    #expect(rows.textView(12)?.text == "rowA\nB\nC\nD\nE\nF\nG\n")
  }

  @Test func aChildOfAContainer() throws {
    let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "text"
    let rows = GrowingTable(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    for child in [UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 620)), view, rows.table] {
      container.addArrangedSubview(child)
    }
    rig.stage.window.addSubview(container)
    rig.settle()
    try begin(view)
    try type("A\nB\nC\nD\n")
    let inTable = try #require(rows.textView(2))
    try begin(inTable)
    try type("A\nB\nC\nD\n")
    #expect(container.adjustedContentInset.bottom == 250 && rows.table.adjustedContentInset.bottom < 250)
  }

  @Test func aPage() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let screen = UIViewController()
    let (scrollView, field) = scroll(1_300)
    screen.loadViewIfNeeded()
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(scrollView)
    pages.setViewControllers([screen], direction: .forward, animated: false)
    rig.stage.window.rootViewController = pages
    rig.settle()
    try begin(field)
    try type("Abc")
  }

  @Test func aSheet() throws {
    let root = UIViewController()
    rig.stage.window.rootViewController = root
    rig.settle()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.loadViewIfNeeded()
    let (scrollView, field) = scroll(900)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.frame = sheet.view.bounds
    sheet.view.addSubview(scrollView)
    root.present(sheet, animated: true)
    rig.settle()
    try begin(field)
    try type("Abc")
    root.dismiss(animated: true)
    rig.settle()
    #expect(!rig.isShown)
  }

  @Test func popping() throws {
    let screen = UIViewController()
    let (scrollView, field) = scroll(900)
    screen.loadViewIfNeeded()
    screen.view.addSubview(scrollView)
    let stack = UINavigationController(rootViewController: UIViewController())
    rig.stage.window.rootViewController = stack
    rig.settle()
    stack.pushViewController(screen, animated: false)
    rig.settle()
    field.becomeFirstResponder()
    rig.stage.advance(by: 0.1)
    stack.popViewController(animated: true)
    rig.settle()
    #expect(!rig.isShown && rig.presenter.top == nil)
    #expect(scrollView.keyboardInset == 0)
  }
}

/// A table of 20 rows that are as high as the text view inside.
@MainActor private final class GrowingTable: NSObject, UITableViewDataSource, UITextViewDelegate {
  let table: UITableView
  private var texts = [String](repeating: "row", count: 20)

  init(frame: CGRect) {
    table = UITableView(frame: frame)
    super.init()
    table.dataSource = self
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 60)
  }

  func textView(_ row: Int) -> UITextView? { (table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)?.textView }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.textView.text = texts[indexPath.row]
    cell.textView.delegate = self
    cell.textView.tag = indexPath.row
    return cell
  }

  func textViewDidChange(_ textView: UITextView) {
    texts[textView.tag] = textView.text
    table.beginUpdates()
    table.endUpdates()
  }

  private final class Cell: UITableViewCell {
    let textView = UITextView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      textView.isScrollEnabled = false
      textView.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(textView)
      NSLayoutConstraint.activate([
        textView.topAnchor.constraint(equalTo: contentView.topAnchor),
        textView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        textView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        textView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
}
