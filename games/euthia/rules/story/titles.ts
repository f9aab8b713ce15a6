import type { Seat } from '@vyprava/kernel'
import type { TitleCriterion } from '../../content/schema.ts'
import { setSize } from '../equipment.ts'
import { elementAt } from '../fields.ts'
import type { Printed } from '../printed.ts'
import { type Euthia, NONE, type Player } from '../state.ts'
import { findHook } from './hook.ts'

export interface WonTitle {
  readonly title: number
  readonly player: Seat
  readonly rep: number
}

const inPlay = (printed: Printed, state: Euthia): boolean =>
  state.players.length > 1 && (state.titles === 1 || findHook(printed, state, 'titles') !== undefined)

/** Each title goes to the one who leads alone in it; nobody gets one that is tied (EU-1591). `coins` are those of the wealth. */
export function titlesFor(printed: Printed, state: Euthia, coins: readonly number[]): WonTitle[] {
  if (!inPlay(printed, state)) return []
  return printed.pack.titles.flatMap(({ criterion, rep }, title) => {
    const counts = state.players.map((_, seat) => countFor(printed, state, seat, criterion, coins))
    const most = Math.max(...counts)
    const player = counts.indexOf(most)
    return counts.lastIndexOf(most) === player ? [{ title, player, rep }] : []
  })
}

function countFor(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  criterion: TitleCriterion,
  coins: readonly number[],
): number {
  const player = state.players[seat]
  switch (criterion) {
    case 'trophies':
      return player.trophies.length
    case 'gemsOnEquipment':
      return player.slots.reduce((sum, owned) => sum + (owned?.gems.length ?? 0), 0)
    case 'abilities':
      return abilitiesOf(printed, player)
    case 'coins':
      return coins[seat]
    case 'resourcesSold':
      return player.sold
    case 'fewestDeaths':
      return -player.deaths
    case 'gaar':
      return player.gaar
    case 'artifacts':
      return artifactsOf(printed, player)
    case 'armourSet':
      return setSize(printed, player)
    case 'essences':
      return player.essences.reduce((sum, n) => sum + n, 0)
    case 'treasures':
      return player.treasures
    case 'elementals':
      return elementalsOf(printed, state, seat)
  }
}

const abilitiesOf = ({ pack }: Printed, { slots }: Player): number =>
  slots.filter((owned) => {
    if (owned === null) return false
    const { kind } = pack.tiles[owned.tile]
    return kind === 'ability' || kind === 'firstStrike'
  }).length

const artifactsOf = ({ pack }: Printed, { slots, bags }: Player): number =>
  [...slots, ...bags].filter((owned) => owned !== null && pack.tiles[owned.tile].kind === 'artifact').length

/** Fields of elementals that bear the player's token. */
function elementalsOf(printed: Printed, { map, players }: Euthia, seat: Seat): number {
  let count = 0
  for (let field = 0; field < map.heroTokens.length; field++)
    if (map.interactions[field * players.length + seat] > 0 && elementAt(printed, map, field) !== NONE)
      count += 1
  return count
}
