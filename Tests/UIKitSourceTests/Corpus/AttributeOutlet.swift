// expect: true
import UIKit

class AAttributeOutlet: UIViewController { @IBOutlet weak var label: UILabel! }

@MainActor func corpusAttributeOutlet() -> String { "\(AAttributeOutlet().label == nil)" }
