// expect: go
import UIKit

class ASelectorInExtension: NSObject { var log = "" }
extension ASelectorInExtension { @objc private func go() { log = "go" }; func name() -> Selector { #selector(go) } }

@MainActor func corpusSelectorInExtension() -> String {
  {
    let a = ASelectorInExtension(); send(a.name(), a); return a.log
  }()
}
