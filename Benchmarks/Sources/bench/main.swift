import CMeasure
import Foundation
import UIKit
import UIKitTesting

/// A list without a table: recycled plain rows, each with one child.
@MainActor final class PlainList: UIScrollView {
  var rows: [UIView] = []
  let height: CGFloat = 44
  func fill(_ count: Int) {
    contentSize = CGSize(width: 375, height: height * CGFloat(count))
    backgroundColor = .white
    for _ in 0..<17 {
      let row = UIView(frame: .zero)
      row.backgroundColor = .white
      let child = UIView(frame: CGRect(x: 16, y: 8, width: 120, height: 20))
      child.backgroundColor = .red
      row.addSubview(child)
      rows.append(row)
      addSubview(row)
    }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let first = Int(contentOffset.y / height)
    for i in first..<(first + rows.count) {
      rows[i % rows.count].frame = CGRect(x: 0, y: CGFloat(i) * height, width: 375, height: height)
    }
  }
}

let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
let list = PlainList(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
list.fill(1_000_000)
let controller = UIViewController()
controller.view.addSubview(list)
stage.rootViewController = controller
stage.advance(by: 1.0 / 60)
var times: [Double] = []
var allocations: [UInt64] = []
for i in 0..<400 {
  let before = measure_allocations()
  let work: @MainActor () -> Void = {
    list.contentOffset.y += 37
    stage.advance(by: 1.0 / 60)
  }
  times.append(microseconds { if i >= 200 { measured(work) } else { work() } })
  allocations.append(measure_allocations() - before)
}
report(["step_us": format(times.median), "allocations": "\(allocations[200..<230].map { $0 })"])
