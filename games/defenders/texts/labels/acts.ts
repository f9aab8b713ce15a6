import { PHRASES } from '../../rules/actions.ts'
import type { ActWords } from '../en/acts.ts'
import type { phrases } from '../en/telling.ts'

/** What a machine card that is left would do. */
interface LoomingFacts {
  readonly name: string
  readonly left: number
  readonly all: number
  readonly walls: number
  readonly builds: readonly string[]
  readonly pollutes: number
  readonly hunters: number
}

export type ActLabels = ReturnType<typeof actsOf>

/** What is done, in words: the ruler, previews and buttons. */
export const actsOf = ({ looming, ...words }: ActWords, said: typeof phrases) => ({
  ...words,
  phrases: PHRASES.map((phrase) => said[phrase]),
  /** "Mašiny (1 z 5): 4 zdi" */
  looming({ name, left, all, walls, builds, pollutes, hunters }: LoomingFacts): string {
    const does = [
      ...(walls === 0 ? [] : [looming.walls(walls)]),
      ...builds.map(looming.factory),
      ...(pollutes === 0 ? [] : [looming.pollution(pollutes)]),
      ...(hunters === 0 ? [] : [looming.hunters(hunters)]),
    ]
    return `${looming.card(name, left, all)}: ${does.length === 0 ? looming.nothing : does.join(', ')}`
  },
})
