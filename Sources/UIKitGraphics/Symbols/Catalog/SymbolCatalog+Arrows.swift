extension SymbolCatalog {
  /// Arrows and chevrons.
  static let arrows = """
    chevron.right 11 17 circle* square*
      s M2.5 2L9 8.5L2.5 15
    chevron.left 11 17 circle* square*
      s M8.5 2L2 8.5L8.5 15
    chevron.down 17 11 circle* square*
      s M2 2.5L8.5 9L15 2.5
    chevron.up 17 11 circle* square*
      s M2 8.5L8.5 2L15 8.5
    chevron.forward = chevron.right circle* square*
    chevron.backward = chevron.left circle* square*
    chevron.right.2 17 17
      s M2 2L8.25 8.5L2 15M8.75 2L15 8.5L8.75 15
    chevron.left.2 17 17
      s M8.25 2L2 8.5L8.25 15M15 2L8.75 8.5L15 15
    chevron.up.chevron.down 12 18
      s M2 6.5L6 2.5L10 6.5M2 11.5L6 15.5L10 11.5
    chevron.compact.down 24 9
      s M1.75 2L12 6.5L22.25 2
    chevron.compact.up 24 9
      s M1.75 7L12 2.5L22.25 7
    arrow.up 16 18 circle* square* circle.badge.clock
      s M8 16.5V1.75M2 7.75L8 1.75L14 7.75
    arrow.down 16 18 circle* square*
      s M8 1.5V16.25M2 10.25L8 16.25L14 10.25
    arrow.left 18 16 circle* square*
      s M16.5 8H1.75M7.75 2L1.75 8L7.75 14
    arrow.right 18 16 circle* square*
      s M1.5 8H16.25M10.25 2L16.25 8L10.25 14
    arrow.forward = arrow.right circle* square*
    arrow.backward = arrow.left circle* square*
    arrow.up.right 15 15 circle* square*
      s M1.75 13.25L13 2M4 2H13V11
    arrow.up.left 15 15 circle* square*
      s M13.25 13.25L2 2M11 2H2V11
    arrow.down.right 15 15 circle* square*
      s M1.75 1.75L13 13M4 13H13V4
    arrow.down.left 15 15 circle* square*
      s M13.25 1.75L2 13M11 13H2V4
    arrow.up.forward = arrow.up.right circle* square*
    arrow.clockwise 18 20 circle* square*
      s M16 11A7 7 0 1 1 9 4H11.25M8.25 1L11.5 4L8.25 7
    arrow.counterclockwise 18 20 circle* square*
      s M2 11A7 7 0 1 0 9 4H6.75M9.75 1L6.5 4L9.75 7
    gobackward 20 22
      s M1.75 12A8.25 8.25 0 1 0 10 3.75H8.25M11 1L7.75 3.75L11 6.75
    goforward 20 22
      s M18.25 12A8.25 8.25 0 1 1 10 3.75H11.75M9 1L12.25 3.75L9 6.75
    gobackward.10 20 22
      + gobackward 1 0 0
      + 1 .42 4.9 8.3
      + 0 .42 9.3 8.3
    goforward.10 20 22
      + goforward 1 0 0
      + 1 .42 4.9 8.3
      + 0 .42 9.3 8.3
    gobackward.15 20 22
      + gobackward 1 0 0
      + 1 .42 4.9 8.3
      + 5 .42 9.3 8.3
    goforward.15 20 22
      + goforward 1 0 0
      + 1 .42 4.9 8.3
      + 5 .42 9.3 8.3
    gobackward.30 20 22
      + gobackward 1 0 0
      + 3 .42 4.3 8.3
      + 0 .42 10.1 8.3
    goforward.30 20 22
      + goforward 1 0 0
      + 3 .42 4.3 8.3
      + 0 .42 10.1 8.3
    arrow.uturn.backward 19 18 circle* square*
      s M6 2L1.75 6.4L6 10.8M1.75 6.4H12.6A4.8 4.8 0 0 1 12.6 16H9.6
    arrow.uturn.forward 19 18 circle* square*
      s M13 2L17.25 6.4L13 10.8M17.25 6.4H6.4A4.8 4.8 0 0 0 6.4 16H9.4
    arrow.uturn.left = arrow.uturn.backward circle* square*
    arrow.uturn.right = arrow.uturn.forward circle* square*
    arrow.turn.up.left 20 18
      s M6 2L1.75 6.25L6 10.5M1.75 6.25H13.5A4.5 4.5 0 0 1 18 10.75V16.25
    arrow.turn.up.right 20 18
      s M14 2L18.25 6.25L14 10.5M18.25 6.25H6.5A4.5 4.5 0 0 0 2 10.75V16.25
    arrow.turn.down.left 20 18
      s M6 7.5L1.75 11.75L6 16M1.75 11.75H13.5A4.5 4.5 0 0 0 18 7.25V1.75
    arrow.turn.down.right 20 18
      s M14 7.5L18.25 11.75L14 16M18.25 11.75H6.5A4.5 4.5 0 0 1 2 7.25V1.75
    arrowshape.turn.up.left 22 18 fill circle*
      a M9.25 2L1.75 8.25L9.25 14.5V11C13.5 10.75 17.25 12 20.25 16C19.75 9.5 15.75 5.6 9.25 5.5Z
    arrowshape.turn.up.right 22 18 fill circle*
      a M12.75 2L20.25 8.25L12.75 14.5V11C8.5 10.75 4.75 12 1.75 16C2.25 9.5 6.25 5.6 12.75 5.5Z
    arrowshape.turn.up.backward = arrowshape.turn.up.left fill circle* badge.clock*
    arrowshape.turn.up.forward = arrowshape.turn.up.right fill circle*
    arrow.up.arrow.down 20 18 circle* square*
      s M5.5 16.25V1.75M1.75 5.5L5.5 1.75L9.25 5.5M14.5 1.75V16.25M10.75 12.5L14.5 16.25L18.25 12.5
    arrow.left.arrow.right 18 20 circle* square*
      s M1.75 5.5H16.25M12.5 1.75L16.25 5.5L12.5 9.25M16.25 14.5H1.75M5.5 10.75L1.75 14.5L5.5 18.25
    arrow.up.and.down 11 22 circle* square*
      s M5.5 1.75V20.25M1.75 5.5L5.5 1.75L9.25 5.5M1.75 16.5L5.5 20.25L9.25 16.5
    arrow.left.and.right 22 11 circle* square*
      s M1.75 5.5H20.25M5.5 1.75L1.75 5.5L5.5 9.25M16.5 1.75L20.25 5.5L16.5 9.25
    arrow.up.and.down.and.arrow.left.and.right 20 20
      s M10 1.75V18.25M1.75 10H18.25M7.25 4.5L10 1.75L12.75 4.5M7.25 15.5L10 18.25L12.75 15.5M4.5 7.25L1.75 10L4.5 12.75M15.5 7.25L18.25 10L15.5 12.75
    arrow.up.left.and.arrow.down.right 18 18 circle* square*
      s M1.75 7.25V1.75H7.25M1.75 1.75L7.5 7.5M16.25 10.75V16.25H10.75M16.25 16.25L10.5 10.5
    arrow.down.right.and.arrow.up.left 18 18 circle* square*
      s M7.5 2V7.5H2M7.5 7.5L1.5 1.5M10.5 16V10.5H16M10.5 10.5L16.5 16.5
    arrow.down.to.line 16 19 circle* square*
      s M8 1.5V13M3 8.25L8 13.25L13 8.25M1.5 17.25H14.5
    arrow.up.to.line 16 19 circle* square*
      s M8 17.5V6M3 10.75L8 5.75L13 10.75M1.5 1.75H14.5
    arrow.right.to.line 19 16 circle* square*
      s M1.5 8H13M8.25 3L13.25 8L8.25 13M17.25 1.5V14.5
    arrow.left.to.line 19 16 circle* square*
      s M17.5 8H6M10.75 3L5.75 8L10.75 13M1.75 1.5V14.5
    arrow.triangle.2.circlepath 24 18 circle*
      s M5.45 4.4A8 8 0 0 1 20 9M18.55 13.6A8 8 0 0 1 4 9
      f G .5 17 8.25 23 8.25 20 12.5 Z
      f G .5 1 9.75 7 9.75 4 5.5 Z
    arrow.2.circlepath = arrow.triangle.2.circlepath circle*
    repeat 22 18 circle*
      s M1.75 8.25V8A3.75 3.75 0 0 1 5.5 4.25H19.5M16.75 1.5L19.75 4.25L16.75 7M20.25 9.75V10A3.75 3.75 0 0 1 16.5 13.75H2.5M5.25 11L2.25 13.75L5.25 16.5
    shuffle 22 18 circle*
      s M1.5 4.25H4C5.8 4.25 7 5 8 6.4L12 11.6C13 13 14.2 13.75 16 13.75H19.5M16.75 11L19.75 13.75L16.75 16.5
      s M1.5 13.75H4C5.8 13.75 7 13 8 11.6L8.5 11M11.5 7L12 6.4C13 5 14.2 4.25 16 4.25H19.5M16.75 1.5L19.75 4.25L16.75 7
    clock.arrow.circlepath 23 20
      s M4.25 10A8.25 8.25 0 1 1 6.7 15.9M1.5 8L4.25 11.25L7.25 8
      s M12.5 5.5V10.5L15.75 12.5
    square.and.arrow.up 18 22 fill circle* badge.clock*
      s M9 14V1.75M5.25 5.5L9 1.75L12.75 5.5
      s G 2.75 5.75 7.75 1.25 7.75 1.25 20.5 16.75 20.5 16.75 7.75 12.25 7.75
    square.and.arrow.up.fill 18 22 !
      f R .5 7 17 14.25 3.25
      c M9 14V4
      s M9 14V1.75M5.25 5.5L9 1.75L12.75 5.5
    square.and.arrow.down 18 22 fill
      s M9 1.75V14M5.25 10.5L9 14.25L12.75 10.5
      s G 2.75 5.75 7.75 1.25 7.75 1.25 20.5 16.75 20.5 16.75 7.75 12.25 7.75
    square.and.arrow.down.fill 18 22 !
      f R .5 7 17 14.25 3.25
      c M9 1.75V14M5.25 10.5L9 14.25L12.75 10.5
      s M9 1.75V14M5.25 10.5L9 14.25L12.75 10.5
    rectangle.portrait.and.arrow.right 23 20
      s G 2.75 14.25 6 14.25 1.25 1.25 1.25 1.25 18.75 14.25 18.75 14.25 14
      s M7.75 10H21.25M17.75 6.5L21.25 10L17.75 13.5
    rectangle.portrait.and.arrow.forward = rectangle.portrait.and.arrow.right
    """
}
