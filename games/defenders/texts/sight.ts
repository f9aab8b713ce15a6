import type { Seat } from '@vyprava/kernel'
import { name, seat } from '@vyprava/module/say.ts'
import type { Phrase, WordContext } from '@vyprava/module/words.ts'
import { CORE, EDGE_HEXES, edgeOf, NEIGHBOURS } from '../rules/board/index.ts'
import { type Item, NONE, ON_CORE, type Threat } from '../rules/state.ts'
import type { DefendersView } from '../rules/view.ts'

/* What the words ask of a view. */

export type Context = WordContext<DefendersView>

const itemOf = (view: DefendersView): Item | null => view.agenda.at(-1) ?? null

const range = (length: number): number[] => Array.from({ length }, (_, number) => number)

/** Whose answer the game waits for: the players, alone the factions. */
function askedPlayers(view: DefendersView): readonly number[] {
  const item = itemOf(view)
  const all = range(view.players.length)
  switch (item?.step) {
    case 'factions':
      return all.filter((player) => view.players[player].faction === NONE).slice(0, 1)
    case 'leaders':
      return all.filter((player) => view.players[player].leaderCard === NONE)
    case 'startingCamps':
      return all.filter((player) => view.players[player].leader === NONE)
    case 'leadership':
      return all.filter((player) => !view.players[player].retired && !view.players[player].hasChosen)
    case 'ability':
      return view.pending.slice(0, 1)
    case 'burn':
      return [item.player]
    case 'secretPaths':
    case 'discussion':
      return item.waiting
    default:
      return view.current === NONE ? [] : [view.current]
  }
}

/** The seats that are asked; alone there is only one. */
export const askedSeats = (view: DefendersView): readonly Seat[] => (view.solo ? [0] : askedPlayers(view))

/** Whether somebody has laid a card that others do not know yet. */
export const hasChosen = (view: DefendersView, observer: Seat | null): boolean =>
  observer !== null && !view.solo && view.phase === 'leadership' && view.players[observer].hasChosen

/** Who answers for a player: around a table the seat; alone the factions are told apart by their names. */
export function whoIs({ view }: Context, player: number, factions: readonly string[]): Phrase {
  const { faction } = view.players[player]
  return view.solo && faction !== NONE ? name(factions[faction]) : seat(view.solo ? 0 : player)
}

/** Alone: the faction that is the last one without a starting camp; null while more than one is. */
export function lastCampless({ players }: DefendersView): number | null {
  const [first, ...others] = players.filter(({ leader }) => leader === NONE)
  return first === undefined || others.length > 0 ? null : first.faction
}

/** The first player without a leader. */
export const nextToLead = ({ players }: DefendersView): number =>
  Math.max(
    0,
    players.findIndex(({ leaderCard }) => leaderCard === NONE),
  )

/** How many cards all hold together. */
export const cardsHeld = ({ players }: DefendersView): number =>
  players.reduce((sum, { handSize }) => sum + handSize, 0)

/** Who answers for a player, for labels, which are plain texts. */
export function labelOf(context: Context, player: number, factions: readonly string[]): string {
  const { faction } = context.view.players[player]
  return context.view.solo && faction !== NONE
    ? factions[faction]
    : context.names[context.view.solo ? 0 : player]
}

/** The player for whom an action is listed: whose turn it is, or whose ability is asked. */
export function actorOf({ view, observer }: Context): number {
  const item = itemOf(view)
  if (item?.step === 'ability') return view.pending[0]
  if (item?.step === 'burn') return item.player
  if (item?.step === 'secretPaths' && view.solo) return item.waiting[0]
  if (item?.step === 'actions' || observer === null || view.solo) return Math.max(0, view.current)
  return observer
}

/** Whether this is the clearing of hexes one by one. */
export const isBurning = (view: DefendersView): boolean => itemOf(view)?.step === 'burn'

export const isBuilt = (view: DefendersView, hex: number): boolean =>
  hex === CORE || view.factory[hex] !== NONE

/** A wall piece or the wall of the core or of a factory, breached or not. */
export function hasWall(view: DefendersView, edge: number): boolean {
  const [a, b] = [EDGE_HEXES[edge * 2], EDGE_HEXES[edge * 2 + 1]]
  return view.walls[edge] === 1 || (a !== -1 && isBuilt(view, a)) || (b !== -1 && isBuilt(view, b))
}

/** The number of the engine on an edge, or -1. */
export const engineOn = (view: DefendersView, edge: number): number =>
  view.engines.findIndex((pose) => pose !== ON_CORE && edgeOf(pose) === edge)

/** What the player's leader has to fear in its next action: then a die is rolled. */
export function threatTo(view: DefendersView, player: number): Threat {
  const { leader } = view.players[player]
  if (leader === NONE) return 'none'
  if (view.mechs[leader] > 0) return 'close'
  const around = [...NEIGHBOURS.subarray(leader * 6, leader * 6 + 6)]
  const sniper = (hex: number): boolean =>
    hex !== -1 &&
    view.mechs[hex] > 0 &&
    (hex === CORE || (view.factory[hex] !== NONE && view.rewilded[hex] === 0))
  return around.some(sniper) ? 'ranged' : 'none'
}
