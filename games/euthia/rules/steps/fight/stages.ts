import { schedule } from '@vyprava/kernel'
import type { Op } from '../../../content/schema.ts'
import { backToMain } from '../../agenda.ts'
import { draw } from '../../decks.ts'
import { dealHits, fightDecided, raiseHope } from '../../effects/fight-ops.ts'
import { shutPast } from '../../effects/pending.ts'
import { type Fight, MOST_ROUNDS, STAGES, type Stage } from '../../fight.ts'
import { foeOf } from '../../foes.ts'
import { die, hurt } from '../../health.ts'
import type { Item } from '../../items.ts'
import type { Printed } from '../../printed.ts'
import { type Euthia, NONE } from '../../state.ts'
import type { Window } from '../../windows.ts'
import type { EuthiaCourse, Working } from '../step.ts'
import { LOW_THROW, rowFor } from '../turn/roll.ts'
import { actByCard } from './alone.ts'
import { attackInReach } from './attack.ts'
import { canMakeToken } from './brewing.ts'
import { startExchange } from './exchange.ts'
import { carryOutFoe, doLasting, expire } from './foe.ts'
import { hasToken, isDenied } from './gaar.ts'
import { mayPlay } from './plays.ts'
import { heroStrength, influenceHero, influenceMonster, monsterStrength, signed, sumOf } from './strength.ts'
import { isWorthAsking } from './uses.ts'

const DIE_SIDES = 6
/** Throws of the monster that raise hope (EU-702). */
const HIGH_THROW = 10

type DoStage = (printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse) => void

/** A window of the hero-player opens if there is anything to use in it. */
const opening =
  (item: Item, window: Window): DoStage =>
  (printed, state) => {
    if (isWorthAsking(printed, state, item, window)) schedule(state, item)
  }

/** What each stage does; asking it does by an item above the next stage. */
const DO: Readonly<Record<Stage, DoStage>> = {
  preparation: opening({ step: 'preparation' }, 'preparation'),
  firstStrike(printed, state, fight) {
    if (attackInReach(printed, state, fight, 'firstStrike')) schedule(state, { step: 'firstStrike' })
  },
  round: startRound,
  healing1: opening({ step: 'healing', phase: 1 }, 'healing'),
  heroBeforeMonster: opening({ step: 'heroBeforeMonster' }, 'heroBeforeMonster'),
  clock(printed, state, fight, course) {
    expire(printed, state, fight, 'clock')
    doLasting(printed, state, fight, course)
  },
  monsterBefore(_printed, state, fight) {
    if (mayPlay(state, fight)) schedule(state, { step: 'monsterBefore' })
  },
  monsterRoll: rollForMonster,
  exchange(printed, state, fight, course) {
    actByCard(printed, state, fight, course)
    if (!fightDecided(state)) startExchange(printed, state, fight)
  },
  heroAfterMonster(printed, state, fight) {
    if (!isDenied(fight, 'heroAfter') && isWorthAsking(printed, state, AFTER_MONSTER, 'heroAfterMonster'))
      schedule(state, AFTER_MONSTER)
  },
  wounds: wound,
  healing3: opening({ step: 'healing', phase: 3 }, 'healing'),
  curses(_printed, state, fight) {
    if (fight.firstStrike === 0 && mayPlay(state, fight)) schedule(state, { step: 'curses' })
  },
  heroBefore: opening({ step: 'heroBefore' }, 'heroBefore'),
  attack(printed, state, fight) {
    if (fight.firstStrike === 1) return
    fight.attack = NONE
    fight.attackTile = NONE
    if (attackInReach(printed, state, fight, 'attack')) schedule(state, { step: 'attack' })
  },
  heroRoll: rollForHero,
  heroAfter(printed, state, fight) {
    if (fight.attackTile === NONE) return
    const brews = canMakeToken(printed, state, fight) && !isDenied(fight, 'gaarHero')
    if (
      fight.hope > 0 ||
      brews ||
      hasToken(printed, state, fight, 'hero') ||
      isWorthAsking(printed, state, AFTER_HERO, 'heroAfter')
    )
      schedule(state, AFTER_HERO)
  },
  hits: hit,
  roundOver(printed, state, fight) {
    expire(printed, state, fight, 'combatRound')
  },
}

const AFTER_MONSTER: Item = { step: 'heroAfterMonster' }
const AFTER_HERO: Item = { step: 'heroAfter' }

/** Each stage puts the next one under itself, so that whatever it asks or causes comes first (EU-640). */
export const stageStep = (printed: Printed): Working<'stage'> => ({
  work(state, { at }, course) {
    const { fight } = state
    if (fight === null) return
    fight.stage = at
    shutPast(fight, at)
    const next = nextStage(fight, at)
    if (next !== null) schedule(state, { step: 'stage', at: next })
    DO[at](printed, state, fight, course)
  },
})

/** First Strike is one attack, after which the first round waits already (EU-631); rounds go round. */
function nextStage({ firstStrike }: Fight, at: Stage): Stage | null {
  if (at === 'hits' && firstStrike === 1) return null
  return at === 'roundOver' ? 'round' : STAGES[STAGES.indexOf(at) + 1]
}

/** No fight goes on for ever: a foe of the scenario that stays for a while leaves, otherwise the hero is deemed dead (EU-R52, EU-1547). */
function startRound(_printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  if (fight.round < fight.lastRound) {
    fight.round += 1
    course.emit({ type: 'combatRound', round: fight.round })
  } else if (fight.lastRound < MOST_ROUNDS) {
    backToMain(state)
    schedule(state, { step: 'victoryOver' })
  } else die(state, fight.hero, course)
}

/** 2B: a roll, in solo and co-op games a combat card; hope at 10 and more, then air and earth (EU-650 to EU-652, EU-1222, EU-1223). */
function rollForMonster(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  fight.shields = []
  fight.monsterRoll = 0
  fight.combatCard = NONE
  fight.monsterDice =
    fight.controller === NONE ? diceOfCard(printed, state, fight, course) : throwFor(fight, course)
  if (fight.airEssence === 1) fight.monsterDice[0] = 0
  course.emit({ type: 'foeRolled', dice: fight.monsterDice.slice(), combatCard: fight.combatCard })
  if (fight.monsterDice[0] + fight.monsterDice[1] >= HIGH_THROW) raiseHope(fight, 1, course)
  influenceMonster(printed, fight, course)
}

/** One die less is thrown when the hero took one (EU-R58). */
const throwFor = ({ airEssence }: Fight, { random }: EuthiaCourse): number[] => [
  airEssence === 1 ? 0 : random.die(DIE_SIDES),
  random.die(DIE_SIDES),
]

function diceOfCard({ pack }: Printed, state: Euthia, fight: Fight, { random }: EuthiaCourse): number[] {
  const card = draw(state.combat, random)
  if (card === NONE) return [random.die(DIE_SIDES), random.die(DIE_SIDES)]
  state.combat.discard.push(card)
  fight.combatCard = card
  return [pack.combatCards[card].left, pack.combatCards[card].right]
}

const isWound = (op: Op): op is Extract<Op, { op: 'wound' }> => op.op === 'wound'
const isHit = (op: Op): op is Extract<Op, { op: 'hit' }> => op.op === 'hit'
const isHealing = ({ op }: Op): boolean => op === 'heal' || op === 'monsterHeal'

/** What a row adds to the base, the plus and the minus. */
const rowSum = (ops: readonly { readonly n: number; readonly sign: string }[], sign: string): number =>
  ops.reduce((sum, op) => sum + (op.sign === sign ? op.n : 0), 0)

/** The other symbols of a row in printed order, healing last (EU-R49). */
const restOf = (ops: readonly Op[]): Op[] => [
  ...ops.filter((op) => !isWound(op) && !isHit(op) && !isHealing(op)),
  ...ops.filter(isHealing),
]

/** 2D: the diagram, then signs, then wounds, then the other symbols (EU-670 to EU-676). */
function wound(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  const strength = monsterStrength(state, fight)
  const { ops } = rowFor(foeOf(printed, fight).profile, strength)
  const row = ops.filter(isWound)
  const wounds = signed(
    fight.woundBase + rowSum(row, 'base'),
    sumOf(fight, 'woundPlus') + rowSum(row, 'plus'),
    sumOf(fight, 'woundMinus') + rowSum(row, 'minus'),
  )
  course.emit({ type: 'foeStruck', player: fight.hero, strength, wounds })
  fight.woundBase = 0
  fight.airEssence = 0
  expire(printed, state, fight, 'monsterAttack')
  if (!hurt(state, fight.hero, wounds, course)) carryOutFoe(printed, state, restOf(ops), course)
}

/** 4B: two dice; hope at 5 and less, then air and earth (EU-686). Without an attack nothing is thrown (EU-R51). */
function rollForHero(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  fight.heroRoll = 0
  if (fight.attackTile === NONE) return
  fight.heroDice = [course.random.die(DIE_SIDES), course.random.die(DIE_SIDES)]
  const tile = fight.attackTile
  course.emit({ type: 'attackRolled', player: fight.hero, tile, dice: fight.heroDice.slice() })
  if (fight.heroDice[0] + fight.heroDice[1] <= LOW_THROW) raiseHope(fight, 1, course)
  influenceHero(printed, state, fight, course)
}

/** 4D: the diagram of what the hero attacks with, signs, hits, then the other symbols (EU-690 to EU-693). */
function hit(printed: Printed, state: Euthia, fight: Fight, course: EuthiaCourse): void {
  const tile = fight.attackTile
  const { hero } = fight
  if (tile !== NONE) {
    const strength = heroStrength(printed, fight)
    const { ops } = rowFor(printed.pack.tiles[tile].profile ?? NOTHING, strength)
    const row = ops.filter(isHit)
    const hits = signed(
      fight.hitBase + rowSum(row, 'base'),
      sumOf(fight, 'hitPlus') + rowSum(row, 'plus'),
      sumOf(fight, 'hitMinus') + rowSum(row, 'minus'),
    )
    course.emit({ type: 'heroStruck', player: hero, strength, hits })
    const rest = restOf(ops)
    if (rest.length > 0) schedule(state, { step: 'ops', seat: hero, ops: rest, source: fight.attack })
    dealHits(state, hits, course)
  }
  fight.hitBase = 0
  fight.firstStrike = 0
  expire(printed, state, fight, 'heroAttack')
}

const NOTHING = [{ min: null, ops: [] }]
