internal import Diagnostics
internal import Foundation
internal import UIKitCore

/// Whose size follows what its content view holds.
@MainActor protocol ContentSized: UIView {
  /// Whether a new layout of the content is to be looked at, too.
  var followsContentLayout: Bool { get }

  /// What suits the content may be another size now.
  func contentChanged()
}

/// Tells its owner of what may change the owner's size.
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
