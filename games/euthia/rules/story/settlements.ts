import type { AttackTarget } from '../../content/schema.ts'
import { draw } from '../decks.ts'
import { CHURCH, hasCentreAt, locationAt, RUINED } from '../fields.ts'
import { MOST_ROUNDS } from '../fight.ts'
import { CENTRE, distancesFrom, fieldAt, tileOf } from '../map.ts'
import type { Printed } from '../printed.ts'
import { refuse } from '../refusals/reasons.ts'
import { type Euthia, NONE } from '../state.ts'
import type { EuthiaCourse } from '../steps/step.ts'
import { cardsOf, foeVitality, hurtWhere, shuffled } from './cards.ts'
import { isCurrent, isNearFigure, takeFoe } from './foes.ts'
import type { Hook, HookOf } from './hook.ts'

/** A dragon that flies from settlement to settlement until it is slain (EU-1521 to EU-1527). */
export const settlementDragon: Hook<HookOf<'settlementDragon'>> = {
  setUp(printed, state, { foes, attacks }, random) {
    state.story.foes = cardsOf(printed, foes)
    state.story.attacks = shuffled(printed, attacks, random)
  },
  roundEnd(printed, state, { from, wounds }, course) {
    const { story } = state
    if (state.round < from || story.foes.length === 0) return
    const settlements = settlementsOf(printed, state)
    if (settlements.length === 0) return
    const card = draw(story.attacks, course.random)
    if (card === NONE) return
    story.attacks.discard.push(card)
    course.emit({ type: 'attackTurned', card })
    const { target } = printed.pack.scenarioCards[card]
    const fitting = target === undefined ? settlements : targets(printed, state, settlements, target, course)
    attack(state, course.random.pick(fitting), wounds, course)
  },
  challenge(printed, state, _hook, seat) {
    const { foes } = state.story
    if (foes.length === 0) return refuse('EU-1527', 'noFoe')
    if (!isNearFigure(printed, state, seat)) return refuse('EU-1526', 'noFoeHere')
    const [foe] = foes
    return { foe, vitality: foeVitality(printed, state, foe), hits: 0, lastRound: MOST_ROUNDS }
  },
  victory(printed, state, _hook, fight) {
    if (!isCurrent(state, fight)) return
    takeFoe(printed, state, fight)
    state.story.figure = NONE
  },
}

/** Merchants and alchemists on the map, liberated or not, that are not destroyed (EU-1522). */
export function settlementsOf(printed: Printed, { map }: Euthia): number[] {
  const fields: number[] = []
  for (let place = 0; place < map.tiles.length; place++)
    for (let slot = 0; slot < CENTRE; slot++) {
      const field = fieldAt(place, slot)
      const location = locationAt(printed, map, field)
      if (location === 'merchant' || location === 'alchemist') fields.push(field)
    }
  return fields
}

/** The settlements that fit a target equally well: chance takes one of them (EU-1523). */
function targets(
  printed: Printed,
  state: Euthia,
  settlements: readonly number[],
  target: AttackTarget,
  course: EuthiaCourse,
): number[] {
  const { map } = state
  const from = (field: number): number[] => distancesFrom(map, field, hasCentreAt(printed, map))
  switch (target) {
    case 'nearestChurch':
      return least(settlements, from(CHURCH), 1)
    case 'farthestChurch':
      return least(settlements, from(CHURCH), -1)
    case 'nearestTrader':
      return least(settlements, from(busiestTrader(state, course)), 1)
    case 'newest': {
      const newest = Math.max(...settlements.map(tileOf))
      return settlements.filter((field) => tileOf(field) === newest)
    }
  }
}

function least(fields: readonly number[], steps: readonly number[], sign: 1 | -1): number[] {
  const best = Math.min(...fields.map((field) => sign * steps[field]))
  return fields.filter((field) => sign * steps[field] === best)
}

/** Where the hero with the most trade tokens stands. */
function busiestTrader({ map, players }: Euthia, course: EuthiaCourse): number {
  const counts = players.map((_, seat) => map.tradeTokens.filter((owner) => owner === seat).length)
  const most = Math.max(...counts)
  const { field } = course.random.pick(players.filter((_, seat) => counts[seat] === most))
  return field === NONE ? CHURCH : field
}

/** One rubble token more; with the second one the settlement is gone, and whoever is there suffers (EU-1524, EU-1525). */
function attack(state: Euthia, field: number, wounds: number, course: EuthiaCourse): void {
  const { map, story } = state
  story.figure = field
  map.rubble[field] += 1
  course.emit({ type: 'settlementAttacked', field, rubble: map.rubble[field] })
  if (map.rubble[field] >= RUINED) {
    map.tradeTokens[field] = NONE
    story.destroyed += 1
    course.emit({ type: 'settlementDestroyed', field })
  }
  hurtWhere(state, (stood) => stood === field, wounds, course)
}
