import UIKit

/// Rows of a table or items of a collection, each with a name and a length, which its cell has for a tag.
@MainActor
final class NamedList: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  enum Message: String {
    case willDisplay, didEndDisplaying, didScroll
  }

  var names: [Int]
  var lengths: [Int: CGFloat]
  let axis: NSLayoutConstraint.Axis
  /// Called as cells come and go, and as the list is scrolled.
  var onMessage: (Message) -> Void = { _ in }
  /// How often each cell was said to show, less how often it was said to have ended.
  private(set) var balance: [ObjectIdentifier: Int] = [:]

  init(_ names: [Int], _ lengths: [Int: CGFloat], _ axis: NSLayoutConstraint.Axis) {
    (self.names, self.lengths, self.axis) = (names, lengths, axis)
  }

  /// Touches scroll, and choose nothing.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { false }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { false }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    lengths[names[indexPath.row]] ?? 30
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    hear(of: cell, 1)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    hear(of: cell, -1)
  }

  private func hear(of cell: UIView, _ change: Int) {
    balance[ObjectIdentifier(cell), default: 0] += change
    onMessage(change > 0 ? .willDisplay : .didEndDisplaying)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onMessage(.didScroll) }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { hear(of: cell, 1) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { hear(of: cell, -1) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = names[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let length = lengths[names[indexPath.item]] ?? 30
    return axis == .vertical ? CGSize(width: 320, height: length) : CGSize(width: length, height: 480)
  }
}
