// expect: one
import UIKit

class ASelectorOverloadByCast: NSObject { @objc func go() -> String { "none" }; @objc func go(_ x: Int) -> String { "one" } }

@MainActor func corpusSelectorOverloadByCast() -> String {
  "\(send(#selector(ASelectorOverloadByCast.go as (ASelectorOverloadByCast) -> (Int) -> String), ASelectorOverloadByCast(), 1)!)"
}
