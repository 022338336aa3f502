// expect: go
import UIKit

class ASelectorInPrivateExtension: NSObject { var log = ""; func name() -> Selector { #selector(go) } }
private extension ASelectorInPrivateExtension { @objc func go() { log = "go" } }

@MainActor func corpusSelectorInPrivateExtension() -> String {
  {
    let a = ASelectorInPrivateExtension(); send(a.name(), a); return a.log
  }()
}
