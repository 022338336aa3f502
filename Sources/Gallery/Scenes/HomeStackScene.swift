internal import UIKit

extension GalleryScene {
  static let homestack = GalleryScene(
    name: "homestack", title: "Home, as usual",
    summary: "The same page in a UIStackView in a UIScrollView, as it is built otherwise: each of two thousand rows has a cell.",
    colors: [.systemRed, .systemPink, .systemOrange, .systemRed], script: home.script, bestMoment: home.bestMoment
  ) { HomeStackViewController() }
}

final class HomeStackViewController: SceneViewController {
  private let home = UsualHomeController(HomePage.controllers())

  init() { super.init(.homestack) }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { home.scrollView }

  override func viewDidLoad() {
    addChild(home)
    view.addSubview(home.view)
    home.didMove(toParent: self)
    super.viewDidLoad()
  }

  override func layOutContent(in area: CGRect) { home.view.frame = area }
}
