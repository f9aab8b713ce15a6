/* Silhouettes that no icon of the atlas has, drawn with straight strokes in its box of 512. */

type Spot = readonly [x: number, y: number]

const MIDDLE = 256

/** Turned around the middle of the box, so that a blade drawn upright lies across its tile. */
const turned =
  (degrees: number) =>
  ([x, y]: Spot): Spot => {
    const angle = (degrees * Math.PI) / 180
    const [dx, dy] = [x - MIDDLE, y - MIDDLE]
    return [
      MIDDLE + dx * Math.cos(angle) - dy * Math.sin(angle),
      MIDDLE + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]
  }

const written = (points: readonly Spot[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`

/** Outlines, turned together. */
const drawn = (outlines: readonly (readonly Spot[])[], degrees = 0): string =>
  outlines.map((points) => written(points.map(turned(degrees)))).join('')

const box = (x: number, y: number, width: number, height: number): readonly Spot[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A round outline: spokes of two lengths make it a star. */
function round(x: number, y: number, radius: number, spokes = 28, inner = radius): readonly Spot[] {
  return Array.from({ length: spokes }, (_, i) => {
    const angle = (i / spokes) * Math.PI * 2 - Math.PI / 2
    const r = i % 2 === 0 ? radius : inner
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const
  })
}

/** Mirrors a right half, given from the top down, to a whole outline. */
const mirrored = (half: readonly Spot[]): readonly Spot[] => [
  ...half,
  ...half.toReversed().map(([x, y]): Spot => [2 * MIDDLE - x, y]),
]

const grip = (y: number, height: number): readonly Spot[] => box(234, y, 44, height)

export const dagger = drawn(
  [
    mirrored([
      [256, 40],
      [292, 96],
      [286, 300],
    ]),
    box(176, 304, 160, 34),
    grip(342, 92),
    round(256, 456, 26),
  ],
  40,
)

export const axe = drawn(
  [
    grip(60, 420),
    [
      [276, 96],
      [330, 70],
      [408, 60],
      [438, 150],
      [408, 240],
      [330, 232],
      [276, 200],
    ],
    [
      [236, 110],
      [180, 96],
      [166, 150],
      [180, 204],
      [236, 188],
    ],
  ],
  28,
)

export const spear = drawn(
  [
    mirrored([
      [256, 16],
      [300, 110],
      [268, 156],
    ]),
    box(238, 160, 36, 336),
    box(214, 172, 84, 20),
  ],
  42,
)

export const warHammer = drawn(
  [
    grip(150, 340),
    mirrored([
      [256, 40],
      [386, 40],
      [404, 60],
      [404, 150],
      [386, 170],
      [256, 170],
    ]),
    mirrored([
      [256, 16],
      [276, 16],
      [276, 36],
    ]),
  ],
  30,
)

export const mace = drawn(
  [grip(210, 280), round(256, 140, 124, 20, 84), round(256, 140, 40).toReversed()],
  32,
)

export const hook = drawn(
  [
    [
      [240, 200],
      [240, 130],
      [262, 84],
      [312, 60],
      [372, 74],
      [404, 126],
      [404, 214],
      [350, 168],
      [372, 156],
      [358, 122],
      [318, 108],
      [288, 126],
      [280, 160],
      [280, 200],
    ],
    grip(206, 250),
    box(206, 200, 100, 30),
  ],
  20,
)

export const whip = drawn([
  [
    [96, 470],
    [200, 350],
    [232, 378],
    [126, 494],
  ],
  [
    [212, 340],
    [300, 250],
    [392, 230],
    [420, 170],
    [384, 110],
    [300, 100],
    [236, 130],
    [170, 110],
    [120, 50],
    [184, 84],
    [240, 96],
    [302, 68],
    [400, 82],
    [452, 168],
    [414, 256],
    [320, 280],
    [244, 366],
  ],
])

export const kiteShield = drawn([
  mirrored([
    [256, 40],
    [330, 70],
    [420, 78],
    [412, 230],
    [370, 340],
    [256, 476],
  ]),
  mirrored([
    [256, 110],
    [276, 130],
    [276, 370],
    [256, 400],
  ]).toReversed(),
])

export const towerShield = drawn([
  mirrored([
    [256, 40],
    [340, 52],
    [398, 84],
    [398, 430],
    [340, 462],
    [256, 474],
  ]),
  box(240, 110, 32, 292).toReversed(),
])

export const lightning = drawn([
  [
    [300, 24],
    [120, 280],
    [232, 280],
    [168, 488],
    [396, 196],
    [276, 196],
    [372, 24],
  ],
])

export const wave = drawn([
  [
    [40, 400],
    [100, 300],
    [150, 180],
    [240, 110],
    [350, 110],
    [424, 170],
    [436, 250],
    [396, 298],
    [350, 296],
    [326, 262],
    [350, 236],
    [376, 246],
    [376, 206],
    [324, 180],
    [262, 200],
    [226, 268],
    [240, 340],
    [300, 384],
    [472, 400],
    [472, 446],
    [40, 446],
  ],
])

export const feather = drawn(
  [
    mirrored([
      [256, 24],
      [316, 90],
      [336, 190],
      [318, 300],
      [276, 376],
      [268, 488],
    ]),
  ],
  36,
)

export const eye = drawn([
  [
    [24, 256],
    [120, 160],
    [256, 120],
    [392, 160],
    [488, 256],
    [392, 352],
    [256, 392],
    [120, 352],
  ],
  round(256, 256, 96).toReversed(),
  round(256, 256, 52),
])

export const star = drawn([round(256, 268, 230, 10, 92)])

export const snow = drawn([round(256, 256, 230, 12, 54), round(256, 256, 150, 12, 40)], 0)

export const bone = drawn(
  [
    box(230, 120, 52, 272),
    round(222, 104, 46),
    round(290, 104, 46),
    round(222, 408, 46),
    round(290, 408, 46),
  ],
  40,
)

export const horn = drawn([
  [
    [60, 330],
    [90, 288],
    [220, 270],
    [330, 190],
    [392, 70],
    [470, 120],
    [430, 270],
    [330, 380],
    [200, 420],
    [90, 400],
  ],
])

export const banner = drawn([
  box(110, 40, 28, 440),
  [
    [150, 64],
    [430, 96],
    [370, 190],
    [430, 290],
    [150, 320],
  ],
  round(124, 34, 26),
])

export const fang = drawn([
  [
    [130, 60],
    [380, 60],
    [392, 170],
    [350, 320],
    [250, 476],
    [226, 300],
    [160, 180],
  ],
])

export const wing = drawn([
  [
    [60, 120],
    [200, 60],
    [420, 60],
    [480, 100],
    [400, 140],
    [450, 170],
    [360, 200],
    [404, 238],
    [310, 260],
    [340, 304],
    [250, 312],
    [256, 372],
    [160, 346],
    [110, 430],
    [70, 300],
  ],
])

export const mushroom = drawn([
  [
    [56, 270],
    [80, 160],
    [170, 84],
    [256, 64],
    [342, 84],
    [432, 160],
    [456, 270],
    [256, 300],
  ],
  [
    [206, 312],
    [306, 312],
    [330, 440],
    [182, 440],
  ],
])

export const pearl = drawn([
  [
    [40, 250],
    [90, 150],
    [256, 90],
    [422, 150],
    [472, 250],
    [330, 216],
    [256, 206],
    [182, 216],
  ],
  round(256, 300, 76),
  [
    [40, 290],
    [150, 330],
    [256, 400],
    [362, 330],
    [472, 290],
    [400, 410],
    [256, 450],
    [112, 410],
  ],
])

export const bell = drawn([
  mirrored([
    [256, 60],
    [310, 84],
    [356, 160],
    [370, 300],
    [420, 370],
    [256, 376],
  ]),
  round(256, 420, 40),
  round(256, 52, 24),
])

export const fist = drawn([
  [
    [110, 190],
    [170, 140],
    [350, 130],
    [410, 170],
    [430, 260],
    [400, 350],
    [360, 390],
    [360, 480],
    [180, 480],
    [180, 400],
    [110, 320],
  ],
  box(196, 176, 16, 130).toReversed(),
  box(262, 170, 16, 130).toReversed(),
  box(328, 176, 16, 130).toReversed(),
])

export const wallOfStone = drawn([
  box(60, 100, 180, 90),
  box(256, 100, 196, 90),
  box(60, 206, 110, 90),
  box(186, 206, 160, 90),
  box(362, 206, 90, 90),
  box(60, 312, 180, 90),
  box(256, 312, 196, 90),
])

export const spiral = drawn([
  Array.from({ length: 64 }, (_, i): Spot => {
    const out = i < 32
    const t = out ? i : 63 - i
    const angle = t * 0.42
    const r = 20 + t * 6.8 + (out ? 0 : -34 * Math.min(1, t / 6))
    return [256 + r * Math.cos(angle), 256 + r * Math.sin(angle)]
  }),
])
