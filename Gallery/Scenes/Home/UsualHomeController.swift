internal import Scrollwork
internal import UIKit

/// The home page without a container: a stack view in a scroll view, where a list must be as high as all its rows and has a cell for each.
final class UsualHomeController: UIViewController {
  let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let controllers: [any StackContainable]

  init(_ controllers: [any StackContainable]) {
    self.controllers = controllers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor), stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    for controller in controllers {
      addChild(controller)
      stack.addArrangedSubview(controller.view)
      controller.view.heightAnchor.constraint(equalToConstant: wholeHeight(of: controller)).isActive = true
      controller.didMove(toParent: self)
    }
  }

  private func wholeHeight(of controller: any StackContainable) -> CGFloat {
    switch controller.preferredAppearanceInStack() {
    case .view(let height): return height
    case .scroll(let list, let insets):
      list.isScrollEnabled = false
      list.layoutIfNeeded()
      return list.contentSize.height + insets.top + insets.bottom
    }
  }
}
