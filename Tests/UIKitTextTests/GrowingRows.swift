import CoreGraphics
import Foundation
import ManualHost
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables
@testable import UIKitText

/// A table of 20 rows that are as high as the text view inside, whose heights are asked for again after each change of a text.
@MainActor final class GrowingRows: NSObject, UITableViewDataSource, UITextViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private var texts = [String](repeating: "row", count: 20)

  init(_ stage: ManualStage) {
    super.init()
    table.dataSource = self
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 60)
    stage.window.addSubview(table)
    stage.advance(by: 0)
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
