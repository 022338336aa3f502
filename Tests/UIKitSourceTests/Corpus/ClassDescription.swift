// expect: AClassDescription
import UIKit

class AClassDescription: NSObject {}

func nameOfClassDescription(_ object: AnyObject) -> String {
  var name = ""
  name += type(of: object).description()
  return String(name.split(separator: ".").last!)
}

@MainActor func corpusClassDescription() -> String { nameOfClassDescription(AClassDescription()) }
