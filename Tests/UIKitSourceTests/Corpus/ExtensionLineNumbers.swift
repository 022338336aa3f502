// expect: 7
import UIKit

class AExtensionLineNumbers {}
extension AExtensionLineNumbers {
  @objc func line() -> Int { 0 }
}
class BExtensionLineNumbers: AExtensionLineNumbers { override func line() -> Int { return #line } }

@MainActor func corpusExtensionLineNumbers() -> String { "\(BExtensionLineNumbers().line() - 1)" }
