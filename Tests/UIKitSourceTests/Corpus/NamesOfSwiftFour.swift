// expect: 12.0 true [10.0, 20.0] easeInEaseOut 1
import UIKit

class ANamesOfSwiftFour: UIViewController {
  let duration = 12.0
  func show(for state: UIControlState, options: UIViewAnimationOptions = .curveEaseIn) -> String {
    let rect = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 30, height: 40), UIEdgeInsetsMake(10, 10, 10, 10))
    let child = UIViewController()
    addChildViewController(child)
    view.addSubview(child.view)
    child.didMove(toParentViewController: self)
    view.bringSubview(toFront: child.view)
    let name = NSNotification.Name.UIKeyboardWillShow
    let isSame =
      name == UIResponder.keyboardWillShowNotification && UITableViewAutomaticDimension == UITableView.automaticDimension
    let size = "[\(rect.width), \(rect.height)]"
    return "\(duration) \(isSame) \(size) \(kCAMediaTimingFunctionEaseInEaseOut.rawValue) \(childViewControllers.count)"
  }
}

@MainActor func corpusNamesOfSwiftFour() -> String { ANamesOfSwiftFour().show(for: .normal) }
