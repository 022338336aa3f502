import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

/// What a refresh control looks like, and where it lies among other views.
@MainActor @Suite struct RefreshLooksTests {
  @Test func ticksComeWithThePullOneAfterTheOther() {
    let rig = ScrollRig()
    let control = UIRefreshControl()
    rig.scroll.refreshControl = control
    func ticks(_ pull: CGFloat) -> CGFloat {
      rig.scroll.contentOffset.y = -pull
      return control.spinner.subviews.reduce(0) { $0 + $1.alpha }
    }
    #expect(control.spinner.subviews.count == 8 && ticks(16) == 0)
    #expect(abs(ticks(38) - 4) < 1e-6 && ticks(60) == 8 && ticks(100) == 8)
    let (first, third) = (control.spinner.subviews[0], control.spinner.subviews[2])
    rig.frame(at: 0.1)
    #expect(first.center.y < control.spinner.bounds.midY && first.center.x == control.spinner.bounds.midX)
    #expect(third.center.x > control.spinner.bounds.midX, "clockwise from the top")
  }

  @Test func itsColourIsItsOwnTint() {
    let control = UIRefreshControl()
    #expect(control.spinner.color == .systemGray)
    control.tintColor = .systemRed
    #expect(control.spinner.subviews[3].backgroundColor == .systemRed)
    control.tintColor = nil
    #expect(control.spinner.color == .systemGray)
  }

  @Test func aTitleTakesRoomBelowTheSpinner() throws {
    let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    control.layoutIfNeeded()
    #expect(control.spinner.center == CGPoint(x: 150, y: 30))
    control.attributedTitle = NSAttributedString(string: "Last asked at noon")
    control.layoutIfNeeded()
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Last asked at noon" && !label.isHidden)
    #expect(control.spinner.frame.maxY <= label.frame.minY && label.frame.maxY <= 60)
  }

  @Test func underANavigationBarItShowsBelowTheBar() {
    let rig = ScrollRig(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let controller = UIViewController()
    let table = UITableView(frame: .zero, style: .plain)
    controller.view = table
    let refresh = UIRefreshControl()
    table.refreshControl = refresh
    rig.window.rootViewController = UINavigationController(rootViewController: controller)
    rig.run(frames: 2)
    let top = table.safeAreaInsets.top
    #expect(top > 47 && table.contentOffset.y == -top && refresh.isHidden)
    table.contentOffset.y = -top - 20
    #expect(refresh.convert(CGPoint.zero, to: nil).y == top && !refresh.isHidden)
    table.contentOffset.y = -top
    refresh.beginRefreshing()
    #expect(table.contentOffset.y == -top && table.adjustedContentInset.top == top + 60)
    rig.settle(limit: 10)
    refresh.endRefreshing()
    rig.settle()
    #expect(table.contentOffset.y == -top)
  }

  /// As code from before `refreshControl` does it.
  @Test(arguments: ["property", "addSubview", "insertSubview"]) func inATableItLiesBehindTheCells(_ way: String) throws {
    let rig = ScrollRig()
    let table = UITableView(frame: rig.window.bounds, style: .plain)
    let source = Rows()
    table.dataSource = source
    table.backgroundView = UIView()
    rig.window.addSubview(table)
    rig.run(frames: 1)
    let refresh = UIRefreshControl()
    switch way {
    case "property": table.refreshControl = refresh
    case "addSubview": table.addSubview(refresh)
    default: table.insertSubview(refresh, at: 1)
    }
    rig.run(frames: 1)
    for offset in [2000.0, 0, 30, 4000, 0] {
      table.contentOffset.y = offset
      rig.run(frames: 1)
    }
    func place(_ view: UIView) -> Int { table.subviews.firstIndex(of: view)! }
    let cells = table.visibleCells
    #expect(cells.count > 10 && cells.map(place) == cells.map(place).sorted())
    #expect(place(table.backgroundView!) == 0)
    if way != "addSubview" { #expect(place(refresh) == 1 && place(cells[0]) == 2) }
    _ = rig.move(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 10), count: 15)
    #expect(refresh.isRefreshing && (table.refreshControl === refresh) == (way == "property"))
    table.refreshControl = nil
    refresh.removeFromSuperview()
    #expect(table.adjustedContentInset == .zero)
  }

  @Test func headersStickToTheTopWhileItRefreshes() throws {
    let rig = ScrollRig()
    let table = UITableView(frame: rig.window.bounds, style: .plain)
    let source = Rows()
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    rig.window.addSubview(table)
    table.refreshControl = UIRefreshControl()
    rig.run(frames: 1)
    table.refreshControl?.beginRefreshing()
    table.contentOffset.y = 500
    rig.run(frames: 1)
    let header = try #require(table.subviews.first { $0 is UITableViewHeaderFooterView })
    #expect(header.frame.minY == 500)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Rows" }
  }
}

@MainActor @Suite struct ActivityIndicatorTests {
  @Test func defaults() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37) && indicator.isHidden && !indicator.isAnimating)
    #expect(indicator.hidesWhenStopped && indicator.color == .systemGray && indicator.intrinsicContentSize.width == 37)
    indicator.style = .medium
    #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView().style == .medium)
  }

  @Test func itSpinsOnlyWhenItShallAndWhereItShows() {
    let stage = ManualStage()
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    stage.window.addSubview(indicator)
    stage.advance(by: 1)
    #expect(stage.isBusy)
    let ticks = indicator.subviews[0].subviews
    func shown() -> [Float] { ticks.map { $0.layer.presentation()?.opacity ?? 0 } }
    #expect(abs(shown()[0] - 1) < 0.01 && shown()[1] < 0.4, "the wave is at the top")
    stage.advance(by: 0.25)
    #expect(abs(shown()[2] - 1) < 0.01 && shown()[0] < 0.9 && shown()[3] < 0.4, "a quarter further")
    indicator.removeFromSuperview()
    stage.settle()
    #expect(!stage.isBusy && indicator.isAnimating)
    stage.window.addSubview(indicator)
    stage.advance(by: 0.1)
    #expect(stage.isBusy)
    indicator.stopAnimating()
    stage.settle()
    #expect(!stage.isBusy && indicator.isHidden && !indicator.isAnimating)
  }

  @Test func itMayShowAtRestAndInColour() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.color = .systemOrange
    #expect(indicator.subviews[0].subviews.allSatisfy { $0.backgroundColor == .systemOrange && $0.alpha == 1 })
    indicator.color = nil
    #expect(indicator.color == .systemGray)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }
}
