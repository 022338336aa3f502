import SnapshotTesting
import TeamApp
import Testing
import UIKit

#if canImport(UIKitTesting)
  import UIKitTesting
#endif

@MainActor @Suite struct ProfileTests {
  private func profile(_ count: Int = 300) -> ProfileController { ProfileController(name: "Ada", photoCount: count) }

  private func frames(_ profile: ProfileController) -> [CGRect] {
    (0..<7).compactMap { profile.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test(arguments: [(320, 3), (390, 3), (599, 3), (600, 6), (1024, 6)]) func columnsFollowTheWidth(width: CGFloat, columns: Int) {
    #expect(ProfileController.columns(width: width) == columns)
  }

  @Test func aPhoneHasThreePhotosInALine() {
    let profile = profile()
    let shown = Shown(profile)
    shown.layOut()
    let lines = Dictionary(grouping: frames(profile), by: \.minY)
    #expect(lines.values.map(\.count).max() == 3)
  }

  @Test func aTabletHasSixPhotosInALine() {
    let profile = profile()
    let shown = Shown(profile, size: CGSize(width: 1024, height: 768))
    shown.layOut()
    #expect(Dictionary(grouping: frames(profile), by: \.minY).values.map(\.count).max() == 6)
  }

  @Test func photosAreSquare() {
    let profile = profile()
    let shown = Shown(profile)
    shown.layOut()
    #expect(frames(profile).allSatisfy { $0.width == $0.height && $0.width > 100 })
  }

  @Test func photosDoNotOverlap() {
    let profile = profile()
    let shown = Shown(profile)
    shown.layOut()
    let frames = frames(profile)
    for (index, frame) in frames.enumerated() { #expect(frames.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) }) }
  }

  @Test func cellsExistForTheScreenOnly() {
    let profile = profile(10_000)
    let shown = Shown(profile)
    shown.layOut()
    #expect(profile.collectionView.visibleCells.count < 30)
  }

  @Test func cellsShowTheirPhoto() {
    let profile = profile()
    let shown = Shown(profile)
    shown.layOut()
    let cell = profile.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) as? PhotoCell
    #expect(cell?.number == 4 && cell?.accessibilityLabel == "Photo 5")
  }

  @Test func theHeaderNamesThePersonAndCounts() {
    let profile = profile(12)
    let shown = Shown(profile)
    shown.layOut()
    let kind = UICollectionView.elementKindSectionHeader
    let header = profile.collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect((header as? ProfileHeader)?.label.text == "Ada, 12 photos")
  }

  @Test func newPhotosAreCounted() {
    let profile = profile(12)
    let shown = Shown(profile)
    profile.add(3)
    shown.layOut()
    #expect(profile.collectionView.numberOfItems(inSection: 0) == 15)
  }

  @Test func followingChangesTheButton() {
    let profile = profile()
    profile.loadViewIfNeeded()
    #expect(profile.navigationItem.rightBarButtonItem?.title == "Follow")
    profile.toggleFollowing()
    #expect(profile.isFollowed && profile.navigationItem.rightBarButtonItem?.title == "Unfollow")
  }

  @Test func aProfileWithoutPhotosHasAHeaderAlone() {
    let profile = profile(0)
    let shown = Shown(profile)
    shown.layOut()
    #expect(profile.collectionView.visibleCells.isEmpty && profile.collectionView.contentSize.height == 96)
  }

  @Test func turningKeepsThePhotos() {
    let profile = profile()
    let shown = Shown(profile)
    shown.window.frame.size = CGSize(width: 844, height: 390)
    shown.layOut()
    #expect(Dictionary(grouping: frames(profile), by: \.minY).values.map(\.count).max() == 6)
  }

  #if canImport(UIKitTesting)
    @Test func aFlickIsVirtualTime() throws {
      let profile = profile(10_000)
      let stage = Stage(rootViewController: profile)
      for _ in 0..<20 {
        stage.flick(profile.collectionView, velocity: CGPoint(x: 0, y: -8_000))
        try stage.settle()
      }
      #expect(stage.time > 40 && profile.collectionView.contentOffset.y > 30_000)
    }

    @Test func scrollingMakesNoCells() throws {
      let profile = profile(10_000)
      let stage = Stage(rootViewController: profile)
      stage.flick(profile.collectionView, velocity: CGPoint(x: 0, y: -3_000))
      try stage.settle()
      let work = try stage.measure {
        stage.flick(profile.collectionView, velocity: CGPoint(x: 0, y: -3_000))
        try stage.settle()
      }
      #expect(work.cellsMade == 0 && work.cellsReused > 20)
    }

    @Test func theFollowButtonIsTapped() {
      let profile = profile()
      let app = XCUIApplication(Stage(rootViewController: UINavigationController(rootViewController: profile)))
      app.buttons["Follow"].tap()
      #expect(profile.isFollowed && app.buttons["Unfollow"].exists)
    }
  #endif
}
