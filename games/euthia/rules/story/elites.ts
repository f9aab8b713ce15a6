import type { Random } from '@vyprava/kernel'
import type { Lair } from '../../content/schema.ts'
import { around, isLiberated, locationAt, mapTileAt } from '../fields.ts'
import { CENTRE, slotOf } from '../map.ts'
import type { Printed } from '../printed.ts'
import { type Euthia, NONE } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'
import type { Hook, HookOf } from './hook.ts'

/** Bounties of each level beyond one for each player (EU-1001). */
const MORE_THAN_PLAYERS = 2

/** Bounties are prepared level by level, the first one open with its elite (EU-1001 to EU-1003); the next comes at the end of a turn (EU-218). */
export const elites: Hook<HookOf<'elites'>> = {
  setUp(printed, state, { levels }, random) {
    const rising = levels.toSorted((a, b) => a - b)
    for (const level of rising) state.bounties.unshift(...prepared(printed, state, level, random))
    openNext(state)
  },
  turnEnd(_printed, state, _hook, course) {
    if (state.eliteBeaten === 0) return
    openNext(state, course)
    state.story.coldRounds = NONE
  },
}

function prepared({ pack }: Printed, { players }: Euthia, level: number, random: Random): number[] {
  const fitting = pack.bounties.flatMap((bounty, id) => (bounty.level === level ? [id] : []))
  return random.shuffle(fitting).slice(0, players.length + MORE_THAN_PLAYERS)
}

/** Turns up the next bounty; when they are used up no more elites appear (EU-1013). */
function openNext(state: Euthia, course?: EuthiaCourse): void {
  const { story } = state
  const bounty = state.bounties.pop() ?? NONE
  state.bounty = bounty
  story.coldRounds = 0
  story.foughtElite = 0
  story.coldBounties = story.coldBounties.filter((cold) => cold !== bounty)
  if (bounty !== NONE) course?.emit({ type: 'bountyOpened', bounty })
}

/** EU-1512. */
export const eliteBonus: Hook<HookOf<'eliteBonus'>> = {
  victory(_printed, state, { rep }, { kind, hero }, course) {
    if (kind !== 'elite') return
    state.players[hero].rep += rep
    course.emit({ type: 'gained', player: hero, what: 'rep', n: rep })
  },
}

/**
 * A bounty open for so many complete rounds in a row without a fight goes under the last one of its level (EU-1513). A
 * round in which it was turned up is not complete: the count begins at -1 then.
 */
export const coldTrail: Hook<HookOf<'coldTrail'>> = {
  roundEnd({ pack }, state, { rounds }, course) {
    const { story, bounty, bounties } = state
    if (bounty === NONE) return
    story.coldRounds = story.foughtElite === 1 ? 0 : story.coldRounds + 1
    story.foughtElite = 0
    if (story.coldRounds < rounds) return
    const { level } = pack.bounties[bounty]
    const last = bounties.findIndex((id) => pack.bounties[id].level === level)
    story.coldRounds = 0
    if (last === -1) return
    bounties.splice(last, 0, bounty)
    story.coldBounties.push(bounty)
    course.emit({ type: 'bountyCold', bounty })
    openNext(state, course)
  },
}

/** Whether a hero on this field is at a lair: on a field of the kind, beside one, or on a hex of a special tile (EU-1005 to EU-1007). */
export function isAtLair(printed: Printed, state: Euthia, field: number, { type, what }: Lair): boolean {
  if (!isLiberated(printed, state, field)) return false
  switch (type) {
    case 'on':
      return bears(printed, state, field, what)
    case 'beside':
      return around(printed, state.map, field).some((next) => bears(printed, state, next, what))
    case 'special':
      return slotOf(field) !== CENTRE && mapTileAt(printed, state.map, field).special === what
  }
}

/** Places of trade are merchants, alchemists and the hexes of towers. */
function bears(printed: Printed, { map }: Euthia, field: number, what: Lair['what']): boolean {
  if (slotOf(field) === CENTRE) return false
  const location = locationAt(printed, map, field)
  if (what !== 'trade') return location === what
  const tower = mapTileAt(printed, map, field).special === 'tower' && map.rubble[field] === 0
  return tower || location === 'merchant' || location === 'alchemist'
}
