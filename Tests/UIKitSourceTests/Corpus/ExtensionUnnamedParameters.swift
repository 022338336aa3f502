// expect: base 2 derived 4
import UIKit

open class BaseUnnamedParameters: NSObject {}
extension BaseUnnamedParameters {
  @objc open func place(_: UIView, at _: Int) -> String { "base" }
}
class DerivedUnnamedParameters: BaseUnnamedParameters {
  override func place(_ view: UIView, at place: Int) -> String { super.place(view, at: place) + " 2 derived \(place)" }
}

@MainActor func corpusExtensionUnnamedParameters() -> String {
  (DerivedUnnamedParameters() as BaseUnnamedParameters).place(UIView(), at: 4)
}
