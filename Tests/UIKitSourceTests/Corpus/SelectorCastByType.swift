// expect: s
import UIKit

class ASelectorCastByType: NSObject {
  @objc(goText:) func go(_ x: String) -> String { "s" }; @objc(goNumber:) func go(_ x: Int) -> String { "i" }
}

@MainActor func corpusSelectorCastByType() -> String {
  "\(send(#selector(ASelectorCastByType.go as (ASelectorCastByType) -> (String) -> String), ASelectorCastByType(), "")!)"
}
