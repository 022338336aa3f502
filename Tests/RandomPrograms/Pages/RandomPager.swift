import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// Pages below a header and a bar, and what has been done to them; the same for the same seed.
@MainActor final class RandomPager: NSObject {
  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let paged = PagedScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
  let control = UIPageControl()
  var random: SeededGenerator
  /// Lengths of the pages' contents.
  var lengths: [CGFloat] = []
  private(set) var log: [String] = []
  private(set) var operations = 0
  private(set) var batches = 0
  private(set) var answered: Set<String> = []
  /// Operations that messages may still do in this step.
  var budget = 0
  var isFingerDown = false
  /// What else is checked after each frame, with whether nothing was changed during it.
  var afterFrame: (@MainActor (_ isUntouched: Bool) -> String?)?
  /// A page that has changed its own height since something was scrolled, and the offset then: a timeline need not know it.
  var resized: (page: UIView, offset: CGPoint)?
  /// Operations that have been done by the last frame.
  var seenOperations = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    super.init()
    lengths = newLengths()
    paged.contentInsetAdjustmentBehavior = .never
    paged.headerView = header
    paged.barView = bar
    paged.pageControl = control
    paged.keptPages = random.roll(0..<3)
    paged.headerState = random.roll(0..<2) == 0 ? .shared : .byPage
    paged.nestedScrolling = HeaderScrolling.allCases[random.roll(0..<4)]
    paged.minimumHeaderHeight = [0, 0, 50][random.roll(0..<3)]
    paged.shrinksHeader = random.roll(0..<3) == 0
    paged.stretchesHeader = random.roll(0..<2) == 0
    paged.semanticContentAttribute = random.roll(0..<3) == 0 ? .forceRightToLeft : .forceLeftToRight
    paged.dataSource = self
    paged.delegate = self
    stage.window.addSubview(paged)
    stage.advance(by: 1.0 / 60)
  }

  func note(_ text: String) {
    operations += 1
    log.append(text)
  }

  private func newLengths() -> [CGFloat] {
    (0..<random.roll(1..<5)).map { _ in CGFloat(random.roll(0..<30) * 88) }
  }

  // MARK: Operations

  private func step() -> String? {
    budget = random.roll(0..<3) == 0 ? random.roll(1..<3) : 0
    switch random.roll(0..<14) {
    case 0...3: flick()
    case 4, 5: drag()
    case 6: select()
    case 7, 8: scroll()
    case 9: reload()
    case 10, 11: return changeHeader()
    case 12:
      paged.frame.size = CGSize(width: random.roll(200..<320), height: random.roll(260..<480))
      note("size \(paged.frame.size)")
    default: changeRows()
    }
    return nil
  }

  private func flick() {
    let velocity = CGPoint(x: random.roll(-2..<3) * 700, y: random.roll(-3..<4) * 900)
    lift()
    note("flick \(velocity)")
    stage.flick(from: CGPoint(x: 120, y: 130), velocity: velocity, duration: 0.05)
  }

  private func drag() {
    let distance = CGPoint(x: random.roll(-2..<3) * 50, y: random.roll(-2..<3) * 60)
    if isFingerDown { return lift() }
    note("finger down, dragging \(distance)")
    isFingerDown = true
    stage.touch(.began, at: CGPoint(x: 120, y: 130))
    for move in 1...6 {
      stage.advance(by: 0.008)
      stage.touch(.moved, at: CGPoint(x: 120 + distance.x * CGFloat(move) / 6, y: 130 + distance.y * CGFloat(move) / 6))
    }
  }

  func lift() {
    guard isFingerDown else { return }
    note("finger up")
    isFingerDown = false
    stage.touch(.ended, at: CGPoint(x: 120, y: 130))
  }

  private func select() {
    let (index, isAnimated) = (random.roll(0..<lengths.count), random.roll(0..<2) == 0)
    note("page \(index)\(isAnimated ? ", animated" : "")")
    paged.setCurrentPage(index, animated: isAnimated)
  }

  private func scroll() {
    let isAnimated = random.roll(0..<2) == 0
    let last = max(0, paged.contentSize.height - paged.bounds.height)
    let offset = (CGFloat(random.between(0, 1)) * last).rounded()
    if random.roll(0..<2) == 0 {
      let index = random.roll(0..<lengths.count)
      note("offset \(offset) of page \(index)\(isAnimated ? ", animated" : "")")
      return paged.setContentOffset(offset, ofPage: index, animated: isAnimated)
    }
    note("offset \(offset)\(isAnimated ? ", animated" : "")")
    paged.setContentOffset(CGPoint(x: 0, y: offset), animated: isAnimated)
  }

  private func reload() {
    batches += 1
    for _ in 0..<random.roll(1..<3) {
      lengths = newLengths()
      note("reload \(lengths)")
      paged.reloadPages()
    }
  }

  private func changeRows() {
    batches += 1
    let index = random.roll(0..<lengths.count)
    lengths[index] = CGFloat(random.roll(0..<30) * 88)
    note("page \(index) is \(lengths[index]) long")
    switch paged.viewForPage(at: index) {
    case let table as UITableView: table.reloadData()
    case let scrollView as UIScrollView: scrollView.contentSize.height = lengths[index]
    case let view?:
      // A plain view's page follows its frame.
      view.frame.size.height = max(1, lengths[index])
      resized = (view, paged.contentOffset)
      lengths[index] = max(1, lengths[index])
    case nil: break
    }
  }

  /// A change of the header leaves where the list is.
  private func changeHeader() -> String? {
    batches += 1
    budget = 0
    lift()
    guard stage.settle(limit: 20) else { return "it does not settle" }
    let before = (paged.contentOffset(ofPage: paged.currentPage), paged.currentPage)
    let offset = paged.contentOffset
    if random.roll(0..<2) == 0 {
      paged.headerHeight = CGFloat(random.roll(60..<200))
      note("header \(paged.headerHeight ?? 0)")
    } else {
      paged.minimumHeaderHeight = CGFloat(random.roll(0..<60))
      note("minimum \(paged.minimumHeaderHeight)")
    }
    paged.layoutIfNeeded()
    let now = (paged.contentOffset(ofPage: paged.currentPage), paged.currentPage)
    let most = Double(lengths[now.1]) - pageHeight
    if now.1 == before.1, abs(now.0 - min(before.0, max(0, most))) > 0.01 {
      return "the header's change moved the list from \(before.0) to \(now.0); the offset was \(offset.y)"
    }
    return nil
  }
}

extension RandomPager: UIScrollViewDelegate {
  /// Whoever hears that the view has scrolled may do anything.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard budget > 0, random.roll(0..<4) == 0 else { return }
    budget -= 1
    answered.insert("didScroll")
    note("inside didScroll:")
    switch random.roll(0..<6) {
    case 0, 1, 2: select()
    case 3: scroll()
    case 4: reload()
    default: changeRows()
    }
    note("end of didScroll")
  }
}

extension RandomPager: PagedScrollViewDataSource, UITableViewDataSource {
  func numberOfPages(in pagedScrollView: PagedScrollView) -> Int { lengths.count }

  func pagedScrollView(_ pagedScrollView: PagedScrollView, viewForPageAt index: Int) -> UIView {
    switch (Int(lengths[0]) / 88 + index) % 3 {
    case 0:
      let table = UITableView(frame: .zero, style: .plain)
      table.tag = index
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 88
      table.dataSource = self
      return table
    case 1:
      let scrollView = UIScrollView(frame: .zero)
      scrollView.contentSize = CGSize(width: 100, height: lengths[index])
      return scrollView
    default:
      lengths[index] = max(1, lengths[index])
      return UIView(frame: CGRect(x: 0, y: 0, width: 100, height: lengths[index]))
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Int(lengths[tableView.tag] / 88) }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

extension RandomPager: RandomProgram {
  func run() -> String? {
    for _ in 0..<10 {
      for _ in 0..<5 {
        if let wrong = step() { return report(wrong) }
        for _ in 0..<random.roll(0..<6) {
          if let wrong = frame() { return report(wrong) }
        }
      }
      if let wrong = rest() { return report(wrong) }
    }
    return nil
  }

  private func report(_ wrong: String) -> String {
    let setting =
      "\(paged.nestedScrolling), \(paged.headerState), minimum \(paged.minimumHeaderHeight), shrinks \(paged.shrinksHeader), kept \(paged.keptPages), mirrored \(paged.semanticContentAttribute == .forceRightToLeft), lengths \(lengths)"
    return ([wrong, setting] + log.suffix(10)).joined(separator: "\n  ")
  }
}
