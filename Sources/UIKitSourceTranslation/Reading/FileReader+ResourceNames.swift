#if UIKitSource
import SwiftParser
import SwiftSyntax

extension FileReader {
  /// Keeps the name in `UIImage(named: "star")` and the like, where it is written and nothing says in which bundle it is.
  func readResourceName(_ node: FunctionCallExprSyntax, _ function: String) {
    guard let known = Self.resourceCalls[function], let first = node.arguments.first, first.label?.text == known.label,
      node.arguments.dropFirst().allSatisfy({ Self.plainLabels.contains($0.label?.text ?? "") || Self.isDefault($0) })
    else { return }
    readResourceName(first.expression, known.kind)
  }

  /// `#imageLiteral(resourceName: "star")`
  func readImageLiteral(_ node: MacroExpansionExprSyntax) {
    if let name = node.arguments.first?.expression { readResourceName(name, .image) }
  }

  private func readResourceName(_ expression: ExprSyntax, _ kind: ResourceUse.Kind) {
    guard let name = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue, !name.isEmpty else { return }
    let place = lines.place(of: expression.startOffset)
    summary.resources.append(ResourceUse(kind: kind, name: name, line: place.line, column: place.column))
  }

  private static let resourceCalls: [String: (label: String?, kind: ResourceUse.Kind)] = [
    "UIImage": ("named", .image), "UIColor": ("named", .color), "NSDataAsset": ("name", .data),
    "NSLocalizedString": (nil, .text), "UIStoryboard": ("name", .storyboard), "UINib": ("nibName", .nib),
  ]

  /// The labels of further arguments that do not say where the resource is.
  private static let plainLabels: Set<String> = ["comment", "value", "with", "compatibleWith"]

  /// Whether the argument says that the resource is the app's own: `bundle: nil`, `in: .main`.
  private static func isDefault(_ argument: LabeledExprSyntax) -> Bool {
    ["nil", ".main", "Bundle.main"].contains(argument.expression.trimmedDescription)
  }
}
#endif
