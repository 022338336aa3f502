public import Foundation

/// What bars hold.
@MainActor open class UIBarItem: NSObject {
  /// Told when the item looks different from now on.
  var onChange: (() -> Void)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open var title: String? { didSet { onChange?() } }
  open var image: UIImage? { didSet { onChange?() } }
  open var isEnabled = true { didSet { onChange?() } }
  open var tag = 0
}
