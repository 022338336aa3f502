import CMeasure
import Foundation
import UIKit
import UIKitTesting

/// What scroll views are used for, each as large as the viewport.
enum Screen: String, CaseIterable {
  /// Five pages of text side by side, with dots.
  case pages
  /// A photo at twice its size, under a title that stays.
  case photo
  /// A plane of tiles without an end.
  case streets
  /// A million rows by a million columns, the first of each frozen.
  case sheet

  @MainActor func make() -> any ScreenView {
    switch self {
    case .pages: PagesScreen(frame: viewport)
    case .photo: PhotoScreen(frame: viewport)
    case .streets: StreetsScreen(frame: viewport)
    case .sheet: SheetScreen(frame: viewport)
    }
  }
}

/// A screen, and what of it is scrolled sideways.
@MainActor protocol ScreenView: UIView {
  var scrollView: UIScrollView { get }
  /// Grows with each view that comes on screen.
  var shown: Int { get }
}

/// The cost of a step of 37 points there and back, against one memcpy of the picture.
@MainActor func measureScreen(_ options: Options) {
  let stage = Stage.ofViewport()
  let screen = Screen(rawValue: options.text("kind", default: "pages"))!.make()
  stage.show(screen)

  var copy = FrameCopy(bytes: Int(viewport.width * viewport.height) * 4)
  var log = StepLog()
  var copies: [Double] = []
  var delta: CGFloat = 37
  let work = Work { step(screen.scrollView, delta, stage) }
  for i in 0..<options.number("steps", default: 600) {
    let next = screen.scrollView.contentOffset.x + delta
    if next < 0 || next > screen.scrollView.contentSize.width - viewport.width { delta = -delta }
    let shown = screen.shown
    // The first way there and back fills pools and caches.
    if i < 100 { work() } else { log.measure(work) { screen.shown != shown } }
    if i % 10 == 0 { copies.append(copy.microseconds()) }
  }
  report([
    "frame_us": format(log.times.median), "memcpy_us": format(copies.median),
    "ratio": format(log.times.median / copies.median, 2), "allocations": log.describe(log.same),
    "allocations_new": log.describe(log.new), "peak_kib": "\(measure_peak_kib())",
  ])
}

@MainActor private func step(_ scrollView: UIScrollView, _ delta: CGFloat, _ stage: Stage) {
  scrollView.contentOffset.x += delta
  stage.advance(by: frame)
}

/// A pager over the whole view, and the dots that follow it.
@MainActor final class PagesScreen: UIView, ScreenView, UIScrollViewDelegate {
  let scrollView: UIScrollView
  let shown = 0
  private let dots = UIPageControl()

  override init(frame: CGRect) {
    scrollView = UIScrollView(frame: frame)
    super.init(frame: frame)
    backgroundColor = .white
    scrollView.isPagingEnabled = true
    scrollView.contentSize = CGSize(width: 5 * frame.width, height: frame.height)
    scrollView.delegate = self
    addSubview(scrollView)
    for index in 0..<5 { scrollView.addSubview(page(index)) }
    dots.numberOfPages = 5
    dots.frame = CGRect(x: 0, y: frame.height - 50, width: frame.width, height: 30)
    addSubview(dots)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    if dots.currentPage != page { dots.currentPage = page }
  }

  private func page(_ index: Int) -> UIView {
    let page = UIView(frame: CGRect(x: CGFloat(index) * frame.width, y: 0, width: frame.width, height: frame.height))
    page.backgroundColor = UIColor(hue: CGFloat(index) / 5, saturation: 0.2, brightness: 1, alpha: 1)
    let title = UILabel(frame: CGRect(x: 20, y: 80, width: frame.width - 40, height: 50))
    title.font = .boldSystemFont(ofSize: 34)
    title.text = "Page \(index + 1)"
    let text = UILabel(frame: CGRect(x: 20, y: 150, width: frame.width - 40, height: 400))
    text.numberOfLines = 0
    text.text = (0..<60).map { "word \($0)" }.joined(separator: " ")
    page.addSubview(title)
    page.addSubview(text)
    return page
  }
}
