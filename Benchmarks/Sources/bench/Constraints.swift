import CMeasure
import Foundation
import UIKit

/// What Auto Layout costs: a cell that sizes itself, and screens of nested stacks that are solved anew and edited.
@MainActor func measureConstraints(_ options: Options) {
  switch options.text("what", default: "cell") {
  case "cell": measureCell(options.number("steps", default: 200))
  default: measureScreen(views: options.number("views", default: 100), steps: options.number("steps", default: 100))
  }
}

/// An icon, a title, a subtitle that wraps and a badge, held by 12 constraints.
@MainActor private final class ConstrainedCell: UIView {
  let icon = UIView()
  let title = UILabel()
  let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "A title"
    subtitle.text = "A subtitle of some words, which breaks into lines where the cell is too narrow for it"
    subtitle.numberOfLines = 0
    for view in [icon, title, subtitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      icon.widthAnchor.constraint(equalToConstant: 40), icon.heightAnchor.constraint(equalToConstant: 40),
      icon.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -8),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: icon.topAnchor),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private func measureCell(_ steps: Int) {
  let cell = ConstrainedCell(frame: CGRect(x: 0, y: 0, width: 375, height: 80))
  cell.layoutIfNeeded()
  let fit = Work {
    _ = cell.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
  var (fits, builds, resizes): ([Double], [Double], [Double]) = ([], [], [])
  var (fitAllocations, buildAllocations, resizeAllocations): (UInt64, UInt64, UInt64) = (0, 0, 0)
  let resize = Work {
    cell.frame.size.width = cell.frame.width == 375 ? 370 : 375
    cell.layoutIfNeeded()
  }
  for _ in 0..<steps {
    var before = measure_allocations()
    fits.append(microseconds { fit.measuredRegion() })
    fitAllocations = measure_allocations() - before
    before = measure_allocations()
    resizes.append(microseconds { resize.measuredRegion() })
    resizeAllocations = measure_allocations() - before
    let fresh = ConstrainedCell(frame: CGRect(x: 0, y: 0, width: 375, height: 80))
    before = measure_allocations()
    builds.append(microseconds { fresh.layoutIfNeeded() })
    buildAllocations = measure_allocations() - before
  }
  report([
    "first_us": format(builds.median), "first_allocations": "\(buildAllocations)", "fit_us": format(fits.median),
    "fit_allocations": "\(fitAllocations)", "resize_us": format(resizes.median), "resize_allocations": "\(resizeAllocations)",
  ])
}

/// Boxes with a height each, ten to a column, ten columns to a row, rows below each other.
@MainActor private struct StackScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 10_000))
  private(set) var heights: [NSLayoutConstraint] = []

  init(views: Int) {
    let outer = stack(.vertical)
    root.addSubview(outer)
    var left = views
    while left > 0 {
      let row = stack(.horizontal)
      row.distribution = .fillEqually
      for _ in 0..<10 where left > 0 {
        let column = stack(.vertical)
        for _ in 0..<10 where left > 0 {
          let box = UIView()
          box.translatesAutoresizingMaskIntoConstraints = false
          heights.append(box.heightAnchor.constraint(equalToConstant: 10))
          column.addArrangedSubview(box)
          left -= 1
        }
        row.addArrangedSubview(column)
      }
      outer.addArrangedSubview(row)
    }
    NSLayoutConstraint.activate(heights)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor), outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func stack(_ axis: NSLayoutConstraint.Axis) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    // Columns of a row end where their boxes end.
    if axis == .horizontal { stack.alignment = .top }
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }
}

/// Of the fresh solves the fastest counts: the others had the processor taken away or caches to fill.
@MainActor private func measureScreen(views: Int, steps: Int) {
  var builds: [Double] = []
  for _ in 0..<max(6, 300 / views) {
    let screen = StackScreen(views: views)
    builds.append(microseconds { screen.root.layoutIfNeeded() })
  }
  let screen = StackScreen(views: views)
  screen.root.layoutIfNeeded()
  let before = measure_allocations()
  var edits: [Double] = []
  edits.reserveCapacity(steps)
  for step in 0..<steps {
    let height = screen.heights[(step * 37) % screen.heights.count]
    edits.append(
      microseconds {
        height.constant = height.constant == 10 ? 20 : 10
        screen.root.layoutIfNeeded()
      })
  }
  report([
    "fresh_us": format(builds.min() ?? 0), "edit_us": format(edits.median),
    "edit_allocations": "\((measure_allocations() - before) / UInt64(max(1, steps)))", "peak_kib": "\(measure_peak_kib())",
  ])
}
