import Foundation
import UIKit
import UIKitCore
import UIKitGraphics

/// `docs/symbols.md`: the names of the built-in symbols, with a picture of the drawings of each table.
@MainActor struct SymbolPage {
  /// A drawing and the endings that its name may have.
  struct Row {
    let name: String
    var endings: [String] = []
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../docs")
    .standardized
  static let command = "SCROLLWORK_SYMBOL_PAGE=1 ./test testing --filter SymbolPage"

  /// Endings that the rules draw; a name with another one has a drawing of its own.
  private static let rules: Set<Substring> = ["fill", "circle", "square", "app", "diamond", "slash", "badge"]

  let tables: [(title: String, rows: [Row])]

  init() {
    tables = UIImage.symbolNames.map { title, names in
      var rows: [Row] = []
      for name in names {
        if let last = rows.last?.name, name.hasPrefix(last + "."),
          Self.rules.contains(name.dropFirst(last.count + 1).prefix { $0 != "." })
        {
          rows[rows.count - 1].endings.append(String(name.dropFirst(last.count)))
        } else {
          rows.append(Row(name: name))
        }
      }
      return (title, rows)
    }
  }

  private func file(_ title: String) -> String {
    "pictures/symbols-\(title.lowercased().replacingOccurrences(of: ",", with: "").replacingOccurrences(of: " ", with: "-")).png"
  }

  private static let start = """
    # Symbols

    `UIImage(systemName:)` knows %d names. The names are Apple's, the drawings our own, so they resemble Apple's and are not the same
    ([decision 0038](decisions/0038-symbols-are-texts.md)). This page is written by `\(command)`; a test fails when it is out of date.

    A name is a drawing below and, where wanted, endings: `.fill`; `.circle`, `.square`, `.app` and `.diamond`, each also with `.fill`;
    `.slash` and `.slash.fill`; `.badge`, `.badge.plus`, `.badge.minus`, `.badge.xmark`, `.badge.checkmark`, `.badge.exclamationmark`,
    `.badge.questionmark` and `.badge.clock`, also after `.fill`. The tables list the names that Apple has up to iOS 17; other combinations are
    drawn too. Numbers from 0 to 99 stand in circles and squares: `12.circle.fill`.

    A name without a drawing shows a dashed square with a question mark, and the log says which names are similar; an app adds drawings of its
    own from the path of an SVG file:

    ```swift
    try UIImage.registerSymbol(named: "app.logo", pathData: "M12 2L22 20H2Z", drawing: .stroked)
    tab.image = UIImage(systemName: "app.logo.circle.fill")
    ```

    Weights change the width of the strokes, text styles, point sizes and scales the size:

    ![Symbols beside text in five weights](pictures/symbols-weights.png)

    """

  var text: String {
    var text = Self.start.replacingOccurrences(of: "%d", with: "\(UIImage.symbolNames.reduce(0) { $0 + $1.names.count })")
    for (title, rows) in tables {
      text += "\n## \(title)\n\n![\(title)](\(file(title)))\n\n| name | endings |\n| --- | --- |\n"
      for row in rows { text += "| `\(row.name)` | \(row.endings.map { "`\($0)`" }.joined(separator: " ")) |\n" }
    }
    return text
  }

  var pictures: [(file: String, image: UIImage)] {
    tables.map { (file($0.title), sheet($0.rows.map(\.name))) } + [("pictures/symbols-weights.png", weights)]
  }

  private func picture(_ size: CGSize, scale: CGFloat = 2, _ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, true)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor.white.setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      draw()
    }
  }

  private func sheet(_ names: [String]) -> UIImage {
    let (cell, columns) = (CGSize(width: 92, height: 62), 8)
    let rows = (names.count + columns - 1) / columns
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 8.5), .foregroundColor: UIColor(white: 0.35, alpha: 1), .paragraphStyle: style,
    ]
    return picture(CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))) {
      for (index, name) in names.enumerated() {
        let (x, y) = (CGFloat(index % columns) * cell.width, CGFloat(index / columns) * cell.height)
        guard let image = UIImage(systemName: name, withConfiguration: .init(pointSize: 22)) else { continue }
        let corner = CGPoint(x: x + (cell.width - image.size.width) / 2, y: y + 20 - image.size.height / 2)
        image.draw(at: CGPoint(x: (corner.x * 2).rounded() / 2, y: (corner.y * 2).rounded() / 2))
        // Long names break after a point.
        let label = name.replacingOccurrences(of: ".", with: ".\u{200B}")
        NSAttributedString(string: label, attributes: attributes).draw(
          in: CGRect(x: x + 2, y: y + 36, width: cell.width - 4, height: 32))
      }
    }
  }

  private var weights: UIImage {
    let weights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.light, .light), (.regular, .regular), (.medium, .medium), (.bold, .bold), (.black, .black),
    ]
    let names = [
      "star", "house.fill", "gearshape", "calendar", "person.crop.circle.badge.plus", "bell.slash", "trash", "plus.circle.fill",
    ]
    return picture(CGSize(width: 400, height: CGFloat(weights.count) * 34)) {
      for (index, weight) in weights.enumerated() {
        let (font, baseline) = (UIFont.systemFont(ofSize: 20, weight: weight.0), CGFloat(index) * 34 + 25)
        NSAttributedString(string: "Agenda", attributes: [.font: font]).draw(at: CGPoint(x: 10, y: baseline - font.ascender))
        for (column, name) in names.enumerated() {
          guard let image = UIImage(systemName: name, withConfiguration: .init(pointSize: 20, weight: weight.1)) else { continue }
          let bottom = baseline + (image.baselineOffsetFromBottom ?? 0)
          image.draw(at: CGPoint(x: 112 + CGFloat(column) * 35, y: ((bottom - image.size.height) * 2).rounded() / 2))
        }
      }
    }
  }
}
