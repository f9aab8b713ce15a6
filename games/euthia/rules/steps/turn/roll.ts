import { finish, type Refusal, type Seat, schedule } from '@vyprava/kernel'
import { ELEMENTS, type Op, type Profile } from '../../../content/schema.ts'
import { lingeringOn, raiseHope } from '../../effects/fight-ops.ts'
import type { HeroRoll } from '../../items.ts'
import type { Printed } from '../../printed.ts'
import { refuse } from '../../refusals/reasons.ts'
import { type Euthia, MOST_DWURT_DIE, NONE, type Player } from '../../state.ts'
import type { Deeds, EuthiaCourse } from '../step.ts'
import { influencesOn } from './arrive.ts'

const SIDES = 6
/** What a Gaar, a Dwurt and an earth elemental add to a roll (EU-408, EU-1402, EU-405). */
export const GAAR_PLUS = 2
export const DWURT_PLUS = 3
export const EARTH_PLUS = 2
/** Throws of the hero that raise hope (EU-701). */
export const LOW_THROW = 5
const AIR_BIT = 1 << ELEMENTS.indexOf('air')
const EARTH_BIT = 1 << ELEMENTS.indexOf('earth')

/** Throws two dice for a hero outside combat; what the sum gives follows when the player is content (EU-401 to EU-407). */
export function startRoll(
  printed: Printed,
  state: Euthia,
  seat: Seat,
  why: HeroRoll['why'],
  element: number,
  rows: Profile,
  course: EuthiaCourse,
): void {
  const dice = [course.random.die(SIDES), course.random.die(SIDES)]
  const bits = influencesOn(printed, state, seat)
  prayFor(state, seat, dice, course)
  if ((bits & AIR_BIT) !== 0) turnHigher(dice)
  const plus = ((bits & EARTH_BIT) === 0 ? 0 : EARTH_PLUS) + lingering(state, seat)
  course.emit({ type: 'rolled', player: seat, dice: dice.slice(), plus })
  schedule(state, { step: 'heroRoll', seat, why, element, rows, dice, plus })
}

/** In a fight what weighs on all throws of the hero for a while weighs on those of effects too (EU-646, EU-760). */
const lingering = ({ fight }: Euthia, seat: Seat): number =>
  fight !== null && fight.hero === seat ? lingeringOn(fight) : 0

/** A low throw of an effect in a fight raises hope like that of an attack (EU-701, EU-702). */
function prayFor({ fight }: Euthia, seat: Seat, dice: readonly number[], course: EuthiaCourse): void {
  if (fight === null || fight.hero !== seat || fight.foe === NONE) return
  if (dice[0] + dice[1] <= LOW_THROW) raiseHope(fight, 1, course)
}

/** Air turns the higher die to its opposite face; equal dice stay (EU-403, EU-404). */
export function turnHigher(dice: number[]): void {
  if (dice[0] === dice[1]) return
  const higher = dice[0] > dice[1] ? 0 : 1
  dice[higher] = 7 - dice[higher]
}

/** The lowest row that is reached; below all of them the first (EU-R47). */
export function rowFor(rows: Profile, strength: number): Profile[number] {
  let found = rows[0]
  for (const row of rows) if (row.min !== null && strength >= row.min) found = row
  return found
}

/** Those who brew Dwurt spend it on rolls, never Gaar (EU-1402). */
export const spendsDwurt = ({ pack }: Printed, { hero }: Pick<Player, 'hero'>): boolean =>
  pack.heroes[hero].dwurtSlots > 0

function refuseToken(printed: Printed, player: Player, die: number): Refusal | null {
  if (spendsDwurt(printed, player)) {
    if (die !== 0) return refuse('EU-1402', 'noSuchDie')
    return player.dwurt > 0 ? null : refuse('EU-1402', 'noGaar')
  }
  if (die !== 0 && die !== 1) return refuse('EU-408', 'noSuchDie')
  return player.gaar > 0 ? null : refuse('EU-408', 'noGaar')
}

/** Gaar throws a die again and adds 2, Dwurt adds 3 (EU-408, EU-409, EU-411, EU-1402, EU-1411). */
const gaar: NonNullable<Deeds<'heroRoll'>['gaar']> = {
  list({ printed, state, seat }, list) {
    for (const die of [0, 1])
      if (refuseToken(printed, state.players[seat], die) === null) list.push({ type: 'gaar', die })
  },
  refusal: ({ printed, state, seat }, { die }) => refuseToken(printed, state.players[seat], die),
  take({ printed, state, item, seat }, { die }, course) {
    const player = state.players[seat]
    if (spendsDwurt(printed, player)) {
      spendDwurt(player)
      item.plus += DWURT_PLUS
    } else {
      player.gaar -= 1
      item.dice[die] = course.random.die(SIDES)
      item.plus += GAAR_PLUS
      course.emit({ type: 'rerolled', player: seat, die, value: item.dice[die] })
    }
  },
}

/** A Dwurt on a roll or a personal tile turns the Dwurt die (EU-1411, EU-R87). */
export function spendDwurt(player: Player): void {
  player.dwurt -= 1
  player.dwurtDie = Math.min(MOST_DWURT_DIE, player.dwurtDie + 1)
}

const done: NonNullable<Deeds<'heroRoll'>['done']> = {
  list(_scene, list) {
    list.push({ type: 'done' })
  },
  refusal: () => null,
  take({ state, item, seat }, _action, course) {
    finish(state, item)
    const result = item.dice[0] + item.dice[1] + item.plus
    course.emit({ type: 'rollCounted', player: seat, result })
    const { ops } = rowFor(item.rows, result)
    schedule(state, {
      step: 'ops',
      seat,
      ops: item.why === 'confront' ? woundsFirst(ops) : ops,
      source: NONE,
    })
  },
}

/** A hero who dies during a confrontation gains nothing from it (EU-936). */
const woundsFirst = (ops: readonly Op[]): readonly Op[] => [
  ...ops.filter(({ op }) => op === 'woundSelf'),
  ...ops.filter(({ op }) => op !== 'woundSelf'),
]

export const rollDeeds = { done, gaar }
