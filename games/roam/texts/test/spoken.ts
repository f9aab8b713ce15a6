import type { Sentence } from '@vyprava/atlas/words.ts'
import { startMatch } from '@vyprava/kernel'
import { shippedPack } from '../../content/index.ts'
import { createRoam, type RoamOptions, type RoamView } from '../../rules/index.ts'
import { cs } from '../cs.ts'
import { en } from '../en.ts'
import type { Context } from '../sight.ts'
import { sk } from '../sk.ts'

export const pack = shippedPack()
const game = createRoam(pack)

export const LANGUAGES = ['cs', 'sk', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const WORDS = { cs: cs(pack), sk: sk(pack), en: en(pack) } as const

const PLAYERS = ['Ada', 'Bert', 'Cyril', 'Dora']

/** A sentence as it is read aloud. */
export const spoken = (sentence: Sentence): string =>
  sentence
    .map((phrase) => {
      if (typeof phrase === 'string') return phrase
      return 'seat' in phrase ? PLAYERS[phrase.seat] : phrase.name
    })
    .join('')

/** Letters that do not belong to a language. */
const FOREIGN = { cs: /[ľĺŕäô]/i, sk: /[ěřů]/i, en: /[áčďéěíňóřšťúůýžľĺŕäô]/i } as const
const BROKEN = /^$|^ | $|undefined|NaN|null|\[object|[{}]| {2}| [,.;:)]|\( |\.\.|-\d/

/** The texts that are broken or in the wrong language: none, we hope. */
export const flaws = (language: Language, texts: readonly string[]): string[] =>
  texts.filter((text) => BROKEN.test(text) || FOREIGN[language].test(text))

export function start(seats: number, options: Partial<RoamOptions>, seed: string) {
  const started = startMatch(game, { seats, options, seed })
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

/** The first view of a full game of two. */
export const someView = (): RoamView => start(2, { mode: 'full', start: 'seat0' }, 'words').sight(0).view

export const contextOf = (view: RoamView, observer: number | null): Context => ({
  view,
  names: PLAYERS,
  observer,
})

/** Every text of the facts. */
export const factTexts = (language: Language, context: Context): string[] =>
  WORDS[language].facts(context).flatMap(({ title, rows }) => [title, ...rows.flat()])
