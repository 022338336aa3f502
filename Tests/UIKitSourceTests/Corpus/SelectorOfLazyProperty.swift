// expect: 2
import UIKit

class ASelectorOfLazyProperty: NSObject { @objc lazy var two = 2; @objc weak var view: UIView? }

@MainActor func corpusSelectorOfLazyProperty() -> String {
  "\(send(#selector(getter: ASelectorOfLazyProperty.two), ASelectorOfLazyProperty())!)"
}
