// expect: 750.0 750.0 nil a:true
import UIKit

/// Objective-C does not see this property.
class PlanObjectProperty {
  var priority = "first"
}

/// Objective-C looks up a property of an `AnyObject` by its name.
class ConstraintsObjectProperty {
  let view = UIView()
  var things: [AnyObject] { view.constraints }

  @MainActor func priorities() -> String {
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    width.identifier = "a"
    width.isActive = true
    let number: Float? = things.first?.priority
    let priority = (things[0].priority as UILayoutPriority?)!.rawValue
    let name: String = things.last!.identifier
    let absent: UILayoutPriority? = ([] as [AnyObject]).first.map { _ in .required }
    return "\(number!) \(priority) \(absent.map { "\($0)" } ?? "nil") \(name):\((things.first as AnyObject).isActive!)"
  }
}

@MainActor func corpusObjectPropertyOfUIKit() -> String { ConstraintsObjectProperty().priorities() }
