import { checkProperty, type PropertyName } from '@vyprava/kernel/testing/suite'
import { describe, expect, test } from 'vitest'
import { pack } from '../pack.ts'
import { subjectFor } from '../subject.ts'

const subject = subjectFor(pack)
const quick = subject.tables.filter(({ name }) => name.startsWith('quick'))

/** What can go wrong by the story of a scenario; the rest of the properties is asked in `conformance.test.ts`. */
const PROPERTIES: readonly PropertyName[] = [
  'the list is complete',
  'refusals agree with the list',
  'never a dead end',
  'every game ends within its bound',
  'states survive JSON',
  'pieces are conserved',
  'progress and result are well-formed',
]
/** What a story hides is the same for any number of players: it is asked with one of them in each mode. */
const OF_SECRETS: readonly PropertyName[] = [
  'imagined states fit the view',
  'hidden things are imagined anew',
  'nothing leaks by view',
  'nothing leaks by events',
]
const SECRET_TABLES = ['competitive, 3p', 'cooperative, 2p', 'solo, 1p']

/** Every scenario of the story in every mode, with every number of players. */
describe('every table', () => {
  for (const table of quick)
    test(table.name, () => {
      const secrets = SECRET_TABLES.some((end) => table.name.endsWith(end)) ? OF_SECRETS : []
      for (const property of [...PROPERTIES, ...secrets])
        expect(checkProperty({ ...subject, tables: [table] }, property, { runs: 1 })).toBeNull()
    })
})
