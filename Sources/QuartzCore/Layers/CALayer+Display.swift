internal import CoreGraphics
internal import Foundation

extension CALayer {
  func displayNow() {
    guard let delegate = owner ?? extras?.delegate else { return }
    flags.remove(.delegateDeclined)
    delegate.display(self)
    flags.remove(.delegateDeclined)
  }
}
