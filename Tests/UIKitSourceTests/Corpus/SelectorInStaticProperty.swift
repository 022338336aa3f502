// expect: 1
import UIKit

class ASelectorInStaticProperty: NSObject {
  static let action = #selector(ASelectorInStaticProperty.one); @objc func one() -> Int { 1 }
}

@MainActor func corpusSelectorInStaticProperty() -> String {
  "\(send(ASelectorInStaticProperty.action, ASelectorInStaticProperty())!)"
}
