import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Containers and pages scroll to what is edited inside.
@MainActor @Suite struct EditedRevealTests {
  private let stage = Stage(size: CGSize(width: 320, height: 500), scale: 1)
  private let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

  private func isOnScreen(_ area: CGRect, of view: UIView, within room: CGRect = CGRect(x: 0, y: 0, width: 320, height: 500))
    -> Bool
  {
    room.insetBy(dx: -0.01, dy: -0.01).contains(view.convert(area, to: nil))
  }

  private func block(_ height: CGFloat) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height)) }

  private func show(_ view: UIView) {
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  @Test func aFieldInAPlainChildIsScrolledTo() throws {
    let (child, field) = (block(1_000), UITextField(frame: CGRect(x: 20, y: 800, width: 200, height: 34)))
    child.addSubview(field)
    for view in [block(700), child, block(900)] { container.addArrangedSubview(view) }
    show(container)
    field.becomeFirstResponder()
    try stage.settle()
    #expect(container.contentOffset.y == 1_534 - 500 && isOnScreen(field.bounds, of: field))
  }

  @Test func aGrowingTextViewShowsItsCaret() throws {
    let view = UITextView()
    view.isScrollEnabled = false
    view.text = "text"
    for child in [block(300), view, block(300)] { container.addArrangedSubview(child) }
    show(container)
    view.becomeFirstResponder()
    try stage.settle()
    for key in 0..<50 {
      stage.typeText("\n")
      stage.advance(by: 0)
      #expect(isOnScreen(view.caretRect(for: try #require(view.selectedTextRange).end), of: view), "key \(key)")
    }
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.advance(by: 0)
    #expect(isOnScreen(view.caretRect(for: view.beginningOfDocument), of: view))
  }

  @Test(arguments: [false, true]) func aRowOfATableIsScrolledTo(isPinned: Bool) throws {
    let (rows, header) = (FieldRows(), block(60))
    let table = UITableView()
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    (table.dataSource, table.rowHeight) = (rows, 50)
    container.addArrangedSubview(header)
    if isPinned { container.pin(header) }
    for child in [block(200), table, block(400)] { container.addArrangedSubview(child) }
    show(container)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? FieldCell)
    cell.field.becomeFirstResponder()
    try stage.settle()
    container.contentOffset.y = 1_500
    stage.advance(by: 0)
    stage.typeText("a")
    stage.advance(by: 0)
    let room = CGRect(x: 0, y: isPinned ? 60 : 0, width: 320, height: isPinned ? 440 : 500)
    #expect(cell.field.text == "a" && isOnScreen(cell.field.bounds, of: cell.field, within: room))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
  }

  @Test func aFieldOfAPageIsScrolledToAndTheHeaderStaysCollapsed() throws {
    let (page, field) = (block(2_000), UITextField(frame: CGRect(x: 20, y: 1_500, width: 200, height: 34)))
    page.addSubview(field)
    let pager = PagedScrollView(headerView: block(120), pages: [page, block(300)])
    pager.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    show(pager)
    field.becomeFirstResponder()
    try stage.settle()
    #expect(isOnScreen(field.bounds, of: field) && pager.currentPage == 0)
    let offset = pager.contentOffset
    stage.typeText("a")
    try stage.settle()
    #expect(pager.contentOffset == offset)
  }
}

/// 40 rows with a field each.
@MainActor private final class FieldRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
  }
}

private final class FieldCell: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 20, y: 8, width: 200, height: 34))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }
}
