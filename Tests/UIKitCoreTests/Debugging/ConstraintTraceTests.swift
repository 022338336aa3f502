import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics

@MainActor @Suite struct ConstraintTraceTests {
  private let stage = ManualStage(size: CGSize(width: 200, height: 200), scale: 2)
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let label = UILabel()

  private init() {
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Title"
    label.font = .systemFont(ofSize: 10)
    box.addSubview(label)
    stage.window.addSubview(box)
  }

  private func trace(_ axis: NSLayoutConstraint.Axis) -> String { label.constraintTrace(for: axis).withStableAddresses }

  @Test func aViewPlacedByItsFrameSaysSo() {
    #expect(
      box.constraintTrace(for: .vertical).withStableAddresses == """
        <UIView: 0x1> vertical: y = 0, height = 100
           placed by its frame: translatesAutoresizingMaskIntoConstraints is true, constraints only read the frame
        """)
  }

  @Test func aViewThatNoConstraintNamesSaysSo() {
    #expect(trace(.horizontal).hasSuffix("placed by constraints, and none names it: it keeps the frame that it has"))
  }

  @Test func constraintsAreListedByWhatTheyDo() {
    let top = label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10)
    let bottom = label.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor)
    NSLayoutConstraint.activate([top, bottom, label.leadingAnchor.constraint(equalTo: box.leadingAnchor)])
    stage.settle()
    #expect(
      trace(.vertical) == """
        <UILabel: 0x1> vertical: y = 10, height = 12
           placed by constraints
           content height = 12, hugging 250, compression resistance 750
           decided by:
              <NSLayoutConstraint: UILabel:0x1.top == UIView:0x2.top + 10.0>
           holding without deciding:
              <NSLayoutConstraint: UILabel:0x1.bottom <= UIView:0x2.bottom>
        """)
    #expect(trace(.horizontal).contains("x = 0, width = 25"))
  }

  @Test func whatIsLeftOpenAndWhatIsLeftOutShow() {
    label.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
    stage.settle()
    #expect(trace(.vertical).contains("placed by constraints, AMBIGUOUS: they leave open y\n"))
    let heights = [20, 30].map { label.heightAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(heights)
    let text = trace(.vertical)
    #expect(text.contains("left out, contradicted by others:\n      <NSLayoutConstraint: UILabel:0x1.height == 30.0>"))
    #expect(text.contains("decided by:\n      <NSLayoutConstraint: UILabel:0x1.height == 20.0>"))
  }

  @Test func textThatWrapsNamesTheWidthOfItsLines() {
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: box.topAnchor), label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 15),
    ])
    stage.settle()
    #expect(trace(.vertical).contains("content height = 24 for lines 15 wide, "))
  }
}
