// expect: go
import UIKit

class HelperSelectorOfProperty: NSObject { var log = ""; @objc func go() { log = "go" } }
class ASelectorOfProperty: NSObject {
  let helper = HelperSelectorOfProperty(); let typed: HelperSelectorOfProperty = HelperSelectorOfProperty();
  func name() -> Selector { #selector(typed.go) }
}

@MainActor func corpusSelectorOfProperty() -> String {
  {
    let a = ASelectorOfProperty(); send(a.name(), a.helper); return a.helper.log
  }()
}
