// expect: 7
import UIKit

class AAttributeOutletOnOwnLine: UIViewController {
  @IBOutlet
  private var label: UILabel?
  func line() -> Int { return #line }
}

@MainActor func corpusAttributeOutletOnOwnLine() -> String { "\(AAttributeOutletOnOwnLine().line())" }
