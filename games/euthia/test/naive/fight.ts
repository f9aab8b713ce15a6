/* A fight as the rulebook tells it, in one piece from 2A to 4D and without a line of the rules. Cards are read off its table. */

export interface Row {
  readonly min: number
  readonly base: number
  readonly plus: number
  readonly minus: number
  /** Of the monster: hits that it heals, and a penalty with a clock (EU-1014). */
  readonly heal: number
  readonly clock: number
}

export interface Arms {
  readonly vitality: number
  readonly penalty: number
  readonly immune: boolean
  readonly monster: readonly Row[]
  readonly weapon: readonly Row[]
  readonly air: boolean
  readonly earth: boolean
}

export interface Purse {
  readonly health: number
  readonly heroGaar: number
  readonly monsterGaar: number
  readonly chaos: number
  readonly hand: readonly Card[]
}

export const CARDS = ['curse', 'ambush', 'venom', 'frenzy', 'mending'] as const
export type Card = (typeof CARDS)[number]

export type Answer =
  | { readonly do: 'done' | 'pass' | 'attack' }
  | { readonly do: 'gaar'; readonly die: 0 | 1 }
  | { readonly do: 'play'; readonly card: Card; readonly count: number }
  | { readonly do: 'hope'; readonly how: 'gaar' | 'plus' | 'strike' }

export interface Question {
  readonly who: 'hero' | 'monster'
  readonly at: 'before' | 'exchange' | 'curse' | 'attack' | 'after'
  readonly answers: readonly Answer[]
}

export interface Outcome {
  readonly won: boolean
  readonly rounds: number
  readonly health: number
  readonly hits: number
  readonly heroGaar: number
  /** [side, strength, damage] of every attack. */
  readonly attacks: readonly (readonly [string, number, number])[]
}

/** Hare, plus wounds, clock, heal, regeneration, penalty, fewer hits: by card and number of cards. */
const TABLE: Readonly<Record<Card, readonly (readonly number[])[]>> = {
  curse: [
    [0, 0, 0, 0, 0, 2, 0],
    [0, 0, 0, 0, 0, 4, 1],
  ],
  ambush: [
    [2, 0, 0, 0, 0, 0, 0],
    [3, 1, 0, 0, 0, 0, 0],
  ],
  venom: [
    [0, 1, 0, 0, 0, 0, 0],
    [0, 2, 1, 0, 0, 0, 0],
  ],
  frenzy: [
    [0, 2, 2, 0, 0, 0, 0],
    [1, 3, 3, 0, 0, 0, 0],
    [2, 5, 4, 0, 0, 0, 0],
  ],
  mending: [
    [2, 0, 0, 2, 1, 0, 0],
    [2, 0, 0, 4, 1, 0, 0],
    [3, 0, 0, 7, 2, 0, 0],
  ],
}
const WHEN: Readonly<Record<'before' | 'exchange' | 'curse', readonly Card[]>> = {
  before: ['ambush', 'frenzy', 'mending'],
  exchange: ['venom', 'mending'],
  curse: ['curse'],
}

function rowAt(rows: readonly Row[], strength: number): Row {
  for (let i = rows.length - 1; i > 0; i--) if (strength >= rows[i].min) return rows[i]
  return rows[0]
}

const damage = (base: number, plus: number, minus: number): number => {
  if (base < 1) return 0
  return Math.max(base + plus - minus, 0)
}

export function* fight(
  arms: Arms,
  purse: Purse,
  throwDie: () => number,
): Generator<Question, Outcome, Answer> {
  let { health, heroGaar, monsterGaar, chaos } = purse
  const hand = purse.hand.slice()
  const attacks: [string, number, number][] = []
  let hits = 0
  let hope = 0
  let clock = 0
  let regeneration = 0

  const result = (won: boolean, rounds: number): Outcome => ({
    won,
    rounds,
    health,
    hits,
    heroGaar: heroGaar + Math.floor(hope / 2),
    attacks,
  })
  const pray = (): void => {
    if (hope < 5) hope++
  }
  const plays = (at: keyof typeof WHEN): Answer[] => {
    const found: Answer[] = []
    if (chaos === 0) return found
    for (const card of WHEN[at])
      for (let count = 1; count <= TABLE[card].length; count++)
        if (hand.filter((held) => held === card).length >= count) found.push({ do: 'play', card, count })
    return found
  }
  const flip = (dice: [number, number]): void => {
    if (dice[0] > dice[1]) dice[0] = 7 - dice[0]
    else if (dice[1] > dice[0]) dice[1] = 7 - dice[1]
  }

  for (let round = 1; round <= 30; round++) {
    let hare = 0
    let moreWounds = 0
    let weakness = 0
    let fewerHits = 0
    let grows = 0
    const lay = (card: Card, count: number): void => {
      for (let i = 0; i < count; i++) hand.splice(hand.indexOf(card), 1)
      chaos--
      const [paw, plus, ticking, heals, lasts, less, hitless] = TABLE[card][count - 1]
      hare += paw
      moreWounds += plus
      clock += ticking
      hits = Math.max(0, hits - heals)
      grows = Math.max(grows, lasts)
      weakness += less
      fewerHits += hitless
    }

    /* 2A */
    clock = 0
    hits = Math.max(0, hits - regeneration)
    if (chaos > 0 && hand.length > 0)
      while (true) {
        const answer = yield { who: 'monster', at: 'before', answers: [...plays('before'), { do: 'done' }] }
        if (answer.do !== 'play') break
        lay(answer.card, answer.count)
      }

    /* 2B */
    const bad: [number, number] = [throwDie(), throwDie()]
    let shift = 0
    if (bad[0] + bad[1] >= 10) pray()
    if (arms.air && !arms.immune) flip(bad)
    if (arms.earth && !arms.immune) shift += 2

    /* 2C */
    let quiet = 0
    let monsterSpeaks = true
    while (quiet < 2) {
      const able = monsterSpeaks
        ? monsterGaar > 0 || (chaos > 0 && hand.length > 0)
        : heroGaar > 0 || hope >= 2
      if (!able) {
        quiet++
        monsterSpeaks = !monsterSpeaks
        continue
      }
      const answers: Answer[] = [{ do: 'pass' }]
      if ((monsterSpeaks ? monsterGaar : heroGaar) > 0)
        answers.push({ do: 'gaar', die: 0 }, { do: 'gaar', die: 1 })
      if (monsterSpeaks) answers.push(...plays('exchange'))
      else if (hope >= 2) answers.push({ do: 'hope', how: 'gaar' })
      const answer = yield { who: monsterSpeaks ? 'monster' : 'hero', at: 'exchange', answers }
      if (answer.do === 'hope') {
        hope -= 2
        heroGaar++
        continue
      }
      if (answer.do === 'gaar') {
        bad[answer.die] = throwDie()
        shift += monsterSpeaks ? 2 : -2
        if (monsterSpeaks) monsterGaar--
        else heroGaar--
      } else if (answer.do === 'play') lay(answer.card, answer.count)
      quiet = answer.do === 'pass' ? quiet + 1 : 0
      monsterSpeaks = !monsterSpeaks
    }

    /* 2D */
    const might = bad[0] + bad[1] + shift + hare
    const blow = rowAt(arms.monster, might)
    const wounds = damage(blow.base, blow.plus + moreWounds, blow.minus)
    attacks.push(['monster', might, wounds])
    health -= wounds
    if (health <= 0) return result(false, round)
    clock += blow.clock
    hits = Math.max(0, hits - blow.heal)

    /* 4A */
    if (chaos > 0 && hand.length > 0)
      while (true) {
        const answer = yield { who: 'monster', at: 'curse', answers: [...plays('curse'), { do: 'done' }] }
        if (answer.do !== 'play') break
        lay(answer.card, answer.count)
      }

    /* 4B */
    while (true) {
      const answers: Answer[] = [{ do: 'attack' }]
      if (hope >= 2) answers.push({ do: 'hope', how: 'gaar' })
      const answer = yield { who: 'hero', at: 'attack', answers }
      if (answer.do !== 'hope') break
      hope -= 2
      heroGaar++
    }
    const good: [number, number] = [throwDie(), throwDie()]
    let lift = 0
    if (good[0] + good[1] <= 5) pray()
    if (arms.air) flip(good)
    if (arms.earth) lift += 2

    /* 4C */
    if (heroGaar > 0 || hope > 0)
      while (true) {
        const answers: Answer[] = [{ do: 'done' }]
        if (heroGaar > 0) answers.push({ do: 'gaar', die: 0 }, { do: 'gaar', die: 1 })
        if (hope >= 1) answers.push({ do: 'hope', how: 'plus' })
        if (hope >= 2) answers.push({ do: 'hope', how: 'gaar' })
        if (hope >= 3) answers.push({ do: 'hope', how: 'strike' })
        const answer = yield { who: 'hero', at: 'after', answers }
        if (answer.do === 'gaar') {
          heroGaar--
          good[answer.die] = throwDie()
          lift += 2
        } else if (answer.do === 'hope') {
          if (answer.how === 'gaar') {
            hope -= 2
            heroGaar++
            continue
          }
          hope -= answer.how === 'plus' ? 1 : 3
          lift++
          if (answer.how === 'strike') hits++
          if (hits >= arms.vitality) return result(true, round)
        } else break
      }

    /* 4D */
    const force = good[0] + good[1] + lift - clock - weakness - arms.penalty
    const row = rowAt(arms.weapon, force)
    const dealt = damage(row.base, row.plus, row.minus + fewerHits)
    attacks.push(['hero', force, dealt])
    hits += dealt
    if (hits >= arms.vitality) return result(true, round)
    regeneration = Math.max(regeneration, grows)
  }
  return result(false, 30)
}
