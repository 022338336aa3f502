import UIKit

/// The layout that a person has set for a controller, in the stack or not.
@MainActor struct StackLayout {
  weak var controller: UIViewController?
  let layout: ChildLayout
}
