/// What is in the notes at first.
enum NoteTexts {
  static let folders: [(name: String, notes: [String])] = [
    (
      "Inbox",
      [
        "Reply to Ilse\nShe asks whether the loom fits through the stairwell. Measure it: 94 cm at the turn.\n\nIf not, the window on the north side. Two ropes, four people, no wind.",
        "Dentist, Thursday\nQuarter past nine. Bring the old pictures.",
        "Books to return\nThe Atlas of Winds, two weeks late\nGlass, a History\nThe one about moss",
        "For the garden\nSow the broad beans before the month ends. Lift the dahlias. The quince needs a prop, again.",
        "Names for the boat\nPetrel\nSecond Thoughts\nThe Understatement",
        "What the plumber said\nThe valve under the sink is older than the house. He has never seen one in use and would like to photograph it.",
        "Parcel\nAt the shop on the corner, until Saturday. They close at six, or when the bread is gone.",
        "Light bulbs\nHall: small thread, warm\nCellar: anything that burns",
      ]
    ),
    (
      "Journeys",
      [
        "North by train\nOvernight to the coast, then the small line that stops at every farm. Sit on the left.\n\nTickets: eleven weeks ahead, at midnight.",
        "The island\nFerry at 7:40 and 16:10. No cars, one shop, and a bakery that opens when it opens.\n\nThe path along the cliffs takes five hours; the one through the heather three and a half.",
        "Things to pack\nStove, matches, the good knife\nTwo pairs of socks more than seems right\nThe map, although nobody looks at it",
        "Lisbon, one day\nTram to the end of the line. Walk back. Everything lies on the way.",
        "Where we got stuck\nThe ford below the mill: passable until the second day of rain.",
        "Huts\nThe lower one has a stove, the upper one a view. The key hangs behind the third board.",
      ]
    ),
    (
      "Recipes",
      [
        "Plum tart\n300 g flour, 150 g butter, one egg, a pinch of salt. Rest it for an hour.\n\nHalve the plums, do not peel them. 200 degrees, forty minutes, until the juice is dark.",
        "Soup for a cold day\nLeeks, potatoes, a piece of smoked fish. Milk at the end, and do not let it boil.",
        "Bread without hurry\nMix in the evening, fold before bed, bake in the morning. The less it is touched the better it gets.",
        "Pickled beets\nVinegar, bay, a little cinnamon. Ready after two weeks, best after six.",
        "Jon's omelette\nFour eggs, butter, patience. He will not say what the fourth thing is.",
        "Lentils\nThe small green ones. Mustard in the dressing while they are warm.",
        "Quince paste\nA whole afternoon. Open the windows.",
      ]
    ),
    (
      "Workshop",
      [
        "Shelf, second try\nAsh, 22 mm. Dovetails this time. Cut the tails first and mark the pins from them.",
        "Sharpening\nFlatten the stone before, not after. Count the strokes.",
        "Varnish\nThree thin coats. A thick one never dries, as the chair shows.",
        "To buy\nBrass screws, 4 x 30\nGlue\nA clamp that holds",
        "The clock\nGains two minutes a week. A quarter turn down on the bob should do.",
      ]
    ),
  ]
}
