import { type DefendersView, NONE, type PlayerView, type Printed, trackOf } from '../../rules/index.ts'
import type { PanelLabels, PlayerFacts } from '../../texts/labels/panels.ts'

/** How a player stands on the support track. */
export interface Standing {
  /** What the fields say, from the left. */
  readonly fields: readonly number[]
  readonly marker: number
  /** The first field that a camp still covers, and how many of them do. */
  readonly campsFrom: number
  readonly camps: number
  /** Camps on the board, and of how many. */
  readonly built: number
  readonly all: number
}

export function standingOf(printed: Printed, view: DefendersView, player: number): Standing {
  const { hands, first, camps } = trackOf(printed, view.players)
  const { campsLeft, support } = view.players[player]
  return {
    fields: hands,
    marker: support,
    campsFrom: first + camps - campsLeft,
    camps: campsLeft,
    built: camps - campsLeft,
    all: camps,
  }
}

/** The items in play by their numbers: those of the factions around the table. */
export const itemsOf = ({ items }: PlayerView): readonly number[] =>
  items.flatMap((state, item) => (state === NONE ? [] : [item]))

/** The player whose faction makes an item; the first one where nobody does. */
export const makerOf = ({ players }: DefendersView, item: number): number =>
  Math.max(
    0,
    players.findIndex(({ faction }) => faction === item),
  )

interface Names {
  readonly leader: string | null
  readonly active: string | null
}

/** A player in words, for those who hear the table. */
export function playerFacts(
  printed: Printed,
  view: DefendersView,
  player: number,
  labels: PanelLabels,
  { leader, active }: Names,
): PlayerFacts {
  const seen = view.players[player]
  const { built, all, campsFrom } = standingOf(printed, view, player)
  return {
    faction: labels.factions[seen.faction] ?? '',
    leader,
    active,
    built,
    camps: all,
    support: seen.support,
    top: campsFrom - 1,
    injuries: seen.injuries,
    hand: seen.handSize,
    breaches: seen.breaches,
    items: itemsOf(seen)
      .filter((item) => seen.items[item] === 1)
      .map((item) => labels.items[item]),
  }
}

/** Whether a card lies there: nobody's secret, and not an empty place. */
export const isCard = (card: number | null): card is number => card !== null && card !== NONE
