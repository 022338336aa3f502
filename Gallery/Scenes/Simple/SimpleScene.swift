internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let simple = GalleryScene(
    name: "simple", title: "Simple", summary: "A recipe: three short data sources, one table each, nothing else to write.",
    caption: "A recipe from three data sources", watch: "Watch short tables and 3,000 remarks scroll as one page.",
    colors: [.systemOrange, .systemYellow, .systemYellow, .systemBrown],
    script: SceneScript(duration: 6.5)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.8), to: CGPoint(x: 0.5, y: 0.4), taking: 0.8, rest: 0.2)
      .flick(at: 1.7, length: 0.25).flick(at: 3.2, length: 0.4).flick(at: 4.7, length: -0.5),
    bestMoment: 1.5
  ) { SimpleViewController() }
}

/// One table for each data source, one after the other.
final class SimpleViewController: SceneViewController {
  private let page = ContainerScrollView()
  private let sources: [(any UITableViewDataSource, UIColor)] = [
    (Ingredients(), .systemOrange), (Steps(), .systemTeal), (Remarks(), .systemBrown),
  ]

  init() {
    super.init(.simple)
    page.addArrangedSubview(
      AlbumHeader("Cardamom buns", "Twelve of them, in an afternoon. Freeze what is left, if any is.", picture: 12, height: 324))
    for (source, color) in sources {
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = source
      table.tintColor = color
      table.allowsSelection = false
      page.addArrangedSubview(table)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { page }

  override var isColumn: Bool { true }
}

private final class Ingredients: NSObject, UITableViewDataSource {
  private let lines: [(what: String, howMuch: String)] = [
    ("Flour", "500 g"), ("Milk, lukewarm", "250 ml"), ("Butter, soft", "80 g"), ("Sugar", "75 g"), ("Yeast, fresh", "25 g"),
    ("Cardamom, ground", "2 tsp"), ("Salt", "½ tsp"), ("Egg, to brush", "1"),
  ]

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Ingredients" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line") ?? UITableViewCell(style: .value1, reuseIdentifier: "line")
    cell.textLabel?.text = lines[indexPath.row].what
    cell.detailTextLabel?.text = lines[indexPath.row].howMuch
    return cell
  }
}

private final class Steps: NSObject, UITableViewDataSource {
  private let steps = [
    "Crumble the yeast into the milk and stir until nothing is left of it.",
    "Knead with flour, sugar, salt and half of the cardamom for ten minutes. Work the butter in bit by bit. Let it rise for an hour.",
    "Roll it out, as wide as the table allows and half a centimetre thick.",
    "Brush with butter, strew the rest of the cardamom and some sugar over it, and fold it in three, like a letter.",
    "Cut strips, twist each, wind it around two fingers and tuck the end under. Rest for thirty minutes.",
    "Brush with egg and bake at 225° for ten minutes. They are done when the kitchen smells as it should.",
  ]

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Method" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { steps.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "step") ?? UITableViewCell(style: .default, reuseIdentifier: "step")
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "\(indexPath.row + 1).  \(steps[indexPath.row])"
    return cell
  }
}

private final class Remarks: NSObject, UITableViewDataSource {
  private let remarks = [
    "Made them twice this week.", "Less sugar, more cardamom.", "The dough is very soft; that is right.",
    "My grandmother adds orange peel.", "Gone before they were cold.", "Works with oat milk, too.", "Two fingers or three?",
  ]
  private let cooks = ["Sunniva", "Tom from Leeds", "Ines", "K. Aalto", "The night baker"]

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "3,000 remarks" }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "remark") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "remark")
    cell.textLabel?.text = remarks[indexPath.row * 3 % remarks.count]
    cell.detailTextLabel?.text = "\(cooks[indexPath.row * 2 % cooks.count]), \(indexPath.row + 2) days ago"
    return cell
  }
}
