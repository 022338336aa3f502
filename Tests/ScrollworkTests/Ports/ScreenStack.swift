import UIKit

// A container in the manner of libraries for iOS: child view controllers below each other in a stack view in a scroll view, each as
// high as its constraints, its preferred content size or its scroll view's content make it. Written as for iOS.

class ScreenStackViewController: UIViewController {
  let scrollView = UIScrollView()
  let stackView = UIStackView()
  private var heights: [ObjectIdentifier: NSLayoutConstraint] = [:]
  private var observations: [ObjectIdentifier: NSKeyValueObservation] = [:]

  var spacing: CGFloat {
    get { stackView.spacing }
    set { stackView.spacing = newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    stackView.axis = .vertical
    stackView.alignment = .fill
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  func append(_ controller: UIViewController) { insert(controller, at: children.count) }

  func insert(_ controller: UIViewController, at index: Int) {
    loadViewIfNeeded()
    addChild(controller)
    stackView.insertArrangedSubview(controller.view, at: index)
    controller.didMove(toParent: self)
    if let content = controller.view as? UIScrollView {
      content.isScrollEnabled = false
      setHeight(content.contentSize.height, of: controller)
      observations[ObjectIdentifier(controller)] = content.observe(\.contentSize) { [weak self, weak controller] content, _ in
        MainActor.assumeIsolated {
          if let controller { self?.setHeight(content.contentSize.height, of: controller) }
        }
      }
    } else if controller.preferredContentSize.height > 0 {
      setHeight(controller.preferredContentSize.height, of: controller)
    }
  }

  func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    stackView.removeArrangedSubview(controller.view)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    heights[ObjectIdentifier(controller)] = nil
    observations[ObjectIdentifier(controller)] = nil
  }

  func setHidden(_ isHidden: Bool, _ controller: UIViewController, animated: Bool) {
    guard controller.view.isHidden != isHidden else { return }
    UIView.animate(withDuration: animated ? 0.25 : 0) {
      controller.view.isHidden = isHidden
      self.view.layoutIfNeeded()
    }
  }

  func scroll(to controller: UIViewController, animated: Bool) {
    view.layoutIfNeeded()
    scrollView.scrollRectToVisible(controller.view.convert(controller.view.bounds, to: scrollView), animated: animated)
  }

  private func setHeight(_ height: CGFloat, of controller: UIViewController) {
    let key = ObjectIdentifier(controller)
    if let present = heights[key] {
      present.constant = height
      return
    }
    let constraint = controller.view.heightAnchor.constraint(equalToConstant: height)
    constraint.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    constraint.isActive = true
    heights[key] = constraint
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard let controller = container as? UIViewController, controller.isViewLoaded else { return }
    setHeight(container.preferredContentSize.height, of: controller)
  }
}
