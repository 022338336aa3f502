import Foundation
import Testing
import UIKitCore
import UIKitGraphics

/// The system colours, as docs/colors.md lists them.
@MainActor @Suite struct ColorTableTests {
  private static let colors: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue,
    "systemIndigo": .systemIndigo, "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
    "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "darkText": .darkText, "lightText": .lightText, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator,
  ]

  private static func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast, _ level: UIUserInterfaceLevel
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(userInterfaceLevel: level),
    ])
  }

  /// The columns of the table.
  private static let columns = [
    traits(.light, .normal, .base), traits(.dark, .normal, .base), traits(.light, .high, .base), traits(.dark, .high, .base),
    traits(.dark, .normal, .elevated), traits(.dark, .high, .elevated),
  ]

  private func written(_ color: UIColor, _ traits: UITraitCollection) -> String {
    var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.resolvedColor(with: traits).getRed(&r, green: &g, blue: &b, alpha: &a)
    let hex = [r, g, b].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
    let percent = (a * 1_000).rounded() / 10
    return percent == 100 ? hex : hex + " \(percent == percent.rounded() ? "\(Int(percent))" : "\(percent)") %"
  }

  @Test func everySystemColorHasTheValuesOfItsRow() throws {
    let rows = try Self.rows("docs/colors.md", columns: 7)
    #expect(Set(rows.map { $0[0] }) == Set(Self.colors.keys))
    for row in rows {
      let color = try #require(Self.colors[row[0]])
      #expect(Self.columns.map { written(color, $0) } == Array(row.dropFirst()), "\(row[0])")
      for contrast in [UIAccessibilityContrast.normal, .high] {
        let (base, elevated) = (Self.traits(.light, contrast, .base), Self.traits(.light, contrast, .elevated))
        #expect(written(color, base) == written(color, elevated), "\(row[0])")
      }
    }
  }

  /// The cells of the tables with so many columns, without the heads.
  private static func rows(_ path: String, columns: Int) throws -> [[String]] {
    let here = URL(fileURLWithPath: #filePath)
    let root = (0..<3).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let lines = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.hasPrefix("| `") }.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
      return cells.count == columns ? cells : nil
    }
  }
}
