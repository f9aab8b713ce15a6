import type { Observer, Random } from '@vyprava/kernel'
import type { Subject } from '@vyprava/kernel/testing/suite'
import { shippedPack } from '../content/index.ts'
import type { RoamAction, RoamEvent, RoamOptions, RoamView } from '../rules/index.ts'
import { createRoam, type Roam, SQUARES_OF } from '../rules/index.ts'

const pack = shippedPack()

const MODES = ['basic', 'full']
const VARIANTS = [
  { patrol: false, advanced: false },
  { patrol: true, advanced: false },
  { patrol: false, advanced: true },
  { patrol: true, advanced: true },
]

/** Every mode, variant and number of players, and the other ways to sit. */
const tables = [
  ...[2, 3, 4].flatMap((seats) =>
    MODES.flatMap((mode) =>
      VARIANTS.map((variant) => ({
        name: `${seats} players, ${mode}${variant.patrol ? ', patrol' : ''}${variant.advanced ? ', advanced' : ''}`,
        seats,
        options: { mode, ...variant },
      })),
    ),
  ),
  { name: '2 players, adjacent edges', seats: 2, options: { mode: 'full', edges: 'SW' } },
  { name: '2 players, west and east', seats: 2, options: { edges: 'WE', start: 'seat1' } },
  { name: '3 players without the west', seats: 3, options: { mode: 'full', edges: 'NES', start: 'seat2' } },
]

const every = (count: number): number[] => Array.from({ length: count }, (_, id) => id)
const isExactly = (ids: readonly number[], count: number): boolean =>
  JSON.stringify(ids.toSorted((a, b) => a - b)) === JSON.stringify(every(count))
const present = (ids: readonly number[]): number[] => ids.filter((id) => id !== -1)

/** Whether the active player may have shifted a marker this turn, which can complete a card before the placement. */
const mayHaveShifted = ({ players, active, turn }: Roam): boolean =>
  players[active].artifacts.some(
    (artifact, i) =>
      pack.artifacts[artifact].ability === 'shift' && (turn.rested || players[active].artifactFaces[i] === 0),
  )

/** The invariants of the rules, and those of our own bookkeeping. */
const laws: Readonly<Record<string, (state: Roam) => boolean>> = {
  'every player has 24 markers on a map or in supply': (state) =>
    state.players.every(
      ({ supply }, seat) =>
        supply >= 0 &&
        supply + [...state.lower, ...state.upper].filter((owner) => owner === seat).length === 24,
    ),
  'every character is on a map, in the pile or in one party': (state) => {
    const parties = state.players.flatMap(({ party }) => party.filter((id) => id < pack.characters.length))
    return isExactly([...present(state.backs), ...state.pileBacks, ...parties], pack.characters.length)
  },
  'lands of a map and the pile differ, and go as characters are gained': (state) => {
    const lands = [...present(state.lands), ...state.pile]
    const gained = state.players.reduce((sum, { party }) => sum + party.length - 3, 0)
    return new Set(lands).size === lands.length && lands.length + gained === pack.lands.length
  },
  'every land has its back': (state) =>
    state.pile.length === state.pileBacks.length &&
    state.lands.every((land, slot) => (land === -1) === (state.backs[slot] === -1)),
  'every artifact is in the pile, in the row or with one player': (state) => {
    const owned = state.players.flatMap(({ artifacts }) => artifacts)
    const all = [...state.artifactPile, ...state.artifactRow, ...owned]
    return state.mode === 'basic' ? all.length === 0 : isExactly(all, pack.artifacts.length)
  },
  'the row has four artifacts while the pile is not empty': (state) =>
    state.mode === 'basic' || state.artifactPile.length === 0 || state.artifactRow.length === 4,
  'nobody owes coins': (state) => state.players.every(({ coins }) => coins >= 0),
  'no card is complete when a turn begins, until a marker is shifted': (state) =>
    state.turn.character !== -1 ||
    mayHaveShifted(state) ||
    SQUARES_OF.every(
      (squares, slot) => state.lands[slot] === -1 || squares.some((square) => state.lower[square] === -1),
    ),
  'squares hold one marker, two in the advanced variant': (state) =>
    state.upper.every((owner, square) => owner === -1 || (state.advanced && state.lower[square] !== -1)),
  'no markers lie on empty slots': (state) =>
    SQUARES_OF.every(
      (squares, slot) => state.lands[slot] !== -1 || squares.every((s) => state.lower[s] === -1),
    ),
  'every card has a face': (state) =>
    state.players.every(
      (player) =>
        player.party.length === player.partyFaces.length &&
        player.artifacts.length === player.artifactFaces.length,
    ),
  'the patrol card is only in its variant': (state) => state.patrol || state.patrolOwner === -1,
  'the end is triggered by a tenth card and by nothing else': (state) =>
    state.endTriggered === state.players.some(({ party }) => party.length >= 10),
}

/** Hidden from everybody: the backs of all lands, and the order of both piles below the top land (RO-R03, RO-903). */
function twin(state: Roam, _observer: Observer, random: Random): Roam {
  const slots = every(6).filter((slot) => state.lands[slot] !== -1)
  const backs = random.shuffle([...slots.map((slot) => state.backs[slot]), ...state.pileBacks])
  for (const slot of slots) state.backs[slot] = backs.shift() ?? -1
  state.pileBacks = backs
  const top = state.pile.pop()
  random.shuffle(state.pile)
  if (top !== undefined) state.pile.push(top)
  random.shuffle(state.artifactPile)
  return state
}

export const subject: Subject<Roam, RoamAction, RoamOptions, RoamView, RoamEvent> = {
  game: createRoam(pack),
  tables,
  laws,
  twin,
}
