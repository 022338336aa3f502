import Scrollwork
import UIKit
import UIKitTesting

/// A shelf: a collection that scrolls sideways, below a title.
final class Shelf: UIView, UICollectionViewDataSource {
  let name: Int
  let collection: UICollectionView

  init(_ name: Int, height: CGFloat) {
    self.name = name
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.itemSize = CGSize(width: 80, height: 40)
    collection = UICollectionView(frame: CGRect(x: 0, y: 20, width: 320, height: 50), collectionViewLayout: flow)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    tag = name
    collection.autoresizingMask = [.flexibleWidth]
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    addSubview(collection)
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Content that scrolls sideways.
final class Strip: UIScrollView {
  init(_ name: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 96 + CGFloat(name % 5) * 10))
    contentSize = CGSize(width: 2_000, height: bounds.height)
    tag = name
  }

  required init?(coder: NSCoder) { nil }
}

/// Sections of a container that fills a stage of 320 x 480 points, and what became of their views.
@MainActor final class LazyFixture {
  let fixture = ContainerFixture()
  private(set) var sections: LazySections<Int>!
  /// How often a view was asked for.
  private(set) var asked: [Int: Int] = [:]
  private(set) var live: Set<Int> = []
  var mostLive = 0
  var container: CountingContainer { fixture.container }

  /// The height of a section's view, unlike any estimate.
  nonisolated static func height(_ name: Int) -> CGFloat { 80 + CGFloat((name &* 7_919) % 211) }

  init(_ make: (@MainActor (Int) -> UIView)? = nil) {
    let make =
      make ?? { name in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: Self.height(name)))
        view.tag = name
        return view
      }
    sections = LazySections(in: container) { [unowned self] _, name in
      asked[name, default: 0] += 1
      live.insert(name)
      mostLive = max(mostLive, live.count)
      return make(name)
    }
    sections.didLetGo = { [unowned self] name, _ in live.remove(name) }
  }

  /// Tops of the sections on the screen, in the coordinates of the window.
  func seen() -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for view in container.visibleArrangedSubviews where sections.identifier(for: view) != nil {
      places[view.tag] = view.frame.minY - container.contentOffset.y
    }
    return places
  }

  func frame() { fixture.frame() }

  func flick(_ speed: CGFloat) {
    fixture.stage.flick(from: CGPoint(x: 160, y: speed < 0 ? 460 : 20), velocity: CGPoint(x: 0, y: speed), duration: 0.03)
  }
}
