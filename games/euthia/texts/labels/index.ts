import { capital, present } from '@vyprava/module/wording.ts'
import type { Language } from '@vyprava/module/words.ts'
import type { Mode } from '../../content/schema.ts'
import type { ActionType } from '../../rules/actions.ts'
import * as cs from '../cs/labels.ts'
import * as en from '../en/labels.ts'
import { TOKENS, times } from '../lexicon.ts'
import * as sk from '../sk/labels.ts'

/** A place of the board, as it is said. */
interface SlotFacts {
  readonly place: string
  readonly tile: string | null
  readonly does: string | null
  /** What opens it. */
  readonly lock: string | null
  readonly used: boolean
}

interface FieldFacts {
  readonly code: string
  /** The tile, its field and what is there. */
  readonly place: string
  /** What elementals do there, with its comma; nothing when they do nothing. */
  readonly omen: string
  readonly heroes: readonly string[]
  readonly lit: boolean
}

/** From how much on a wound is possible, likely, certain. */
const LIKELY = [0.25, 0.6, 0.95]

export type EuthiaLabels = ReturnType<typeof labelsFrom>
export type CombatLabels = EuthiaLabels['combat']
export type LandLabels = EuthiaLabels['land']
export type LayingLabels = EuthiaLabels['laying']
export type MarketLabels = EuthiaLabels['market']
export type RoundLabels = EuthiaLabels['round']

/** The words of the table, part by part. */
function labelsFrom(words: typeof en) {
  const does = doesOf(words.does)
  return {
    does,
    combat: combatOf(words),
    hero: heroOf(words),
    land: landOf(words),
    market: marketOf(words, does),
    round: { ...words.LEXICON.things, ...TOKENS, ...roundOf(words) },
    laying: layingOf(words),
  }
}

/** Every action by the words of one of its kind. */
const doesOf = (words: typeof en.does): Readonly<Record<ActionType, string>> => ({
  ...words,
  buyPersonal: words.buy,
  cashSilver: words.cashGold,
  dropEssence: words.dropTile,
  dropGem: words.dropTile,
  dropToken: words.dropTile,
  dropTrophy: words.dropTile,
  sellEssence: words.sell,
  sellGem: words.sell,
  trophy: words.control,
  useEssence: words.use,
  useGem: words.use,
})

function combatOf({ combat, LEXICON: { count, and } }: typeof en) {
  const { sum, again, die, exchange, foe, hero, chances } = combat
  return {
    ...combat,
    again: {
      ...again,
      /** Who may answer, and with what. */
      answers: (name: string, gaar: number, chaos: number): string =>
        again.answers(
          name,
          present([gaar > 0 ? count.gaar(gaar) : null, chaos > 0 ? combat.chaos(chaos) : null], ` ${and} `),
        ),
    },
    sum: { ...sum, foe: sum.of, hero: sum.of },
    die: { ...die, face: (face: number, side: 'hero' | 'monster'): string => die[side](face) },
    exchange: { ...exchange, wounds: count.wounds, hits: count.hits },
    foe: { ...foe, ...TOKENS, chaosLeft: combat.chaos, gaarLeft: count.gaar },
    hero: { ...hero, ...TOKENS },
    chances: {
      ...chances,
      /** From the chance of a wound and how many there are on average. */
      wounds: (chance: number, mean: string): string =>
        chances.wounds(chances.likely[LIKELY.filter((from) => chance > from).length], mean),
    },
  }
}

function heroOf({ hero, does, LEXICON: { count, things } }: typeof en) {
  const slots = (name: string) => (had: number, all: number) => `${name}: ${had}, ${hero.slots(all)}`
  return {
    ...hero,
    ...TOKENS,
    health: capital(things.health),
    gems: capital(things.gems),
    tokens: { gaar: slots(TOKENS.gaar), dwurt: slots(TOKENS.dwurt) },
    coins: count.coins,
    /** A loose gem or essence. */
    loose: (name: string, had: number): string => times(had, name),
    slot({ place, tile, does: told, lock, used }: SlotFacts): string {
      if (tile !== null) return `${place}: ${tile}${used ? `, ${hero.used}` : ''}. ${told ?? ''}`
      return `${place}: ${lock === null ? hero.freeSlot : hero.lockedSlot(lock)}`
    },
    room: { ...hero.room, drop: does.dropTile },
  }
}

function landOf({ land, does, LEXICON: { actions, count, things } }: typeof en) {
  const { buttons, ask, tokens, panel } = land
  const kinds = Object.values(actions)
  const some = (n: number, said: (n: number) => string): string | null => (n > 0 ? said(n) : null)
  return {
    ...land,
    reputation: capital(things.reputation),
    buttons: { ...buttons, end: does.endTurn },
    ask: {
      ...ask,
      /** What the end of the turn takes: points, tokens beyond the one that may be kept, and granted actions. */
      lost: (points: number, held: number, granted: number): string =>
        ask.lost(present([some(points, count.mp), some(held, ask.tokens), some(granted, ask.actions)])),
    },
    /** What a screen reader says of a field. */
    field({ code, place, omen, heroes, lit }: FieldFacts): string {
      const there = heroes.length === 0 ? null : `${land.heroes}: ${heroes.join(', ')}`
      return present([`${code}: ${place}${omen}`, there, lit ? land.lit : null], '; ')
    },
    tokens: {
      ...tokens,
      kinds,
      mp: count.mp,
      one: (kind: number, held: number, granted: number): string =>
        present([tokens.one(kinds[kind], held), some(granted, tokens.granted)]),
    },
    panel: { ...panel, ...things, ...TOKENS, rep: things.reputation },
  }
}

function marketOf({ market, LEXICON: { count } }: typeof en, does: Readonly<Record<ActionType, string>>) {
  const { services, pair, quests, cards } = market
  return {
    ...market,
    does,
    found: (name: string, told: string): string => `${name}. ${told}`,
    services: { ...services, buyGaar: TOKENS.gaar, reveal: does.reveal },
    pair: {
      ...pair,
      about: (left: number): string => present([pair.about, left === 0 ? null : pair.more(left)], ' '),
    },
    quests: {
      ...quests,
      left: count.cards,
      spoken: (name: string, cost: string, reward: string, has: boolean): string =>
        `${name}. ${quests.give}: ${cost}, ${has ? quests.has : quests.hasNot}. ${quests.gain}: ${reward}`,
    },
    cards: {
      ...cards,
      spoken: (name: string, held: number): string => (held === 1 ? name : `${name}, ${held}×`),
    },
  }
}

const roundOf = ({ round, land, LEXICON: { things } }: typeof en) => ({
  ...round,
  scenario: capital(things.scenario),
  steps: { ...round.steps, tokens: land.tokens.title },
})

const layingOf = ({ laying, LEXICON: { things } }: typeof en) => ({
  ...laying,
  ...things,
  ...TOKENS,
  /** "8 kol · jen společně" */
  about: (rounds: number, modes: readonly Mode[]): string =>
    `${laying.rounds(rounds)} · ${modes.includes('competitive') ? laying.rivals : laying.together}`,
  /** A hero for those who listen: name, numbers, and who has it. */
  hero: (name: string, numbers: string, player: string | null): string =>
    present([`${name}: ${numbers}`, player === null ? null : laying.playedBy(player)], '. '),
})

const ALL: Readonly<Record<Language, EuthiaLabels>> = {
  cs: labelsFrom(cs),
  sk: labelsFrom(sk),
  en: labelsFrom(en),
}

export const labelsIn = (language: Language): EuthiaLabels => ALL[language]
