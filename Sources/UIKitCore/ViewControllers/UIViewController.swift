public import Foundation

/// Makes one screen, or a part of one.
@MainActor open class UIViewController: UIResponder {
  private var storedView: UIView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init() }

  open var view: UIView! {
    get {
      if storedView == nil {
        loadView()
        viewDidLoad()
      }
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }

  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func viewDidLoad() {}

  open override var next: UIResponder? { storedView?.superview }

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      storedView?.window?.hasAdditionalSafeArea = true
      storedView?.updateSafeArea()
    }
  }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}

  open func endAppearanceTransition() {}
}
