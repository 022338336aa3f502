// expect: 6
import UIKit

class ALocationLine: NSObject {
  @objc
  func line() -> Int { return #line }
}

@MainActor func corpusLocationLine() -> String { "\(ALocationLine().line() + 0)" }
