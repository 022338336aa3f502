import Scrollwork
import Testing
import UIKit
import UIKitTesting

@testable import Containers

@MainActor @Suite struct ContainersTests {
  private let stage = Stage()

  @Test func oneFlickRunsFromTheAlbumsIntoTheSongs() throws {
    let library = LibraryController()
    stage.rootViewController = library
    stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -4000))
    try stage.settle()
    #expect(library.container.contentOffset.y > library.container.rect(of: library.songTable).minY)
    #expect(library.albumTable.visibleCells.count + library.songTable.visibleCells.count < 30)
  }

  @Test func aNewAlbumMovesTheSongsDown() throws {
    let library = LibraryController()
    stage.rootViewController = UINavigationController(rootViewController: library)
    try stage.settle()
    let before = library.container.rect(of: library.songTable).minY
    library.albums.prepend("Album 13", in: library.albumTable)
    try stage.settle()
    #expect(library.container.rect(of: library.songTable).minY > before + 20)
  }

  @Test func theHeaderCollapsesAndASwipeTurnsThePage() throws {
    let profile = ProfileController()
    stage.rootViewController = profile
    stage.flick(from: CGPoint(x: 196, y: 700), velocity: CGPoint(x: 0, y: -3000))
    try stage.settle()
    #expect(profile.pages.collapsedHeaderLength > 100)
    stage.flick(from: CGPoint(x: 350, y: 600), velocity: CGPoint(x: -1500, y: 0))
    try stage.settle()
    #expect(profile.pages.currentPage == 1)
  }

  @Test func shelvesExistNearTheScreenAndComeBackWhereTheyWereLeft() throws {
    let screen = ShelvesController()
    stage.rootViewController = screen
    try stage.settle()
    let first = try #require(screen.shelves.view(for: 1) as? Shelf)
    first.tiles.contentOffset.x = 200
    screen.shelves.scroll(to: 9_000, animated: false)
    try stage.settle()
    #expect(screen.shelves.identifiersWithViews.count < 40 && screen.shelves.view(for: 9_000) != nil)
    screen.shelves.scroll(to: 1, animated: false)
    try stage.settle()
    #expect((screen.shelves.view(for: 1) as? Shelf)?.tiles.contentOffset.x == 200)
  }

  @Test func theAppHasATabForEachScreen() throws {
    let tabs = makeScreens()
    stage.rootViewController = tabs
    try stage.settle()
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Library", "Profile", "Shelves"])
  }
}
