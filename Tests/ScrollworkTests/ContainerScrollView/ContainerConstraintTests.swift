import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Children that use Auto Layout inside.
@MainActor @Suite struct ContainerConstraintTests {
  private let fixture = ContainerFixture()
  private var container: ContainerScrollView { fixture.container }

  /// A column of bars; the last one's height can be changed.
  @MainActor private final class Column: UIView {
    let bar = UIView()
    let barHeight: NSLayoutConstraint
    var layouts = 0

    init(_ height: CGFloat) {
      barHeight = bar.heightAnchor.constraint(equalToConstant: height)
      super.init(frame: .zero)
      bar.translatesAutoresizingMaskIntoConstraints = false
      addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: topAnchor, constant: 10), bar.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
        bar.rightAnchor.constraint(equalTo: rightAnchor, constant: -5),
        bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10), barHeight,
      ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private func addColumn(_ height: CGFloat, to other: ContainerFixture? = nil) -> Column {
    let column = Column(height)
    (other ?? fixture).container.contentView.addSubview(column)
    return column
  }

  /// What the screen shows of a view at this instant, in its superview.
  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  @Test func childrenThatHaveNotBeenOnTheScreenLieNowhereInIt() {
    let columns = (0..<20).map { _ in addColumn(80) }
    fixture.frame()
    for column in columns.dropFirst(6) { #expect(!column.frame.intersects(container.bounds)) }
    let added = addColumn(80)
    fixture.frame()
    #expect(!added.frame.intersects(container.bounds) && container.rect(of: added).minY == 2_000)
  }

  @Test func constraintsInsideDecideTheHeightAndTheContainerTheWidth() {
    let first = fixture.addView(height: 40)
    let column = addColumn(80)
    let last = fixture.addView(height: 30)
    fixture.frame()
    #expect(column.frame == CGRect(x: 0, y: 40, width: 320, height: 100))
    #expect(column.bar.frame == CGRect(x: 5, y: 10, width: 310, height: 80))
    #expect(last.frame.minY == 140)
    #expect(container.contentSize.height == 480)
    first.frame.size.height = 60
    fixture.frame()
    #expect(column.frame.minY == 60 && last.frame.minY == 160)
    #expect(column.bar.frame == CGRect(x: 5, y: 10, width: 310, height: 80))
  }

  @Test func anActiveHeightConstraintDecidesWhateverTheFrameSays() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 500))
    let height = view.heightAnchor.constraint(equalToConstant: 90)
    height.isActive = true
    container.contentView.addSubview(view)
    let next = fixture.addView(height: 30)
    fixture.frame()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
    height.constant = 120
    fixture.frame()
    #expect(view.frame.height == 120 && next.frame.minY == 120)
    height.constant = 0
    fixture.frame()
    #expect(view.frame.height == 0 && next.frame.minY == 0)
  }

  @Test func whereNothingInsideDecidesTheHeightTheFrameDoes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(dot)
    NSLayoutConstraint.activate([
      dot.centerXAnchor.constraint(equalTo: view.centerXAnchor), dot.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 20), dot.heightAnchor.constraint(equalToConstant: 20),
    ])
    container.contentView.addSubview(view)
    let next = fixture.addView(height: 30)
    fixture.frame()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
    #expect(dot.frame == CGRect(x: 150, y: 25, width: 20, height: 20))
    view.frame.size.height = 110
    fixture.frame()
    #expect(view.frame.height == 110 && next.frame.minY == 110)
    #expect(dot.frame.minY == 45)
  }

  @Test func aStackViewIsAsHighAsItsViewsAndFollowsThem() {
    let labels = (0..<3).map { _ in
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 25).isActive = true
      return view
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 5
    container.contentView.addSubview(stack)
    let next = fixture.addView(height: 30)
    fixture.frame()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 320, height: 85))
    labels[1].isHidden = true
    fixture.frame()
    fixture.frame()
    #expect(stack.frame.height == 55 && next.frame.minY == 55)
  }

  @Test func textIsAsHighAsTheContainersWidthMakesIt() {
    let label = UILabel()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = String(repeating: "Scrolling is reading with the finger. ", count: 12)
    container.contentView.addSubview(label)
    let next = fixture.addView(height: 30)
    fixture.frame()
    let wide = label.frame.height
    #expect(next.frame.minY == wide)
    container.frame.size.width = 160
    fixture.frame()
    #expect(label.frame.width == 160 && label.frame.height > wide * 1.7)
    #expect(container.rect(of: next).minY == label.frame.height)
  }

  @Test func aScrollStepLeavesConstraintsAlone() {
    let column = addColumn(300)
    let rows = (0..<30).map { _ in fixture.addView(height: 50) }
    fixture.frame()
    let (layouts, writes) = (column.layouts, rows.map(\.writes).reduce(0, +))
    for y in stride(from: 0 as CGFloat, to: 300, by: 13) { fixture.scroll(to: y) }
    #expect(column.layouts == layouts)
    // Those that have come on the screen.
    #expect(rows.map(\.writes).reduce(0, +) == writes + 6)
    #expect(column.frame.minY == 0)
  }

  @Test func aChildThatLeavesHasItsOwnConstraintsAndNoOthers() {
    let column = addColumn(80)
    let count = column.constraints.count
    fixture.frame()
    column.removeFromSuperview()
    #expect(column.translatesAutoresizingMaskIntoConstraints)
    #expect(column.constraints.count == count)
    column.barHeight.constant = 200
    fixture.frame()
    #expect(container.contentSize.height == 480)
    container.contentView.addSubview(column)
    fixture.frame()
    #expect(column.frame == CGRect(x: 0, y: 0, width: 320, height: 220))
  }

  @Test(arguments: [true, false], [3, 2, 1])
  func siblingsFollowAnAnimatedConstraintFrameByFrame(fromOutside: Bool, scale: CGFloat) {
    let fixture = ContainerFixture(scale: scale)
    let above = fixture.addView(height: 40)
    let column = addColumn(80, to: fixture)
    let plain = fixture.addView(height: 61)
    let other = addColumn(33, to: fixture)
    let list = fixture.addScrollView(height: 2_000)
    fixture.frame()
    column.barHeight.constant = 203
    UIView.animate(withDuration: 0.4) {
      if fromOutside { fixture.stage.window.layoutIfNeeded() } else { column.layoutIfNeeded() }
    }
    var tops: [CGFloat] = []
    for _ in 0..<30 {
      fixture.frame()
      #expect(shown(above) == above.frame)
      #expect(isNear(shown(column).minY, 40))
      #expect(isNear(shown(column.bar).height + 20, shown(column).height))
      #expect(isNear(shown(plain).minY, shown(column).maxY))
      #expect(isNear(shown(other).minY, shown(plain).maxY))
      #expect(isNear(shown(list).minY, shown(other).maxY))
      tops.append(shown(plain).minY)
    }
    #expect(Set(tops).count > 15 && tops == tops.sorted())
    #expect(tops.first! < 150 && tops.last! == 263)
    #expect(fixture.container.contentSize.height == 2_377)
  }

  @Test func aSecondAnimationTakesTheFirstOver() {
    let column = addColumn(80)
    let plain = fixture.addView(height: 61)
    fixture.frame()
    func grow(to height: CGFloat) {
      column.barHeight.constant = height
      UIView.animate(withDuration: 0.3) { container.layoutIfNeeded() }
    }
    grow(to: 300)
    for frame in 0..<40 {
      if frame == 7 { grow(to: 20) }
      fixture.frame()
      #expect(isNear(shown(plain).minY, shown(column).maxY))
    }
    #expect(plain.frame.minY == 40 && shown(plain).minY == 40)
  }

  @Test func aSizeSetInAnAnimationMovesTheSiblingsInIt() {
    let list = fixture.addScrollView(height: 100)
    let plain = fixture.addView(height: 61)
    let last = fixture.addView(height: 20)
    fixture.frame()
    UIView.animate(withDuration: 0.4) {
      list.contentSize.height = 180
      plain.frame.size.height = 90
    }
    for _ in 0..<30 {
      fixture.frame()
      #expect(isNear(shown(plain).minY, shown(list).maxY))
      #expect(isNear(shown(last).minY, shown(plain).maxY))
    }
    #expect(last.frame.minY == 270)
  }
}
