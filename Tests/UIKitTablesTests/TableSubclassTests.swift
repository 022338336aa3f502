import Foundation
import Testing
import UIKitCore
import UIKitGraphics
import UIKitListTestSupport
import UIKitLists
import UIKitTables

// Each class subclassed in the way that iOS code does it: that it compiles is half of the test.

private final class OwnTable: UITableView {
  private(set) var delegates = 0
  private(set) var layouts = 0

  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var delegate: (any UITableViewDelegate)? {
    didSet { delegates += 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  private(set) var questions = 0

  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    questions += 1
    return super.cellForRow(at: indexPath)
  }

  override var visibleCells: [UITableViewCell] {
    questions += 1
    return super.visibleCells
  }

  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath).insetBy(dx: 1, dy: 0) }
  override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
}

private final class OwnCell: UITableViewCell {
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    badge.isHidden = !selected
  }
}

private final class OwnHeader: UITableViewHeaderFooterView {
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor @Suite struct TableSubclassTests {
  @Test func questionsMayBeOverridden() {
    let table = OwnTable(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let path = IndexPath(row: 0, section: 0)
    #expect((table as UITableView).cellForRow(at: path) == nil && (table as UITableView).visibleCells.isEmpty)
    #expect(table.questions == 2 && table.indexPathForRow(at: .zero) == nil && table.indexPathsForSelectedRows == nil)
  }

  @Test func aTableHearsOfItsDelegateByEitherName() {
    let table = OwnTable(frame: .zero, style: .plain)
    let messages = Messages()
    table.delegate = messages
    #expect(table.delegates == 1)
    #expect(table.delegate === messages)
    let scrollView: UIScrollView = table
    #expect(scrollView.delegate === messages)
    scrollView.delegate = nil
    #expect(table.delegate == nil)
  }

  @Test func registeredClassesAreMadeByTheirOwnInitializers() {
    let table = OwnTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "head")
    let cell = table.dequeueReusableCell(withIdentifier: "own")
    #expect((cell as? OwnCell)?.badge.superview === cell?.contentView)
    #expect(cell?.reuseIdentifier == "own")
    #expect(cell?.detailTextLabel != nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") is OwnHeader)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
  }

  @Test func anOverriddenSelectionHearsOfEveryChange() {
    let cell = OwnCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    #expect(!cell.badge.isHidden)
    cell.isSelected = false
    #expect(cell.badge.isHidden)
  }
}
