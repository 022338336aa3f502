// expect: made
import UIKit

class VoidGenericInitUnavailable: UIView {
  @available(*, unavailable, message: "There is nothing to show.")
  override init(frame: CGRect) { super.init(frame: frame) }
  @available(*, unavailable, message: "There is nothing to show.")
  required init?(coder: NSCoder) { fatalError() }
}
@MainActor func makeGenericInitUnavailable<T: UIView>(_ type: T.Type) -> T { T(frame: .zero) }

@MainActor func corpusGenericInitUnavailable() -> String { makeGenericInitUnavailable(UILabel.self).text ?? "made" }
