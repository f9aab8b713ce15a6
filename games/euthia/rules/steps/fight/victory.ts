import { finish, type Refusal, type Seat, schedule } from '@vyprava/kernel'
import { TRADES } from '../../../content/schema.ts'
import { cardDeeds } from '../../cards.ts'
import { checkHand } from '../../decks.ts'
import { locationAt, mapTileAt, treasureAt } from '../../fields.ts'
import type { Fight } from '../../fight.ts'
import type { Item } from '../../items.ts'
import { CENTRE, slotOf } from '../../map.ts'
import type { Printed } from '../../printed.ts'
import { type Euthia, NONE } from '../../state.ts'
import { atFightOver, atVictory } from '../../story/index.ts'
import { asking, type EuthiaCourse, type Working } from '../step.ts'
import { mayTradeFirst } from '../trade/start.ts'
import { putAway } from './foe.ts'
import { HOPE_COSTS } from './hope.ts'
import { done } from './plays.ts'
import { heroOf } from './windows.ts'

/** Victory in its order: reward, trophy, loot, then the table is cleared (EU-711 to EU-714, EU-1009 to EU-1011). */
export const victoryStep = (printed: Printed): Working<'victory'> => ({
  work(state, _item, course) {
    const { fight } = state
    if (fight === null) return
    const { hero, kind, foe } = fight
    course.emit({ type: 'foeBeaten', player: hero, kind, foe })
    const items: Item[] = []
    const ops = (list: ReturnType<typeof rewardOf>): void => {
      if (list.length > 0) items.push({ step: 'ops', seat: hero, ops: list, source: NONE })
    }
    ops(rewardOf(printed, state, fight))
    if (foe !== NONE && kind !== 'story') items.push({ step: 'trophy' })
    if (kind === 'monster') ops(hexOf(printed, state, fight)?.loot ?? [])
    items.push({ step: 'victoryOver' })
    schedule(state, ...items)
    if (kind === 'elite') takeBounty(state, hero)
    atVictory(printed, state, fight, course)
  },
})

/** A monster's reward asks for reputation in its range, tested once; a bounty does not (EU-711, EU-1009, EU-R55). */
function rewardOf({ pack }: Printed, state: Euthia, { kind, foe, hero }: Fight) {
  if (kind === 'elite') return pack.bounties[state.bounty]?.reward ?? []
  if (kind === 'story' || foe === NONE) return []
  const { min, max, ops } = pack.monsters[foe].reward
  const { rep } = state.players[hero]
  return rep >= min && (max === null || rep <= max) ? ops : []
}

/** The bounty is kept for scoring; the next one comes at the end of the turn (EU-218, EU-1009). */
function takeBounty(state: Euthia, hero: Seat): void {
  state.players[hero].bounties.push(state.bounty)
  state.bounty = NONE
  state.eliteBeaten = 1
  state.story.elitesBeaten += 1
}

function hexOf(printed: Printed, { map }: Euthia, { field }: Fight) {
  const slot = slotOf(field)
  return slot === CENTRE ? undefined : mapTileAt(printed, map, field).hexes[slot]
}

/**
 * The card is kept as a trophy or discarded (EU-712, EU-1011). Whether there is room is looked at once for reward, trophy
 * and loot together, after a sale if there can be one (EU-720, EU-R60).
 */
export const trophyStep = (printed: Printed) =>
  asking<'trophy'>(printed, {
    asks: heroOf,
    prompt: () => ({ key: 'trophy' }),
    window: 'none',
    deeds: {
      ...cardDeeds,
      trophy: {
        list(_scene, list) {
          list.push({ type: 'trophy', keep: false }, { type: 'trophy', keep: true })
        },
        refusal: (): Refusal | null => null,
        take({ state, item, seat }, { keep }, course) {
          finish(state, item)
          const { fight } = state
          if (fight === null) return
          const { kind, foe, level } = fight
          course.emit({ type: 'trophyKept', player: seat, kept: keep })
          if (keep) state.players[seat].trophies.push({ elite: kind === 'elite' ? 1 : 0, id: foe })
          else if (kind === 'monster') state.monsters[level - 1].discard.push(foe)
        },
      },
    },
  })

/** Tokens go back, cards are put away, hope becomes Gaar, the field is marked; then what has no room (EU-715 to EU-722). */
export const victoryOverStep = (printed: Printed): Working<'victoryOver'> => ({
  work(state, _item, course) {
    const { fight } = state
    if (fight === null) return
    const { hero, kind, field, controller } = fight
    const won = fight.foe === NONE || fight.hits >= fight.vitality
    if (!won) course.emit({ type: 'fightLeft', player: hero, foe: fight.foe })
    const treasure = kind === 'monster' ? treasureAt(printed, state.map, field) : 0
    clearTable(printed, state, fight, course)
    if (won && kind === 'monster') markField(printed, state, hero, field, course)
    checkHand(state, hero)
    if (treasure > 0) schedule(state, { step: 'wonTreasure', seat: hero, field })
    schedule(state, { step: 'tidy', seat: hero })
    if (mayTradeFirst(printed, state, hero)) schedule(state, { step: 'wonTrade', seat: hero })
    if (controller !== NONE) checkHand(state, controller)
  },
})

/** What every end of a fight does: nothing of it is left but the Gaar of the prayer (EU-708, EU-715, EU-722, EU-732). */
export function clearTable(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  for (const played of fight.played) putAway(printed, state, played)
  state.players[fight.hero].gaar += Math.floor(fight.hope / HOPE_COSTS.gaar)
  state.fight = null
  if (fight.kind === 'elite') state.story.foughtElite = 1
  atFightOver(printed, state, fight, course)
}

const TRADE_PLACES: readonly string[] = TRADES
const SITE_PLACES: readonly string[] = ['mountain', 'lake', 'cave']
const MINING_TOKENS = 2

/** A trade token, two interaction tokens on a mining field, elsewhere a hero token (EU-717 to EU-719). */
function markField(printed: Printed, state: Euthia, seat: Seat, field: number, course: EuthiaCourse): void {
  const { map } = state
  const location = locationAt(printed, map, field)
  const tower = mapTileAt(printed, map, field).special === 'tower'
  if (tower || TRADE_PLACES.includes(location)) map.tradeTokens[field] = seat
  else if (SITE_PLACES.includes(location))
    map.interactions[field * state.players.length + seat] += MINING_TOKENS
  else map.heroTokens[field] = seat
  course.emit({ type: 'fieldFreed', player: seat, field })
}

/** One token serves for the victory and for the treasure: the winner is asked once (EU-R33). */
export const wonTreasureStep = (printed: Printed) =>
  asking<'wonTreasure'>(printed, {
    asks: (_state, { seat }) => seat,
    prompt: () => ({ key: 'wonTreasure' }),
    window: 'none',
    deeds: {
      ...cardDeeds,
      done: {
        ...done,
        take(attempt, action, course) {
          done.take(attempt, action, course)
          if (attempt.item.step === 'wonTreasure') attempt.state.map.emptied[attempt.item.field] = 1
        },
      },
      treasure: {
        list(_scene, list) {
          list.push({ type: 'treasure' })
        },
        refusal: (): Refusal | null => null,
        take({ state, item, seat }) {
          finish(state, item)
          if (item.step !== 'wonTreasure') return
          state.map.emptied[item.field] = 1
          const level = treasureAt(printed, state.map, item.field)
          schedule(
            state,
            { step: 'ops', seat, ops: [{ op: 'treasure', level }], source: NONE },
            { step: 'tidy', seat },
          )
        },
      },
    },
  })
