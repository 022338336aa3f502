// expect: ink nil 4 4
import UIKit

@objc class PenObjectProperty: NSObject {
  @objc var inkOfPen = "ink"
  @objc var sizeOfTool = 3
}

class BrushObjectProperty: NSObject {
  @objc var sizeOfTool = 4
}

func inkObjectProperty(_ tool: AnyObject?) -> String? { tool?.inkOfPen }

@MainActor func corpusObjectPropertyOfOwnClass() -> String {
  let drawer: [AnyObject] = [PenObjectProperty(), BrushObjectProperty()]
  let size: Int? = drawer.last?.sizeOfTool
  let same: Int = drawer[1].sizeOfTool
  return "\(inkObjectProperty(drawer[0])!) \(inkObjectProperty(drawer[1]) ?? "nil") \(size!) \(same)"
}
