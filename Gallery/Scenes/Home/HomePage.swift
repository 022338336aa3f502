internal import Scrollwork
internal import UIKit

/// A film database's home page.
@MainActor enum HomePage {
  static func controllers(news: Int = 2_000) -> [any StackContainable] {
    [
      ShelfController("Highlights", Film.highlights, size: CGSize(width: 290, height: 180)),
      StoriesController("Today", Story.today),
      ShelfController("Photographs", Film.stills, size: CGSize(width: 130, height: 130)),
      ShelfController("Nearby", Film.nearby, size: CGSize(width: 200, height: 110)),
      ShelfController("Coming soon", Film.comingSoon, size: CGSize(width: 120, height: 170)),
      StoriesController("All the news", Story.archive(news)),
    ]
  }
}

/// Pictures side by side under a title.
final class ShelfController: UIViewController, StackContainable {
  private let shelf = ContainerScrollView()
  private let size: CGSize

  init(_ title: String, _ films: [Film], size: CGSize) {
    self.size = size
    super.init(nibName: nil, bundle: nil)
    self.title = title
    shelf.axis = .horizontal
    shelf.spacing = 12
    shelf.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    shelf.isLayoutMarginsRelativeArrangement = true
    shelf.showsHorizontalScrollIndicator = false
    for film in films { shelf.addArrangedSubview(FilmCard(film, size)) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(HeadingView(title ?? ""))
    view.addSubview(shelf)
  }

  override func viewDidLayoutSubviews() {
    shelf.frame = view.bounds.inset(by: UIEdgeInsets(top: HeadingView.height, left: 0, bottom: 0, right: 0))
  }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: HeadingView.height + size.height + scaled(46)) }
}

/// A list of news under a title; a list of thousands of stories has only as many cells as fit on the screen.
final class StoriesController: UIViewController, StackContainable, UITableViewDataSource {
  private let table = UITableView(frame: .zero, style: .plain)
  let stories: [Story]

  init(_ title: String, _ stories: [Story]) {
    self.stories = stories
    super.init(nibName: nil, bundle: nil)
    self.title = title
    table.register(StoryCell.self, forCellReuseIdentifier: "story")
    table.rowHeight = scaled(76)
    table.separatorInset.left = 16
    table.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(HeadingView(title ?? ""))
  }

  override func viewDidLayoutSubviews() {
    table.frame = view.bounds.inset(by: UIEdgeInsets(top: HeadingView.height, left: 0, bottom: 0, right: 0))
  }

  func preferredAppearanceInStack() -> StackAppearance {
    .scroll(table, insets: UIEdgeInsets(top: HeadingView.height, left: 0, bottom: 0, right: 0))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { stories.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
    (cell as? StoryCell)?.show(stories[indexPath.row], hue: CGFloat(indexPath.row * 37 % 100) / 100)
    return cell
  }
}
