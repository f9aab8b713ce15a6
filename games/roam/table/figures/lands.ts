/** The lands of the pictures. Few are enough: each is drawn once and remembered. */
export const LAND = {
  /** Two coins at the scroll, one at the other end. */
  dragonTeeth: 27,
  /** A coin in the middle of the western column. */
  heather: 35,
  /** A coin in the middle of the eastern column. */
  owlWood: 10,
  /** Without coins. */
  eiderdown: 3,
  lostPier: 23,
  juniper: 36,
  quietForest: 9,
} as const

/** A whole map, by slot. */
export const WHOLE_MAP: Readonly<Record<number, number>> = {
  0: LAND.quietForest,
  1: LAND.dragonTeeth,
  2: LAND.eiderdown,
  3: LAND.lostPier,
  4: LAND.heather,
  5: LAND.owlWood,
}
