extension SymbolCatalog {
  /// Shapes, grids and layouts.
  static let shapes = """
    circle 20 20 fill slash* badge.checkmark* badge.exclamationmark* badge.minus* badge.plus* badge.questionmark* badge.xmark*
      a O 10 10 8.5
    square 18 18 fill slash* badge.plus*
      a R 1.25 1.25 15.5 15.5 3.5
    app 20 20 fill
      a R 1.25 1.25 17.5 17.5 4.75
    rectangle 23 18 fill slash* badge.checkmark badge.minus badge.plus badge.xmark fill.badge.checkmark fill.badge.minus fill.badge.plus fill.badge.xmark
      a R 1.25 1.25 20.5 15.5 3
    rectangle.portrait 18 22 fill slash* badge.plus*
      a R 1.25 1.25 15.5 19.5 3
    capsule 25 14 fill
      a R 1.25 1.25 22.5 11.5 5.75
    triangle 21 19 fill
      a G 2 10.5 1 20 17.5 1 17.5 Z
    diamond 21 21 fill
      a G 1.75 10.5 1 20 10.5 10.5 20 1 10.5 Z
    hexagon 21 20 fill
      a G 1.75 5.75 1.5 15.25 1.5 19.9 10 15.25 18.5 5.75 18.5 1.1 10 Z
    octagon 20 20 fill
      a G 1.75 6.5 1.5 13.5 1.5 18.5 6.5 18.5 13.5 13.5 18.5 6.5 18.5 1.5 13.5 1.5 6.5 Z
    seal 22 22 fill
      a G 1.4 11 1 14.25 3.15 18.07 3.93 18.85 7.75 21 11 18.85 14.25 18.07 18.07 14.25 18.85 11 21 7.75 18.85 3.93 18.07 3.15 14.25 1 11 3.15 7.75 3.93 3.93 7.75 3.15 Z
    circle.lefthalf.filled 20 20
      s O 10 10 8.5
      f M10 1.5A8.5 8.5 0 0 0 10 18.5Z
    circle.righthalf.filled 20 20
      s O 10 10 8.5
      f M10 1.5A8.5 8.5 0 0 1 10 18.5Z
    largecircle.fill.circle 20 20
      s O 10 10 8.5
      f O 10 10 5.25
    smallcircle.filled.circle 20 20 fill
      a O 10 10 8.5
      h O 10 10 3
    record.circle 20 20 fill
      a O 10 10 8.5
      h R 6.75 6.75 6.5 6.5 3.25
    circle.dashed 20 20
      s M8.18 1.7A8.5 8.5 0 0 1 11.82 1.7M14.58 2.84A8.5 8.5 0 0 1 17.16 5.42M18.3 8.18A8.5 8.5 0 0 1 18.3 11.82M17.16 14.58A8.5 8.5 0 0 1 14.58 17.16M11.82 18.3A8.5 8.5 0 0 1 8.18 18.3M5.42 17.16A8.5 8.5 0 0 1 2.84 14.58M1.7 11.82A8.5 8.5 0 0 1 1.7 8.18M2.84 5.42A8.5 8.5 0 0 1 5.42 2.84
    square.dashed 18 18
      s M1.25 6V4.25A3 3 0 0 1 4.25 1.25H6M12 1.25H13.75A3 3 0 0 1 16.75 4.25V6M16.75 12V13.75A3 3 0 0 1 13.75 16.75H12M6 16.75H4.25A3 3 0 0 1 1.25 13.75V12M8.5 1.25H9.5M16.75 8.5V9.5M9.5 16.75H8.5M1.25 9.5V8.5
    circle.grid.2x2 19 19 fill
      a O 5 5 3.5 14 5 3.5 5 14 3.5 14 14 3.5
    circle.grid.3x3 19 19 fill circle*
      a O 3 3 1.75 9.5 3 1.75 16 3 1.75 3 9.5 1.75 9.5 9.5 1.75 16 9.5 1.75 3 16 1.75 9.5 16 1.75 16 16 1.75
    square.grid.2x2 19 19 fill
      a R 1.25 1.25 6.5 6.5 1.75 11.25 1.25 6.5 6.5 1.75 1.25 11.25 6.5 6.5 1.75 11.25 11.25 6.5 6.5 1.75
    square.grid.3x3 20 20 fill
      a R 1.25 1.25 3.5 3.5 1 8.25 1.25 3.5 3.5 1 15.25 1.25 3.5 3.5 1 1.25 8.25 3.5 3.5 1 8.25 8.25 3.5 3.5 1 15.25 8.25 3.5 3.5 1 1.25 15.25 3.5 3.5 1 8.25 15.25 3.5 3.5 1 15.25 15.25 3.5 3.5 1
    rectangle.grid.1x2 21 19 fill
      a R 1.25 1.25 18.5 6.5 2 1.25 11.25 18.5 6.5 2
    rectangle.grid.2x2 24 19 fill
      a R 1.25 1.25 9 6.5 2 13.75 1.25 9 6.5 2 1.25 11.25 9 6.5 2 13.75 11.25 9 6.5 2
    square.stack 18 21 fill
      a R 1.25 7.25 15.5 12.5 3
      s M3 4.25H15M5 1.25H13
    rectangle.stack 23 20 fill badge.minus badge.plus fill.badge.minus fill.badge.plus
      a R 1.25 7.25 20.5 11.5 3
      s M3.25 4.25H19.75M5.5 1.25H17.5
    square.on.square 22 22
      s R 1.25 6.25 14.5 14.5 3
      s G 3 17 15.75 20.75 15.75 20.75 1.25 6.25 1.25 6.25 5
    square.fill.on.square.fill 22 22
      f R 6.25 .5 15.25 15.25 3.5
      x R 1.25 6.25 14.5 14.5 3
      f R .5 5.5 16 16 3.75
    square.3.layers.3d 23 22 slash
      a G 1 11.5 1.5 21.5 6.75 11.5 12 1.5 6.75 Z
      s G 1 1.75 11.25 11.5 16.25 21.25 11.25
      s G 1 1.75 15.5 11.5 20.5 21.25 15.5
    square.stack.3d.up = square.3.layers.3d fill slash*
    rectangle.split.2x1 23 18 fill slash*
      a R 1.25 1.25 20.5 15.5 3
      d M11.5 1.5V16.5
    rectangle.split.3x1 24 18 fill
      a R 1.25 1.25 21.5 15.5 3
      d M8.5 1.5V16.5M15.5 1.5V16.5
    square.split.2x1 18 18 fill
      a R 1.25 1.25 15.5 15.5 3.5
      d M9 1.5V16.5
    square.split.2x2 18 18 fill
      a R 1.25 1.25 15.5 15.5 3.5
      d M9 1.5V16.5M1.5 9H16.5
    sidebar.left 23 18
      s R 1.25 1.25 20.5 15.5 3
      s M8.25 1.5V16.5M3.75 5H5.75M3.75 8H5.75M3.75 11H5.75
    sidebar.right 23 18
      s R 1.25 1.25 20.5 15.5 3
      s M14.75 1.5V16.5M17.25 5H19.25M17.25 8H19.25M17.25 11H19.25
    sidebar.leading = sidebar.left
    sidebar.trailing = sidebar.right
    tablecells 23 18 fill
      a R 1.25 1.25 20.5 15.5 3
      d M1.5 6.25H21.5M1.5 11.5H21.5M8.25 6.25V16.5M14.75 6.25V16.5
    list.bullet.rectangle 23 18 fill
      a R 1.25 1.25 20.5 15.5 3
      d M9 5.25H18.25M9 9H18.25M9 12.75H18.25
      h O 5.5 5.25 1.1 5.5 9 1.1 5.5 12.75 1.1
    play.rectangle 23 18 fill
      a R 1.25 1.25 20.5 15.5 3
      h G .75 8.75 5 15.75 9 8.75 13 Z
    viewfinder 20 20 circle*
      s G 3 1.5 6 1.5 1.5 6 1.5
      s G 3 14 1.5 18.5 1.5 18.5 6
      s G 3 18.5 14 18.5 18.5 14 18.5
      s G 3 6 18.5 1.5 18.5 1.5 14
    nosign 20 20
      s O 10 10 8.5
      s M4 4L16 16
    app.badge 20 20 fill checkmark*
      a R 1.25 3.25 15.5 15.5 4
      x O 16 4 3
      f O 16 4 3.4
    """
}
