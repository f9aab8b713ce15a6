import { CORE, type DefendersView, NONE } from '../../rules/index.ts'

/** Something that stands on a hex. */
export type Piece =
  | { readonly kind: 'camp' | 'leader'; readonly player: number; readonly ghost: boolean }
  | { readonly kind: 'mech'; readonly count: number; readonly sniper: boolean }
  | { readonly kind: 'pollution'; readonly count: number }

/** Where it stands, from the middle of the hex, and how large it is. */
export interface Standing {
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly size: number
}

type Slot = readonly [x: number, y: number, size: number]

/** By the number of things: one in the middle, two side by side, three in a triangle, four in a square. */
const HABITAT: readonly (readonly Slot[])[] = [
  [],
  [[0, 0, 42]],
  [
    [-18, 1, 34],
    [18, 1, 34],
  ],
  [
    [-18, 12, 32],
    [18, 12, 32],
    [0, -17, 32],
  ],
  [
    [-17, 15, 29],
    [17, 15, 29],
    [-17, -15, 29],
    [17, -15, 29],
  ],
]

/** On the core and on a factory the number in the middle stays in sight. */
const IRON: readonly (readonly Slot[])[] = [
  [],
  [[22, 17, 27]],
  [
    [-21, 16, 27],
    [21, 16, 26],
  ],
  [
    [-21, 16, 27],
    [21, 16, 26],
    [0, -27, 26],
  ],
  [
    [-21, 17, 26],
    [21, 17, 26],
    [-21, -17, 26],
    [21, -17, 26],
  ],
]

/** On a rewilded factory the stump with its number keeps the low corner. */
const REWILDED: readonly (readonly Slot[])[] = [
  [],
  [[0, -6, 38]],
  [
    [-17, -2, 33],
    [18, -2, 33],
  ],
  [
    [-18, 6, 29],
    [18, 6, 29],
    [0, -19, 29],
  ],
  [
    [-19, 7, 27],
    [19, 7, 27],
    [-15, -20, 27],
    [15, -20, 27],
  ],
]

/** Token forms differ in how much of their box they fill. */
const SIZES: Readonly<Record<Piece['kind'], number>> = { camp: 1, leader: 1.06, mech: 0.98, pollution: 0.94 }

/** Camps and leaders that would come to a hex. */
export interface Guest {
  readonly kind: 'camp' | 'leader'
  readonly player: number
}

type Board = Pick<DefendersView, 'camps' | 'factory' | 'mechs' | 'players' | 'pollution' | 'rewilded'>

/** Everything that stands on a hex, and where; guests stand there as ghosts. */
export function standingOn(view: Board, hex: number, guests: readonly Guest[] = []): readonly Standing[] {
  return placed(piecesOn(view, hex, guests), groundOf(view, hex))
}

function piecesOn(view: Board, hex: number, guests: readonly Guest[]): Piece[] {
  const pieces: Piece[] = []
  const come = (kind: Guest['kind']) => {
    for (const guest of guests) if (guest.kind === kind) pieces.push({ ...guest, ghost: true })
  }
  if (view.camps[hex] !== NONE) pieces.push({ kind: 'camp', player: view.camps[hex], ghost: false })
  come('camp')
  for (const [player, { leader }] of view.players.entries())
    if (leader === hex) pieces.push({ kind: 'leader', player, ghost: false })
  come('leader')
  if (view.mechs[hex] > 0) pieces.push({ kind: 'mech', count: view.mechs[hex], sniper: isIron(view, hex) })
  if (view.pollution[hex] > 0) pieces.push({ kind: 'pollution', count: view.pollution[hex] })
  return pieces
}

/** The core, or a factory that is not rewilded: there mechs are snipers. */
export const isIron = (view: Pick<Board, 'factory' | 'rewilded'>, hex: number): boolean =>
  hex === CORE || (view.factory[hex] !== NONE && view.rewilded[hex] === 0)

const groundOf = (view: Board, hex: number): readonly (readonly Slot[])[] => {
  if (isIron(view, hex)) return IRON
  return view.factory[hex] === NONE ? HABITAT : REWILDED
}

function placed(pieces: readonly Piece[], ground: readonly (readonly Slot[])[]): Standing[] {
  const slots = ground[pieces.length] ?? crowded(pieces)
  return pieces.map((piece, place) => {
    const [x, y, size] = slots[place]
    return { piece, x, y, size: size * SIZES[piece.kind] }
  })
}

/** The low row of a crowded hex, by the number of things in it. */
const LOW: readonly (readonly Slot[])[] = [
  [],
  [[0, 17, 29]],
  [
    [-17, 17, 29],
    [17, 17, 29],
  ],
  [
    [-25, 15, 26],
    [0, 19, 26],
    [25, 15, 26],
  ],
]
const CROWDED = 29

/** Five things or more: leaders in a row above, overlapping by half, the rest below. */
function crowded(pieces: readonly Piece[]): readonly Slot[] {
  const people = pieces.filter(({ kind }) => kind === 'leader').length
  const rest = LOW[Math.min(pieces.length - people, 3)]
  let [leaders, others] = [0, 0]
  return pieces.map(({ kind }): Slot => {
    if (kind !== 'leader') return rest[Math.min(others++, rest.length - 1)]
    return [(leaders++ - (people - 1) / 2) * (CROWDED / 2), -15, CROWDED]
  })
}
