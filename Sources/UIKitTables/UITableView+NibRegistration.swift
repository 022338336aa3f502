internal import Foundation
public import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

extension UITableView {
  /// Stops the program unless `nib` is nil, which removes the registration: register the cell's class.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.stop("UITableView.register(_:forCellReuseIdentifier:)", "register the cell's class")
    register(nil as AnyClass?, forCellReuseIdentifier: identifier)
  }

  /// Stops the program unless `nib` is nil, which removes the registration: register the view's class.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.stop("UITableView.register(_:forHeaderFooterViewReuseIdentifier:)", "register the view's class")
    register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
  }
}
