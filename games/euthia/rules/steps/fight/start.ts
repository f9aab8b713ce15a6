import { finish, type Refusal, type Seat, schedule } from '@vyprava/kernel'
import { ELEMENTS } from '../../../content/schema.ts'
import { draw } from '../../decks.ts'
import { influences } from '../../fields.ts'
import { type Fight, MOST_ROUNDS } from '../../fight.ts'
import { foeOf } from '../../foes.ts'
import type { Printed } from '../../printed.ts'
import { refuseElsewhere } from '../../refusals/elsewhere.ts'
import { type Euthia, type Flag, NONE } from '../../state.ts'
import { type Asking, type EuthiaCourse, type ItemOf, unexpected, type Working } from '../step.ts'
import { cardsForFoe } from './foe.ts'
import { isWorthAsking } from './uses.ts'

const AIR_BIT = 1 << ELEMENTS.indexOf('air')
const EARTH_BIT = 1 << ELEMENTS.indexOf('earth')

/** A fight begins: its source is spent, hope is nothing (EU-602, EU-604); before it the board may still change (EU-605). */
export const startFightStep = (printed: Printed): Working<'startFight'> => ({
  work(state, item, course) {
    const hero = state.active
    const fight = newFight(hero, state.players[hero].field, item)
    state.fight = fight
    course.emit({ type: 'fightStarted', player: hero, field: fight.field, kind: fight.kind })
    schedule(
      state,
      { step: 'control' },
      { step: 'meet', foe: item.foe, vitality: item.story?.vitality ?? NONE },
    )
    if (isWorthAsking(printed, state, { step: 'beforeFight' }, 'beforeFight'))
      schedule(state, { step: 'beforeFight' })
  },
})

function newFight(hero: Seat, field: number, { kind, level, story }: ItemOf<'startFight'>): Fight {
  return {
    hero,
    controller: NONE,
    field,
    kind,
    foe: NONE,
    level,
    round: 0,
    lastRound: story?.lastRound ?? MOST_ROUNDS,
    stage: 'preparation',
    hits: story?.hits ?? 0,
    dealt: 0,
    vitality: 0,
    gaar: 0,
    chaos: 0,
    hope: 0,
    air: 0,
    earth: 0,
    heroDice: [0, 0],
    monsterDice: [0, 0],
    combatCard: NONE,
    heroRoll: 0,
    monsterRoll: 0,
    hitBase: 0,
    woundBase: 0,
    modifiers: [],
    denials: [],
    played: [],
    plays: 0,
    attack: NONE,
    attackTile: NONE,
    firstStrike: 0,
    airEssence: 0,
    passes: 0,
    open: [],
    shields: [],
  }
}

/** Who plays the monster: nobody in solo and co-op games, the opponent of two; else offers, then control cards (EU-610 to EU-617). */
export const controlStep: Working<'control'> = {
  work(state, _item, course) {
    const { fight } = state
    if (fight === null || state.mode !== 'competitive') return
    if (state.players.length === 2) {
      takeControl(fight, 1 - fight.hero, false, course)
      return
    }
    const waiting = others(state, fight).filter((seat) => state.players[seat].control > 0)
    if (waiting.length > 0) schedule(state, { step: 'takeover', waiting, offers: [] })
    else flipControl(state, fight, course)
  },
}

const others = ({ players }: Euthia, { hero }: Fight): Seat[] =>
  players.flatMap((_, seat) => (seat === hero ? [] : [seat]))

function takeControl(fight: Fight, seat: Seat, takeover: boolean, course: EuthiaCourse): void {
  fight.controller = seat
  course.emit({ type: 'controlled', player: seat, takeover })
}

/** Everybody else with an own control card answers in secret; of several offers chance takes one (EU-611, EU-612). */
export const takeoverStep = (printed: Printed): Asking<'takeover'> => ({
  deciders: (_state, { waiting }) => waiting,
  decision: () => ({
    prompt: { key: 'takeover' },
    actions: [
      { type: 'control', take: false },
      { type: 'control', take: true },
    ],
  }),
  refusal(state, item, seat, action): Refusal | null {
    if (action.type === 'control') return null
    return refuseElsewhere({ printed, state, item, seat, window: 'none' }, action)
  },
  take(state, item, seat, action, course) {
    const { fight } = state
    if (action.type !== 'control' || fight === null) unexpected(item.step, action)
    item.waiting = item.waiting.filter((other) => other !== seat)
    if (action.take) item.offers.push(seat)
    if (item.waiting.length > 0) return
    finish(state, item)
    if (item.offers.length === 0) {
      flipControl(state, fight, course)
      return
    }
    const taker = course.random.pick(item.offers.sort((a, b) => a - b))
    state.players[taker].control -= 1
    state.control.discard.push(taker)
    takeControl(fight, taker, true, course)
  },
})

/**
 * Turns up control cards: the hero's first goes to its hand, another of its own is discarded, the first of somebody else
 * decides (EU-613 to EU-617). Where no card of others is left, chance decides (EU-R53).
 */
function flipControl(state: Euthia, fight: Fight, course: EuthiaCourse): void {
  let kept = false
  while (canFlip(state, fight, course)) {
    const owner: number = state.control.draw.pop() ?? NONE
    const keeps: boolean = owner === fight.hero && !kept
    course.emit({ type: 'controlTurned', owner, kept: keeps })
    if (keeps) state.players[owner].control += 1
    else state.control.discard.push(owner)
    kept ||= keeps
    if (owner === fight.hero) continue
    takeControl(fight, owner, false, course)
    return
  }
  takeControl(fight, course.random.pick(others(state, fight)), false, course)
}

/** An empty deck is rebuilt while its discard pile holds a card of somebody else (EU-616, EU-R53). */
function canFlip({ control }: Euthia, { hero }: Fight, course: EuthiaCourse): boolean {
  if (control.draw.length > 0) return true
  if (control.discard.every((owner) => owner === hero)) return false
  control.draw = course.random.shuffle(control.discard)
  control.discard = []
  return true
}

/** The foe is revealed with its cards and tokens; air and earth mark the fight (EU-620 to EU-625, EU-1221). */
export const meetStep = (printed: Printed): Working<'meet'> => ({
  work(state, { foe, vitality }, course) {
    const { fight } = state
    if (fight === null) return
    fight.foe = foe === NONE ? reveal(state, fight, course) : foe
    if (fight.foe === NONE) {
      schedule(state, { step: 'victory' })
      return
    }
    const face = foeOf(printed, fight)
    fight.vitality = vitality === NONE ? face.vitality : vitality
    cardsForFoe(printed, state, 'silver', face.silver, course)
    cardsForFoe(printed, state, 'gold', face.gold, course)
    fight.chaos = face.chaos
    fight.gaar = face.gaar
    const bits = influences(printed, state.map, fight.field)
    fight.air = flag(bits & AIR_BIT)
    fight.earth = flag(bits & EARTH_BIT)
    course.emit({
      type: 'foeMet',
      player: fight.hero,
      kind: fight.kind,
      foe: fight.foe,
      vitality: fight.vitality,
      air: fight.air === 1,
      earth: fight.earth === 1,
    })
    schedule(state, { step: 'stage', at: 'preparation' })
  },
})

const flag = (bits: number): Flag => (bits === 0 ? 0 : 1)

/** Where to look for a monster when the deck of its level is held as trophies (EU-R20). */
const LEVEL_ORDER: readonly (readonly number[])[] = [
  [1, 2, 3],
  [2, 3, 1],
  [3, 2, 1],
]

function reveal(state: Euthia, fight: Fight, course: EuthiaCourse): number {
  for (const level of LEVEL_ORDER[fight.level - 1]) {
    const card = draw(state.monsters[level - 1], course.random)
    if (card === NONE) continue
    fight.level = level
    for (const player of state.players) player.knowsMonster[level - 1] = 0
    return card
  }
  return NONE
}
