// write-library FOLDER COUNT: writes the database without a window, and prints the part that is done.
// write-library FOLDER --give TITLE...: inserts books into a database that is there, whoever has it open.
import BookStore
import Foundation

func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fail("usage: write-library FOLDER COUNT | FOLDER --give TITLE...", 64) }
let file = BookFile(folder: URL(fileURLWithPath: arguments[1]))
do {
  if arguments[2] == "--give" {
    guard file.exists else { fail("write-library: there is no database in \(arguments[1])", 66) }
    try Donor(file).give(Array(arguments[3...]))
  } else if let count = Int(arguments[2]), count > 0 {
    guard !file.exists else {
      print("written")
      exit(0)
    }
    try FirstWrite(file, count: count).run { part in
      print(part)
      fflush(nil)
    }
  } else {
    fail("write-library: \(arguments[2]): a number of books above 0", 64)
  }
} catch {
  fail("write-library: \(Trouble(error))", 1)
}
