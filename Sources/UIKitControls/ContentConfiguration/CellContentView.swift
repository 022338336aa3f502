internal import Diagnostics
package import Foundation
package import UIKitCore

/// A view whose size depends on the content of its content view.
@MainActor package protocol ContentSized: UIView {
  /// Whether a changed layout of the content also changes the size.
  var followsContentLayout: Bool { get }

  /// Called when the content may require another size.
  func contentChanged()
}

/// Notifies its owner of changes that may affect the owner's size.
package final class CellContentView: UIView {
  private weak var holder: (any ContentSized)?

  package init(of holder: any ContentSized) {
    self.holder = holder
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) {
    programmingError("CellContentView.init(coder:): it is made by its cell only")
  }

  package override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    holder?.contentChanged()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if let holder, holder.followsContentLayout { holder.contentChanged() }
  }
}
