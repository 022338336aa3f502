// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating

import UIKit

extension UIScrollView {
  @available(iOS 17.4, *)
  var isScrollAnimating: Bool { fatalError() }
}
