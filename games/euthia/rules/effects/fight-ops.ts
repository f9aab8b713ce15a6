import { type Refusal, schedule } from '@vyprava/kernel'
import { CHAOS_TYPES, type Op, type OpName, type Side, type Until } from '../../content/schema.ts'
import { backToMain } from '../agenda.ts'
import { discardChaos } from '../decks.ts'
import type { Denial, Fight, FightUntil, Modifier } from '../fight.ts'
import { foeOf } from '../foes.ts'
import { die } from '../health.ts'
import type { Printed } from '../printed.ts'
import { refuse } from '../refusals/reasons.ts'
import { type Euthia, MOST_HOPE } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'

/** Ops that belong to a fight; `clover`, `reroll`, `setDie` and `flipDie` serve rolls outside it too. */
const FIGHT_OPS = [
  'clover',
  'hare',
  'hit',
  'hitNow',
  'hope',
  'wound',
  'nextAttack',
  'cancel',
  'monsterHeal',
  'killHero',
  'stealGaar',
  'denyCards',
  'denyGaar',
  'denyHeroAfter',
  'removeMonsterDie',
  'monsterToken',
  'vitality',
  'reroll',
  'setDie',
  'flipDie',
  'lasting',
] as const satisfies readonly OpName[]
export type FightOp = Extract<Op, { readonly op: (typeof FIGHT_OPS)[number] }>

const NAMES: readonly string[] = FIGHT_OPS
export const isFightOp = (op: Op): op is FightOp => NAMES.includes(op.op)

const DIE_SIDES = 6
const LAST_OF_FIGHT: readonly string[] = ['victory', 'defeat']

/** Whether the fight was decided a moment ago: what was still to be done in it is dropped (EU-676, EU-693). */
export const fightDecided = ({ agenda }: Euthia): boolean => LAST_OF_FIGHT.includes(agenda.at(-1)?.step ?? '')

/**
 * Does one op of a fight for a side. Nothing happens when there is no foe yet or the fight is decided, or when the
 * hero aims at a foe that is immune (EU-1015, EU-R59). `play` is the play of cards that brings it, or 0.
 */
export function fightOp(
  printed: Printed,
  state: Euthia,
  op: FightOp,
  side: Side,
  course: EuthiaCourse,
  play = 0,
): void {
  const { fight } = state
  if (fight === null || fight.foe < 0 || fightDecided(state)) return
  if (side === 'hero' && aimsAtFoe(op) && foeOf(printed, fight).immune) return
  switch (op.op) {
    case 'clover':
      modify(fight, 'heroRoll', op.n, untilFor(op.until, 'heroAttack'), play)
      return
    case 'hare':
      modify(fight, 'monsterStrength', op.n, untilFor(op.until, 'monsterAttack'), play)
      return
    case 'nextAttack':
      modify(fight, 'nextAttack', op.n, 'heroAttack', play)
      return
    case 'hit':
      if (op.sign !== 'base')
        modify(fight, op.sign === 'plus' ? 'hitPlus' : 'hitMinus', op.n, 'heroAttack', play)
      else if (isHeroAttack(fight)) fight.hitBase += op.n
      else dealHits(state, op.n, course)
      return
    case 'wound':
      if (op.sign === 'base') fight.woundBase += op.n
      else modify(fight, op.sign === 'plus' ? 'woundPlus' : 'woundMinus', op.n, 'monsterAttack', play)
      return
    case 'hitNow':
      dealHits(state, op.n, course)
      return
    case 'hope':
      raiseHope(fight, op.n, course)
      return
    case 'monsterHeal':
      healFoe(fight, op.n, course)
      return
    case 'killHero':
      die(state, fight.hero, course)
      return
    case 'vitality':
      fight.vitality += op.n
      dealHits(state, 0, course)
      return
    case 'stealGaar':
      stealGaar(state, fight, op.n, course)
      return
    case 'monsterToken':
      fight[op.what] = Math.max(0, fight[op.what] + op.n)
      return
    case 'denyCards':
      deny(fight, ...deniedCards(op.what), denialUntil(fight, op.until))
      return
    case 'denyGaar':
      deny(fight, op.side === 'hero' ? 'gaarHero' : 'gaarMonster', -1, denialUntil(fight, op.until))
      return
    case 'denyHeroAfter':
      deny(fight, 'heroAfter', -1, 'monsterAttack')
      return
    case 'removeMonsterDie':
      removeDie(fight)
      return
    case 'cancel':
      cancel(printed, state, fight, op.what)
      return
    case 'reroll':
      for (let left = op.n; left > 0; left--)
        changeDie(fight, op.side, () => course.random.die(DIE_SIDES), course)
      return
    case 'setDie':
      changeDie(fight, op.side, () => op.value, course)
      return
    case 'flipDie':
      changeDie(fight, op.side, (value) => DIE_SIDES + 1 - value, course)
      return
    case 'lasting':
      return
  }
}

/** Effects of the hero that an immune foe does not feel; wounds, hits and the hero's own dice are not among them (EU-R59). */
function aimsAtFoe(op: FightOp): boolean {
  switch (op.op) {
    case 'hare':
    case 'removeMonsterDie':
    case 'denyCards':
    case 'monsterToken':
    case 'vitality':
      return true
    case 'denyGaar':
    case 'reroll':
    case 'setDie':
    case 'flipDie':
      return op.side === 'monster'
    case 'cancel':
      return op.what === 'card'
    default:
      return false
  }
}

/** Why an effect with these ops is refused at this moment of a fight, apart from its timing and cost. */
export function refuseFightOps({ fight }: Euthia, ops: readonly Op[]): Refusal | null {
  if (fight === null) return null
  for (const op of ops) {
    if (op.op === 'removeMonsterDie' && fight.airEssence === 1) return refuse('EU-R58', 'dieRemoved')
    if (op.op === 'denyCards' && fight.firstStrike === 1) return refuse('EU-633', 'firstStrikeOnly')
  }
  return null
}

export const isHeroAttack = ({ stage, firstStrike }: Fight): boolean =>
  firstStrike === 1 || HERO_STAGES.includes(stage)
const HERO_STAGES: readonly string[] = ['curses', 'heroBefore', 'attack', 'heroRoll', 'heroAfter', 'hits']

/** How long a value of a fight lasts: `attack` is the attack that it belongs to; nothing outlives the fight (EU-722). */
function untilFor(until: Until | undefined, attack: 'heroAttack' | 'monsterAttack'): FightUntil {
  switch (until) {
    case undefined:
    case 'attack':
      return attack
    case 'nextHeroAttack':
      return 'heroAttack'
    case 'nextMonsterAttack':
      return 'monsterAttack'
    case 'combatRound':
    case 'clock':
      return until
    default:
      return 'combat'
  }
}

/** What is denied for an attack is denied in the one in progress; between attacks in the monster's next one. */
const denialUntil = (fight: Fight, until: Until | undefined): FightUntil =>
  untilFor(until, isHeroAttack(fight) ? 'heroAttack' : 'monsterAttack')

function modify(fight: Fight, what: Modifier['what'], n: number, until: FightUntil, play: number): void {
  fight.modifiers.push({ what, n, until, round: fight.round, play })
}

function deny(fight: Fight, what: Denial['what'], type: number, until: FightUntil): void {
  fight.denials.push({ what, type, until, round: fight.round })
}

function deniedCards(what: Extract<Op, { op: 'denyCards' }>['what']): [Denial['what'], number] {
  if (what === 'all') return ['cards', -1]
  if (what === 'silver' || what === 'gold') return [what, -1]
  return ['type', CHAOS_TYPES.indexOf(what)]
}

/** Hits count at once; the foe is beaten as soon as they reach its vitality, at whatever moment (EU-693). */
export function dealHits(state: Euthia, hits: number, course: EuthiaCourse): void {
  const { fight } = state
  if (fight === null || fightDecided(state)) return
  fight.hits += Math.max(0, hits)
  if (hits > 0) fight.dealt = 1
  if (hits > 0) course.emit({ type: 'foeHit', player: fight.hero, hits, total: fight.hits })
  if (fight.hits < fight.vitality) return
  backToMain(state)
  schedule(state, { step: 'victory' })
}

/** EU-675. */
function healFoe(fight: Fight, n: number, course: EuthiaCourse): void {
  const healed = Math.min(fight.hits, n)
  if (healed <= 0) return
  fight.hits -= healed
  course.emit({ type: 'foeHealed', healed, total: fight.hits })
}

/** What is added to every throw of the hero, whatever it is for: all that lasts longer than an attack (EU-760). */
export const lingeringOn = ({ modifiers }: Fight): number =>
  modifiers.reduce(
    (sum, { what, n, until }) => sum + (what === 'heroRoll' && until !== 'heroAttack' ? n : 0),
    0,
  )

/** The die has five faces and a blank one: more is lost (EU-R46). */
export function raiseHope(fight: Fight, n: number, course: EuthiaCourse): void {
  const hope = Math.min(MOST_HOPE, Math.max(0, fight.hope + n))
  if (hope === fight.hope) return
  fight.hope = hope
  course.emit({ type: 'hopeChanged', player: fight.hero, hope })
}

/** Gaar goes from the hero to the foe, never Dwurt (EU-1238, EU-R79). */
function stealGaar(state: Euthia, fight: Fight, n: number, course: EuthiaCourse): void {
  const player = state.players[fight.hero]
  const stolen = Math.min(player.gaar, n)
  if (stolen === 0) return
  player.gaar -= stolen
  fight.gaar += stolen
  course.emit({ type: 'gaarStolen', player: fight.hero, count: stolen })
}

/** One die less in this attack; of dice that lie already the left one goes (EU-1223, EU-R58). */
function removeDie(fight: Fight): void {
  fight.airEssence = 1
  fight.monsterDice[0] = 0
}

/** Ends clocks on the hero, leaves the foe's penalty out of this attack, or takes the last play off the table (EU-R98). */
function cancel(
  printed: Printed,
  state: Euthia,
  fight: Fight,
  what: Extract<Op, { op: 'cancel' }>['what'],
): void {
  if (what === 'penalty') {
    modify(fight, 'noPenalty', 1, 'heroAttack', 0)
  } else if (what === 'clock') {
    const before = lingeringOn(fight)
    fight.modifiers = fight.modifiers.filter(({ what: on, until }) => until !== 'clock' || on !== 'heroRoll')
    const roll = state.agenda.findLast((item) => item.step === 'heroRoll')
    if (roll?.step === 'heroRoll') roll.plus += lingeringOn(fight) - before
  } else {
    const last = fight.played.pop()
    if (last === undefined) return
    fight.modifiers = fight.modifiers.filter(({ play }) => play !== last.play)
    for (let left = last.count; left > 0; left--) discardChaos(printed, state, last.card)
  }
}

/** Effects change the hero's lowest die and the monster's highest one (EU-R99); the left one of equal dice. */
function changeDie(fight: Fight, side: Side, change: (value: number) => number, course: EuthiaCourse): void {
  const dice = side === 'hero' ? fight.heroDice : fight.monsterDice
  const at = dieToChange(dice, side)
  if (dice[at] === 0) return
  dice[at] = change(dice[at])
  course.emit({ type: 'dieChanged', side, die: at, value: dice[at] })
}

/** The die that effects change, and that serves a hero's roll outside a fight as well (EU-R99). */
export function dieToChange(dice: readonly number[], side: Side): number {
  if (dice[0] === 0) return 1
  if (dice[1] === 0) return 0
  return (side === 'hero' ? dice[1] < dice[0] : dice[1] > dice[0]) ? 1 : 0
}
