// expect: 4
import UIKit

class ASelectorGetterWithoutType: NSObject { @objc var four: Int { 4 }; func name() -> Selector { #selector(getter: four) } }

@MainActor func corpusSelectorGetterWithoutType() -> String {
  {
    let a = ASelectorGetterWithoutType(); return "\(send(a.name(), a)!)"
  }()
}
