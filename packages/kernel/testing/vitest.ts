import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Subject } from './subject.ts'
import { checkProperty, dumpOf, PROPERTY_NAMES } from './suite.ts'

export type { Subject, TableSpec } from './subject.ts'

/** A test of one or several rules of a rulebook, by number. `vyprava rules` counts them. */
export function rule(
  numbers: string | readonly string[],
  title: string,
  body: () => void | Promise<void>,
): void {
  const list = typeof numbers === 'string' ? [numbers] : numbers
  test(`${list.join(', ')} ${title}`, body)
}

/** The conformance suite: one call per game. A failure prints its seed and leaves a dump to replay. */
export function conformance(
  subject: Subject,
  { runs = 20, seed = 1 }: { runs?: number; seed?: number } = {},
): void {
  describe(`${subject.game.id} conforms`, () => {
    for (const property of PROPERTY_NAMES) {
      // On a busy machine it may take long; how long is no matter of this suite.
      test(property, { timeout: 300_000 }, () => {
        const failure = checkProperty(subject, property, { runs, seed })
        if (failure === null) return
        const file = join('dumps', `${subject.game.id}-${property.replaceAll(' ', '-')}.json`)
        mkdirSync('dumps', { recursive: true })
        writeFileSync(file, JSON.stringify(dumpOf(subject, failure), null, 2))
        expect.fail(`${failure.message}\n${JSON.stringify(failure.run)}\nnpx vyprava replay ${file}`)
      })
    }
  })
}
