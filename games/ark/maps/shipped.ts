/** The standard map: a bay in the north-west, a strait, a road that joins six cities. */
export const SHORE = `at -6 0
            X
          F   M
        M   F   M
      L   C   M   M
    L   M   O   F   F
  L   F   R   O   F   X
L   F   L   O   O   O   M
  F   L   R   F   O   O
L   M   L   R   O   M   L
  O   M   L   F   L   C
O   X   O   R   O   M   L
  O   O   O   L   F   R
O   O   O   R   L   F   F
  W   O   C   F   F   R
M   L   O   R   F   F   F
  M   L   M   R   X   R
L   L   O   M   R   F   F
  L   O   X   L   R   C
M   C   O   L   L   R   M
  M   R   F   L   R   F
    L   R   R   R   F
      X   R   C   F
        M   M   M
          M   M
            M
`

/** The second map: a channel cuts the land in two. */
export const CHANNEL = `at -6 0
            F
          O   F
        O   F   F
      O   O   O   L
    O   O   O   L   X
  O   O   O   C   L   F
L   L   X   O   R   M   M
  C   O   M   O   F   M
L   R   M   W   R   M   X
  M   R   M   R   L   M
F   L   R   R   F   L   F
  M   L   R   M   X   L
M   F   C   M   F   L   L
  F   L   M   M   M   L
F   L   R   F   F   L   M
  L   R   O   F   M   F
L   R   M   O   M   C   F
  L   O   O   M   F   L
X   C   O   L   F   R   F
  M   O   O   X   R   F
    R   M   O   R   M
      R   O   R   F
        R   C   F
          R   L
            L
`
