import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics

/// Rows that are read from the right.
@MainActor @Suite struct StackMirrorTests {
  private let stage = ManualStage()

  @Test(arguments: [[30.0, 20, 10], [10, 20, 30], [20, 30, 10]], [UIStackView.Alignment.center, .fill, .top, .bottom])
  func aMirroredRowEndsAtTheLeft(_ widths: [CGFloat], _ alignment: UIStackView.Alignment) {
    let views = widths.map { width in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      view.heightAnchor.constraint(equalToConstant: width).isActive = alignment != .fill
      return view
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = alignment
    stack.semanticContentAttribute = .forceRightToLeft
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: stage.window.leftAnchor), stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    if alignment == .fill { stack.heightAnchor.constraint(equalToConstant: 40).isActive = true }
    stage.advance(by: 0)
    var x: CGFloat = 60
    for view in views {
      x -= view.frame.width
      #expect(view.frame.minX == x)
    }
    #expect(stack.bounds.width == 60 && stack.bounds.height == (alignment == .fill ? 40 : 30))
    if alignment == .center { #expect(views.allSatisfy { $0.frame.midY == 15 }) }
  }

  @Test(arguments: [[30.0, 20, 10], [10, 20, 30]], [0, 1, 2])
  func labelsInACentredMirroredRow(_ sizes: [CGFloat], _ placing: Int) {
    let labels = sizes.map { size in
      let label = UILabel()
      (label.text, label.font) = ("text", .systemFont(ofSize: size))
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .center
    stack.semanticContentAttribute = .forceRightToLeft
    stage.window.addSubview(stack)
    switch placing {
    case 0: stack.frame = CGRect(origin: .zero, size: stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    case 1: stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    default:
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
        stack.topAnchor.constraint(equalTo: stage.window.topAnchor),
      ])
    }
    stage.advance(by: 0)
    #expect(abs(labels[0].frame.maxX - stack.bounds.width) < 0.01)
  }
}
