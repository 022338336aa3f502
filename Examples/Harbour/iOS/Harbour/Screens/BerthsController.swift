import UIKit

/// The list of all berths, by pier.
final class BerthsController: UITableViewController {
  var harbour = Harbour.sample()
  var settings = HarbourSettings.shared

  private struct Section {
    let pier: Harbour.Pier
    let berths: [Berth]
  }

  private var sections: [Section] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "BerthHeader", bundle: nil), forHeaderFooterViewReuseIdentifier: BerthHeader.reuseIdentifier)
    NotificationCenter.default.addObserver(
      self, selector: #selector(settingsDidChange), name: HarbourSettings.didChange, object: nil)
    reload()
  }

  @objc private func settingsDidChange() { reload() }

  func reload() {
    sections = harbour.piers.map { Section(pier: $0, berths: $0.berths.filter(settings.lists)) }.filter { !$0.berths.isEmpty }
    tableView.reloadData()
  }

  func berth(at indexPath: IndexPath) -> Berth { sections[indexPath.section].berths[indexPath.row] }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].berths.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: BerthCell.reuseIdentifier, for: indexPath) as! BerthCell
    cell.show(berth(at: indexPath), inFeet: settings.usesFeet)
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: BerthHeader.reuseIdentifier) as? BerthHeader
    header?.show(sections[section].pier)
    return header
  }

  // MARK: Segues

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showBerth", let screen = segue.destination as? BerthController,
      let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
    else { return }
    screen.berth = berth(at: indexPath)
    screen.settings = settings
  }

  @IBAction func unwindToBerths(_ segue: UIStoryboardSegue) {
    guard let screen = segue.source as? BerthController, let berth = screen.berth else { return }
    harbour.change(berth.number)
    reload()
  }

  @IBAction func showAbout(_ sender: UIBarButtonItem) {
    present(AboutController(nibName: "AboutController", bundle: nil), animated: true)
  }
}
