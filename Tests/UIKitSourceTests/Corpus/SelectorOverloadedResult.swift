// expect: 5
import UIKit

class ASelectorOverloadedResult: NSObject {
  @objc func value() -> Int { 5 }
  func value() -> String { "five" }
}

@MainActor func corpusSelectorOverloadedResult() -> String {
  "\(send(Selector("value"), ASelectorOverloadedResult(), []) ?? "nothing")"
}
