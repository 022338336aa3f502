import CMeasure
import Foundation

let arguments = CommandLine.arguments
let options = Options(arguments.dropFirst(2))
switch arguments.dropFirst().first {
case "stack": measureStack(options)
case "children": measureChildren(options)
case "sections": measureSections(options)
case "timelines": measureTimelines(options)
case "table": measureTable(options)
case "collection": measureCollection(options)
case "shelves": measureShelves(options)
case "snapshots": measureSnapshots(options)
case "tree": measureTree(options)
case "lists": measureLists(options)
case "home": measureHome(options)
case "prefetching": measurePrefetching(options)
case "constraints": measureConstraints(options)
case "screen": measureScreen(options)
case "wheel": measureWheel(options)
case "operations": measureOperations(options)
case "peer": measurePeer(options)
case "flicks": printFlicks(options)
case "spawn":
  // The same program again, with the time at which it was started.
  var strings = ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) }
  strings.append(nil)
  exit(measure_spawn("/proc/self/exe", strings))
default:
  print("usage: bench stack [--kind container|published|bare|naive] [--rows N] [--tables N] [--steps N] [--count steps|layout]")
  print("       bench children [--kind container|published|bare] [--children N] [--steps N]")
  print("       bench sections [--sections N] [--steps N]")
  print("       bench timelines [--kind container|inside|plain] [--timelines N] [--bind yes|no] [--steps N]")
  print("       bench table [--rows N] [--steps N]")
  print("       bench collection [--items N] [--steps N]")
  print("       bench shelves [--kind shelves|flow] [--items N] [--steps N]")
  print("       bench snapshots [--items N]")
  print("       bench tree [--items N]")
  print("       bench lists [--lists N] [--count N] [--speed N]")
  print("       bench home [--kind empty|container|stack|views] [--path steps|flick] [--steps N]")
  print("       bench prefetching [--kind table|collection] [--steps N]")
  print("       bench constraints [--what cell|screen] [--views N] [--steps N]")
  print("       bench screen [--kind pages|photo|streets|sheet] [--steps N]")
  print("       bench wheel [--rows N] [--steps N]")
  print("       bench operations [--kind table|collection] [--of layout|steps|jumps|inserts] [--rows N] [--steps N]")
  print("       bench peer --offsets FILE [--rows N] [--warm N] [--scale N]   what Benchmarks/peers compares with other toolkits")
  print("       bench flicks [--frames N]   the offsets of Benchmarks/peers/flicks.txt")
  print("       bench spawn stack|table|screen ...   the same, with the time from the start of the process")
  exit(64)
}
