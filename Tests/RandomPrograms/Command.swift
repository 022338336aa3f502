import ArgumentParser
import Foundation

/// Runs many random programs, also where they are built with optimization.
@main struct Command: ParsableCommand {
  enum Kind: String, CaseIterable, ExpressibleByArgument {
    case sessions, tables, collections, compositions, layouts, outlines, containers, nestings, anchors, crowds, sections, grids,
      pages, endless, timelines, controllers, texts, focus, desktop, pickers, search, split, keyboard

    @MainActor var program: any RandomProgram.Type {
      switch self {
      case .sessions: RandomSession.self
      case .tables: RandomTable.self
      case .collections: RandomCollection.self
      case .compositions: RandomComposedCollection.self
      case .layouts: RandomLayoutsCollection.self
      case .outlines: RandomOutline.self
      case .containers: ContainerWorld.self
      case .nestings: NestingProgram.self
      case .anchors: AnchoredWorld.self
      case .crowds: CrowdedWorld.self
      case .sections: SectionsWorld.self
      case .grids: RandomGrid.self
      case .pages: RandomPager.self
      case .endless: EndlessWorld.self
      case .timelines: TimelinesProgram.self
      case .controllers: ControllersProgram.self
      case .texts: TextsWorld.self
      case .focus: FocusWorld.self
      case .desktop: DesktopWorld.self
      case .pickers: PickersWorld.self
      case .search: SearchWorld.self
      case .split: SplitWorld.self
      case .keyboard: KeyboardWorld.self
      }
    }

    /// Kinds of messages and questions that many programs answer at least by a call.
    var leastAnswered: Int {
      switch self {
      case .sessions, .nestings, .texts, .focus: 0
      case .crowds, .pages: 1
      case .pickers: 2
      case .containers, .sections, .desktop, .search: 3
      case .outlines, .timelines: 4
      case .anchors, .grids, .endless, .controllers, .split, .keyboard: 5
      case .tables, .collections, .compositions, .layouts: 11
      }
    }

    /// Batches that a program makes at least, on average.
    var leastBatches: UInt64 {
      switch self {
      case .layouts: 1
      // A step in eight scrolls by small steps and changes nothing.
      case .collections: 3
      // Steps in which a key is touched.
      case .keyboard: 1
      default: 4
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "RandomPrograms", abstract: "Run random programs on scroll views and compare every frame with a plain model.")

  @Argument(
    help:
      """
      What the programs use: sessions (the state machine of lists alone), tables, collections, compositions (compositional layouts \
      of several kinds of sections), layouts (collections whose layouts change, some of them with snapshots), outlines (section snapshots), containers, nestings (gestures on scroll views inside one \
      another; hand-overs are counted as batches), anchors (edits of a container in motion), crowds (the same \
      with 150 lists), sections (lazy sections, and content that is loaded at the edges), grids, pages, \
      endless (endless views of tiles), timelines, controllers (stacks of screens, tabs and presentations), texts (fields and text \
      views that a person and code edit), focus (keys, batches and screens that come and go), desktop (focus, menus, drags, batches, \
      presentations and windows), pickers (wheels and dates; what was told is counted as batches), search (searches on stacks of \
      screens), split (columns in windows of any width) or keyboard (the keyboard on the screen; keys are counted as batches).
      """
  )
  var kind: Kind

  @Option(help: "How many programs.")
  var programs: UInt64 = 100

  @Option(help: "The first one's seed; the others follow.")
  var seed: UInt64 = 0

  @Flag(
    help:
      "Before each illegal batch of a list, go on in a copy of the process whose list is strict, and compare the report with which it stops."
  )
  var strict = false

  func validate() throws {
    guard seed <= .max - programs else { throw ValidationError("--seed \(seed): no room for \(programs) programs") }
  }

  func run() throws {
    let findings = MainActor.assumeIsolated { () -> Int in
      StrictTwins.areMade = strict
      var (operations, batches, illegal, stops, findings) = (0, 0, 0, 0, 0)
      var answered: Set<String> = []
      for seed in seed..<seed + programs {
        let program = kind.program.init(seed: seed)
        let wrong = program.run()
        StrictTwins.endIfTwin()
        if let wrong {
          findings += 1
          print("\(kind.rawValue), seed \(seed): \(wrong)")
        }
        operations += program.operations
        batches += program.batches
        illegal += program.illegal
        stops += program.stops
        answered.formUnion(program.answered)
      }
      if programs > 50, answered.count < kind.leastAnswered || batches <= Int(programs * kind.leastBatches) {
        findings += 1
        print("\(kind.rawValue): only \(batches) batches, and calls from inside \(answered.sorted())")
      }
      print(
        "\(kind.rawValue): \(programs) programs from seed \(seed), \(operations) operations, \(batches) batches, \(illegal) of them illegal\(strict ? ", \(stops) stopped a strict list by its report" : ""), \(findings) findings"
      )
      return findings
    }
    if findings > 0 { throw ExitCode.failure }
  }
}
