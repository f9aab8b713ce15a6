import { compareActions, Random, same } from '@vyprava/kernel'
import { describe, expect, test } from 'vitest'
import type { Op, Profile } from '../content/schema.ts'
import type { EuthiaAction } from '../rules/actions.ts'
import type { EuthiaEvent } from '../rules/events.ts'
import { Bout, cardOf } from './bout.ts'
import {
  type Answer,
  type Arms,
  CARDS,
  type Card,
  fight,
  type Outcome,
  type Purse,
  type Row,
} from './naive/fight.ts'
import { SLOT } from './pack.ts'

/** Plain chance for choices and dice, quick and repeatable. */
class Chance extends Random {
  #word: number

  constructor(seed: number) {
    super('naive')
    this.#word = seed >>> 0
  }

  below(n: number): number {
    this.#word = (Math.imul(this.#word, 1664525) + 1013904223) >>> 0
    return Math.floor((this.#word / 4294967296) * n)
  }

  override die(sides: number): number {
    return 1 + this.below(sides)
  }
}

/** Many thousand comparisons: the slow assertion tells only how two things differ. */
function mustBe(found: unknown, wanted: unknown): void {
  if (!same(found, wanted)) expect(found).toStrictEqual(wanted)
}

const upTo = (chance: Chance, most: number): number => chance.below(most + 1)
const sometimes = (chance: Chance, most: number): number => (chance.below(3) === 0 ? upTo(chance, most) : 0)

function someRows(chance: Chance, monster: boolean): Row[] {
  const row = (min: number, base: number): Row => ({
    min,
    base,
    plus: sometimes(chance, 2),
    minus: sometimes(chance, 2),
    heal: monster ? sometimes(chance, 2) : 0,
    clock: monster ? sometimes(chance, 3) : 0,
  })
  const first = 2 + upTo(chance, 4)
  return [
    row(0, upTo(chance, 1)),
    row(first, upTo(chance, 2)),
    row(first + 3, 1 + upTo(chance, 2)),
    row(first + 6, 2 + upTo(chance, 3)),
  ]
}

const someArms = (chance: Chance): Arms => ({
  vitality: 4 + upTo(chance, 12),
  penalty: sometimes(chance, 4),
  immune: chance.below(5) === 0,
  monster: someRows(chance, true),
  weapon: someRows(chance, false),
  air: chance.below(3) === 0,
  earth: chance.below(3) === 0,
})

const somePurse = (chance: Chance): Purse => ({
  health: 8 + upTo(chance, 12),
  heroGaar: upTo(chance, 4),
  monsterGaar: upTo(chance, 3),
  chaos: upTo(chance, 3),
  hand: Array.from({ length: upTo(chance, 5) }, (): Card => CARDS[chance.below(CARDS.length)]),
})

function profileOf(rows: readonly Row[], op: 'hit' | 'wound'): Profile {
  const signed = (n: number, sign: 'base' | 'plus' | 'minus'): Op[] => (n === 0 ? [] : [{ op, n, sign }])
  return rows.map(({ min, base, plus, minus, heal, clock }, i) => ({
    min: i === 0 ? null : min,
    ops: [
      ...signed(minus, 'minus'),
      ...(heal === 0 ? [] : [{ op: 'monsterHeal' as const, n: heal }]),
      ...signed(plus, 'plus'),
      ...(clock === 0 ? [] : [{ op: 'clover' as const, n: -clock, until: 'clock' as const }]),
      ...signed(base, 'base'),
    ],
  }))
}

function actionFor(answer: Answer): EuthiaAction {
  switch (answer.do) {
    case 'attack':
      return { type: 'attack', place: SLOT.hand, way: 0 }
    case 'gaar':
      return { type: 'gaar', die: answer.die }
    case 'play':
      return { type: 'play', card: cardOf(answer.card), count: answer.count }
    case 'hope':
      return { type: 'hope', how: answer.how }
    default:
      return { type: answer.do }
  }
}

/** The same foe again and again: the position is put back by hand, which is quicker than setting up a game. */
class Ring {
  readonly arms: Arms
  readonly #bout: Bout
  readonly #field: number

  constructor(chance: Chance) {
    this.arms = someArms(chance)
    this.#bout = new Bout({
      foe: {
        vitality: this.arms.vitality,
        clover: -this.arms.penalty,
        immune: this.arms.immune,
        profile: profileOf(this.arms.monster, 'wound'),
        chaos: 1,
      },
      cards: ['curse'],
      weapon: profileOf(this.arms.weapon, 'hit'),
      ...(this.arms.air && { air: true }),
      ...(this.arms.earth && { earth: true }),
    })
    this.#field = this.#bout.hero.field
  }

  /** Both fight with the same dice and the same choices; what they come to must be the same. */
  fight(chance: Chance, looks: boolean): Outcome {
    const bout = this.#bout
    const purse = somePurse(chance)
    const seed = chance.below(2 ** 31)
    const naive = new Chance(seed)
    const heard: EuthiaEvent[] = []
    const turn = { random: new Chance(seed), emit: (event: EuthiaEvent) => heard.push(event), tell: () => {} }
    const { hero, state } = bout
    Object.assign(hero, {
      field: this.#field,
      health: purse.health,
      maxHealth: 99,
      gaar: purse.heroGaar,
      hand: [],
    })
    hero.trophies = []
    state.map.heroTokens.fill(-1)
    state.players[1].hand = purse.hand.map(cardOf).sort((a, b) => a - b)
    bout.again(turn, { gaar: purse.monsterGaar, chaos: purse.chaos })
    const plain = fight(this.arms, purse, () => naive.die(6))
    let next = plain.next()
    while (next.done !== true) {
      const { who, answers } = next.value
      if (looks) this.#look(who, answers)
      const answer = answers[chance.below(answers.length)]
      bout.apply(actionFor(answer), turn)
      next = plain.next(answer)
    }
    this.#compare(next.value, heard)
    if (next.value.won) bout.apply({ type: 'trophy', keep: false }, turn)
    mustBe(bout.over, true)
    mustBe(hero.gaar, next.value.heroGaar + (next.value.won ? 0 : 3))
    return next.value
  }

  #look(who: 'hero' | 'monster', answers: readonly Answer[]): void {
    mustBe(this.#bout.asked, [who === 'hero' ? 0 : 1])
    const listed = this.#bout.listed().filter(({ type }) => type !== 'swapSilver')
    mustBe(listed, answers.map(actionFor).sort(compareActions))
  }

  #compare(outcome: Outcome, heard: readonly EuthiaEvent[]): void {
    const attacks: (readonly [string, number, number])[] = []
    for (const event of heard) {
      if (event.type === 'foeStruck') attacks.push(['monster', event.strength, event.wounds])
      if (event.type === 'heroStruck') attacks.push(['hero', event.strength, event.hits])
    }
    mustBe(attacks, outcome.attacks)
    mustBe(
      heard.some(({ type }) => type === 'foeBeaten'),
      outcome.won,
    )
    if (!outcome.won) return
    mustBe(this.#bout.hero.health, outcome.health)
    const { hits, round } = this.#bout.fight
    mustBe([hits, round], [outcome.hits, outcome.rounds])
  }
}

const ATTACKS = 100_000
const RINGS = 150
const LOOK = 10

describe('the naive calculator', () => {
  test(`${ATTACKS} attacks come to the same strengths, wounds, hits, hope and deaths`, () => {
    const chance = new Chance(20261116)
    let attacks = 0
    let won = 0
    let fights = 0
    for (let ring = 0; ring < RINGS || attacks < ATTACKS; ring++) {
      const place = new Ring(chance)
      for (let i = 0; i < 80; i++) {
        const outcome = place.fight(chance, i % LOOK === 0)
        attacks += outcome.attacks.length
        fights += 1
        if (outcome.won) won += 1
      }
    }
    expect(attacks).toBeGreaterThanOrEqual(ATTACKS)
    expect(won / fights).toBeGreaterThan(0.1)
    expect(won / fights).toBeLessThan(0.95)
  }, 60_000)
})
