import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// Lazy sections of every kind in a container, content that is loaded at its edges, and what has been done to them.
@MainActor final class SectionsWorld {
  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var size = CGSize(width: 320, height: 480)
  var random: SeededGenerator
  private(set) var log: [String] = []
  private(set) var operations = 0
  var batches = 0
  private(set) var answered: Set<String> = []
  /// Operations that messages may still do in this step.
  var budget = 0
  var (isFingerDown, finger) = (false, 240.0)
  /// Whether a finger may have held a section since the last placement, and the offset when it was lifted.
  var (hasHeld, heldOffset) = (false, CGFloat(0))
  /// Whether code has scrolled to a section that the animation follows.
  var hasGoal = false
  /// The last section to which code has scrolled, where it belongs on the screen, and the operations that were done by then.
  var goal: (name: Int, position: ContainerScrollView.ScrollPosition, operations: Int)?
  /// When a wheel was turned last.
  var wheeled = -1.0

  var sources: [LazySections<Int>] = []
  /// A view between two sources.
  let divider = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
  /// Names of the sections of each source, in order.
  var names: [[Int]] = []
  var specs: [Int: SectionSpec] = [:]
  /// What each section takes up: its estimate until it has had a view, then the length of the last one.
  var lengths: [Int: CGFloat] = [:]
  var measured: Set<Int> = []
  /// Lengths that sections may have that were let go of before a layout.
  private var open: [Int: [CGFloat]] = [:]
  /// Sections whose estimate is exact.
  let isExact: Bool
  private(set) var live: Set<Int> = []
  private(set) var made: [Int] = []
  private(set) var letGo: [Int] = []
  private var views: [WeakView] = []
  /// The first thing that was wrong inside a message.
  var wrong: String?
  var loadings: [LoadingModel] = []
  private var lastName = 0
  private let listener = SectionsListener()
  private var observation: Observation?

  private struct WeakView {
    let name: Int
    weak var view: UIView?
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    isExact = seed % 4 == 0
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.window.addSubview(container)
    addSource()
    if seed % 3 > 0 {
      container.addArrangedSubview(divider)
      addSource()
    }
    listener.onScroll = { [weak self] in self?.hear("scrollViewDidScroll") }
    observation = container.observeVisibility { [weak self] _, _ in self?.hear("visibility") }
    container.delegate = listener
    if seed % 2 == 1 { for edge in [EdgeLoading.Edge.top, .bottom] { loadings.append(LoadingModel(edge, self)) } }
    for index in sources.indices {
      for _ in 0..<random.roll(3..<30) { names[index].append(newSection()) }
      sources[index].apply(names[index])
    }
    log = []
    stage.advance(by: 1.0 / 60)
    takeLengths()
  }

  var width: CGFloat { size.width }

  private func addSource() {
    let source = LazySections<Int>(in: container) { [unowned self] _, name in make(name) }
    source.lengthEstimate = { [unowned self] name in isExact ? lengths[name] ?? 0 : 150 }
    source.didLetGo = { [unowned self] name, _ in
      if !live.contains(name) { wrong = "\(name) is let go of twice" }
      live.remove(name)
      letGo.append(name)
      open[name] = [specs[name]?.length(width: container.bounds.width) ?? 0, lengths[name] ?? 0]
      hear("didLetGo")
    }
    sources.append(source)
    names.append([])
  }

  private func make(_ name: Int) -> UIView {
    if live.contains(name) { wrong = "\(name) is made twice" }
    guard let spec = specs[name], names.contains(where: { $0.contains(name) }) else {
      wrong = "\(name) is made, and not listed"
      return UIView()
    }
    live.insert(name)
    open[name] = nil
    made.append(name)
    measured.insert(name)
    lengths[name] = spec.length(width: width)
    let view = spec.makeView()
    views.append(WeakView(name: name, view: view))
    return view
  }

  func forgetMade() { (made, letGo) = ([], []) }

  /// Views that have been let go of and still exist.
  var leaked: [Int] {
    views.removeAll { $0.view == nil }
    return views.filter { view(of: $0.name) !== $0.view }.map(\.name)
  }

  func view(of name: Int) -> UIView? {
    for source in sources { if let view = source.view(for: name) { return view } }
    return nil
  }

  func newSection() -> Int {
    lastName += 1
    let kind = SectionSpec.Kind.allCases.randomElement(using: &random) ?? .plain
    var list: NamedList?
    if kind == .table || kind == .collection {
      let rows = Array(0..<random.roll(1..<30))
      list = NamedList(rows, Dictionary(uniqueKeysWithValues: rows.map { ($0, CGFloat(random.roll(40..<160)) / 2) }), .vertical)
      list?.onMessage = { [weak self] _ in self?.hear("a list") }
    }
    let spec = SectionSpec(lastName, kind, height: newHeight(), list: list)
    specs[lastName] = spec
    lengths[lastName] = isExact ? spec.length(width: width) : 150
    return lastName
  }

  func newHeight() -> CGFloat { CGFloat(random.roll(0..<12) == 0 ? random.roll(1_000..<1_600) : random.roll(30..<600)) / 2 }

  /// Takes the lengths that sections with views have now.
  func takeLengths() {
    for name in live { lengths[name] = specs[name]?.length(width: width) }
    for (name, lengths) in open {
      guard let source = zip(sources, names).first(where: { $0.1.contains(name) })?.0 else { continue }
      let now = source.rect(for: name).height
      if let length = lengths.first(where: { abs($0 - now) < 0.01 }) { self.lengths[name] = length }
    }
    open = [:]
  }

  func note(_ text: String) {
    operations += 1
    log.append(text)
  }

  /// A message: whoever hears it may do anything.
  func hear(_ message: String) {
    guard budget > 0, random.roll(0..<8) == 0 else { return }
    budget -= 1
    note("inside \(message):")
    answered.insert(message)
    change()
  }
}

/// A child of the container at its place in the content.
struct SectionPlace {
  /// nil for a child that is no section.
  let name: Int?
  let view: UIView?
  let start: CGFloat
  let length: CGFloat
  let isHidden: Bool

  var end: CGFloat { start + length }
}

extension SectionsWorld {
  /// All children, every length summed.
  var places: [SectionPlace] {
    var (places, start): ([SectionPlace], CGFloat) = ([], 0)
    func add(_ name: Int?, _ view: UIView?, _ length: CGFloat) {
      let isHidden = view?.isHidden ?? false
      places.append(SectionPlace(name: name, view: view, start: start, length: isHidden ? 0 : length, isHidden: isHidden))
      if !isHidden { start += length + container.spacing }
    }
    func add(_ loading: LoadingModel?) {
      if let indicator = loading?.loading?.indicator { add(nil, indicator, indicator.frame.height) }
    }
    add(loadings.first { $0.edge == .top })
    for (index, list) in names.enumerated() {
      if index > 0 { add(nil, divider, divider.frame.height) }
      for name in list { add(name, view(of: name), lengths[name] ?? 0) }
    }
    add(loadings.first { $0.edge == .bottom })
    return places
  }

  var contentLength: CGFloat { places.last { !$0.isHidden && ($0.length > 0 || container.spacing > 0) }?.end ?? 0 }
  var offset: CGFloat { container.contentOffset.y }
  var lastOffset: CGFloat { max(0, container.contentSize.height - size.height) }
  var isAnimating: Bool {
    container.layer.animationKeys() != nil || container.subviews.contains { $0.layer.animationKeys() != nil }
      || container.arrangedSubviews.contains { $0.layer.animationKeys() != nil }
  }
}

private final class SectionsListener: NSObject, UIScrollViewDelegate {
  var onScroll: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}
