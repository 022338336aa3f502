// expect: go
import UIKit

class ASelectorPlain: NSObject { var log = ""; @objc func go() { log = "go" }; func name() -> Selector { #selector(go) } }

@MainActor func corpusSelectorPlain() -> String {
  {
    let a = ASelectorPlain(); send(a.name(), a); return a.log
  }()
}
