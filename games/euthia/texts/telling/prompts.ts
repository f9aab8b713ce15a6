import type { Values } from '@vyprava/kernel'
import { lookUp } from '@vyprava/module/dictionary.ts'
import { onDemand, reading } from '@vyprava/module/read.ts'
import { say, seat, series } from '@vyprava/module/say.ts'
import { type Text, textOf } from '@vyprava/module/wording.ts'
import type { Sentence } from '@vyprava/module/words.ts'
import type { EuthiaView } from '../../rules/view.ts'
import type { prompting, prompts } from '../en/prompts.ts'
import { figure, type Lexicon } from '../lexicon.ts'
import { askedSeats, type Context } from '../sight.ts'

type PromptKey = keyof typeof prompts

export type ToldPrompt = ReturnType<typeof toldOf>
export type PromptWords = Readonly<Record<PromptKey, Text<ToldPrompt>>>

/** What those who wait are told: most questions belong to a fight. */
const WAITING: Readonly<Record<'turn' | 'decide', readonly PromptKey[]>> = {
  turn: ['cart', 'explore', 'keep', 'pair', 'trade', 'tradeFee', 'turn', 'wonTrade', 'wonTreasure'],
  decide: [
    'choose',
    'handLimit',
    'heroRoll',
    'loseCards',
    'pick-gem',
    'pick-slot',
    'pick-tile',
    'room',
    'swap',
    'teleport',
  ],
}

/** What is capped in a turn (EU-R95, EU-R96). */
const CAPS = ['arranging', 'buying', 'exchanging'] as const
/** What lies loose when there is no room (EU-846, EU-847). */
const LOOSE = ['gaar', 'dwurt', 'jewels'] as const
/** The values of prompts, as the rules name them. */
type ValueName =
  | 'cards'
  | 'chaos'
  | 'chapter'
  | 'coins'
  | 'fee'
  | 'mp'
  | 'round'
  | 'sum'
  | (typeof CAPS | typeof LOOSE)[number]

/** A question in two voices: to those who decide, and to those who wait for these players. */
export const promptsOf =
  (asks: PromptWords, words: typeof prompting, lexicon: Lexicon) =>
  (key: string, values: Values | undefined, { view, observer }: Context): Sentence => {
    const question = textOf(lookUp(asks, key), toldOf(words, lexicon, values, view))
    const asked = askedSeats(view)
    if (observer !== null && asked.includes(observer)) return say`${question}`
    const waiting = (['turn', 'decide'] as const).find((kind) => WAITING[kind].some((own) => own === key))
    return words.waiting[waiting ?? 'fight'](series(asked.map(seat), lexicon.and))
  }

function toldOf(words: typeof prompting, { count }: Lexicon, values: Values | undefined, view: EuthiaView) {
  const read = reading<ValueName>(values)
  const { number } = read
  /** Of what may be there, what is. */
  const given = <Name extends ValueName>(names: readonly Name[], said: (name: Name, n: number) => string) =>
    names.flatMap((name) => {
      const n = read.optional(name)
      return n === null ? [] : [said(name, n)]
    })
  return onDemand({
    monsterDice: () => monsterDice(view),
    heroDice: () => heroDice(view),
    chapter: () => chapterOf(number('chapter')),
    round: () => number('round'),
    sum: () => figure(number('sum')),
    cards: () => words.cards(number('cards')),
    chaos: () => count.chaos(number('chaos')),
    coins: () => count.coins(number('coins')),
    fee: () => count.coins(number('fee')),
    mp: () => count.mp(number('mp')),
    /** What is left of caps, as further sentences; the rules give the number only when it is small. */
    caps: () => given(CAPS, (cap, n) => ` ${words.caps[cap](n)}`).join(''),
    /** What its own slots do not hold, in brackets: "2 Gaary, 1 drahokam nebo esence" */
    loose: () => {
      const loose = given(LOOSE, (what, n) => (what === 'jewels' ? words.jewels(n) : count[what](n)))
      return loose.length === 0 ? '' : ` (${words.loose}: ${loose.join(', ')})`
    },
  })
}

const CHAPTERS = ['', 'I', 'II', 'III', 'IV', 'V']
export const chapterOf = (chapter: number): string => CHAPTERS[chapter] ?? String(chapter)

/** "4 + 3 + 2": the dice that are in play, and what the roll has got. */
function rollText(dice: readonly number[], plus: number): string {
  const shown = dice.filter((die) => die > 0).join(' + ')
  if (plus === 0) return shown
  return plus < 0 ? `${shown} − ${-plus}` : `${shown} + ${plus}`
}

export const heroDice = ({ fight }: EuthiaView): string =>
  fight === null ? '–' : rollText(fight.heroDice, fight.heroRoll)
export const monsterDice = ({ fight }: EuthiaView): string =>
  fight === null ? '–' : rollText(fight.monsterDice, fight.monsterRoll)
