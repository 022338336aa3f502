#if UIKitSource
import Foundation
import FoundationXML

/// The drawing of a symbol set: an SVG file in the form of the SF Symbols app, of whose weights and scales the regular one in the middle is used.
struct SymbolTemplate {
  /// The `d` attributes of the drawing's paths.
  let pathData: String
  /// From margin to margin, and 22 points of text of 17 points high around the middle of capital letters, in the units of the paths.
  let box: (x: Double, y: Double, width: Double, height: Double)

  /// nil for another file, or a drawing that is turned or skewed.
  init?(_ data: Data) {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let group = reader.groups["Regular-M"] ?? reader.groups["Regular-S"], !group.paths.isEmpty else {
      return nil
    }
    let size = reader.groups["Regular-M"] == nil ? "S" : "M"
    guard group.transform.count == 6, group.transform[1] == 0, group.transform[2] == 0, group.transform[0] > 0,
      group.transform[3] > 0,
      let baseline = reader.lines["Baseline-\(size)"]?.y, let capline = reader.lines["Capline-\(size)"]?.y,
      let left = reader.lines["left-margin-Regular-\(size)"]?.x ?? reader.lines["left-margin-\(size)"]?.x,
      let right = reader.lines["right-margin-Regular-\(size)"]?.x ?? reader.lines["right-margin-\(size)"]?.x, right > left
    else { return nil }
    pathData = group.paths.joined(separator: " ")
    let (across, down) = (group.transform[0], group.transform[3])
    // Templates are drawn at 100 points.
    let height = Self.boxHeight * 100 / Self.textHeight
    let top = (capline + baseline) / 2 - height / 2
    box = (
      (left - group.transform[4]) / across, (top - group.transform[5]) / down, (right - left) / across, height / down
    )
  }

  /// The box of a registered symbol beside the text that it suits (`UIImage.registerSymbol`), in points.
  private static let (boxHeight, textHeight) = (22.0, 17.0)

  private final class Reader: NSObject, XMLParserDelegate {
    var groups: [String: (transform: [Double], paths: [String])] = [:]
    var lines: [String: (x: Double, y: Double)] = [:]
    /// The names of the open groups; empty for one without a name.
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      switch element {
      case "g":
        let name = attributes["id"] ?? ""
        open.append(name)
        if !name.isEmpty { groups[name] = (Self.transform(attributes["transform"]), []) }
      case "path":
        if let data = attributes["d"], let group = open.last(where: { !$0.isEmpty }) { groups[group]?.paths.append(data) }
        if let name = attributes["id"], let data = attributes["d"] {
          let numbers = data.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
          if numbers.count >= 2 { lines[name] = (numbers[0], numbers[1]) }
        }
      case "line":
        if let name = attributes["id"], let x = attributes["x1"].flatMap({ Double($0) }),
          let y = attributes["y1"].flatMap({ Double($0) })
        {
          lines[name] = (x, y)
        }
      default: return
      }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
      if element == "g" { _ = open.popLast() }
    }

    /// Six numbers of a matrix; none for what is neither a matrix nor a translation.
    private static func transform(_ text: String?) -> [Double] {
      guard let text else { return [1, 0, 0, 1, 0, 0] }
      let numbers = text.split { !"-.0123456789e".contains($0) }.compactMap { Double($0) }
      if text.hasPrefix("matrix"), numbers.count == 6 { return numbers }
      return text.hasPrefix("translate") && numbers.count == 2 ? [1, 0, 0, 1] + numbers : []
    }
  }
}
#endif
