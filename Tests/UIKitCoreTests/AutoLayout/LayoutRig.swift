import Foundation
import ManualHost
@testable import UIKitCore
import UIKitGraphics

/// A root placed by its frame, in a window of one pixel a point, and views that constraints place.
@MainActor final class LayoutRig {
  let stage = ManualStage(size: CGSize(width: 400, height: 600), scale: 1)
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  init() { stage.window.addSubview(root) }

  func view(in parent: UIView? = nil) -> UIView { add(UIView(), in: parent) }

  @discardableResult func add<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  func label(_ text: String, in parent: UIView? = nil) -> UILabel {
    let label = add(UILabel(), in: parent)
    label.text = text
    return label
  }

  func layout() { stage.window.layoutIfNeeded() }
}

/// A view whose content has a size that can be changed.
final class ContentView: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) -> [NSLayoutConstraint] {
  [
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
    view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
    view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
  ]
}
