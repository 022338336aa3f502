import CMeasure
import Foundation
import Scrollwork
import UIKit
import UIKitTesting

/// The ways to build the gallery's `home`: four shelves sideways, and 2,003 rows in two lists.
enum HomeKind: String, CaseIterable {
  /// Nothing: what the others stand on.
  case empty
  /// `ScrollingStackController`.
  case container
  /// The same controllers in a `UIStackView` in a `UIScrollView`: each list is as high as all its rows.
  case stack
  /// No lists at all: a view for every row, made at once.
  case views

  @MainActor func makeController() -> UIViewController {
    switch self {
    case .empty: return UIViewController()
    case .container:
      let home = ScrollingStackController()
      home.viewControllers = HomePage.controllers()
      return home
    case .stack: return UsualHomeController(HomePage.controllers())
    case .views: return NaiveHomeController()
    }
  }
}

/// Rows as views in a scroll view.
@MainActor final class NaiveHomeController: UIViewController {
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    view.addSubview(scrollView)
    for controller in HomePage.controllers() {
      guard let stories = controller as? StoriesController else {
        addChild(controller)
        if case .view(let height) = controller.preferredAppearanceInStack() { append(controller.view, height: height) }
        controller.didMove(toParent: self)
        continue
      }
      append(HeadingView(stories.title ?? ""), height: HeadingView.height)
      for (index, story) in stories.stories.enumerated() {
        let row = StoryCell(style: .default, reuseIdentifier: nil)
        // The same pictures as in the list: a canvas shares the pixels of equal ones.
        row.show(story, hue: CGFloat(index * 37 % 100) / 100)
        append(row, height: 76)
      }
    }
  }

  private func append(_ view: UIView, height: CGFloat) {
    view.frame = CGRect(x: 0, y: scrollView.contentSize.height, width: scrollView.bounds.width, height: height)
    scrollView.addSubview(view)
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: view.frame.maxY)
  }
}

/// The first frame, steps of 37 points down the page or the frames of a flick there and back, and how many rows there are views for.
@MainActor func measureHome(_ options: Options) {
  let kind = HomeKind(rawValue: options.text("kind", default: "container"))!
  let stage = Stage.ofViewport()
  let layoutTime = microseconds {
    stage.rootViewController = kind.makeController()
    stage.advance(by: frame)
  }
  let scrollView = scrollViews(in: stage.rootViewController!.view).first
  let times =
    options.text("path", default: "steps") == "flick"
    ? timesOfFlick(stage, Work { stage.advance(by: frame) })
    : timesOfSteps(
      options.number("steps", default: 200),
      Work {
        scrollView?.contentOffset.y += 37
        stage.advance(by: frame)
      })
  report([
    "layout_us": format(layoutTime), "step_us": format(times.median), "mean_us": format(times.reduce(0, +) / Double(times.count)),
    "worst_us": format(times.max() ?? 0), "frames": "\(times.count)",
    "cells": "\(rows(in: stage.rootViewController!.view))", "peak_kib": "\(measure_peak_kib())",
  ])
}

@MainActor private func timesOfSteps(_ count: Int, _ step: Work) -> [Double] {
  (0..<count).map { _ in microseconds { step.measuredRegion() } }
}

/// Every frame of five flicks down the page and as many back, until each has come to rest.
@MainActor private func timesOfFlick(_ stage: Stage, _ step: Work) -> [Double] {
  var times: [Double] = []
  for flick in 0..<10 {
    let direction: CGFloat = flick < 5 ? -1 : 1
    stage.flick(from: CGPoint(x: 180, y: 330), velocity: CGPoint(x: 0, y: direction * 3_000), duration: 0.1)
    for _ in 0..<150 { times.append(microseconds { step.measuredRegion() }) }
  }
  return times
}

@MainActor private func scrollViews(in view: UIView) -> [UIScrollView] {
  view.subviews.flatMap { [$0 as? UIScrollView].compactMap(\.self) + scrollViews(in: $0) }
}

@MainActor private func rows(in view: UIView) -> Int {
  view.subviews.reduce(view is StoryCell && !view.isHidden ? 1 : 0) { $0 + rows(in: $1) }
}
