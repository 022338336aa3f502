internal import Diagnostics
internal import Foundation
internal import UIKitCore

/// A view whose size depends on the content of its content view.
@MainActor protocol ContentSized: UIView {
  /// Whether a changed layout of the content also changes the size.
  var followsContentLayout: Bool { get }

  /// Called when the content may require another size.
  func contentChanged()
}

/// Notifies its owner of changes that may affect the owner's size.
final class CellContentView: UIView {
  private weak var holder: (any ContentSized)?

  init(of holder: any ContentSized) {
    self.holder = holder
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    programmingError("CellContentView.init(coder:): it is made by its cell only")
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    holder?.contentChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let holder, holder.followsContentLayout { holder.contentChanged() }
  }
}
